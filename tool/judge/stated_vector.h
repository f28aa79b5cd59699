#ifndef OG_STATED_VECTOR_H
#define OG_STATED_VECTOR_H

/// Points and directions of a statement as integers over one denominator.

#include "spec/number/rational.h"
#include "spec/number/surd.h"
#include "spec/number/vector.h"

/// v / den = a
void og_set_vector(og_ivec *v, og_int *den, const og_rational a[3]);
/// way / den = the way from p to q
void og_set_way(og_ivec *way, og_int *den, const og_rational p[3], const og_rational q[3]);
/// r = the length of a / den
void og_set_length(og_surd *r, const og_ivec *a, const og_int *den);

#endif
