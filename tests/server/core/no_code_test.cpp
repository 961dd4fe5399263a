// Every code with which the server can refuse a request is in the schema, and in the page for authors of
// clients.
#include "server/core/no_code.hpp"

#include <boost/json/parse.hpp>

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <set>
#include <string>

using namespace shinpan::server;

namespace {

std::set<std::string> codes_of_server() {
    std::set<std::string> codes;
    for (int i = 0; !word_of(static_cast<NoCode>(i)).empty(); ++i)
        codes.emplace(word_of(static_cast<NoCode>(i)));
    return codes;
}

std::string text_of(const char* path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

TEST_CASE("the schema has the codes that the server can refuse with, and no others") {
    const boost::json::value schema = boost::json::parse(text_of("docs/schema/socket.json"));
    std::set<std::string> codes;
    for (const boost::json::value& code :
         schema.at_pointer("/definitions/No/properties/code/enum").as_array())
        codes.insert(code.as_string().c_str());
    CHECK(codes == codes_of_server());
    CHECK(codes.contains("too_often"));
}

TEST_CASE("the page for authors of clients says what each code means") {
    const std::string page = text_of("docs/protocol.md");
    for (const std::string& code : codes_of_server()) {
        CAPTURE(code);
        CHECK(page.find("`" + code + "`") != std::string::npos);
    }
}
