// What holds for all SGF trees: what is written is read again as it was.
#include "formats/record/sgf/reader.hpp"
#include "formats/record/sgf/standard.hpp"
#include "formats/record/sgf/values.hpp"
#include "formats/record/sgf/writer.hpp"

#include "property.hpp"

#include <set>
#include <string>
#include <vector>

using namespace shinpan;

namespace {

// Texts out of the letters that mean something to SGF, and a few that do not.
rc::Gen<std::string> nasty_text() {
    return rc::gen::container<std::string>(rc::gen::elementOf(std::string("[]()\\;:aB \n\r\t\xE9")));
}

// Points and numbers hold no brackets; the reader takes one there for a value that was not closed.
rc::Gen<std::string> short_text() {
    return rc::gen::container<std::string>(rc::gen::elementOf(std::string("abAB019.:")));
}

rc::Gen<std::string> property_name() {
    return rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::elementOf(std::string("ABKMSZW"))));
}

// A tree: each node hangs on one of the nodes that lead to the one before it.
sgf::Collection any_tree() {
    sgf::Collection tree;
    std::vector<sgf::NodeIndex> line{tree.add_node(sgf::no_node)};
    const int nodes = *rc::gen::inRange(0, 20);
    for (int i = 0; i <= nodes; ++i) {
        if (i > 0) {
            line.resize(static_cast<std::size_t>(*rc::gen::inRange(1, static_cast<int>(line.size()) + 1)));
            line.push_back(tree.add_node(line.back()));
        }
        const int properties = *rc::gen::inRange(1, 4);
        std::set<std::string> names;
        for (int p = 0; p < properties; ++p) {
            const std::string name = (*property_name()).substr(0, 8);
            if (!names.insert(name).second) continue;
            tree.add_property(name);
            const auto* const known = sgf::standard(sgf::short_name(name));
            const bool is_short = known != nullptr && known->short_values;
            const int values = *rc::gen::inRange(1, 3);
            for (int v = 0; v < values; ++v)
                tree.add_value(sgf::escaped(is_short ? *short_text() : *nasty_text()));
        }
    }
    return tree;
}

void expect_same(const sgf::Collection& a, const sgf::Collection& b) {
    RC_ASSERT(a.node_count() == b.node_count());
    for (sgf::NodeIndex i = 0; i < a.node_count(); ++i) {
        const auto parent = [](const sgf::Node& n) {
            return n.parent() ? n.parent()->index() : sgf::no_node;
        };
        RC_ASSERT(parent(a.node(i)) == parent(b.node(i)));
        RC_ASSERT(a.node(i).property_count() == b.node(i).property_count());
        for (int p = 0; p < a.node(i).property_count(); ++p) {
            const auto one = a.node(i).property(p);
            const auto two = b.node(i).property(p);
            RC_ASSERT(one.name() == two.name());
            RC_ASSERT(one.value_count() == two.value_count());
            for (int v = 0; v < one.value_count(); ++v) RC_ASSERT(one.value(v) == two.value(v));
        }
    }
}

}  // namespace

TEST_CASE("every tree is read as it was written, strictly, and written the same again") {
    property("read after write", [] {
        const sgf::Collection tree = any_tree();
        const std::string text = sgf::write(tree);
        const auto read = sgf::read(text, {.strict = true});
        RC_ASSERT(read.has_value());
        expect_same(tree, *read);
        RC_ASSERT(sgf::write(*read) == text);
    });
}

TEST_CASE("every text comes back from a value") {
    property("text after escaped", [] {
        std::string words = *nasty_text();
        for (char& c : words)
            if (c == '\r' || c == '\t') c = '\n';
        RC_ASSERT(sgf::text(sgf::escaped(words)) == words);
        const std::string both = sgf::escaped(words, true) + ":" + sgf::escaped(words, true);
        const auto sides = sgf::composed(both);
        RC_ASSERT(sides.has_value());
        RC_ASSERT(sgf::text(sides->first) == words);
        RC_ASSERT(sgf::text(sides->second) == words);
    });
}
