#include "base/json_writer.hpp"

#include "base/decimal.hpp"
#include "base/utf8.hpp"

namespace shinpan {
namespace {

bool is_plain(char c) { return 0x20 <= c && c < 0x7f && c != '"' && c != '\\'; }

void append_escaped(std::string& out, char c) {
    constexpr std::string_view digits = "0123456789abcdef";
    switch (c) {
        case '"': out += "\\\""; return;
        case '\\': out += "\\\\"; return;
        case '\n': out += "\\n"; return;
        case '\t': out += "\\t"; return;
        default: break;
    }
    out += "\\u00";
    out += digits[static_cast<unsigned char>(c) >> 4];
    out += digits[static_cast<unsigned char>(c) & 15];
}

}  // namespace

JsonWriter& JsonWriter::open(char bracket) {
    separate();
    *out_ += bracket;
    comma_ = false;
    return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
    *out_ += bracket;
    comma_ = true;
    return *this;
}

void JsonWriter::separate() {
    if (comma_) *out_ += ',';
    comma_ = true;
}

JsonWriter& JsonWriter::key(std::string_view name) {
    separate();
    quote(name);
    *out_ += ':';
    comma_ = false;
    return *this;
}

JsonWriter& JsonWriter::text(std::string_view value) {
    separate();
    quote(value);
    return *this;
}

JsonWriter& JsonWriter::number(std::int64_t value) {
    separate();
    *out_ += std::to_string(value);
    return *this;
}

JsonWriter& JsonWriter::decimal(double value, int digits) {
    separate();
    *out_ += shinpan::decimal(value, digits);
    return *this;
}

JsonWriter& JsonWriter::boolean(bool value) {
    separate();
    *out_ += value ? "true" : "false";
    return *this;
}

JsonWriter& JsonWriter::null() {
    separate();
    *out_ += "null";
    return *this;
}

void JsonWriter::quote(std::string_view text) {
    *out_ += '"';
    for (std::size_t i = 0; i < text.size();) {
        std::size_t plain = i;
        while (plain < text.size() && is_plain(text[plain])) ++plain;
        out_->append(text.substr(i, plain - i));
        i = plain;
        if (i == text.size()) break;
        const std::size_t length = utf8_length(text.substr(i));
        if (length > 1)
            out_->append(text.substr(i, length));
        else if (length == 1)
            append_escaped(*out_, text[i]);
        else
            out_->append(replacement_character);
        i += length == 0 ? 1 : length;
    }
    *out_ += '"';
}

}  // namespace shinpan
