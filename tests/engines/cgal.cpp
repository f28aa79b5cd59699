// CGAL's distance of the convex hulls of two point sets, a quadratic program in the number type chosen: Gmpzf and Gmpq
// are exact, with steps priced in double first where the input is double; double is not. Distances only, and no balls.

#include "tests/engines/adaptor.h"

#include <cmath>
#include <vector>

#include <CGAL/Gmpq.h>
#include <CGAL/Gmpzf.h>
#include <CGAL/Polytope_distance_d.h>
#include <CGAL/Polytope_distance_d_traits_3.h>
#include <CGAL/Simple_cartesian.h>
#include <CGAL/version.h>

namespace {

using Kernel = CGAL::Simple_cartesian<double>;
using Points = std::vector<Kernel::Point_3>;

Points points_of(const og_adaptor_body &body) {
  Points points;
  for (size_t k = 0; k < body.count; k++)
    points.emplace_back(body.xyz[3 * k], body.xyz[3 * k + 1], body.xyz[3 * k + 2]);
  return points;
}

// A number as m * 2^e: squares and common denominators leave the range of doubles long before their quotients do.
struct Scaled {
  double m;
  long e;
};

Scaled scaled(const mpz_t integer) {
  Scaled s;
  s.m = mpz_get_d_2exp(&s.e, integer);
  return s;
}

Scaled operator/(Scaled a, Scaled b) { return {a.m / b.m, a.e - b.e}; }

Scaled scaled(double x) {
  int e;
  const double m = std::frexp(x, &e);
  return {m, e};
}

Scaled scaled(const CGAL::Gmpq &x) { return scaled(mpq_numref(x.mpq())) / scaled(mpq_denref(x.mpq())); }

Scaled scaled(const CGAL::Gmpzf &x) {
  const Scaled s = scaled(x.man());
  return {s.m, s.e + x.exp()};
}

double rounded(Scaled s) { return std::ldexp(s.m, static_cast<int>(s.e)); }

double rounded_root(Scaled s) {
  const bool odd = s.e % 2 != 0;
  return rounded({std::sqrt(odd ? 2 * s.m : s.m), (odd ? s.e - 1 : s.e) / 2});
}

// Three coordinates and their common denominator.
template <class Coordinate> void put(double *at, Coordinate from) {
  Scaled homogeneous[4];
  for (Scaled &x : homogeneous) x = scaled(*from++);
  for (int k = 0; k < 3; k++) at[k] = rounded(homogeneous[k] / homogeneous[3]);
}

template <class Number> void ask(void *, const og_adaptor_case *one, og_adaptor_claim *claim) {
  using Traits = CGAL::Polytope_distance_d_traits_3<Kernel, Number, double>;
  const og_adaptor_body &a = one->body[0], &b = one->body[1];
  if (one->question == OG_ADAPTOR_SWEEP || a.radius > 0 || b.radius > 0) return og_adaptor_refuse(claim);
  const Points of_a = points_of(a), of_b = points_of(b);
  const double start = og_adaptor_now();
  CGAL::Polytope_distance_d<Traits> solved(of_a.begin(), of_a.end(), of_b.begin(), of_b.end());
  claim->nanoseconds = og_adaptor_now() - start;
  const Number numerator = solved.squared_distance_numerator(), denominator = solved.squared_distance_denominator();
  og_adaptor_say_colliding(claim, CGAL::is_zero(numerator));
  og_adaptor_say_distance(claim, rounded_root(scaled(numerator) / scaled(denominator)));
  claim->has_points = true;
  put(claim->point[0], solved.realizing_point_p_coordinates_begin());
  put(claim->point[1], solved.realizing_point_q_coordinates_begin());
}

} // namespace

int main(int argc, char **argv) {
  const char *const modes[] = {"gmpzf", "gmpq", "double", nullptr};
  const char *const names[] = {"CGAL " CGAL_VERSION_STR " Polytope_distance_d Gmpzf",
                               "CGAL " CGAL_VERSION_STR " Polytope_distance_d Gmpq",
                               "CGAL " CGAL_VERSION_STR " Polytope_distance_d double"};
  og_adaptor_ask *const asks[] = {ask<CGAL::Gmpzf>, ask<CGAL::Gmpq>, ask<double>};
  const int mode = og_adaptor_mode(argc, argv, modes);
  return mode < 0 ? 2 : og_adaptor_serve(names[mode], asks[mode], nullptr);
}
