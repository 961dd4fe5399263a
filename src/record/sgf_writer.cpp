#include "record/sgf_writer.hpp"

#include "record/sgf_scan.hpp"

#include <algorithm>

namespace shinpan::sgf {
namespace {

constexpr std::size_t line_length = 78;  // broken before the node that would pass it

class Writer {
public:
    Writer(const Collection& games, WriteOptions options) : games_(games), options_(options) {
        const std::string_view text = games.text();
        ascii_ = std::all_of(text.begin(), text.end(), [](char c) { return (c & 0x80) == 0; });
        out_.reserve(text.size() + text.size() / 8);
    }

    std::string write() && {
        for (NodeIndex i = 0; i < games_.node_count(); ++i) {
            const Node node = games_.node(i);
            write_node(node);
            if (!node.first_child()) close_variations(node);
        }
        return std::move(out_);
    }

private:
    static bool begins_variation(const Node& node) {
        const auto parent = node.parent();
        return !parent || parent->has_variations();
    }

    void write_node(const Node& node) {
        const auto parent = node.parent();
        const bool follows_root = parent && !parent->parent();
        if (parent && (follows_root || begins_variation(node))) out_ += '\n';
        const std::size_t begin = out_.size();
        if (begins_variation(node)) out_ += '(';
        out_ += ';';
        for (int i = 0; i < node.property_count(); ++i) write_property(node.property(i), !parent);
        if (!parent && !options_.charset.empty() && !ascii_ && !node.find("CA"))
            out_.append("CA[").append(options_.charset).append("]");
        if (parent) break_line(begin);
    }

    // The node written from `begin` on goes to the next line where this one would get too long.
    void break_line(std::size_t begin) {
        const std::size_t line_begin = out_.rfind('\n', begin) + 1;
        if (begin > line_begin && out_.size() - line_begin > line_length) out_.insert(begin, 1, '\n');
    }

    void write_property(const Property& property, bool in_root) {
        const std::string_view name = property.name();
        const bool small = !has_capital(name);
        for (const char c : name) out_ += small && is_letter(c) ? static_cast<char>(c & ~0x20) : c;
        if (in_root && !options_.charset.empty() && property.is("CA")) {
            out_.append("[").append(options_.charset).append("]");
            return;
        }
        for (int i = 0; i < property.value_count(); ++i) write_value(property.value(i));
        if (property.value_count() == 0) out_ += "[]";
    }

    void write_value(std::string_view raw) {
        out_ += '[';
        for (std::size_t i = end_of_value(raw, 0); i < raw.size(); i = end_of_value(raw, 0)) {
            out_.append(raw.substr(0, i)).append("\\]");
            raw.remove_prefix(i + 1);
        }
        out_.append(raw);
        if (end_of_open_value(raw, 0) != raw.size()) out_ += '\\';
        out_ += ']';
    }

    void close_variations(Node node) {
        for (;;) {
            if (begins_variation(node)) out_ += ')';
            const auto parent = node.parent();
            if (!parent) break;
            if (node.next_sibling()) return;
            node = *parent;
        }
        out_ += '\n';
    }

    const Collection& games_;
    WriteOptions options_;
    bool ascii_;
    std::string out_;
};

}  // namespace

std::string write(const Collection& games, WriteOptions options) { return Writer(games, options).write(); }

}  // namespace shinpan::sgf
