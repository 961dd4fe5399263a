#include "server/web/service.hpp"

#include "server/core/core.hpp"
#include "server/protocol/json.hpp"
#include "server/web/tokens.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <iterator>
#include <mutex>
#include <thread>

namespace shinpan::server {
namespace {

template <class Clock>
std::int64_t milliseconds_of() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch()).count();
}

}  // namespace

// The thread that carries out what is asked of the store: all that has come in the meantime in one commit.
class Service::Storing {
public:
    using Asked = std::vector<std::pair<Ticket, StoreRequest>>;
    using Answered = std::vector<std::pair<Ticket, StoreAnswer>>;

    // `answered` is called in that thread.
    Storing(std::unique_ptr<Store> store, std::function<void(Answered)> answered)
        : store_(std::move(store)), answered_(std::move(answered)), thread_([this] { run(); }) {}

    ~Storing() {
        {
            const std::lock_guard lock(mutex_);
            ends_ = true;
        }
        changed_.notify_one();
        thread_.join();
    }

    void ask(Asked asked) {
        {
            const std::lock_guard lock(mutex_);
            std::move(asked.begin(), asked.end(), std::back_inserter(waiting_));
        }
        changed_.notify_one();
    }

private:
    void run() {
        std::unique_lock lock(mutex_);
        while (true) {
            changed_.wait(lock, [this] { return ends_ || !waiting_.empty(); });
            if (waiting_.empty()) return;
            Asked batch = std::exchange(waiting_, {});
            lock.unlock();
            answered_(carry_out(std::move(batch)));
            lock.lock();
        }
    }

    Answered carry_out(Asked batch) {
        std::vector<StoreRequest> requests;
        for (auto& [ticket, request] : batch) requests.push_back(std::move(request));
        std::vector<StoreAnswer> answers = store_->carry_out(requests);
        Answered all;
        for (std::size_t i = 0; i < batch.size(); ++i)
            all.emplace_back(batch[i].first, std::move(answers[i]));
        return all;
    }

    std::unique_ptr<Store> store_;
    std::function<void(Answered)> answered_;
    std::mutex mutex_{};  // of the two below
    Asked waiting_{};
    bool ends_ = false;
    std::condition_variable changed_{};
    std::thread thread_;
};

Service::Service(std::unique_ptr<Store> store, Post post) : core_(std::make_unique<Core>(sha256)) {
    const auto hand_over = [this, post = std::move(post)](Storing::Answered answers) {
        post([this, answers = std::move(answers)]() mutable { stored(std::move(answers)); });
    };
    storing_ = std::make_unique<Storing>(std::move(store), hand_over);
}

Service::~Service() = default;

Moment Service::now() const {
    return {.steady = milliseconds_of<std::chrono::steady_clock>(),
            .calendar = milliseconds_of<std::chrono::system_clock>(),
            .random = drawn()};
}

ConnectionId Service::connect(Peer& peer, std::string_view token) {
    const ConnectionId id = ++last_connection_;
    peers_[id] = &peer;
    core_->connect(id, sha256(token), now());
    do_all();
    return id;
}

ConnectionId Service::make_guest(Peer& peer, std::string_view token) {
    const ConnectionId id = ++last_connection_;
    peers_[id] = &peer;
    core_->make_guest(id, sha256(token), now());
    do_all();
    return id;
}

void Service::receive(ConnectionId id, std::string_view frame) {
    auto message = message_in(frame);
    if (message)
        core_->receive(id, std::move(*message), now());
    else
        send({{id}, NotDone{.id = message.error().id, .code = "bad", .what = message.error().what}});
    do_all();
}

void Service::disconnect(ConnectionId id) {
    peers_.erase(id);
    core_->disconnect(id, now());
    do_all();
}

void Service::look_at_clocks() {
    const Moment at = now();
    if (const auto due = core_->due(); !due || *due > at.steady) return;
    core_->look_at_clocks(at);
    do_all();
}

void Service::send(const ToPages& output) {
    const auto frame = std::make_shared<const std::string>(to_json(output.message));
    for (const ConnectionId id : output.to)
        if (const auto peer = peers_.find(id); peer != peers_.end()) peer->second->send(frame);
}

void Service::do_all() {
    Storing::Asked asked;
    for (Output& output : core_->take_outputs()) {
        if (auto* request = std::get_if<AskStore>(&output))
            asked.emplace_back(request->ticket, std::move(request->request));
        if (const auto* message = std::get_if<ToPages>(&output)) send(*message);
        if (const auto* end = std::get_if<Disconnect>(&output))
            if (const auto peer = peers_.find(end->connection); peer != peers_.end())
                peer->second->close(end->code);
    }
    if (!asked.empty()) storing_->ask(std::move(asked));
}

void Service::stored(std::vector<std::pair<Ticket, StoreAnswer>> answers) {
    for (auto& [ticket, answer] : answers) core_->answer(ticket, std::move(answer), now());
    do_all();
}

}  // namespace shinpan::server
