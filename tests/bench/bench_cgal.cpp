#include "tests/bench/bench.h"

#include <CGAL/Gmpq.h>
#include <CGAL/Gmpzf.h>
#include <CGAL/Polytope_distance_d.h>
#include <CGAL/Polytope_distance_d_traits_3.h>
#include <CGAL/Simple_cartesian.h>
#include <CGAL/version.h>

#include <cmath>
#include <vector>

// CGAL's exact distance: a quadratic program over an exact number type, its simplex steps priced in double
// first. Gmpzf (multi-precision floating point) is the type its manual advises for input of doubles.

namespace {

using Kernel = CGAL::Simple_cartesian<double>;
using Points = std::vector<Kernel::Point_3>;

template <class Exact> struct State {
  using Traits = CGAL::Polytope_distance_d_traits_3<Kernel, Exact, double>;
  std::vector<Points> a, b;
  Exact numerator, denominator;
};

Points points_of(const bench_body &body) {
  Points points;
  for (size_t k = 0; k < body.point_count; k++)
    points.emplace_back(body.xyz[3 * k], body.xyz[3 * k + 1], body.xyz[3 * k + 2]);
  return points;
}

template <class Exact> void *prepare(const bench_pair *pairs, size_t count) {
  auto *state = new State<Exact>;
  for (size_t k = 0; k < count; k++) {
    state->a.push_back(points_of(pairs[k].a));
    state->b.push_back(points_of(pairs[k].b));
  }
  return state;
}

template <class Exact> void query(void *pointer, size_t k) {
  auto *state = static_cast<State<Exact> *>(pointer);
  const Points &a = state->a[k];
  const Points &b = state->b[k];
  CGAL::Polytope_distance_d<typename State<Exact>::Traits> solved(a.begin(), a.end(), b.begin(), b.end());
  state->numerator = solved.squared_distance_numerator();
  state->denominator = solved.squared_distance_denominator();
}

template <class Exact> double value(void *pointer) {
  const auto *state = static_cast<State<Exact> *>(pointer);
  return std::sqrt(CGAL::to_double(state->numerator) / CGAL::to_double(state->denominator));
}

template <class Exact> void finish(void *pointer) { delete static_cast<State<Exact> *>(pointer); }

} // namespace

const bench_method bench_cgal_gmpzf = {"CGAL exact distance, Gmpzf",
                                       "CGAL",
                                       "libcgal-dev",
                                       CGAL_VERSION_STR,
                                       prepare<CGAL::Gmpzf>,
                                       query<CGAL::Gmpzf>,
                                       value<CGAL::Gmpzf>,
                                       finish<CGAL::Gmpzf>,
                                       bench_length};
const bench_method bench_cgal_gmpq = {"CGAL exact distance, Gmpq",
                                      "CGAL",
                                      "libcgal-dev",
                                      CGAL_VERSION_STR,
                                      prepare<CGAL::Gmpq>,
                                      query<CGAL::Gmpq>,
                                      value<CGAL::Gmpq>,
                                      finish<CGAL::Gmpq>,
                                      bench_length};
