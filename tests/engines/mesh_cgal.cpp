// CGAL's AABB_tree and box_intersection_d, each with its exact predicate, and self_intersections.

#include <map>

#include <CGAL/AABB_traits.h>
#include <CGAL/AABB_tree.h>
#include <CGAL/AABB_triangle_primitive.h>
#include <CGAL/Polygon_mesh_processing/polygon_soup_to_polygon_mesh.h>
#include <CGAL/Polygon_mesh_processing/self_intersections.h>
#include <CGAL/Surface_mesh.h>
#include <CGAL/box_intersection_d.h>
#include <CGAL/version.h>

#include "tests/engines/mesh_cgal_triangles.h"

namespace {

using mesh::Kernel;
using mesh::Mesh;
using mesh::Triangles;

// Each triangle of b is looked for in the tree of a.
class Tree : public mesh::Engine {
  using Iterator = Triangles::const_iterator;
  using Primitive = CGAL::AABB_triangle_primitive<Kernel, Iterator>;

public:
  Tree(Triangles of_a, Triangles of_b) : a(std::move(of_a)), b(std::move(of_b)), tree(a.begin(), a.end()) {
    tree.build();
  }
  mesh::Answer ask() override {
    mesh::Answer answer;
    std::vector<Iterator> found;
    for (size_t j = 0; j < b.size(); j++) {
      found.clear();
      tree.all_intersected_primitives(b[j], std::back_inserter(found));
      for (const Iterator i : found)
        answer.pairs.emplace_back(static_cast<int32_t>(i - a.begin()), static_cast<int32_t>(j));
    }
    return answer;
  }

private:
  const Triangles a, b;
  CGAL::AABB_tree<CGAL::AABB_traits<Kernel, Primitive>> tree;
};

class Boxes : public mesh::Engine {
  using Iterator = Triangles::const_iterator;
  using Box = CGAL::Box_intersection_d::Box_with_handle_d<double, 3, Iterator>;

public:
  Boxes(Triangles of_a, Triangles of_b) : a(std::move(of_a)), b(std::move(of_b)) {
    for (auto i = a.begin(); i != a.end(); ++i) boxes_a.emplace_back(i->bbox(), i);
    for (auto i = b.begin(); i != b.end(); ++i) boxes_b.emplace_back(i->bbox(), i);
  }
  mesh::Answer ask() override {
    mesh::Answer answer;
    CGAL::box_intersection_d(boxes_a.begin(), boxes_a.end(), boxes_b.begin(), boxes_b.end(),
                             [&](const Box &of_a, const Box &of_b) {
                               if (CGAL::do_intersect(*of_a.handle(), *of_b.handle()))
                                 answer.pairs.emplace_back(static_cast<int32_t>(of_a.handle() - a.begin()),
                                                           static_cast<int32_t>(of_b.handle() - b.begin()));
                             });
    return answer;
  }

private:
  const Triangles a, b;
  std::vector<Box> boxes_a, boxes_b;
};

// A mesh with itself. Faces of the surface have the numbers of the triangles.
class Itself : public mesh::Engine {
  using Surface = CGAL::Surface_mesh<Kernel::Point_3>;

public:
  explicit Itself(const std::vector<Kernel::Point_3> &points, const std::vector<std::array<size_t, 3>> &triangles) {
    CGAL::Polygon_mesh_processing::polygon_soup_to_polygon_mesh(points, triangles, surface);
  }
  mesh::Answer ask() override {
    std::vector<std::pair<Surface::Face_index, Surface::Face_index>> found;
    CGAL::Polygon_mesh_processing::self_intersections(surface, std::back_inserter(found));
    mesh::Answer answer;
    for (const auto &pair : found)
      answer.pairs.emplace_back(static_cast<int32_t>(pair.first), static_cast<int32_t>(pair.second));
    return answer;
  }

private:
  Surface surface;
};

std::unique_ptr<mesh::Engine> make_itself(const Mesh &a, std::string &note) {
  std::vector<Kernel::Point_3> points;
  std::vector<std::array<size_t, 3>> triangles;
  for (const mesh::Point &p : a.points) points.emplace_back(p[0], p[1], p[2]);
  for (const mesh::Corners &c : a.triangles)
    triangles.push_back({static_cast<size_t>(c[0]), static_cast<size_t>(c[1]), static_cast<size_t>(c[2])});
  if (!CGAL::Polygon_mesh_processing::is_polygon_soup_a_polygon_mesh(triangles)) {
    note = "no surface";
    return nullptr;
  }
  return std::make_unique<Itself>(points, triangles);
}

template <typename Engine> std::unique_ptr<mesh::Engine> make(const Mesh &a, const Mesh *b, std::string &note) {
  Triangles of_a = mesh::triangles_of(a), of_b = b == nullptr ? Triangles() : mesh::triangles_of(*b);
  if (mesh::has_flat(of_a, note) || mesh::has_flat(of_b, note)) return nullptr;
  if (b == nullptr) return make_itself(a, note);
  return std::make_unique<Engine>(std::move(of_a), std::move(of_b));
}

} // namespace

int main(int argc, char **argv) {
  const std::string name = "CGAL " CGAL_VERSION_STR " ";
  return mesh::serve(argc, argv,
                     {{"tree", name + "AABB_tree, self_intersections; exact predicates", make<Tree>},
                      {"boxes", name + "box_intersection_d, self_intersections; exact predicates", make<Boxes>}});
}
