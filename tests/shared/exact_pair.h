#ifndef OR_EXACT_PAIR_H
#define OR_EXACT_PAIR_H

/// Exact answers about small pairs, as the tests of the reference's primitives and pairs want them.

#include "ref/vec3.h"
#include "spec/pair/solve/solver.h"
#include "tests/shared/random_pair.h"
#include "tests/oracle/vector.h"

/// A point of doubles, exactly.
void or_vec_from(or_vec *r, og_vec3 a);
/// r = a + t (b - a), exactly.
void or_vec_between(or_vec *r, og_vec3 a, og_vec3 b, double t);
/// r = |a - b|^2
void or_square_between(mpq_t r, const or_vec *a, const or_vec *b);
/// sqrt(x) - sqrt(y) to nearly full accuracy, however near they are; x, y >= 0.
double or_root_difference(const mpq_t x, const mpq_t y);

/// A solver with room for its answers. Not for use from two threads.
typedef struct or_exact {
  og_solver *solver;
  og_problem problem;
  og_answer answer;
} or_exact;

void or_exact_init(or_exact *exact);
void or_exact_clear(or_exact *exact);

/// The squared distance of two hulls of doubles, exactly.
void or_exact_square(or_exact *exact, mpq_t r, const og_vec3 *a, size_t na, const og_vec3 *b, size_t nb);

/// What is true of two rounded hulls, correctly rounded.
typedef struct or_pair_truth {
  og_relation relation;
  double distance; // 0 unless separated
  double depth;    // 0 unless penetrating
} or_pair_truth;

or_pair_truth or_exact_doubles(or_exact *exact, const og_vec3 *a, size_t na, double radius_a, const og_vec3 *b,
                               size_t nb, double radius_b);
/// The same for points that are any rationals.
or_pair_truth or_exact_rationals(or_exact *exact, const or_vec *a, size_t na, double radius_a, const or_vec *b,
                                 size_t nb, double radius_b);

/// Measured errors, to tell the median and the worst.
typedef struct or_tally {
  size_t count, capacity;
  double *value;
} or_tally;

void or_tally_add(or_tally *tally, double error);
double or_tally_worst(const or_tally *tally);
/// The middle one in size, and the tally sorted; NaN of none.
double or_tally_median(or_tally *tally);
/// Prints "name: count, median, worst" in units of `unit` and empties the tally; returns the worst, in that unit.
double or_tally_report(or_tally *tally, const char *name, double unit, const char *unit_name);

/// A random point: components uniform in [-size, size).
og_vec3 or_random_point(or_random *random, double size);
/// A random point of integers in [-size, size].
og_vec3 or_random_lattice_point(or_random *random, int size);
/// A random point about 2^-k from a, 0 <= k <= most, k random.
og_vec3 or_random_near(or_random *random, og_vec3 a, int most);

#endif
