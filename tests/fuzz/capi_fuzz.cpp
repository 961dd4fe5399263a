// The C interface: whatever is called in whatever order with whatever arguments, nothing breaks, answers are
// those of the header, and what was refused changed nothing. A byte picks a call, the next its arguments.
#include "bindings/c/shinpan.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

class Calls {
public:
    Calls(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}
    Calls(const Calls&) = delete;
    Calls& operator=(const Calls&) = delete;
    ~Calls() {
        shinpan_game_free(game_);
        shinpan_record_free(record_);
        shinpan_sgf_free(sgf_);
        shinpan_free(why_);
    }

    void run() {
        for (int calls = 0; left_ > 0 && calls < 300; ++calls) call();
    }

private:
    std::uint8_t byte() {
        if (left_ == 0) return 0;
        --left_;
        return *data_++;
    }

    // Mostly small and plausible, sometimes not.
    int number() {
        const std::uint8_t first = byte();
        if (first < 250) return static_cast<int>(first) - 2;
        std::uint32_t wild = 0;
        for (int i = 0; i < 4; ++i) wild = wild << 8 | byte();
        return static_cast<int>(wild);
    }

    // Nothing, or a text of bytes up to a line feed.
    const char* text() {
        text_.clear();
        if (left_ > 0 && *data_ == 0xff && byte() == 0xff) return nullptr;
        for (std::uint8_t c = byte(); c != '\n' && c != 0 && text_.size() < 4000; c = byte())
            text_ += static_cast<char>(c);
        return text_.c_str();
    }

    char** why() {
        shinpan_free(why_);
        why_ = nullptr;
        return byte() % 4 == 0 ? nullptr : &why_;
    }

    static void drop(char* answer) {
        if (answer != nullptr) require(std::strlen(answer) < 100'000'000);
        shinpan_free(answer);
    }

    void take(shinpan_game* made) {
        if (made == nullptr) return;
        shinpan_game_free(game_);
        game_ = made;
    }
    void take(shinpan_record* made) {
        if (made == nullptr) return;
        shinpan_record_free(record_);
        record_ = made;
    }
    void take(shinpan_sgf* made) {
        if (made == nullptr) return;
        shinpan_sgf_free(sgf_);
        sgf_ = made;
    }

    void call() {
        const std::uint8_t what = byte();
        if (what < 90)
            move();
        else if (what < 130)
            begin();
        else if (what < 190)
            ask();
        else if (what < 220)
            search();
        else
            collect();
    }

    void move() {
        const int moves = shinpan_game_moves(game_);
        int answer = 0;
        switch (byte() % 4) {
            case 0: answer = shinpan_game_play(game_, number(), number()); break;
            case 1: answer = shinpan_game_pass(game_, number()); break;
            case 2: {
                const char* event = text();
                answer = shinpan_game_apply(game_, event, why());
                break;
            }
            default: answer = shinpan_game_legal(game_, number(), number()); break;
        }
        require(answer >= SHINPAN_UNREADABLE && answer <= SHINPAN_ARBITER_DECIDED);
        if (answer != SHINPAN_DONE) require(shinpan_game_moves(game_) == moves);
    }

    void begin() {
        (void)text();
        const std::string rules = text_;
        switch (byte() % 4) {
            case 0: return take(shinpan_game_new(rules.c_str(), number(), number(), number(), why()));
            case 1:
                return take(shinpan_game_new(rules.c_str(), 1 + byte() % 7, 1 + byte() % 7,
                                             SHINPAN_KOMI_OF_RULES, nullptr));
            case 2: return take(shinpan_game_after_move(game_, number()));
            default: return take(shinpan_game_copy(game_));
        }
    }

    void ask() {
        std::array<std::uint8_t, 64> bytes{};
        switch (byte() % 15) {
            case 0: (void)shinpan_game_board(game_, bytes.data(), byte() % bytes.size()); break;
            case 1:
                (void)shinpan_game_legal_points(game_, number(), bytes.data(), byte() % bytes.size());
                break;
            case 2: return drop(shinpan_game_state(game_));
            case 3: return drop(shinpan_game_events(game_));
            case 4: return drop(shinpan_game_refusal(game_));
            case 5: return drop(shinpan_game_score(game_, text(), why()));
            case 6: return drop(shinpan_game_counting_methods(game_, text(), why()));
            case 7: return drop(shinpan_ruleset(text(), why()));
            case 8: return drop(shinpan_handicap(text(), number(), number(), number(), why()));
            case 9: return drop(shinpan_handicap_between(text(), "1d", why()));
            case 10: return drop(shinpan_point_names(number(), number()));
            case 11: (void)shinpan_point_named(text(), number(), number()); break;
            case 12: return drop(shinpan_game_svg(game_, number()));
            case 13: return keep_time();
            default: return drop(shinpan_game_text(game_));
        }
    }

