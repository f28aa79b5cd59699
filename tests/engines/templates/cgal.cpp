// g++ -std=c++17 cgal.cpp -o cgal -lmpfr -lgmp
//
// The distance of the hulls of two sets of points in CGAL. @ID@: @SAYS@
// usage: cgal [gmpzf|gmpq|double]

#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include <CGAL/Gmpq.h>
#include <CGAL/Gmpzf.h>
#include <CGAL/Polytope_distance_d.h>
#include <CGAL/Polytope_distance_d_traits_3.h>
#include <CGAL/Simple_cartesian.h>

using Kernel = CGAL::Simple_cartesian<double>;

static const double a[][3] = {@A_POINTS@};
static const double b[][3] = {@B_POINTS@};

template <class Number> static void ask(const char *name) {
  using Traits = CGAL::Polytope_distance_d_traits_3<Kernel, Number, double>;
  std::vector<Kernel::Point_3> of_a, of_b;
  for (const auto &p : a) of_a.emplace_back(p[0], p[1], p[2]);
  for (const auto &p : b) of_b.emplace_back(p[0], p[1], p[2]);
  CGAL::Polytope_distance_d<Traits> solved(of_a.begin(), of_a.end(), of_b.begin(), of_b.end());
  const double squared =
      CGAL::to_double(solved.squared_distance_numerator()) / CGAL::to_double(solved.squared_distance_denominator());
  std::printf("Polytope_distance_d with %s: %.17g\n", name, std::sqrt(squared));
}

int main(int argc, char **argv) {
  const std::string number = argc > 1 ? argv[1] : "gmpzf";
  std::printf("exact signed distance: %.17g\n", double(@EXACT@));
  std::fflush(stdout); // it may abort
  if (number == "gmpq") ask<CGAL::Gmpq>("Gmpq");
  else if (number == "double") ask<double>("double");
  else ask<CGAL::Gmpzf>("Gmpzf");
  return 0;
}
