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
        waiting_.push_back(std::move(asked));
    }
    changed_.notify_one();
}

void Estimating::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return ends_ || !waiting_.empty(); });
        if (ends_) return;
        const AskEstimate asked = std::move(waiting_.front());
        waiting_.erase(waiting_.begin());
        lock.unlock();
        answered_(asked.ticket, estimated(asked.record, *asked.rules));
        lock.lock();
    }
}

}  // namespace shinpan::server
