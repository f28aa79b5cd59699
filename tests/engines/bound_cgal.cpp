// CGAL's smallest spheres: of Fischer and Gärtner (Min_sphere_of_spheres_d), of Welzl (Min_sphere_d), and the latter in
// rationals. Its boxes along axes of their own: the rectangle of least area (min_rectangle_2), and in space what evolution
// finds (oriented_bounding_box, after Chang, Gorissen and Melchior), of the hull's corners or of all points.

#include "tests/engines/bound.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <type_traits>

#include <CGAL/Cartesian.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Exact_rational.h>
#include <CGAL/Min_sphere_annulus_d_traits_2.h>
#include <CGAL/Min_sphere_annulus_d_traits_3.h>
#include <CGAL/Min_sphere_d.h>
#include <CGAL/Min_sphere_of_points_d_traits_2.h>
#include <CGAL/Min_sphere_of_points_d_traits_3.h>
#include <CGAL/Min_sphere_of_spheres_d.h>
#include <CGAL/convex_hull_2.h>
#include <CGAL/min_quadrilateral_2.h>
#include <CGAL/optimal_bounding_box.h>
#include <CGAL/version.h>

namespace {

template <typename Kernel> typename Kernel::Point_2 flat(const bound::Point &p) { return {p[0], p[1]}; }
template <typename Kernel> typename Kernel::Point_3 solid(const bound::Point &p) { return {p[0], p[1], p[2]}; }

template <typename Traits, typename Make>
bound::Answer of_spheres(const std::vector<bound::Point> &points, Make make) {
  CGAL::Min_sphere_of_spheres_d<Traits> sphere;
  for (const bound::Point &point : points) sphere.insert(make(point));
  bound::Answer answer;
  for (auto x = sphere.center_cartesian_begin(); x != sphere.center_cartesian_end(); ++x) answer.centre.push_back(*x);
  answer.radius = sphere.radius();
  return answer;
}

bound::Answer fischer(const std::vector<bound::Point> &points) {
  using Kernel = CGAL::Cartesian<double>;
  if (points[0].size() == 2)
    return of_spheres<CGAL::Min_sphere_of_points_d_traits_2<Kernel, double>>(points, flat<Kernel>);
  return of_spheres<CGAL::Min_sphere_of_points_d_traits_3<Kernel, double>>(points, solid<Kernel>);
}

template <typename Traits, typename Make> bound::Answer of_points(const std::vector<bound::Point> &points, Make make) {
  std::vector<decltype(make(points[0]))> in;
  for (const bound::Point &point : points) in.push_back(make(point));
  const CGAL::Min_sphere_d<Traits> sphere(in.begin(), in.end());
  const auto centre = sphere.center();
  bound::Answer answer;
  for (size_t i = 0; i < points[0].size(); i++) answer.centre.push_back(CGAL::to_double(centre[static_cast<int>(i)]));
  answer.radius = std::sqrt(CGAL::to_double(sphere.squared_radius()));
  return answer;
}

template <typename Number> bound::Answer welzl(const std::vector<bound::Point> &points) {
  using Kernel = CGAL::Cartesian<Number>;
  if (points[0].size() == 2) return of_points<CGAL::Min_sphere_annulus_d_traits_2<Kernel>>(points, flat<Kernel>);
  return of_points<CGAL::Min_sphere_annulus_d_traits_3<Kernel>>(points, solid<Kernel>);
}

// ---- boxes ----

using Inexact = CGAL::Exact_predicates_inexact_constructions_kernel;

bound::Answer refusal(const char *why) {
  bound::Answer answer;
  answer.refused = true;
  answer.note = why;
  return answer;
}

// The ends of points along two axes or three, which are as long as each other.
void set_ends(bound::Answer &answer, const std::vector<bound::Point> &points) {
  for (const bound::Point &axis : answer.axes) {
    double lo = HUGE_VAL, hi = -HUGE_VAL;
    for (const bound::Point &point : points) {
      double along = 0;
      for (size_t i = 0; i < axis.size(); i++) along += axis[i] * point[i];
      lo = std::min(lo, along);
      hi = std::max(hi, along);
    }
    answer.lo.push_back(lo);
    answer.hi.push_back(hi);
  }
}

template <typename Kernel> bound::Answer rectangle(const std::vector<bound::Point> &points) {
  std::vector<typename Kernel::Point_2> in, hull, corner;
  for (const bound::Point &point : points) in.push_back(flat<Kernel>(point));
  CGAL::convex_hull_2(in.begin(), in.end(), std::back_inserter(hull));
  CGAL::min_rectangle_2(hull.begin(), hull.end(), std::back_inserter(corner));
  if (corner.size() < 4) return refusal("no rectangle came out");
  auto along = corner[1] - corner[0], across = corner[3] - corner[0];
  // Of points on a line one side has no length, or both.
  if (along == CGAL::NULL_VECTOR && across == CGAL::NULL_VECTOR) along = {1, 0};
  if (along == CGAL::NULL_VECTOR) along = {across.y(), -across.x()};
  if (across == CGAL::NULL_VECTOR) across = {-along.y(), along.x()};
  bound::Answer answer;
  for (const auto &axis : {along, across}) {
    const auto a = axis * (corner[0] - CGAL::ORIGIN), b = axis * (corner[2] - CGAL::ORIGIN);
    answer.axes.push_back({CGAL::to_double(axis.x()), CGAL::to_double(axis.y())});
    answer.lo.push_back(CGAL::to_double(std::min(a, b)));
    answer.hi.push_back(CGAL::to_double(std::max(a, b)));
  }
  const bool fits = std::isfinite(answer.lo[0] + answer.lo[1]) && std::isfinite(answer.hi[0] + answer.hi[1]);
  if (!fits && !std::is_floating_point<typename Kernel::FT>::value) return refusal("an exact number is no double");
  return answer;
}

// The axes are the rows of the rotation that it returns. "The axis-aligned box of the rotated points" is the box.
template <bool hull_first> bound::Answer solid_box(const std::vector<bound::Point> &points) {
  std::vector<Inexact::Point_3> in;
  for (const bound::Point &point : points) in.push_back(solid<Inexact>(point));
  CGAL::Aff_transformation_3<Inexact> turn(CGAL::SCALING, 0);
  CGAL::oriented_bounding_box(in, turn, CGAL::parameters::use_convex_hull(hull_first).random_seed(1));
  if (turn.m(0, 0) == 0 && turn.m(0, 1) == 0 && turn.m(0, 2) == 0) return refusal("fewer than four points");
  bound::Answer answer;
  for (int k = 0; k < 3; k++) answer.axes.push_back({turn.m(k, 0), turn.m(k, 1), turn.m(k, 2)});
  set_ends(answer, points);
  return answer;
}

template <typename Kernel, bool hull_first> bound::Answer box(const std::vector<bound::Point> &points) {
  return points[0].size() == 2 ? rectangle<Kernel>(points) : solid_box<hull_first>(points);
}

} // namespace

int main(int argc, char **argv) {
  const std::string name = "CGAL " CGAL_VERSION_STR " ";
  return bound::serve(argc, argv,
                      {{"spheres", "sphere", name + "Min_sphere_of_spheres_d binary64", fischer},
                       {"points", "sphere", name + "Min_sphere_d binary64", welzl<double>},
                       {"exact", "sphere", name + "Min_sphere_d rationals", welzl<CGAL::Exact_rational>},
                       {"box", "obb", name + "optimal boxes", box<CGAL::Cartesian<double>, true>},
                       {"box-all", "obb", name + "optimal boxes of all points", box<Inexact, false>},
                       {"box-exact", "obb", name + "optimal boxes, rationals", box<CGAL::Cartesian<CGAL::Exact_rational>, true>}});
}
