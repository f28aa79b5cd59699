#ifndef TESTS_ENGINES_MESH_CGAL_TRIANGLES_H
#define TESTS_ENGINES_MESH_CGAL_TRIANGLES_H

// CGAL's triangles and its exact predicate: for its own structures, and for Embree, which has no test of two triangles.

#include <algorithm>
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

/// Do two triangles of one mesh meet elsewhere than in the points that they share by number, and the edge between
/// these? A triangle is left, from a point of its own, through the edge opposite of it: so of one shared point the
/// two opposite edges tell.
inline bool meet_elsewhere(const Mesh &mesh, const Triangles &triangles, size_t i, size_t j) {
  std::vector<int32_t> shared, rest;
  const Corners &of_i = mesh.triangles[i], &of_j = mesh.triangles[j];
  for (const int32_t k : of_i) (std::count(of_j.begin(), of_j.end(), k) > 0 ? shared : rest).push_back(k);
  for (const int32_t k : of_j)
    if (std::count(shared.begin(), shared.end(), k) == 0) rest.push_back(k);
  const auto at = [&](int32_t k) {
    const Point &p = mesh.points[static_cast<size_t>(k)];
    return Kernel::Point_3(p[0], p[1], p[2]);
  };
  if (shared.empty()) return CGAL::do_intersect(triangles[i], triangles[j]);
  if (shared.size() == 1)
    return CGAL::do_intersect(triangles[j], Kernel::Segment_3(at(rest[0]), at(rest[1]))) ||
           CGAL::do_intersect(triangles[i], Kernel::Segment_3(at(rest[2]), at(rest[3])));
  if (shared.size() == 3) return true;
  const Kernel::Point_3 p = at(shared[0]), q = at(shared[1]), r = at(rest[0]), s = at(rest[1]);
  return CGAL::coplanar(p, q, r, s) && CGAL::coplanar_orientation(p, q, r, s) == CGAL::POSITIVE;
}

} // namespace mesh

#endif
