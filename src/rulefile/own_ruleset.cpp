#include "rulefile/own_ruleset.hpp"

#include "rulefile/keys.hpp"

#include <deque>
#include <string>
#include <string_view>

namespace shinpan {
namespace {

struct Owned {
    Ruleset rules;
    std::deque<std::string> texts;
};

// Puts each text of a ruleset where its owner keeps it.
class TextKeeper {
public:
    explicit TextKeeper(Owned& owned) : owned_(owned) {}
    void operator()(const std::string&, std::string_view& text) { text = owned_.texts.emplace_back(text); }
    template <class T>
    void operator()(const std::string&, T&) {}

private:
    Owned& owned_;
};

}  // namespace

OwnRuleset::OwnRuleset(const Ruleset& rules) {
    const auto owned = std::make_shared<Owned>(Owned{rules, {}});
    rulefile::for_each_key(owned->rules, TextKeeper(*owned));
    rules_ = std::shared_ptr<const Ruleset>(owned, &owned->rules);
}

}  // namespace shinpan
