#ifndef OR_RANDOM_SURD_H
#define OR_RANDOM_SURD_H

/// Random numbers of the form that Origo reports, degenerate ones among them.

#include "spec/number/surd.h"
#include "tests/shared/random_pair.h"

/// A natural number of at most most_bits bits, now and then followed by zeros.
void or_random_integer(og_int *r, or_random *random, int most_bits);

/// Rationals, roots, roots that are rational in truth, sums that nearly or wholly cancel, of all magnitudes.
void or_random_surd(og_surd *r, or_random *random);

/// The same value written differently.
void or_surd_disguise(og_surd *r, const og_surd *a, or_random *random);

#endif
