// Values of an object in JSON that we have written: each throws where it is missing or of another kind, since
// another program wrote it then.
//
//   line.result = text_at(object, "result");
#pragma once

#include <optional>
#include <string>

namespace boost::json {
class object;
class value;
}

namespace shinpan::inline apps::match {

std::string text_at(const boost::json::object&, const char* key);
int number_at(const boost::json::object&, const char* key);

// Within a billion, as what is written with decimal() is.
double decimal_in(const boost::json::value&);

// Where null may stand for it.
std::string text_or_empty(const boost::json::object&, const char* key);
std::optional<int> number_or_none(const boost::json::object&, const char* key);

}  // namespace shinpan::apps::match
