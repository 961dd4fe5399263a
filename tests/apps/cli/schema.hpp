// A small validator for the part of JSON Schema that docs/schema uses: $ref into $defs, of another schema
// too, oneOf, allOf, type, enum, pattern, minimum, maximum, items, minItems, maxItems, properties, required,
// additionalProperties. An object with properties has no others, whether or not the schema says so.
//
//   const Schema schema("docs/schema/referee.json");
//   schema.fault_in(line) == ""       // or where and why it does not fit
#pragma once

#include <memory>
#include <string>

namespace cli_test {

class Schema {
public:
    explicit Schema(const std::string& path);
    ~Schema();

    // Empty where the text is one JSON value that fits.
    std::string fault_in(const std::string& text) const;

private:
    struct Parsed;
    std::unique_ptr<Parsed> schema_;
};

}  // namespace cli_test
