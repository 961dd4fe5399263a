// Processors: which of them a process runs on.
#pragma once

namespace shinpan::inline apps::load {

// This process runs on that processor alone from now on; -1: on any. False where there is no such processor.
bool keep_to_processor(int processor);

}  // namespace shinpan::apps::load
