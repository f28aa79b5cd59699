#ifndef OG_WITNESS_H
#define OG_WITNESS_H

/// What a certificate shows in the input's own units: a point of each core, and a direction.
///
/// With W = sum w the combination of a certificate names the points sum w a_i / W and sum w b_j / W of the two
/// cores: nearest points (nearest), a common point (touching, penetrating), the deepest points (surface). The
/// balls of rounded bodies are not in them. The direction points from B to A: moving A along it parts the
/// bodies the more. Call these only with certificates that the checker accepted: indices are not verified.

#include "spec/body/problem.h"
#include "spec/number/rational.h"
#include "spec/pair/certificate.h"

/// A point of each core, exactly, in the input's unit of length.
typedef struct og_witness {
  og_rational a[3];
  og_rational b[3];
} og_witness;

void og_witness_init(og_witness *witness);
void og_witness_clear(og_witness *witness);

/// The combination that names points of the bodies as they lie: that of touching, penetrating, nearest and
/// surface; null for the other kinds (the ends of a sweep have their own).
const og_combination *og_witness_combination(const og_certificate *certificate);

/// The points that a combination names, each body in the place that the problem gives it. False where there is
/// none: no pairs, a weight with a square root (a rounded sweep), or weights that sum to zero. Cost: linear.
bool og_witness_points(og_witness *witness, const og_problem *problem, const og_combination *combination);

/// Are they the points in `claimed`, whose fractions need not be in lowest terms? Into same[0] for A's, same[1] for
/// B's; false, with `same` unchanged, where there are none. Cost: products, and no common divisors.
bool og_witness_points_are(bool same[2], const og_witness *claimed, const og_problem *problem,
                           const og_combination *combination);

/// The point at / weight of the lattice in the input's unit of length; weight > 0. Its numbers `at` are used up.
void og_point_in_unit(og_rational point[3], og_ivec *at, const og_int *weight, const og_problem *problem);

/// The certificate's direction as the shortest integer vector: n of separated, touching and miss; V = sum w p
/// of nearest; -V of surface. False (and zero) for the other kinds, which have none.
bool og_witness_direction(og_ivec *direction, const og_problem *problem, const og_certificate *certificate);
/// The same of any length, without common divisors.
bool og_witness_long_direction(og_ivec *direction, const og_problem *problem, const og_certificate *certificate);

#endif
