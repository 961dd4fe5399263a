// Parts of JSON: what stands under each key.
#include "referee/report/json_parts.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;

namespace {

PointSet points_of(std::initializer_list<Point> points) {
    PointSet set;
    for (const Point p : points) set.insert(p);
    return set;
}

}  // namespace

TEST_CASE("a proven seki is written with both players' stones and what it costs each to start") {
    const ProvenSeki seki{.stones = {points_of({point(0, 0)}), points_of({point(3, 0), point(4, 0)})},
                          .shared = points_of({point(1, 0), point(2, 0)}),
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
    estimate.owned = {points_of({point(0, 0)}), points_of({point(2, 1)})};
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
