// A collection of SGF games as a tree of nodes, kept in flat arrays: nothing is copied out of the text,
// nothing is interpreted, every property stays in its place with its value as written between the brackets.
//
//   Collection games = *read("(;SZ[9];B[ee](;W[gc])(;W[cc]))");
//   const Node root = games.game(0);
//   root.find("SZ")->value(0) == "9"
//   root.first_child()->has_variations()
//
// Nodes are numbered in the order of the file: a node's first child has the next number, and all of its
// descendants follow it without a gap. A Node or Property is a view into its Collection and lives no longer.
#pragma once

#include "base/bad_input.hpp"
#include "base/diagnostic.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shinpan::inline formats::sgf {

class Collection;

using NodeIndex = std::uint32_t;
inline constexpr NodeIndex no_node = 0xffffffff;
inline constexpr std::size_t longest_name = 64;          // letters in a property's name
inline constexpr std::size_t longest_text = 0x7fffffff;  // bytes of a collection's text

// A name of one or two capital letters as a number; 0 for every other name. Lower-case letters do not count
// ("PlayerBlack" is PB), unless there are no others ("km" is KM).
std::uint16_t short_name(std::string_view name);

// The same for a literal of one or two capitals, for a switch.
consteval std::uint16_t code(const char* capitals) {
    return static_cast<std::uint16_t>(capitals[0] << 8 | (capitals[0] == '\0' ? 0 : capitals[1]));
}

class Property {
public:
    Property(const Collection& in, std::uint32_t index) : in_(&in), index_(index) {}

    std::string_view name() const;    // as written
    bool is(std::string_view) const;  // by one or two capitals, or a longer name exactly
    std::uint16_t short_name() const;
    int value_count() const;            // at least one
    std::string_view value(int) const;  // as written, escapes and all; see sgf_values.hpp
    std::size_t offset() const;         // of the name in the text
    std::size_t value_offset(int) const;

private:
    const Collection* in_;
    std::uint32_t index_;
};

class Node {
public:
    Node(const Collection& in, NodeIndex index) : in_(&in), index_(index) {}

    NodeIndex index() const { return index_; }
    std::optional<Node> parent() const;
    std::optional<Node> first_child() const;  // the main line
    std::optional<Node> next_sibling() const;
    bool has_variations() const;  // more than one child

    int property_count() const;
    Property property(int) const;
    std::optional<Property> find(std::string_view name) const;  // the first of that name

private:
    const Collection* in_;
    NodeIndex index_;
};

class Collection {
public:
    Collection() = default;
    explicit Collection(std::string text) : text_(std::move(text)) {}

    int game_count() const { return static_cast<int>(games_.size()); }
    Node game(int number) const { return {*this, games_[static_cast<std::size_t>(number)]}; }  // its root
    std::uint32_t node_count() const { return static_cast<std::uint32_t>(nodes_.size()); }
    Node node(NodeIndex index) const { return {*this, index}; }
    std::string_view text() const { return text_; }

    // The text that was read, which offsets are places in; empty for a collection that was built.
    std::string_view source() const { return is_built_ ? std::string_view{} : text(); }

    // What the reader repaired, in the order of the file.
    const std::vector<Diagnostic>& warnings() const { return warnings_; }
    void add_warning(Diagnostic what) { warnings_.push_back(std::move(what)); }

    // The first move of a game in another format that its board does not have, and why: nothing behind it can
    // be judged. Its node holds the line of the file.
    struct Unread {
        NodeIndex node;
        BadInput why;
    };
    const std::optional<Unread>& unread() const { return unread_; }
    void set_unread(Unread what) { unread_ = std::move(what); }

    // Why what is here is not all that was played in a game: text with moves in it was left out of it.
    // Nothing for a whole game. Set in the order of games.
    std::optional<BadInput> shortened(int game) const;
    void set_shortened(int game, BadInput why) { shortened_.emplace_back(game, std::move(why)); }

