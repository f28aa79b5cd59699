#ifndef OR_RANDOM_CERTIFICATE_H
#define OR_RANDOM_CERTIFICATE_H

/// Certificates of any kind with small random numbers, some of them shaped so that they come close to proving
/// something: on small lattices many a one is right.

#include "spec/pair/certificate.h"
#include "tests/shared/random_pair.h"

void or_random_certificate(og_certificate *c, const og_problem *problem, or_random *r);

/// One coordinate becomes its opposite, a number of -2 to 2, or larger by such a number.
void or_change_vector(og_ivec *v, or_random *random);
/// An index, a weight or the count.
void or_change_combination(og_combination *c, or_random *random);
/// Changes one number, index or flag of it, or its kind.
void or_change_certificate(og_certificate *c, or_random *random);

#endif
