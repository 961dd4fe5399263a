#include "apps/load/idle.hpp"

#include "apps/load/page.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>

#include <algorithm>
#include <chrono>
#include <memory>
#include <string_view>
#include <vector>

namespace shinpan::inline apps::load {
namespace {

constexpr std::chrono::seconds most_time(120);
constexpr std::chrono::milliseconds step(10), rest(500);
constexpr std::size_t at_a_time = 100;

class Silent : public Page::Reader {
public:
    void opened(Page&) override {}
    void read(Page&, std::string_view, const boost::json::object&) override {}
};

}  // namespace

std::size_t connect_idle(unsigned short port, std::size_t count, const std::function<void()>& then) {
    boost::asio::io_context context(1);
    Silent silent;
    std::vector<std::unique_ptr<Page>> pages;
    const auto open = [&] {
        return static_cast<std::size_t>(
            std::count_if(pages.begin(), pages.end(), [](const auto& page) { return page->is_open(); }));
    };
    const auto end = std::chrono::steady_clock::now() + most_time;
    for (std::size_t connected = 0; connected < count && std::chrono::steady_clock::now() < end;
         connected = open()) {
        while (pages.size() < count && pages.size() < connected + at_a_time) {
            pages.push_back(std::make_unique<Page>(context, port, silent));
            boost::asio::co_spawn(context, pages.back()->run(), boost::asio::detached);
        }
        context.run_for(step);
    }
    context.run_for(rest);
    then();
    const std::size_t connected = open();
    for (const auto& page : pages) page->leave();
    context.run_for(rest);
    return connected;
}

}  // namespace shinpan::apps::load
