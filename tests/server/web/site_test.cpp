#include "server/web/site.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace shinpan::server;

namespace {

constexpr SiteFile files[] = {
    {"/index.html", "<!doctype html><p>board", "(smaller)"},
    {"/assets/rules-1a2b.wasm", "\0asm", {}},
    {"/help/index.html", "<p>help", {}},
    {"/with space.txt", "text", {}},
};

std::string field(const Answer& answer, std::string_view name) {
    const auto found = std::find_if(answer.fields.begin(), answer.fields.end(),
                                    [&](const Answer::Field& one) { return one.name == name; });
    return found == answer.fields.end() ? "" : found->value;
}

Answer get(std::string_view target, std::string_view accept = {}, std::string_view known = {}) {
    return Site(files).answer({"GET", target, accept, known});
}

}  // namespace

TEST_CASE("a path names a file, a folder its page") {
    CHECK(get("/").body == files[0].content);
    CHECK(get("/index.html?game=abc#move").body == files[0].content);
    CHECK(get("/help/").body == files[2].content);
    CHECK(get("/with%20space.txt").body == files[3].content);
    CHECK(get("http://localhost:7361/help/?a").body == files[2].content);
    CHECK(get("http://localhost").body == files[0].content);
    CHECK(get("http://localhost?a").body == files[0].content);
    CHECK(get("/help").status == 404);
    CHECK(get("/index.htm").status == 404);
    CHECK(field(get("/"), "Content-Type") == "text/html; charset=utf-8");
    CHECK(field(get("/assets/rules-1a2b.wasm"), "Content-Type") == "application/wasm");
}

TEST_CASE("nothing above the root is asked for, and what is no path is refused") {
    for (const char* target : {"", "index.html", "ftp://localhost/", "http:///", "/%", "/%4", "/%zz", "/%00",
                               "/../etc/passwd", "/a/%2e%2e/index.html", "/.."})
        CHECK_MESSAGE(get(target).status == 400, target);
    CHECK(path_of("/..a/b..") == "/..a/b..");
}

TEST_CASE("a browser that takes gzip gets it where it is smaller") {
    CHECK(get("/", "gzip, deflate, br").body == files[0].gzipped);
    CHECK(field(get("/", "gzip"), "Content-Encoding") == "gzip");
    CHECK(get("/help/", "gzip").body == files[2].content);
    CHECK(field(get("/help/", "gzip"), "Content-Encoding").empty());
    CHECK(takes_gzip("br;q=1.0, gzip;q=0.8"));
    CHECK(takes_gzip(" gzip "));
    CHECK_FALSE(takes_gzip("gzip;q=0"));
    CHECK_FALSE(takes_gzip("gzip; q=0.000"));
    CHECK_FALSE(takes_gzip("xgzip, br"));
    CHECK(takes_gzip("GZIP"));
    CHECK(takes_gzip("br, *"));
    CHECK(takes_gzip("*;q=0, gzip"));
    CHECK_FALSE(takes_gzip("*, gzip;q=0"));
    CHECK_FALSE(takes_gzip("*;q=0"));
    CHECK_FALSE(takes_gzip(""));
}

TEST_CASE("what a browser has is not sent again") {
    const std::string plain = field(get("/"), "ETag");
    const std::string small = field(get("/", "gzip"), "ETag");
    CHECK(plain != small);
    CHECK(get("/", {}, plain).status == 304);
    CHECK_FALSE(get("/", {}, plain).sends_body);
    CHECK(get("/", {}, "\"other\", W/" + plain).status == 304);
    CHECK(get("/", {}, "*").status == 304);
    CHECK(get("/", "gzip", plain).status == 200);
    CHECK(get("/help/", {}, plain).status == 200);
    CHECK(field(get("/assets/rules-1a2b.wasm"), "Cache-Control").find("immutable") != std::string::npos);
    CHECK(field(get("/"), "Cache-Control") == "no-cache");
}

TEST_CASE("other methods are refused, and HEAD is told without a body") {
    const Site site(files);
    const Answer post = site.answer({"POST", "/"});
    CHECK(post.status == 405);
    CHECK(field(post, "Allow") == "GET, HEAD");
    const Answer head = site.answer({"HEAD", "/"});
    CHECK(head.status == 200);
    CHECK_FALSE(head.sends_body);
    CHECK(head.body == files[0].content);  // for its length
    CHECK_FALSE(site.answer({"HEAD", "/none"}).sends_body);
}

TEST_CASE("pages may run their own WebAssembly and load nothing from elsewhere") {
    const std::string policy = field(get("/"), "Content-Security-Policy");
    CHECK(policy.find("'wasm-unsafe-eval'") != std::string::npos);
    CHECK(policy.find("default-src 'self'") != std::string::npos);
    CHECK(policy.find("http") == std::string::npos);
}

TEST_CASE("every answer, refusals too, shares nothing with pages of other origins") {
    const Site site(files);
    const Answer all[] = {get("/"), get("/nothing"), get("/../x"),
                          site.answer({.method = "POST", .target = "/"}), refusal(503, "busy")};
    for (const Answer& answer : all) {
        CAPTURE(answer.status);
        CHECK(field(answer, "Content-Security-Policy").find("frame-ancestors 'none'") != std::string::npos);
        CHECK(field(answer, "Cross-Origin-Opener-Policy") == "same-origin");
        CHECK(field(answer, "Cross-Origin-Resource-Policy") == "same-origin");
        CHECK(field(answer, "Permissions-Policy").find("camera=()") != std::string::npos);
        CHECK(field(answer, "X-Content-Type-Options") == "nosniff");
        CHECK(field(answer, "Referrer-Policy") == "no-referrer");
    }
}
