// Report: what a run has found, as a table for people or as one JSON object.
#pragma once

#include <string>
#include <vector>

namespace shinpan::inline apps::load {

class Report {
public:
    // `key` for JSON, `label` for the table; so many digits behind the point.
    void figure(std::string key, std::string label, double value, int digits = 0);

    // What is not as it should be.
    void fault(std::string what) { faults_.push_back(std::move(what)); }
    bool is_fine() const { return faults_.empty(); }

    std::string table() const;
    std::string json() const;

private:
    struct Figure {
        std::string key, label;
        double value;
        int digits;
    };
    std::vector<Figure> figures_{};
    std::vector<std::string> faults_{};
};

}  // namespace shinpan::apps::load
