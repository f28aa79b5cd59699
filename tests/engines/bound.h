#ifndef TESTS_ENGINES_BOUND_H
#define TESTS_ENGINES_BOUND_H

// Other people's smallest spheres as filters: cases of the question `bound` about spheres, claims of a centre and a radius out.

#include <functional>
#include <string>
#include <vector>

namespace bound {

using Point = std::vector<double>; // two numbers or three, all points alike

struct Answer {
  Point centre;
  double radius = 0;
};

struct Mode {
  const char *word; // on the command line
  std::string name; // engine, version, algorithm, precision
  std::function<Answer(const std::vector<Point> &)> make;
};

/// Answers the lines of standard input until they end: 0. On a line that is no case: 2, after a complaint on standard
/// error. Other volumes and questions are refused. The first mode is the default.
int serve(int argc, char **argv, const std::vector<Mode> &modes);

} // namespace bound

#endif
