#include "server/web/site.hpp"

#include "base/hash.hpp"
#include "base/text.hpp"
#include "server/web/hosts.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

namespace shinpan::server {
namespace {

// The page may run its own scripts and its own WebAssembly, talk to its own host, and nothing else.
constexpr std::string_view content_security =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

constexpr std::string_view security_of_refusals = "default-src 'none'; frame-ancestors 'none'";

// What the site never asks a browser for.
constexpr std::string_view no_permissions =
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), "
    "microphone=(), midi=(), payment=(), usb=()";

// Of every answer: it is what it says, tells nobody where its reader comes from, and shares nothing with
// pages of another origin.
void add_protection(Answer& answer) {
    const Answer::Field all[] = {{"X-Content-Type-Options", "nosniff"},
                                 {"Referrer-Policy", "no-referrer"},
                                 {"Cross-Origin-Opener-Policy", "same-origin"},
                                 {"Cross-Origin-Resource-Policy", "same-origin"},
                                 {"Permissions-Policy", std::string(no_permissions)}};
    answer.fields.insert(answer.fields.end(), std::begin(all), std::end(all));
}

struct MediaType {
    std::string_view ending;
    std::string_view type;
};

constexpr MediaType media_types[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/vnd.microsoft.icon"},
    {".sgf", "application/x-go-sgf"},
    {".txt", "text/plain; charset=utf-8"},
    {".woff2", "font/woff2"},
};

std::string_view media_type_of(std::string_view path) {
    for (const MediaType& known : media_types)
        if (path.ends_with(known.ending)) return known.type;
    return "application/octet-stream";
}

std::string entity_tag(std::uint64_t hash, bool gzipped) {
    return '"' + hexadecimal(hash) + (gzipped ? "-gz\"" : "\"");
}

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

// Calls f with each part between the separators, without blanks around it, until it says true.
template <class F>
bool any_part(std::string_view text, char separator, F f) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        if (f(trimmed(text.substr(0, end)))) return true;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return false;
}

bool names(std::string_view if_none_match, std::string_view tag) {
    return any_part(if_none_match, ',', [&](std::string_view one) {
        if (one.starts_with("W/")) one.remove_prefix(2);
        return one == tag || one == "*";
    });
}

// Files under /assets/ have a hash of what they hold in their name.
std::string_view caching_of(std::string_view path) {
    return path.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

bool goes_up(std::string_view path) {
    return any_part(path, '/', [](std::string_view part) { return part == ".."; });
}

}  // namespace

Answer refusal(int status, std::string_view why) {
    Answer answer{.status = status};
    answer.fields = {{"Content-Type", "text/plain; charset=utf-8"},
                     {"Content-Security-Policy", std::string(security_of_refusals)}};
    add_protection(answer);
    answer.body = why;
    return answer;
}

std::string path_of(std::string_view target) {
    if (const std::string_view authority = authority_of(target); !authority.empty()) {
        target.remove_prefix(static_cast<std::size_t>(authority.end() - target.begin()));
        if (!target.starts_with('/')) return "/index.html";
    }
    target = target.substr(0, target.find_first_of("?#"));
    if (!target.starts_with('/')) return {};
    std::string path;
    for (std::size_t i = 0; i < target.size(); ++i) {
        if (target[i] != '%') {
            path += target[i];
            continue;
        }
        const int high = i + 2 < target.size() ? hex_digit(target[i + 1]) : -1;
        const int low = high < 0 ? -1 : hex_digit(target[i + 2]);
        const int code = low < 0 ? 0 : high * 16 + low;
        if (code == 0) return {};
        path += static_cast<char>(code);
        i += 2;
    }
    if (goes_up(path)) return {};
    return path.ends_with('/') ? path + "index.html" : path;
}

bool takes_gzip(std::string_view accept_encoding) {
    std::optional<bool> named, any;
    any_part(accept_encoding, ',', [&](std::string_view one) {
        const std::size_t end = std::min(one.find(';'), one.size());
        const std::string coding = lower(trimmed(one.substr(0, end)));
        const std::string_view weight = trimmed(one.substr(std::min(end + 1, one.size())));
        const bool is_taken = weight.empty() || weight.find_first_not_of("Qq=0.") != std::string_view::npos;
        if (coding == "gzip" || coding == "x-gzip") named = is_taken;
        if (coding == "*") any = is_taken;
        return false;
    });
    return named.value_or(any.value_or(false));
}

Site::Site(std::span<const SiteFile> files) {
    for (const SiteFile& file : files) entries_.push_back({file, hash_of(file.content)});
    std::sort(entries_.begin(), entries_.end(),
              [](const Entry& a, const Entry& b) { return a.file.path < b.file.path; });
}

const Site::Entry* Site::find(std::string_view path) const {
    const auto before = [](const Entry& entry, std::string_view wanted) { return entry.file.path < wanted; };
    const auto found = std::lower_bound(entries_.begin(), entries_.end(), path, before);
    return found != entries_.end() && found->file.path == path ? &*found : nullptr;
}

Answer Site::answer(const Request& request) const {
    const bool is_head = request.method == "HEAD";
    if (!is_head && request.method != "GET") {
        Answer answer = refusal(405, "This server only hands out the play site.\n");
        answer.fields.push_back({"Allow", "GET, HEAD"});
        return answer;
    }
    const std::string path = path_of(request.target);
    const Entry* entry = path.empty() ? nullptr : find(path);
    if (entry == nullptr) {
        Answer answer = path.empty() ? refusal(400, "That is not a path.\n")
                                     : refusal(404, "There is no such page. The play site is at /.\n");
        answer.sends_body = !is_head;
        return answer;
    }
    const bool gzipped = !entry->file.gzipped.empty() && takes_gzip(request.accept_encoding);
    const std::string tag = entity_tag(entry->hash, gzipped);
    Answer answer{.body = gzipped ? entry->file.gzipped : entry->file.content, .sends_body = !is_head};
    answer.fields = {{"ETag", tag},
                     {"Cache-Control", std::string(caching_of(path))},
                     {"Vary", "Accept-Encoding"},
                     {"Content-Security-Policy", std::string(content_security)}};
    add_protection(answer);
    if (names(request.if_none_match, tag)) {
        answer.status = 304;
        answer.sends_body = false;
        return answer;
    }
    answer.fields.push_back({"Content-Type", std::string(media_type_of(path))});
    if (gzipped) answer.fields.push_back({"Content-Encoding", "gzip"});
    return answer;
}

}  // namespace shinpan::server
