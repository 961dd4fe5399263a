#include "server/web/service.hpp"

#include "server/core/core.hpp"
#include "server/log/game_log.hpp"
#include "server/protocol/json.hpp"
#include "server/store/sha256.hpp"
#include "server/web/clock.hpp"
#include "server/web/estimating.hpp"
#include "server/web/tokens.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <iterator>
#include <mutex>
#include <thread>

namespace shinpan::server {
namespace {

constexpr Ticket first_lookup = Ticket{1} << 63;  // the core's begin at 1

constexpr std::int64_t milliseconds_of_day = 86'400'000;
constexpr Milliseconds shortest_rest = 10;  // of a connection that says too much

}  // namespace

// The thread that carries out what is asked of the store: all that has come in the meantime in one commit.
class Service::Storing {
public:
    using Asked = std::vector<std::pair<Ticket, StoreRequest>>;

    // `answered` is called in that thread.
    Storing(std::unique_ptr<Store> store, std::function<void(Batch)> answered)
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

    Batch carry_out(Asked batch) {
        const auto begun = std::chrono::steady_clock::now();
        std::vector<StoreRequest> requests;
        requests.reserve(batch.size());
        for (auto& [ticket, request] : batch) requests.push_back(std::move(request));
        std::vector<StoreAnswer> answers = store_->carry_out(requests);
        Batch all;
        all.answers.reserve(batch.size());
        for (std::size_t i = 0; i < batch.size(); ++i)
            all.answers.emplace_back(batch[i].first, std::move(answers[i]));
        all.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
        return all;
    }

