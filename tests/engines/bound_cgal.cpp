// CGAL's smallest spheres: of Fischer and Gärtner (Min_sphere_of_spheres_d), of Welzl (Min_sphere_d), and the latter in rationals.

#include "tests/engines/bound.h"

#include <cmath>

#include <CGAL/Cartesian.h>
#include <CGAL/Exact_rational.h>
#include <CGAL/Min_sphere_annulus_d_traits_2.h>
#include <CGAL/Min_sphere_annulus_d_traits_3.h>
#include <CGAL/Min_sphere_d.h>
#include <CGAL/Min_sphere_of_points_d_traits_2.h>
#include <CGAL/Min_sphere_of_points_d_traits_3.h>
#include <CGAL/Min_sphere_of_spheres_d.h>
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

} // namespace

int main(int argc, char **argv) {
  const std::string name = "CGAL " CGAL_VERSION_STR " ";
  return bound::serve(argc, argv,
                      {{"spheres", name + "Min_sphere_of_spheres_d binary64", fischer},
                       {"points", name + "Min_sphere_d binary64", welzl<double>},
                       {"exact", name + "Min_sphere_d rationals", welzl<CGAL::Exact_rational>}});
}
