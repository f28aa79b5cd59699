// CGAL's convex_hull_3: exact predicates on doubles, or on floating-point numbers alone.

#include "tests/engines/hull.h"

#include <map>

#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Polyhedron_3.h>
#include <CGAL/Simple_cartesian.h>
#include <CGAL/convex_hull_3.h>
#include <CGAL/version.h>

namespace {

template <typename Kernel> hull::Answer make(const std::vector<hull::Point> &points) {
  using Point = typename Kernel::Point_3;
  std::vector<Point> in;
  std::map<hull::Point, uint32_t> number; // of equal points the first
  for (size_t k = 0; k < points.size(); k++) {
    in.emplace_back(points[k][0], points[k][1], points[k][2]);
    number.emplace(points[k], static_cast<uint32_t>(k));
  }
  hull::Answer answer;
  CGAL::Object object;
  CGAL::convex_hull_3(in.begin(), in.end(), object);
  CGAL::Polyhedron_3<Kernel> solid;
  // Of points in a plane it makes one side of a polygon.
  if (!CGAL::assign(solid, object) || !solid.is_closed()) {
    answer.refused = true;
    answer.note = "the hull is said to be no solid";
    return answer;
  }
  for (auto face = solid.facets_begin(); face != solid.facets_end(); ++face) {
    hull::Facet facet;
    auto edge = face->facet_begin();
    do {
      const Point &p = edge->vertex()->point();
      facet.push_back(number.at({p.x(), p.y(), p.z()}));
    } while (++edge != face->facet_begin());
    answer.facets.push_back(facet);
  }
  return answer;
}

} // namespace

int main(int argc, char **argv) {
  const std::string name = "CGAL " CGAL_VERSION_STR " convex_hull_3 ";
  return hull::serve(argc, argv,
                     {{"exact", name + "exact predicates", make<CGAL::Exact_predicates_inexact_constructions_kernel>},
                      {"inexact", name + "binary64", make<CGAL::Simple_cartesian<double>>}});
}
