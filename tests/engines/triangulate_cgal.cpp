// CGAL's constrained Delaunay triangulation, exact predicates: the triangles of it that are inside of the polygon.

#include <cstring>
#include <deque>
#include <utility>

#include <CGAL/Constrained_Delaunay_triangulation_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Triangulation_face_base_with_info_2.h>
#include <CGAL/Triangulation_vertex_base_with_info_2.h>
#include <CGAL/version.h>

#include "tests/engines/plane.h"

namespace {

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
// How many of the polygon's edges lead in from outside; -1: not yet known.
struct Nesting {
  int level = -1;
};
using VertexBase = CGAL::Triangulation_vertex_base_with_info_2<size_t, Kernel>;
using FaceBase = CGAL::Constrained_triangulation_face_base_2<Kernel, CGAL::Triangulation_face_base_with_info_2<Nesting, Kernel>>;
using Triangulation = CGAL::Constrained_Delaunay_triangulation_2<
    Kernel, CGAL::Triangulation_data_structure_2<VertexBase, FaceBase>, CGAL::No_constraint_intersection_requiring_constructions_tag>;
using Face = Triangulation::Face_handle;

// From one face over all that no edge of the polygon parts from it; those beyond such edges go to the border.
void flood(const Triangulation &made, Face start, int level, std::deque<Face> &border) {
  std::deque<Face> open{start};
  while (!open.empty()) {
    const Face face = open.front();
    open.pop_front();
    if (face->info().level >= 0) continue;
    face->info().level = level;
    for (int k = 0; k < 3; k++) {
      const Face next = face->neighbor(k);
      if (next->info().level < 0) (made.is_constrained({face, k}) ? border : open).push_back(next);
    }
  }
}

void mark(const Triangulation &made) {
  if (made.dimension() < 2) return; // all on a line: no face
  std::deque<Face> border;
  flood(made, made.infinite_face(), 0, border);
  while (!border.empty()) {
    const Face face = border.front();
    border.pop_front();
    if (face->info().level >= 0) continue;
    int level = -1;
    for (int k = 0; k < 3; k++)
      if (made.is_constrained({face, k})) level = std::max(level, face->neighbor(k)->info().level);
    flood(made, face, level + 1, border);
  }
}

std::string triangles_field(const std::vector<plane::Point> &points) {
  Triangulation made;
  std::vector<Triangulation::Vertex_handle> corner;
  for (size_t k = 0; k < points.size(); k++) {
    const size_t before = made.number_of_vertices();
    corner.push_back(made.insert({points[k][0], points[k][1]}));
    if (made.number_of_vertices() > before) corner.back()->info() = k; // of equal points the first
  }
  for (size_t k = 0; k < points.size(); k++) {
    const auto from = corner[k], to = corner[k + 1 == points.size() ? 0 : k + 1];
    if (from != to) made.insert_constraint(from, to);
  }
  mark(made);
  std::string text = ",\"triangles\":[";
  for (auto face = made.finite_faces_begin(); face != made.finite_faces_end(); ++face) {
    if (face->info().level % 2 == 0) continue;
    text += text.back() == '[' ? "[" : ",[";
    for (int k = 0; k < 3; k++) text += (k == 0 ? "" : ",") + std::to_string(face->vertex(k)->info());
    text += ']';
  }
  return text + ']';
}

void answer_line(const std::string &name, const json_t *root) {
  const std::string id = lines::text_of(root, "id");
  if (std::strcmp(lines::text_of(root, "question"), "triangulate") != 0)
    return lines::write(name, id, "", "asked about triangles of polygons only", true);
  if (json_object_get(root, "holes") != nullptr)
    return lines::write(name, id, "", "asked about polygons without holes only", true);
  const std::vector<plane::Point> points = plane::read_points(json_object_get(root, "points"));
  const double start = lines::now();
  try {
    const std::string fields = triangles_field(points);
    lines::write(name, id, fields + plane::time_field(start), "", false);
  } catch (const Triangulation::Intersection_of_constraints_exception &) {
    lines::write(name, id, "", "edges of the polygon cross", true);
  }
}

} // namespace

int main(int argc, char **argv) {
  const std::string name = "CGAL " CGAL_VERSION_STR " constrained Delaunay triangulation, exact predicates";
  return lines::serve(argc, argv, {"delaunay"}, [&](size_t, const json_t *root) { answer_line(name, root); });
}
