#include "tool/run/round_point.h"

#include "tool/run/round_quotient.h"

og_vec3 og_round_point(const og_ivec *point, const og_int *den) {
  return (og_vec3){og_round_quotient(&point->x, den), og_round_quotient(&point->y, den),
                   og_round_quotient(&point->z, den)};
}

static og_scalar round_rational(const og_rational *x) { return og_round_quotient(&x->num, &x->den); }

og_vec3 og_round_three(const og_rational x[3]) {
  return (og_vec3){round_rational(&x[0]), round_rational(&x[1]), round_rational(&x[2])};
}
