#ifndef TESTS_ENGINES_PLANE_H
#define TESTS_ENGINES_PLANE_H

// Lists of points of the plane: what the filters of polygons share.

#include <array>
#include <string>
#include <vector>

#include "tests/engines/lines.h"

namespace plane {

using Point = std::array<double, 2>;

/// Complains where the value is no list of one point or more, two numbers each.
inline std::vector<Point> read_points(const json_t *value) {
  if (!json_is_array(value) || json_array_size(value) == 0) lines::complain("no points");
  std::vector<Point> points;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const json_t *one = json_array_get(value, k);
    if (json_array_size(one) != 2) lines::complain("a point has two numbers");
    points.push_back({lines::number_of(json_array_get(one, 0)), lines::number_of(json_array_get(one, 1))});
  }
  return points;
}

/// The time since `start`, as a field of a claim.
inline std::string time_field(double start) { return lines::number_field("nanoseconds", lines::now() - start, "%.0f"); }

} // namespace plane

#endif
