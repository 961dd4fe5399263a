// Parts of JSON: what stands under each key.
#include "referee/report/json_parts.hpp"

#include "drawn.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;

TEST_CASE("a proven seki is written with both players' stones and what it costs each to start") {
    const ProvenSeki seki{.stones = {named({5, 5}, {"A5"}), named({5, 5}, {"D5", "E5"})},
                          .shared = named({5, 5}, {"B5", "C5"}),
                          .costs_to_start = {1, {}}};
    std::string out;
    JsonWriter json(out);
    json.begin_object();
    write_sekis(json, {seki, {}}, {5, 5});
    json.end_object();
    CHECK(out == R"({"sekis":[{"black":["A5"],"white":["D5","E5"],"shared":["B5","C5"],)"
                 R"("black_loses":1,"white_loses":null},{"black":[],"white":[],"shared":[],)"
                 R"("black_loses":null,"white_loses":null}]})");
}

TEST_CASE("an estimate is written with an owner and a confidence for each point, row by row from the top") {
    Estimate estimate;
    estimate.owned = {named({3, 2}, {"A2"}), named({3, 2}, {"C1"})};
    estimate.point_confidence[point(0, 0).index] = 900;
    estimate.point_confidence[point(2, 1).index] = 700;
    std::string out;
    JsonWriter json(out);
    json.begin_object();
    write_estimate(json, Position(Size{3, 2}), estimate);
    json.end_object();
    CHECK(out ==
          R"({"basis":"estimated","confidence":1000,"dead":[],"seki":[],"unsettled":[],"play_here":[],)"
          R"("protective":[],"chains":[],"owner":["B..","..W"],)"
          R"("owner_confidence":[[900,0,0],[0,0,700]]})");
}
