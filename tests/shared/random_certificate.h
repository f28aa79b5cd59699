#ifndef OR_RANDOM_CERTIFICATE_H
#define OR_RANDOM_CERTIFICATE_H

/// Certificates of any kind with small random numbers, some of them shaped so that they come close to proving
/// something: on small lattices many a one is right.

#include "spec/certificate/certificate.h"
#include "tests/shared/random_pair.h"

void or_random_certificate(og_certificate *c, const og_problem *problem, or_random *r);

#endif
