#include "apps/match/run/json_values.hpp"

#include <boost/json.hpp>

#include <cmath>

namespace shinpan::inline apps::match {

std::string text_at(const boost::json::object& from, const char* key) {
    return std::string(from.at(key).as_string());
}

int number_at(const boost::json::object& from, const char* key) { return from.at(key).to_number<int>(); }

double decimal_in(const boost::json::value& from) {
    const double number = from.to_number<double>();
    if (!(std::abs(number) < 1e9)) throw boost::json::system_error(boost::json::error::not_exact);
    return number;
}

std::string text_or_empty(const boost::json::object& from, const char* key) {
    return from.at(key).is_null() ? std::string() : text_at(from, key);
}

std::optional<int> number_or_none(const boost::json::object& from, const char* key) {
    if (from.at(key).is_null()) return {};
    return number_at(from, key);
}

}  // namespace shinpan::apps::match
