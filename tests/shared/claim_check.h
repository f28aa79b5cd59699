#ifndef OR_CLAIM_CHECK_H
#define OR_CLAIM_CHECK_H

/// Is what an algorithm claims about a pair true, and how far is it off? Everything is asserted within a stated number
/// of OG_SCALAR_EPSILON times the pair's size, and the errors are tallied.

#include "ref/claim.h"
#include "tests/shared/exact_pair.h"

#define OR_CLAIM_POINTS 8

/// Two rounded hulls, their size (largest length in the pair) and what is true of them.
typedef struct or_claim_pair {
  size_t na, nb;
  og_vec3 a[OR_CLAIM_POINTS], b[OR_CLAIM_POINTS]; // of the cores
  double ra, rb;
  double size;
  or_pair_truth truth;
} or_claim_pair;

/// Sets size and truth from the points and radii.
void or_claim_pair_solve(or_claim_pair *pair, or_exact *exact);

typedef struct or_claim_errors {
  or_tally value;     // distance when apart, minus the depth when they meet
  or_tally normal;    // what the gap along the normal falls short of the distance (of minus the depth)
  or_tally points;    // off the bodies' surfaces
  or_tally way;       // square of how far a - b is from the claimed way along the normal, over the cores' distance
  int wrong;          // verdicts
  double worst_wrong; // |distance or depth| of those, in eps * size
} or_claim_errors;

/// Compares, and fails the test where the claim is malformed or the verdict wrong beyond `bound` eps * size from
/// touching.
void or_claim_check(const og_claim *claim, const or_claim_pair *pair, or_exact *exact, or_claim_errors *errors,
                    double bound);

/// Prints and empties the tallies; fails the test where an error is beyond `bound` eps * size.
void or_claim_errors_report(or_claim_errors *errors, const char *name, double bound);

/// The same claim, field for field? (Lengths of the second 2^power times those of the first.)
bool or_claim_scaled(const og_claim *a, const og_claim *b, int power);

#endif
