# The parts of a server to which the stacks of `perf script -F ip,sym` belong, in per cent. A stack is told by the first
# of these that is anywhere in it.
function part_of(stack) {
    if (stack ~ /Sqlite|sqlite3/) return "store: SQLite, with the writes of its file"
    if (stack ~ /Storing/) return "handing over to the store's thread"
    if (stack ~ /message_in/) return "JSON read"
    if (stack ~ /to_json/) return "JSON written"
    if (stack ~ /next_head|sha256/) return "hash"
    if (stack ~ /GameLog|GameTable|PlayerClock/) return "rules: the game, its table and clocks"
    if (stack ~ /PlayedGame|server::Core/) return "core: requests, who looks on, answers"
    if (stack ~ /randombytes|drawn/) return "random numbers"
    if (stack ~ /Socket::write|Socket::send|write_some_op|sendmsg/) return "fan-out: frames written, and the kernel's sending"
    if (stack ~ /Socket::serve|read_some_op|recvmsg|read_op/) return "frames read, and the kernel's receiving"
    if (stack ~ /epoll|reactor/) return "waiting for sockets (epoll)"
    return "the rest"
}
/^$/ {
    if (stack != "") {
        ++count[part_of(stack)]
        ++all
    }
    stack = ""
    next
}
{ stack = stack " " $0 }
END {
    for (part in count) printf "%5.1f  %s\n", 100 * count[part] / all, part | "sort -rn"
    close("sort -rn")
    print all + 0 " samples"
}
