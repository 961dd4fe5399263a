// A progress bar on stderr, on a terminal only.
//
//   Progress bar(files.size());
//   bar.show(17);   //  17/120 files  14 %  [===       ]  0:35 left; without an end: 17 files
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

namespace shinpan::inline apps::cli {

class Progress {
public:
    static constexpr std::size_t endless = std::size_t(-1);  // nobody knows how many

    // `unit`: what is counted, in the plural.
    explicit Progress(std::size_t count, std::string unit = "files");
    ~Progress();  // takes the bar away
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    // At most ten times a second something is written. `note` stands behind it.
    void show(std::size_t done, const std::string& note = "");

    // Takes the bar away, so that a line can be written; the next show() brings it back.
    void hide();

private:
    using Clock = std::chrono::steady_clock;
    std::string line(std::size_t done) const;

    std::size_t count_;
    std::string unit_;
    bool shown_ = false;
    bool wanted_;
    Clock::time_point begun_ = Clock::now();
    Clock::time_point last_{};
};

}  // namespace shinpan::apps::cli
