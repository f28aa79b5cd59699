#ifndef TESTS_ENGINES_HULL_H
#define TESTS_ENGINES_HULL_H

// Other people's convex hulls as filters: cases of the question `hull` in space, claims of facets out.

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace hull {

using Point = std::array<double, 3>;
using Facet = std::vector<uint32_t>; // numbers of points, counterclockwise seen from outside

struct Answer {
  bool refused = false;
  std::vector<Facet> facets;
  std::string note; // why it is refused, or what is to be known of it
};

struct Mode {
  const char *word; // on the command line
  std::string name; // engine, version, algorithm, precision
  std::function<Answer(const std::vector<Point> &)> make;
};

/// Answers the lines of standard input until they end: 0. On a line that is no case: 2, after a complaint on standard
/// error. Points in the plane, and other questions, are refused. The first mode is the default.
int serve(int argc, char **argv, const std::vector<Mode> &modes);

} // namespace hull

#endif
