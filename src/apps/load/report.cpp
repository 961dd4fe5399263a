#include "apps/load/report.hpp"

#include "base/json_writer.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::inline apps::load {
namespace {

constexpr std::size_t most_faults_told = 10;

std::string text_of(double value, int digits) {
    std::string text;
    JsonWriter(text).decimal(value, digits);
    return text;
}

}  // namespace

void Report::figure(std::string key, std::string label, double value, int digits) {
    figures_.push_back({std::move(key), std::move(label), value, digits});
}

std::string Report::table() const {
    std::size_t width = 0;
    for (const Figure& figure : figures_) width = std::max(width, figure.label.size());
    std::string all;
    for (const Figure& figure : figures_) {
        const std::string value = text_of(figure.value, figure.digits);
        all += figure.label + std::string(width - figure.label.size() + 2, ' ') +
               std::string(value.size() < 12 ? 12 - value.size() : 0, ' ') + value + '\n';
    }
    for (std::size_t i = 0; i < std::min(faults_.size(), most_faults_told); ++i)
        all += "WRONG: " + faults_[i] + '\n';
    if (faults_.size() > most_faults_told)
        all += "WRONG: " + std::to_string(faults_.size() - most_faults_told) + " more\n";
    return all;
}

std::string Report::json() const {
    std::string out;
    JsonWriter json(out);
    json.begin_object();
    for (const Figure& figure : figures_) json.key(figure.key).decimal(figure.value, figure.digits);
    json.key("faults").begin_array();
    for (const std::string& fault : faults_) json.text(fault);
    json.end_array().end_object();
    return out + '\n';
}

}  // namespace shinpan::apps::load
