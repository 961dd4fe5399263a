#include "go/rulesets/own_ruleset.hpp"

#include "go/rules/keys.hpp"

#include <deque>
#include <string>
#include <string_view>

namespace shinpan::inline go {

struct OwnRuleset::Shared {
    Ruleset rules;
    std::deque<std::string> texts{};
};

namespace {

// Puts each text of a ruleset where its owner keeps it.
class TextKeeper {
public:
    explicit TextKeeper(std::deque<std::string>& texts) : texts_(texts) {}
    void operator()(const std::string&, std::string_view& text) { text = texts_.emplace_back(text); }
    template <class T>
    void operator()(const std::string&, T&) {}

private:
    std::deque<std::string>& texts_;
};

}  // namespace

OwnRuleset::OwnRuleset(const Ruleset& rules) {
    const auto shared = std::make_shared<Shared>(Shared{rules});
    for_each_key(shared->rules, TextKeeper(shared->texts));
    shared_ = shared;
}

const Ruleset& OwnRuleset::rules() const { return shared_->rules; }

}  // namespace shinpan::go
