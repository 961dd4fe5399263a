// shinpan: the command line. docs/cli.md describes it.
#include "apps/cli/app.hpp"

int main(int argc, char** argv) { return shinpan::cli::run(argc, argv); }
