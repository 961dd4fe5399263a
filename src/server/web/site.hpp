// Site: the files of the play site, and the answer that a request for one of them gets. No sockets here.
//
//   const Site site(embedded_files());
//   site.answer({.method = "GET", .target = "/"}).status    // 200, with the body of /index.html
//
// HTTP semantics: RFC 9110; caching: RFC 9111.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::server {

struct SiteFile {
    std::string_view path;  // from the root of the site, such as "/assets/board.js"
    std::string_view content;
    std::string_view gzipped;  // the same compressed; empty where that saves nothing
};

// What the program was built with (cmake/site.cmake); empty where the site was not built.
std::span<const SiteFile> embedded_files();

// What of a request matters here. Header fields that are missing are empty.
struct Request {
    std::string_view method;
    std::string_view target;  // as it stands in the request line
    std::string_view accept_encoding{};
    std::string_view if_none_match{};
};

struct Answer {
    struct Field {
        std::string_view name;
        std::string value;
    };
    int status = 200;
    std::vector<Field> fields{};  // but for those of the connection; Content-Length is the body's size
    std::string_view body{};      // what GET would send; left out for HEAD by `sends_body`
    bool sends_body = true;
};

// A plain text that says why there is no page.
Answer refusal(int status, std::string_view why);

class Site {
public:
    // The files' texts must outlive the site.
    explicit Site(std::span<const SiteFile>);

    bool empty() const { return entries_.empty(); }

    // 200, 304 (the browser has it), 400 (no path), 404, or 405 (neither GET nor HEAD).
    Answer answer(const Request&) const;

private:
    struct Entry {
        SiteFile file;
        std::uint64_t hash;
    };
    const Entry* find(std::string_view path) const;

    std::vector<Entry> entries_;  // by path
};

// The path that a request's target names, percent signs decoded, without query and fragment; empty where it
// is malformed, or goes above the root.
std::string path_of(std::string_view target);

// Does an Accept-Encoding field allow gzip?
bool takes_gzip(std::string_view accept_encoding);

}  // namespace shinpan::server
