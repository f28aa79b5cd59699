// CGAL's Boolean operations of polygons: the common part of two convex ones, exact, its corners rounded. What has no area is nothing.

#include <cstring>
#include <iterator>

#include <CGAL/Boolean_set_operations_2.h>
#include <CGAL/Exact_predicates_exact_constructions_kernel.h>
#include <CGAL/convex_hull_2.h>
#include <CGAL/version.h>

#include "tests/engines/plane.h"

namespace {

using Kernel = CGAL::Exact_predicates_exact_constructions_kernel;
using Polygon = CGAL::Polygon_2<Kernel>;

Polygon hull_of(const json_t *value) {
  std::vector<Kernel::Point_2> points, hull;
  for (const plane::Point &point : plane::read_points(value)) points.emplace_back(point[0], point[1]);
  CGAL::convex_hull_2(points.begin(), points.end(), std::back_inserter(hull));
  return Polygon(hull.begin(), hull.end());
}

std::string polygon_field(const Polygon &a, const Polygon &b) {
  std::vector<CGAL::Polygon_with_holes_2<Kernel>> shared;
  CGAL::intersection(a, b, std::back_inserter(shared));
  std::string text = ",\"polygon\":[";
  for (const auto &part : shared)
    for (auto corner = part.outer_boundary().vertices_begin(); corner != part.outer_boundary().vertices_end(); ++corner) {
      char pair[80];
      snprintf(pair, sizeof pair, "[%.17g,%.17g]", CGAL::to_double(corner->x()), CGAL::to_double(corner->y()));
      text += (text.back() == '[' ? "" : ",") + std::string(pair);
    }
  return text + ']';
}

void answer_line(const std::string &name, const json_t *root) {
  const std::string id = lines::text_of(root, "id");
  if (std::strcmp(lines::text_of(root, "question"), "clip") != 0)
    return lines::write(name, id, "", "asked about common parts of polygons only", true);
  const Polygon a = hull_of(json_object_get(root, "a")), b = hull_of(json_object_get(root, "b"));
  if (a.size() < 3 || b.size() < 3) return lines::write(name, id, "", "asked about polygons with an area only", true);
  const double start = lines::now();
  const std::string fields = polygon_field(a, b);
  lines::write(name, id, fields + plane::time_field(start), "", false);
}

} // namespace

int main(int argc, char **argv) {
  const std::string name = "CGAL " CGAL_VERSION_STR " Boolean set operations, exact, rounded";
  return lines::serve(argc, argv, {"exact"}, [&](size_t, const json_t *root) { answer_line(name, root); });
}
