#include "rulesets/own_ruleset.hpp"

#include "rules/keys.hpp"

#include <atomic>
#include <deque>
#include <string>
#include <string_view>
#include <utility>

namespace shinpan {

struct OwnRuleset::Shared {
    Ruleset rules;
    std::deque<std::string> texts{};
    std::atomic<int> owners = 1;
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

OwnRuleset::OwnRuleset(const Ruleset& rules) : shared_(new Shared{rules}) {
    for_each_key(shared_->rules, TextKeeper(shared_->texts));
}

OwnRuleset::OwnRuleset(const OwnRuleset& from) noexcept : shared_(from.shared_) { ++shared_->owners; }

OwnRuleset& OwnRuleset::operator=(const OwnRuleset& from) noexcept {
    OwnRuleset copy(from);
    std::swap(shared_, copy.shared_);
    return *this;
}

OwnRuleset::~OwnRuleset() {
    if (--shared_->owners == 0) delete shared_;
}

const Ruleset& OwnRuleset::rules() const { return shared_->rules; }

}  // namespace shinpan
