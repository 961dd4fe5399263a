// The server's core on a store in memory, as a WebAssembly module: the real pages' end of the line talks to
// it (web/site/tests/server_core.ts). Texts go in by `room` and come out by `said`; what is asked of the
// store waits until `store` lets it be carried out. Nothing of it is shipped.
#include "base/hash.hpp"
#include "base/json_writer.hpp"
#include "server/core/core.hpp"
#include "server/pages/memory_store.hpp"
#include "server/protocol/json.hpp"

#include <boost/assert/source_location.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <deque>
#include <exception>
#include <memory>
#include <string>

namespace boost {

// What Boost.JSON calls where exceptions are off; with error codes it calls it for want of memory alone.
[[noreturn]] void throw_exception(const std::exception&) { std::abort(); }
[[noreturn]] void throw_exception(const std::exception&, const source_location&) { std::abort(); }

}  // namespace boost

namespace shinpan::server::pages {
namespace {

// Sixty-four digits by which texts are told apart here, though somebody could make two with the same.
std::string digest(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string all;
    for (const char* salt : {"a", "b", "c", "d"}) {
        std::uint64_t hash = hash_of(salt + std::string(text));
        for (int i = 0; i < 16; ++i, hash >>= 4) all += digits[hash % 16];
    }
    return all;
}

class Module {
public:
    void begin() {
        core_ = std::make_unique<Core>(digest);
        asked_.clear();
    }

    char* room(std::size_t bytes) {
        text_.assign(bytes, ' ');
        return text_.data();
    }

    void add_person() {
        const StoreRequest guest = KeepGuest{{text_, text_}, digest(text_), 0};
        store_.carry_out({&guest, 1});
    }

    void connect(ConnectionId id) {
        core_->connect(id, digest(text_), now());
        take();
    }

    void receive(ConnectionId id) {
        auto message = message_in(text_);
        if (message)
            core_->receive(id, std::move(*message), now());
        else
            tell(
                {{id}, NotDone{.id = message.error().id, .code = NoCode::bad, .what = message.error().what}});
        take();
    }

    void disconnect(ConnectionId id) {
        core_->disconnect(id, now());
        take();
    }

    void pass_time(Milliseconds time) {
        time_ += time;
        core_->look_at_clocks(now());
        take();
    }

    // The machine's calendar is set otherwise.
    void set_calendar(Milliseconds later) { calendar_ += later; }

    int waiting() const { return static_cast<int>(asked_.size()); }

    // Of the request that has waited longest. `keeps`: it is carried out; `tells`: the core is told what came
    // of it, or, where it was not carried out, that the disk is full; `lies`: that it was kept.
    void store(bool keeps, bool tells, bool lies) {
        const AskStore next = std::move(asked_.front());
        asked_.pop_front();
        StoreAnswer answer = lies ? StoreAnswer(Kept{}) : StoreAnswer(NotKept{"the disk is full"});
        if (keeps) answer = store_.carry_out({&next.request, 1}).front();
        if (tells) core_->answer(next.ticket, std::move(answer), now());
        take();
    }

    const char* said() {
        handed_out_ = std::exchange(said_, {});
        return handed_out_.c_str();
    }

    // The entries of the game whose name was written, one a line, from that number on.
    const char* log(int from) {
        handed_out_.clear();
        for (const KeptEntry& kept : store_.log(text_)) {
            if (kept.entry.number < from) continue;
            JsonWriter json(handed_out_);
            json.begin_object().key("n").number(kept.entry.number).key("head").text(kept.head);
            json.key("text").text(kept.entry.text).key("person").text(kept.person);
            json.key("request").text(kept.request).end_object();
            handed_out_ += '\n';
        }
        return handed_out_.c_str();
    }

private:
    Moment now() {
        ++draws_;
        return {
            .steady = time_, .calendar = calendar_ + time_, .random = {draws_ * 0x9e3779b97f4a7c15, draws_}};
    }

    void tell(const ToPages& message) {
        said_ += R"({"to":[)";
        for (std::size_t i = 0; i < message.to.size(); ++i)
            said_ += (i == 0 ? "" : ",") + std::to_string(message.to[i]);
        said_ += R"(],"message":)" + to_json(message.message) + "}\n";
    }

    void take() {
        for (Output& output : core_->take_outputs()) {
            if (auto* asked = std::get_if<AskStore>(&output)) asked_.push_back(std::move(*asked));
            if (const auto* message = std::get_if<ToPages>(&output)) tell(*message);
            if (const auto* end = std::get_if<Disconnect>(&output))
                said_ += R"({"close":)" + std::to_string(end->connection) + "}\n";
        }
    }

    MemoryStore store_{};
    std::unique_ptr<Core> core_{};
    std::deque<AskStore> asked_{};
    std::string text_{}, said_{}, handed_out_{};
    Milliseconds time_ = 0, calendar_ = 1'764'158'400'000;
    std::uint64_t draws_ = 0;
};

Module& module() {
    static Module one;
    return one;
}

}  // namespace
}  // namespace shinpan::server::pages

using shinpan::server::pages::module;

#define EXPORTED extern "C" __attribute__((used, visibility("default")))

EXPORTED char* room(int bytes) { return module().room(static_cast<std::size_t>(bytes)); }
EXPORTED void begin() { module().begin(); }
EXPORTED void add_person() { module().add_person(); }
EXPORTED void connect_page(unsigned id) { module().connect(id); }
EXPORTED void receive(unsigned id) { module().receive(id); }
EXPORTED void disconnect_page(unsigned id) { module().disconnect(id); }
EXPORTED void pass_time(int milliseconds) { module().pass_time(milliseconds); }
EXPORTED void set_calendar(int later) { module().set_calendar(later); }
EXPORTED int waiting() { return module().waiting(); }
EXPORTED void store(int keeps, int tells, int lies) { module().store(keeps != 0, tells != 0, lies != 0); }
EXPORTED const char* said() { return module().said(); }
EXPORTED const char* log_from(int number) { return module().log(number); }
