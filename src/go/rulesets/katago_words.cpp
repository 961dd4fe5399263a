#include "go/rulesets/katago_words.hpp"

namespace shinpan::inline go {
namespace {

// Several words share their settings.
constexpr std::string_view territory =
    R"({"friendlyPassOk":false,"hasButton":false,"ko":"SIMPLE","komi":6.5,)"
    R"("scoring":"TERRITORY","suicide":false,"tax":"SEKI","whiteHandicapBonus":"0"})";
constexpr std::string_view simple_area =
    R"({"friendlyPassOk":true,"hasButton":false,"ko":"SIMPLE","komi":7.5,)"
    R"("scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"N"})";
constexpr std::string_view positional_area =
    R"({"friendlyPassOk":true,"hasButton":false,"ko":"POSITIONAL","komi":7.5,)"
    R"("scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"N"})";
constexpr std::string_view taxed_area =
    R"({"friendlyPassOk":true,"hasButton":false,"ko":"SIMPLE","komi":7.5,)"
    R"("scoring":"AREA","suicide":false,"tax":"ALL","whiteHandicapBonus":"0"})";
constexpr std::string_view taxed_territory =
    R"({"friendlyPassOk":false,"hasButton":false,"ko":"SIMPLE","komi":6.5,)"
    R"("scoring":"TERRITORY","suicide":false,"tax":"ALL","whiteHandicapBonus":"0"})";
constexpr std::string_view with_button =
    R"({"friendlyPassOk":true,"hasButton":true,"ko":"SITUATIONAL","komi":7,)"
    R"("scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"N-1"})";
constexpr std::string_view situational_area =
    R"({"friendlyPassOk":true,"hasButton":false,"ko":"SITUATIONAL","komi":7.5,)"
    R"("scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"N-1"})";
constexpr std::string_view situational_suicide =
    R"({"friendlyPassOk":true,"hasButton":false,"ko":"SITUATIONAL","komi":7.5,)"
    R"("scoring":"AREA","suicide":true,"tax":"NONE","whiteHandicapBonus":"0"})";
constexpr std::string_view positional_suicide =
    R"({"friendlyPassOk":false,"hasButton":false,"ko":"POSITIONAL","komi":7.5,)"
    R"("scoring":"AREA","suicide":true,"tax":"NONE","whiteHandicapBonus":"0"})";
constexpr std::string_view agreed_suicide =
    R"({"friendlyPassOk":true,"hasButton":false,"ko":"POSITIONAL","komi":7.5,)"
    R"("scoring":"AREA","suicide":true,"tax":"NONE","whiteHandicapBonus":"0"})";

constexpr KatagoWord words[]{
    {"japanese", territory},
    {"korean", territory},
    {"chinese", simple_area},
    {"chinese-ogs", positional_area},
    {"chinese-kgs", positional_area},
    {"ancient-area", taxed_area},
    {"stone-scoring", taxed_area},
    {"ancient-territory", taxed_territory},
    {"aga-button", with_button},
    {"aga", situational_area},
    {"bga", situational_area},
    {"french", situational_area},
    {"new-zealand", situational_suicide},
    {"nz", situational_suicide},
    {"tromp-taylor", positional_suicide},
    {"goe", agreed_suicide},
    {"ing", agreed_suicide},
};

}  // namespace

std::span<const KatagoWord> katago_words() { return words; }

}  // namespace shinpan::go
