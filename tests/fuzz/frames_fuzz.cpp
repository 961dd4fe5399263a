// What a page sends once its connection is a WebSocket: frames, whole or in parts, and the messages in them.
#include "server/protocol/json.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/beast/_experimental/test/stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

#include <cstdlib>
#include <string>
#include <string_view>

using namespace shinpan::server;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    constexpr std::string_view upgrade =
        "GET /api/v1/socket HTTP/1.1\r\nHost: go.example\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";
    boost::asio::io_context context;
    beast::test::stream page = beast::test::stream(context);
    websocket::stream<beast::test::stream, false> server(context);
    page.connect(server.next_layer());
    server.read_message_max(most_frame_bytes);
    server.next_layer().append({upgrade.data(), upgrade.size()});
    server.accept();
    server.next_layer().append({reinterpret_cast<const char*>(data), size});
    page.close();

    beast::flat_buffer buffer;
    boost::system::error_code error;
    while (true) {
        server.read(buffer, error);
        if (error) break;
        if (buffer.size() > most_frame_bytes) std::abort();
        (void)message_in({static_cast<const char*>(buffer.cdata().data()), buffer.size()});
        buffer.consume(buffer.size());
    }
    return 0;
}
