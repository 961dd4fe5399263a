#include "server/web/estimating.hpp"

#include "referee/judge/judge.hpp"

#include <utility>

namespace shinpan::server {

Estimated estimated(const Record& record, const Ruleset& rules) {
    const Verdict verdict = judge(record, rules, {.dead = DeadFrom::prove});
    const PointSet dead = removed(verdict, Color::black) | removed(verdict, Color::white);
    Estimated found{.is_exact = verdict.result.basis == Basis::proven};
    for (const Point p : dead) found.dead.push_back(p);
    return found;
}

Estimating::Estimating(Answered answered) : answered_(std::move(answered)), thread_([this] { run(); }) {}

Estimating::~Estimating() {
    {
        const std::lock_guard lock(mutex_);
        ends_ = true;
    }
    changed_.notify_one();
    thread_.join();
}

void Estimating::ask(AskEstimate asked) {
    {
        const std::lock_guard lock(mutex_);
        asked_ = std::move(asked);
    }
    changed_.notify_one();
}

void Estimating::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return ends_ || asked_; });
        if (ends_) return;
        const AskEstimate asked = *std::exchange(asked_, std::nullopt);
        lock.unlock();
        answered_(asked.ticket, estimated(asked.record, *asked.rules));
        lock.lock();
    }
}

}  // namespace shinpan::server
