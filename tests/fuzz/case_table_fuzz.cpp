// Case tables: any text is a table or an error with its place, and every row of a table is judged or is an
// error.
#include "cases/case_table.hpp"
#include "cases/verdict.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto table = cases::table_from({reinterpret_cast<const char*>(data), size});
    if (!table) {
        require(!table.error().what.empty());
        return 0;
    }
    for (const cases::Row& row : table->rows) {
        const auto verdict = cases::judge(row, *table->rules);
        require(verdict ? !verdict->answer.empty() : !verdict.error().what.empty());
    }
    return 0;
}
