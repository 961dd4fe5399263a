#include "tournament/report/printed_table.hpp"

#include "base/utf8.hpp"

#include <algorithm>

namespace shinpan::tournament {
namespace {

constexpr std::string_view between = "  ";

// The value of the character at the head of a text of well-formed UTF-8.
char32_t code_point(std::string_view character) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
    constexpr unsigned char first_bits[] = {0, 0x7f, 0x1f, 0x0f, 0x07};
    char32_t value = byte(0) & first_bits[character.size()];
    for (std::size_t i = 1; i < character.size(); ++i) value = value << 6 | (byte(i) & 0x3f);
    return value;
}

// Wide and full-width characters of Unicode's East Asian Width, as whole blocks.
bool is_wide(char32_t c) {
    return (0x1100 <= c && c <= 0x115f) || (0x2e80 <= c && c <= 0xa4cf) || (0xac00 <= c && c <= 0xd7a3) ||
           (0xf900 <= c && c <= 0xfaff) || (0xfe30 <= c && c <= 0xfe6f) || (0xff00 <= c && c <= 0xff60) ||
           (0xffe0 <= c && c <= 0xffe6) || (0x20000 <= c && c <= 0x3fffd);
}

bool is_combining(char32_t c) { return 0x300 <= c && c <= 0x36f; }

std::string padded(const std::string& cell, int width, bool to_the_right) {
    const std::string blanks(static_cast<std::size_t>(std::max(0, width - display_width(cell))), ' ');
    return to_the_right ? blanks + cell : cell + blanks;
}

std::vector<int> widths_of(const PrintedTable& table) {
    std::vector<int> widths;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        int width = display_width(table.columns[i].title);
        for (const auto& row : table.rows) width = std::max(width, display_width(row[i]));
        widths.push_back(width);
    }
    return widths;
}

template <class CellAt>
std::string line(const PrintedTable& table, const std::vector<int>& widths, CellAt cell_at) {
    std::string text;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        if (i > 0) text += between;
        text += padded(cell_at(i), widths[i], table.columns[i].is_number);
    }
    text.erase(text.find_last_not_of(' ') + 1);
    return text + '\n';
}

std::string cell_in_html(const char* kind, const PrintedColumn& column, std::string_view text) {
    return std::string("<") + kind + (column.is_number ? " class=\"number\">" : ">") + in_html(text) + "</" +
           kind + ">";
}

std::string table_in_html(const PrintedTable& table) {
    std::string html = "<section>\n<table>\n<caption>" + in_html(table.title) + "</caption>\n<thead><tr>";
    for (const PrintedColumn& column : table.columns) html += cell_in_html("th", column, column.title);
    html += "</tr></thead>\n<tbody>\n";
    for (const auto& row : table.rows) {
        html += "<tr>";
        for (std::size_t i = 0; i < row.size(); ++i) html += cell_in_html("td", table.columns[i], row[i]);
        html += "</tr>\n";
    }
    html += "</tbody>\n</table>\n";
    for (const std::string& note : table.notes) html += "<p>" + in_html(note) + "</p>\n";
    for (const std::string& picture : table.pictures) html += "<pre>" + in_html(picture) + "</pre>\n";
    return html + "</section>\n";
}

constexpr std::string_view style =
    "body{font:16px/1.4 system-ui,sans-serif;margin:1.5em;color:#111;background:#fff}"
    "section{margin-bottom:2em}pre{break-inside:avoid;line-height:1.15}table{border-collapse:collapse}"
    "caption{font-weight:bold;font-size:1.3em;text-align:left;padding-bottom:.4em}"
    "th,td{padding:.2em .7em;border-bottom:1px solid #999;text-align:left;vertical-align:top}"
    ".number{text-align:right;font-variant-numeric:tabular-nums}thead{display:table-header-group}tr{break-"
    "inside:avoid}"
    ".slips{display:grid;grid-template-columns:1fr 1fr;gap:1em}"
    ".slip{border:1px dashed #555;padding:1em;min-height:11.5cm;box-sizing:border-box;break-inside:avoid}"
    ".slip dl{display:grid;grid-template-columns:auto 1fr;gap:.4em 1em}.slip dt{color:#555}.slip dd{margin:0}"
    ".slip .line{border-bottom:1px solid #111;height:2.2em}"
    "@media "
    "print{body{margin:0;font-size:11pt}section{break-after:page}section:last-of-type{break-after:auto}"
    "@page{size:A4;margin:12mm}}";

}  // namespace

int display_width(std::string_view text) {
    int width = 0;
    while (!text.empty()) {
        const std::size_t bytes = std::max<std::size_t>(1, utf8_length(text));
        if (utf8_length(text) == 0) {
            ++width;
        } else {
            const char32_t c = code_point(text.substr(0, bytes));
            width += is_combining(c) ? 0 : is_wide(c) ? 2 : 1;
        }
        text.remove_prefix(bytes);
    }
    return width;
}

std::string to_text(const PrintedTable& table) {
    const std::vector<int> widths = widths_of(table);
    std::string text = table.title.empty() ? "" : table.title + "\n\n";
    text += line(table, widths, [&](std::size_t i) { return table.columns[i].title; });
    for (const auto& row : table.rows) text += line(table, widths, [&](std::size_t i) { return row[i]; });
    if (!table.notes.empty()) text += '\n';
    for (const std::string& note : table.notes) text += note + '\n';
    for (const std::string& picture : table.pictures) text += '\n' + picture;
    return text;
}

std::string in_html(std::string_view text) {
    std::string out;
    for (const char c : text) switch (c) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            default: out += c;
        }
    return out;
}

std::string html_head(std::string_view title, std::string_view language) {
    return "<!doctype html>\n<html lang=\"" + in_html(language) +
           "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
           "content=\"width=device-width\">\n<title>" +
           in_html(title) + "</title>\n<style>" + std::string(style) + "</style>\n</head>\n<body>\n";
}

std::string html_foot() { return "</body>\n</html>\n"; }

std::string to_html(std::string_view title, std::span<const PrintedTable> tables, std::string_view language) {
    std::string html = html_head(title, language);
    for (const PrintedTable& table : tables) html += table_in_html(table);
    return html + html_foot();
}

}  // namespace shinpan::tournament
