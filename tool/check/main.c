// origo-check: accepts or refuses answers by their certificates. It links none of the solver.

#include <signal.h>

#include "tool/check/check_stream.h"

int main(int argc, char **argv) {
  signal(SIGPIPE, SIG_IGN); // a closed pipe is an error of writing, reported as such
  return og_check_command("origo-check", argc, argv);
}
