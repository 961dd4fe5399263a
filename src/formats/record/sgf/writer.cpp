#include "formats/record/sgf/writer.hpp"

#include "formats/record/sgf/events.hpp"
#include "formats/record/sgf/scan.hpp"
#include "formats/record/sgf/standard.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace shinpan::inline formats::sgf {
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
        const bool follows_root = parent && !parent->parent() && !root_is_split_;
        if (parent && (follows_root || begins_variation(node))) out_ += '\n';
        const std::size_t begin = out_.size();
        if (begins_variation(node)) out_ += '(';
        out_ += ';';
        std::vector<Property> later;
        if (has_repeated(node))
            later = write_merged(node);
        else
            for (int i = 0; i < node.property_count(); ++i) write_property(node.property(i), !parent);
        if (!parent && !options_.charset.empty() && !ascii_ && !node.find("CA"))
            out_.append("CA[").append(options_.charset).append("]");
        if (parent) break_line(begin);
        if (!parent) root_is_split_ = !later.empty();
        if (!parent && root_is_split_) out_ += '\n';
        for (const Property& event : later) write_event(event);
    }

    // A node for a move or event that stood beside another.
    void write_event(const Property& event) {
        const std::size_t begin = out_.size();
        out_ += ';';
        write_property(event, false);
        break_line(begin);
    }

    // The node written from `begin` on goes to the next line where this one would get too long.
    void break_line(std::size_t begin) {
        const std::size_t line_begin = out_.rfind('\n', begin) + 1;
        if (begin > line_begin && out_.size() - line_begin > line_length) out_.insert(begin, 1, '\n');
    }

    // Does a name stand twice in the node?
    bool has_repeated(const Node& node) {
        const int count = node.property_count();
        constexpr int few = 6;
        if (count <= few) {
            for (int i = 1; i < count; ++i)
                for (int j = 0; j < i; ++j)
                    if (is_same_name(node.property(i), node.property(j))) return true;
            return false;
        }
        names_.clear();
        for (int i = 0; i < count; ++i) names_.push_back(name_of(node.property(i)));
        std::sort(names_.begin(), names_.end());
        return std::adjacent_find(names_.begin(), names_.end()) != names_.end();
    }

    static bool is_same_name(const Property& a, const Property& b) {
        return a.short_name() == b.short_name() && (a.short_name() != 0 || name_of(a) == name_of(b));
    }

    // Each property once, with the values of all. Returned are the moves and events that are left, in order:
    // they follow in nodes of their own.
    std::vector<Property> write_merged(const Node& node) {
        std::map<std::string, std::vector<Property>> by_name;
        for (int i = 0; i < node.property_count(); ++i)
            by_name[name_of(node.property(i))].push_back(node.property(i));
        std::vector<Property> later;
        for (int i = 0; i < node.property_count(); ++i) {
            const auto same = by_name.extract(name_of(node.property(i)));
            if (same.empty()) continue;
            const std::vector<Property>& all = same.mapped();
            if (is_event(all.front())) {
                write_property(all.front(), !node.parent());
                later.insert(later.end(), all.begin() + 1, all.end());
            } else if (all.size() == 1) {
                write_property(all.front(), !node.parent());
            } else {
                write_name(all.front());
                for (const std::string& value : merged(all)) write_value(value);
            }
        }
        std::sort(later.begin(), later.end(), [](auto& a, auto& b) { return a.offset() < b.offset(); });
        return later;
    }

    static bool is_event(const Property& p) {
        return p.is("B") || p.is("W") || private_kind(p.name()).has_value();
    }

    // Comments are joined. Of other texts and numbers the one that counts comes first: that of the beginning
    // for what the whole file is, the last for the rest.
    static std::vector<std::string> merged(const std::vector<Property>& all) {
        std::vector<std::string> values;
        const Standard* const known = standard(all.front().short_name());
        const bool is_list = !known || known->list;
        const bool first_counts = is_list || known->root || all.front().is("GN") || all.front().is("EV");
        for (const Property& one : all)
            for (int i = 0; i < one.value_count(); ++i) values.emplace_back(one.value(i));
        if (all.front().is("C") || all.front().is("GC")) {
            std::string joined;
            for (const std::string& value : values) joined += (joined.empty() ? "" : "\n") + value;
            return {joined};
        }
        if (!first_counts) std::rotate(values.begin(), values.end() - all.back().value_count(), values.end());
        std::vector<std::string> once;
        std::set<std::string_view> seen;
        for (std::string& value : values)
            if (seen.insert(value).second) once.push_back(value);
        return once;
    }

    // As the standard writes it: capitals alone.
    static std::string name_of(const Property& property) {
        const std::string_view name = property.name();
        const bool small = !has_capital(name);
        const bool known = standard(property.short_name()) != nullptr;
        std::string out;
        for (const char c : name) {
            if (small && is_letter(c))
                out += static_cast<char>(c & ~0x20);
            else if (!known || is_capital(c))
                out += c;
        }
        return out;
    }

    void write_name(const Property& property) { out_ += name_of(property); }

    void write_property(const Property& property, bool in_root) {
        write_name(property);
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
    bool root_is_split_ = false;  // did its further moves become nodes behind it?
    std::vector<std::string> names_;
    std::string out_;
};

}  // namespace

std::string write(const Collection& games, WriteOptions options) { return Writer(games, options).write(); }

}  // namespace shinpan::formats::sgf
