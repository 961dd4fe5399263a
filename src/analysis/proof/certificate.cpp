#include "analysis/proof/certificate.hpp"

#include "analysis/proof/proven_zone.hpp"
#include "go/score/control.hpp"

#include <algorithm>

namespace shinpan::inline analysis {
namespace {

class Writer {
public:
    explicit Writer(Size size) : size_(size) {}

    void line(const std::string& text) { text_ += text + '\n'; }
    void points(const char* keyword, const PointSet& points) {
        text_ += keyword;
        for (Point p : points) text_ += ' ' + name(p, size_);
        text_ += '\n';
    }
    std::string text() { return std::move(text_); }

    void section(const Section& section) {
        line(section.defender == Color::black ? "defender black" : "defender white");
        line(section.self_capture ? "self-capture included" : "self-capture excluded");
        PointSet named;
        for_each_region(section.safe, size_, [&](const PointSet& chain) { named.insert(*chain.begin()); });
        points("safe", named);
        if (!section.held.empty()) points("held", section.held);
        for_each_region(section.agreed, size_, [&](const PointSet& part) { agreed(part, section.safe); });
        for (const ProvenZone& proven : section.zones) zone(proven, section.safe);
    }

private:
    std::string at(const ProvenZone& proven, int cell) const {
        return cell == pass_in_zone ? "-" : name(proven.zone.point_of(cell), size_);
    }

    // A line for each chain that is next to the zone.
    void chains(const ProvenZone& proven, const PointSet& safe) {
        const PointSet beside = surroundings(proven.zone.points_of(proven.zone.all()), size_);
        for_each_region(safe, size_, [&](const PointSet& chain) {
            if ((chain & beside).empty()) return;
            for (std::size_t i = 0; i < proven.beside.size(); ++i)
                if (proven.beside[i].contains(*chain.begin()))
                    line("chain " + name(*chain.begin(), size_) +
                         (proven.zone.joins() ? " linked"
                                              : " assumes " + std::to_string(proven.zone.assumes()[i])));
        });
    }

    // A zone of which nothing is shown.
    void agreed(const PointSet& part, const PointSet& safe) {
        line("zone");
        points("points", part);
        for_each_region(safe, size_, [&](const PointSet& chain) {
            if (!(chain & surroundings(part, size_)).empty())
                line("chain " + name(*chain.begin(), size_) + " assumes 0");
        });
        line("agreed");
    }

    void zone(const ProvenZone& proven, const PointSet& safe) {
        line("zone");
        points("points", proven.zone.points_of(proven.zone.all()));
        chains(proven, safe);
        if (proven.goal.held != 0) points("hold", proven.zone.points_of(proven.goal.held));
        if (proven.first != pass_in_zone) line("first " + at(proven, proven.first));
        for (const StrategyNode& node : proven.strategy.nodes) {
            text_ += node.leaf ? "leaf" : "node";
            for (const auto& answer : node.answers)
                text_ += ' ' + at(proven, answer.attack) + '>' + at(proven, answer.reply) + ':' +
                         std::to_string(answer.child);
            text_ += '\n';
        }
    }

    Size size_;
    std::string text_;
};

// Each line of a certificate is a statement, and the ruleset's id is to make none but its own.
std::string in_one_line(std::string id) {
    std::replace_if(
        id.begin(), id.end(), [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }, ' ');
    return id;
}

}  // namespace

std::string to_text(const Certificate& certificate) {
    const Size size = certificate.position.size();
    Writer writer(size);
    writer.line("shinpan-certificate 1");
    writer.line("rules " + in_one_line(certificate.rules));
    writer.line("size " + std::to_string(size.cols) + " " + std::to_string(size.rows));
    writer.line("moves " + std::to_string(certificate.moves));
    writer.line("board");
    std::string board = to_text(certificate.position);
    board.pop_back();  // its last line feed
    writer.line(board);
    for (const Section& section : certificate.sections)
        if (!section.kept().empty()) writer.section(section);
    writer.line("end");
    return writer.text();
}

}  // namespace shinpan::analysis
