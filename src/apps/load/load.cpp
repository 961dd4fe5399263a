#include "apps/load/load.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::inline apps::load {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::size_t pairs_at_a_time = 100;
constexpr std::chrono::milliseconds step(1);
constexpr std::chrono::seconds time_to_finish(10);

}  // namespace

Load::Load(unsigned short port, LoadPlan plan) : plan_(std::move(plan)) {
    const auto ready = [this](Pair& pair) {
        if (is_saying_ && plan_.moves_a_second == 0)
            pair.say();
        else
            ready_.push_back(&pair);
    };
    for (std::size_t i = 0; i < plan_.pairs; ++i)
        pairs_.push_back(std::make_unique<Pair>(context_, port, plan_.conditions[i % plan_.conditions.size()],
                                                plan_.seed * 1'000'003 + i, tally_, ready));
}

bool Load::meet(std::chrono::seconds at_most) {
    const auto end = Clock::now() + at_most;
    std::size_t begun = 0;
    const auto playing = [this] {
        return static_cast<std::size_t>(
            std::count_if(pairs_.begin(), pairs_.end(), [](const auto& pair) { return pair->is_ready(); }));
    };
    for (std::size_t are_playing = 0; are_playing < pairs_.size(); are_playing = playing()) {
        for (; begun < pairs_.size() && begun < are_playing + pairs_at_a_time; ++begun)
            pairs_[begun]->begin();
        context_.run_for(10 * step);
        if (Clock::now() > end) return false;
    }
    return true;
}

void Load::run_for(std::chrono::milliseconds time, const std::function<bool()>& is_enough) {
    const auto end = Clock::now() + time;
    is_saying_ = true;
    since_ = Clock::now();
    due_ = 0;
    while (Clock::now() < end && !(is_enough && is_enough())) {
        say_what_is_due();
        context_.run_for(step);
    }
}

// As fast as they are answered: each that is ready. At a rate: as many as have come due, whoever has waited
// longest first; what is due while nobody is ready is not made up for later than in a tenth of a second.
void Load::say_what_is_due() {
    const auto now = Clock::now();
    due_ += std::chrono::duration<double>(now - since_).count() * plan_.moves_a_second;
    due_ = std::min(due_, std::max(1.0, plan_.moves_a_second / 10));
    since_ = now;
    while (!ready_.empty() && (plan_.moves_a_second == 0 || due_ >= 1)) {
        Pair* const pair = ready_.front();
        ready_.pop_front();
        if (!pair->is_ready()) continue;
        pair->say();
        due_ -= 1;
    }
}

bool Load::finish() {
    for (const auto& pair : pairs_) pair->rest();
    const auto wait_until = [this](bool (Pair::*is_done)() const) {
        const auto all = [&] {
            return std::all_of(pairs_.begin(), pairs_.end(),
                               [&](const auto& pair) { return (*pair.*is_done)(); });
        };
        for (const auto end = Clock::now() + time_to_finish; Clock::now() < end && !all();)
            context_.run_for(10 * step);
        return all();
    };
    const bool is_answered = wait_until(&Pair::is_resting);
    for (const auto& pair : pairs_) pair->leave();
    return wait_until(&Pair::is_gone) && is_answered;
}

int Load::breaks() const {
    int all = 0;
    for (const auto& pair : pairs_) all += pair->breaks();
    return all;
}

}  // namespace shinpan::apps::load
