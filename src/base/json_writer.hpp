// JsonWriter: writes one JSON value onto a string, without spaces and on one line.
//
//   std::string out;
//   JsonWriter json(out);
//   json.begin_object().key("moves").number(211).key("result").text("B+3.5").end_object();
//
// Commas are its business; that keys and values alternate is the caller's.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace shinpan {

class JsonWriter {
public:
    // Appends to `out`, which must outlive the writer.
    explicit JsonWriter(std::string& out) : out_(&out) {}

    JsonWriter& begin_object() { return open('{'); }
    JsonWriter& end_object() { return close('}'); }
    JsonWriter& begin_array() { return open('['); }
    JsonWriter& end_array() { return close(']'); }

    JsonWriter& key(std::string_view);
    JsonWriter& text(std::string_view);  // bytes that are not UTF-8 become U+FFFD
    JsonWriter& number(std::int64_t);
    JsonWriter& decimal(double, int digits);  // so many behind the point; finite
    JsonWriter& boolean(bool);
    JsonWriter& null();

private:
    JsonWriter& open(char bracket);
    JsonWriter& close(char bracket);
    void separate();
    void quote(std::string_view);

    std::string* out_;
    bool comma_ = false;  // a value or key that follows needs a comma
};

}  // namespace shinpan
