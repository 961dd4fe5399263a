// The request line and the header fields that the site reads.
#include "server/web/site.hpp"

#include <cstdlib>

using namespace shinpan::server;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    static constexpr SiteFile files[] = {{"/index.html", "<p>board", "(smaller)"}, {"/a b", "text", {}}};
    static const Site site(files);
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    const auto line = [&] {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view found = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        return found;
    };
    Request request{.method = "GET"};
    request.target = line();
    request.accept_encoding = line();
    request.if_none_match = line();
    const Answer answer = site.answer(request);
    const std::string path = path_of(request.target);
    const bool known = path == "/index.html" || path == "/a b";
    if ((answer.status == 200 || answer.status == 304) != known) std::abort();
    return 0;
}