    // Building, in the order of a file: a parent before its children, each child with all its descendants
    // before the next one, a node's properties before the next node. A game's first node has parent no_node.
    // Names and values are kept as given: a value has the escapes of its text (`escaped` of values.hpp).
    // write() gives a backslash only to a ']' that lacks one, and to a last backslash. False, and nothing
    // done, when the text would become too long.
    NodeIndex add_node(NodeIndex parent);
    bool add_property(std::string_view name);
    bool add_value(std::string_view raw);

private:
    friend class Node;
    friend class Property;
    friend class Reader;

    // What node i + 1 holds ends what node i holds; the same for properties and values.
    struct StoredNode {
        std::uint32_t first_property;
        NodeIndex parent;
        NodeIndex last_child;
        NodeIndex next_sibling;
    };
    struct StoredProperty {
        std::uint32_t name_begin;
        std::uint32_t first_value;
        std::uint16_t short_name;
        std::uint8_t name_length;
    };
    struct StoredValue {
        std::uint32_t begin;
        std::uint32_t end;
    };

    std::uint32_t end_of_properties(NodeIndex) const;
    std::uint32_t end_of_values(std::uint32_t property) const;
    NodeIndex push_node(NodeIndex parent);

    std::string text_;
    std::vector<StoredNode> nodes_;
    std::vector<StoredProperty> properties_;
    std::vector<StoredValue> values_;
    std::vector<NodeIndex> games_;
    std::vector<Diagnostic> warnings_;
    std::optional<Unread> unread_;
    std::vector<std::pair<int, BadInput>> shortened_;
    bool is_built_ = false;
};

inline std::uint32_t Collection::end_of_properties(NodeIndex i) const {
    const auto next = nodes_.begin() + i + 1;
    return next != nodes_.end() ? next->first_property : static_cast<std::uint32_t>(properties_.size());
}
inline std::uint32_t Collection::end_of_values(std::uint32_t property) const {
    const auto next = properties_.begin() + property + 1;
    return next != properties_.end() ? next->first_value : static_cast<std::uint32_t>(values_.size());
}

inline NodeIndex Collection::push_node(NodeIndex parent) {
    const auto index = static_cast<NodeIndex>(nodes_.size());
    nodes_.push_back({static_cast<std::uint32_t>(properties_.size()), parent, no_node, no_node});
    if (parent == no_node) {
        games_.push_back(index);
        return index;
    }
    NodeIndex& last_child = nodes_[parent].last_child;
    if (last_child != no_node) nodes_[last_child].next_sibling = index;
    last_child = index;
    return index;
}

inline std::string_view Property::name() const {
    const auto& stored = in_->properties_[index_];
    return {in_->text_.data() + stored.name_begin, stored.name_length};
}
inline std::uint16_t Property::short_name() const { return in_->properties_[index_].short_name; }
inline int Property::value_count() const {
    return static_cast<int>(in_->end_of_values(index_) - in_->properties_[index_].first_value);
}
inline std::string_view Property::value(int i) const {
    const auto& stored = in_->values_[in_->properties_[index_].first_value + static_cast<std::uint32_t>(i)];
    return {in_->text_.data() + stored.begin, stored.end - stored.begin};
}
inline std::size_t Property::offset() const { return in_->properties_[index_].name_begin; }
inline std::size_t Property::value_offset(int i) const {
    return in_->values_[in_->properties_[index_].first_value + static_cast<std::uint32_t>(i)].begin;
}

inline std::optional<Node> Node::parent() const {
    const NodeIndex parent = in_->nodes_[index_].parent;
    if (parent == no_node) return {};
    return Node{*in_, parent};
}
inline std::optional<Node> Node::next_sibling() const {
    const NodeIndex next = in_->nodes_[index_].next_sibling;
    if (next == no_node) return {};
    return Node{*in_, next};
}
inline std::optional<Node> Node::first_child() const {
    if (in_->nodes_[index_].last_child == no_node) return {};
    return Node{*in_, index_ + 1};
}
inline bool Node::has_variations() const {
    const NodeIndex last = in_->nodes_[index_].last_child;
    return last != no_node && last != index_ + 1;
}
inline int Node::property_count() const {
    return static_cast<int>(in_->end_of_properties(index_) - in_->nodes_[index_].first_property);
}
inline Property Node::property(int i) const {
    return {*in_, in_->nodes_[index_].first_property + static_cast<std::uint32_t>(i)};
}

}  // namespace shinpan::formats::sgf
