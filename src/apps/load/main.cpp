// shinpan-load: the server of games over the net under load. docs/performance_site.md tells what it found.
#include "apps/load/command.hpp"

int main(int argc, char** argv) { return shinpan::load::run(argc, argv); }