    std::unique_ptr<Store> store_;
    std::function<void(Batch)> answered_;
    std::mutex mutex_{};  // of the two below
    Asked waiting_{};
    bool ends_ = false;
    std::condition_variable changed_{};
    std::thread thread_;
};

Service::Service(std::unique_ptr<Store> store, const Settings& settings, Post post)
    : settings_(settings),
      post_(std::move(post)),
      core_(std::make_unique<Core>(sha256, settings.idle_days * milliseconds_of_day)) {
    const auto answered = [this](Batch batch) {
        post_([this, batch = std::move(batch)]() mutable { stored(std::move(batch)); });
    };
    storing_ = std::make_unique<Storing>(std::move(store), answered);
    reading_ = std::make_unique<boost::asio::thread_pool>(1);
    estimating_ = std::make_unique<Estimating>([this](Ticket ticket, Estimated estimated) {
        post_([this, ticket, estimated = std::move(estimated)] {
            core_->answer(ticket, estimated, now());
            do_all();
        });
    });
}

Service::~Service() = default;

Moment Service::now() const {
    return {.steady = steady_now(), .calendar = calendar_now(), .random = drawn()};
}

Service::Connection& Service::add(ConnectionId id, Peer& peer) {
    const Allowance messages(settings_.messages_at_once, settings_.messages_a_second);
    return connections_.try_emplace(id, Connection{.peer = &peer, .messages = messages}).first->second;
}

ConnectionId Service::connect(Peer& peer, std::string_view token) {
    const ConnectionId id = ++last_connection_;
    Connection& connection = add(id, peer);
    connection.digest = sha256(token);
    const Allowance messages(settings_.session_messages_at_once, settings_.session_messages_a_second);
    const Allowance connects(settings_.connects_at_once, settings_.connects_a_second);
    connection.session =
        &sessions_.try_emplace(connection.digest, Session{.messages = messages, .connects = connects})
             .first->second;
    ++connection.session->connections;
    ++metrics_.connections;
    const Moment at = now();
    if (stopped_) {
        peer.close(CloseCode::going_away);
    } else if (!connection.session->connects.take(at.steady)) {
        peer.close(CloseCode::too_often);
    } else {
        core_->connect(id, connection.digest, at);
        do_all(id);
    }
    return id;
}

ConnectionId Service::make_guest(Peer& peer, std::string_view token) {
    const ConnectionId id = ++last_connection_;
    add(id, peer);
    if (stopped_) {
        peer.close(CloseCode::going_away);
    } else {
        core_->make_guest(id, sha256(token), now());
        do_all(id);
    }
    return id;
}

ConnectionId Service::delete_person(Peer& peer, std::string_view token) {
    const ConnectionId id = ++last_connection_;
    add(id, peer);
    if (stopped_) {
        peer.close(CloseCode::going_away);
    } else {
        core_->delete_person(id, sha256(token), now());
        do_all(id);
    }
    return id;
}

bool Service::is_allowed(Connection& connection, Milliseconds now) {
    const bool may_speak = connection.messages.take(now) && connection.session->messages.take(now);
    return may_speak && connection.store_requests < settings_.store_requests;
}

// Whether its address may have one more of what is kept.
bool Service::may_say(Connection& connection, const FromPage& message, Milliseconds now) {
    if (std::holds_alternative<Invite>(message)) return connection.peer->may(Peer::Costly::link, now);
    return !std::holds_alternative<TakeRole>(message) || connection.peer->may(Peer::Costly::code, now);
}

Milliseconds Service::receive(ConnectionId id, std::string_view frame) {
    const auto found = connections_.find(id);
    if (stopped_ || found == connections_.end()) return 0;
    const Moment at = now();
    const bool is_in_time = is_allowed(found->second, at.steady);
    auto message = message_in(frame);
    if (!message) {
        send({{id}, NotDone{.id = message.error().id, .code = NoCode::bad, .what = message.error().what}});
    } else if (!is_in_time || !may_say(found->second, *message, at.steady)) {
        send({{id}, NotDone{.id = id_of(*message), .code = NoCode::too_fast}});
    } else {
        core_->receive(id, std::move(*message), at);
        do_all(id);
    }
    if (is_in_time) return 0;
    const Connection& connection = found->second;
    return std::max({connection.messages.rest(), connection.session->messages.rest(), shortest_rest});
}

void Service::disconnect(ConnectionId id) {
    const auto gone = connections_.find(id);
    if (gone == connections_.end()) return;
    if (gone->second.session != nullptr) {
        --metrics_.connections;
        --gone->second.session->connections;
    }
    connections_.erase(gone);
    core_->disconnect(id, now());
    do_all();
}

void Service::measured(ConnectionId id, Milliseconds round_trip) { core_->measured(id, round_trip); }

void Service::look_at_clocks() {
    const Moment at = now();
    if (const auto due = core_->due(); !due || *due > at.steady) return;
    core_->look_at_clocks(at);
    do_all();
}

// A session that has said too much is remembered until it may speak again.
void Service::tidy() {
    const Moment at = now();
    std::erase_if(sessions_, [&](const auto& one) {
        return one.second.connections == 0 && one.second.messages.is_whole(at.steady) &&
               one.second.connects.is_whole(at.steady);
    });
    if (stopped_) return;
    core_->tidy(at);
    do_all();
}

void Service::send(const ToPages& output) {
    if (std::holds_alternative<Entered>(output.message)) ++metrics_.entries;
    if (const auto* done = std::get_if<Done>(&output.message); done != nullptr && done->number > 0)
        ++metrics_.acknowledged;
    if (const auto* no = std::get_if<NotDone>(&output.message)) {
        ++metrics_.refusals[std::string(word_of(no->code))];
        if (no->code == NoCode::no_code && tell_)
            tell_("somebody has said a one-time code that gives no role");
    }
    const auto frame = std::make_shared<const std::string>(to_json(output.message));
    for (const ConnectionId id : output.to)
        if (const auto to = connections_.find(id); to != connections_.end()) to->second.peer->send(frame);
}

// What the core wants done, because that connection has asked for something. Once the server is to stop,
// nothing more goes to disk; what would is told to nobody, as always before it is there.
void Service::do_all(ConnectionId asking) {
    Storing::Asked wanted;
    for (Output& output : core_->take_outputs()) {
        if (auto* request = std::get_if<AskStore>(&output); request != nullptr && !stopped_) {
            asked_.emplace(request->ticket, asking);
            if (const auto by = connections_.find(asking); by != connections_.end())
                ++by->second.store_requests;
            wanted.emplace_back(request->ticket, std::move(request->request));
        }
        if (auto* asked = std::get_if<AskEstimate>(&output); asked != nullptr && !stopped_)
            estimating_->ask(std::move(*asked));
        if (const auto* message = std::get_if<ToPages>(&output)) send(*message);
        if (const auto* end = std::get_if<Disconnect>(&output))
            if (const auto to = connections_.find(end->connection); to != connections_.end())
                to->second.peer->close(end->code);
    }
    if (!wanted.empty()) storing_->ask(std::move(wanted));
}

void Service::stored(Batch batch) {
    ++metrics_.batches;
    metrics_.batch_requests += std::ssize(batch.answers);
    metrics_.batch_seconds += batch.seconds;
    const Moment at = now();
    const std::string* refused = nullptr;
    for (auto& [ticket, answer] : batch.answers)
        if (const auto* fault = std::get_if<NotKept>(&answer)) refused = &fault->why;
    if (refused != nullptr && tell_) tell_("the store keeps nothing now: " + *refused);
    for (auto& [ticket, answer] : batch.answers)
        if (std::holds_alternative<FoundGame>(answer))
            read(ticket, std::move(answer));
        else
            hand_over(ticket, std::move(answer), at);
    do_all();
    if (stopped_ && asked_.empty()) say_goodbye();
}

// A log of thousands of entries takes milliseconds, for which nobody else is to wait.
void Service::read(Ticket ticket, StoreAnswer answer) {
    boost::asio::post(*reading_, [this, ticket, answer = std::move(answer)]() mutable {
        auto& found = std::get<FoundGame>(answer);
        if (auto log = log_of(found, sha256)) found.log = std::make_shared<GameLog>(std::move(*log));
        post_([this, ticket, answer = std::move(answer)]() mutable {
            hand_over(ticket, std::move(answer), now());
            do_all();
            if (stopped_ && asked_.empty()) say_goodbye();
        });
    });
}

void Service::hand_over(Ticket ticket, StoreAnswer answer, const Moment& at) {
    if (const auto lookup = looked_up_.extract(ticket)) return lookup.mapped()(std::move(answer));
    const auto asked = asked_.find(ticket);
    if (const auto by = connections_.find(asked->second); by != connections_.end())
        --by->second.store_requests;
    asked_.erase(asked);
    core_->answer(ticket, std::move(answer), {at.steady, at.calendar, drawn()});
}

void Service::look_up(StoreRequest wanted, std::function<void(StoreAnswer)> then) {
    const Ticket ticket = first_lookup + ++last_lookup_;
    looked_up_.emplace(ticket, std::move(then));
    storing_->ask({{ticket, std::move(wanted)}});
}

void Service::stop(std::function<void()> then) {
    if (stopped_) return;
    stopped_ = std::move(then);
    if (asked_.empty()) say_goodbye();
}

void Service::say_goodbye() {
    if (std::exchange(has_said_goodbye_, true)) return;
    for (const auto& [id, connection] : connections_) connection.peer->close(CloseCode::going_away);
    stopped_();
}

Metrics Service::metrics() const {
    Metrics all = metrics_;
    all.games = core_->games_in_hand();
    return all;
}

}  // namespace shinpan::server
