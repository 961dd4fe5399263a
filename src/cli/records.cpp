#include "cli/records.hpp"

#include "cli/files.hpp"
#include "record/sgf_reader.hpp"
#include "record/sgf_records.hpp"

#include <utility>

namespace shinpan::cli {

Result<Games, BadInput> records_in(const std::string& path, ReadHow how) {
    auto text = read_file(path);
    if (!text) return failure(text.error());
    auto collection = sgf::read(*std::move(text), {.strict = how.strict});
    if (!collection) return failure(collection.error());
    return sgf::records(*collection, {.strict = how.strict});
}

}  // namespace shinpan::cli
