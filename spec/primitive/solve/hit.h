#ifndef OG_HIT_H
#define OG_HIT_H

/// Where two primitives meet: the certificate of the question hit.

#include "spec/primitive/certificate.h"
#include "spec/primitive/problem.h"

/// Bodies as og_primitive wants them for hit. Both are made into cones; the polar of all their facets together is the
/// cone of the common part. A sphere is a quadratic equation.
void og_solve_hit(const og_primitive *primitive, og_primitive_certificate *certificate);

#endif
