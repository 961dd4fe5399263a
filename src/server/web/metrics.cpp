#include "server/web/metrics.hpp"

#include <cstdio>
#include <fstream>
#include <string_view>

#include <unistd.h>

namespace shinpan::server {
namespace {

std::size_t resident_bytes() {
    std::size_t all_pages = 0, resident_pages = 0;
    std::ifstream("/proc/self/statm") >> all_pages >> resident_pages;
    return resident_pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

void add(std::string& text, std::string_view name, std::string_view kind, const std::string& value) {
    text.append("# TYPE ").append(name).append(" ").append(kind).append("\n");
    text.append(name).append(" ").append(value).append("\n");
}

}  // namespace

std::string to_text(const Metrics& metrics) {
    std::string text;
    add(text, "shinpan_connections", "gauge", std::to_string(metrics.connections));
    add(text, "shinpan_games", "gauge", std::to_string(metrics.games));
    add(text, "shinpan_entries_total", "counter", std::to_string(metrics.entries));
    add(text, "shinpan_acknowledged_total", "counter", std::to_string(metrics.acknowledged));
    add(text, "shinpan_store_batches_total", "counter", std::to_string(metrics.batches));
    add(text, "shinpan_store_requests_total", "counter", std::to_string(metrics.batch_requests));
    char seconds[32];
    std::snprintf(seconds, sizeof seconds, "%.6f", metrics.batch_seconds);
    add(text, "shinpan_store_seconds_total", "counter", seconds);
    add(text, "process_resident_memory_bytes", "gauge", std::to_string(resident_bytes()));
    text += "# TYPE shinpan_refusals_total counter\n";
    for (const auto& [code, count] : metrics.refusals)
        text += "shinpan_refusals_total{code=\"" + code + "\"} " + std::to_string(count) + '\n';
    return text;
}

}  // namespace shinpan::server
