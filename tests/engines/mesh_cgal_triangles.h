#ifndef TESTS_ENGINES_MESH_CGAL_TRIANGLES_H
#define TESTS_ENGINES_MESH_CGAL_TRIANGLES_H

// CGAL's triangles and its exact predicate: for its own structures, and for Embree, which has no test of two triangles.

#include <string>
#include <vector>

#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>

#include "tests/engines/mesh.h"

namespace mesh {

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using Triangles = std::vector<Kernel::Triangle_3>;

inline Triangles triangles_of(const Mesh &mesh) {
  Triangles triangles;
  for (const Corners &corners : mesh.triangles) {
    Kernel::Point_3 point[3];
    for (size_t k = 0; k < 3; k++) {
      const Point &p = mesh.points[static_cast<size_t>(corners[k])];
      point[k] = Kernel::Point_3(p[0], p[1], p[2]);
    }
    triangles.emplace_back(point[0], point[1], point[2]);
  }
  return triangles;
}

// do_intersect's documentation excludes triangles without an area.
inline bool has_flat(const Triangles &triangles, std::string &note) {
  for (const Kernel::Triangle_3 &triangle : triangles)
    if (triangle.is_degenerate()) {
      note = "a triangle has no area";
      return true;
    }
  return false;
}

} // namespace mesh

#endif