    // What stands on a clock is never below nothing, nor does time come back but by a move.
    void keep_time() {
        shinpan_time_control control{number(), number(), number() % 9, number(), number()};
        if (byte() % 2 == 0) (void)shinpan_time_control_read(text(), &control, why());
        shinpan_clock clock{number(), number(), 0, 0, number(), 0, 0};
        if (shinpan_clock_run(&control, &clock, 0) != SHINPAN_DONE) return;
        const shinpan_clock before = clock;
        (void)shinpan_clock_run(&control, &clock, number());
        require(clock.main >= 0 && clock.period >= 0 && clock.count >= 0 &&
                clock.points_lost >= before.points_lost);
        require(clock.until_loss <= before.until_loss);
        (void)shinpan_clock_move(&control, &clock, number());
        (void)shinpan_clock_take_back(&control, &clock, &before);
        require(clock.main >= 0 && clock.period >= 0 && clock.count >= 0);
        drop(shinpan_time_control_words(&control));
        drop(shinpan_time_control_sgf(&control));
        drop(shinpan_clock_sgf(&control, &clock, byte() % 3));
    }

    // What takes long is asked a few times only, and for little work.
    void search() {
        const bool is_small = shinpan_game_cols(game_) <= 7 && shinpan_game_rows(game_) <= 7;
        if (!is_small || ++searches_ > 2) return;
        static constexpr std::array<const char*, 5> methods{"half_count", "japanese", "chinese", "ing",
                                                            "two_positions"};
        const char* method = methods[byte() % methods.size()];
        switch (byte() % 10) {
            case 0: return drop(shinpan_game_count(game_, method, text(), why()));
            case 1: return drop(shinpan_game_count_svg(game_, method, nullptr, number(), why()));
            case 2: return drop(shinpan_game_estimate(game_, byte() % 8, byte()));
            case 3: return drop(shinpan_game_think(game_, 1 - byte() % 3, 1 + byte() % 8, byte()));
            case 4: return drop(shinpan_game_proof(game_, byte() % 64, byte() % 2));
            case 5: return drop(shinpan_game_certificate(game_, byte() % 64));
            case 6: return drop(shinpan_game_playouts(game_, byte(), byte()));
            case 7:
                return drop(shinpan_game_standing(game_, "A1", byte() % 2 == 0 ? nullptr : text(),
                                                  byte() % 64, why()));
            case 8: return drop(shinpan_game_precedents(game_, byte(), why()));
            default: return drop(shinpan_game_confirmation(game_, byte(), why()));
        }
    }

    void collect() {
        switch (byte() % 13) {
            case 0: {
                const char* read = text();
                return take(shinpan_sgf_read(read, text_.size(), why()));
            }
            case 11: {
                const char* read = text();
                return drop(shinpan_text_encodings(read, text_.size()));
            }
            case 1: return take(shinpan_sgf_new());
            case 2: return drop(shinpan_sgf_tree(sgf_));
            case 3: return drop(shinpan_sgf_text(sgf_, nullptr));
            case 4: (void)shinpan_sgf_add_node(sgf_, number()); break;
            case 5: {
                (void)text();
                const std::string name = text_;
                (void)shinpan_sgf_add_value(sgf_, name.c_str(), text());
                break;
            }
            case 6: return take(shinpan_sgf_record(sgf_, number(), why()));
            case 7: return take(shinpan_sgf_record_to(sgf_, number(), why()));
            case 8: return take(shinpan_record_game(record_, text(), number(), why()));
            case 9: return take(shinpan_game_record(game_, text(), why()));
            case 10: return take(shinpan_record_sgf(record_));
            default: return judge();
        }
    }

    void judge() {
        std::array<std::uint8_t, 64> bytes{};
        (void)shinpan_record_board(record_, number(), bytes.data(), byte() % bytes.size());
        drop(shinpan_record_facts(record_));
        if (++searches_ > 2) return;
        (void)text();
        const char* rules = text_.empty() ? nullptr : text_.c_str();
        drop(shinpan_record_verdict(record_, rules, byte() % 2 == 0 ? "marks" : "none", why()));
    }

    const std::uint8_t* data_;
    std::size_t left_;
    std::string text_;
    shinpan_game* game_ = nullptr;
    shinpan_record* record_ = nullptr;
    shinpan_sgf* sgf_ = nullptr;
    char* why_ = nullptr;
    int searches_ = 0;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Calls(data, size).run();
    return 0;
}
