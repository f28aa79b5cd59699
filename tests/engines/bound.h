#ifndef TESTS_ENGINES_BOUND_H
#define TESTS_ENGINES_BOUND_H

// Other people's volumes as filters: cases of the question `bound` about spheres or about boxes with axes of their own.
// Claims of a centre and a radius out, or of axes and ends.

#include <functional>
#include <string>
#include <vector>

namespace bound {

using Point = std::vector<double>; // two numbers or three, all points alike

struct Answer {
  Point centre; // of a sphere
  double radius = 0;
  std::vector<Point> axes; // of a box, as many as a point has numbers
  Point lo, hi;
  bool refused = false;
  std::string note; // why
};

struct Mode {
  const char *word;   // on the command line
  const char *volume; // that it is asked for: "sphere" or "obb"
  std::string name; // engine, version, algorithm, precision
  std::function<Answer(const std::vector<Point> &)> make;
};

/// Answers the lines of standard input until they end: 0. On a line that is no case: 2, after a complaint on standard
/// error. Other volumes and questions are refused. The first mode is the default.
int serve(int argc, char **argv, const std::vector<Mode> &modes);

} // namespace bound

#endif
