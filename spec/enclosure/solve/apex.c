// Directions along which the apex of a cone is as far as its rim. Inscribed hulls have none of these: the faces beside
// their apex lean a little less than the cone, so that along the normals of those faces the rim is far ahead of them.

#include "spec/enclosure/solve/search.h"

bool og_enclosure_lean(og_enclosure_solver *s, int body) {
  const og_inner_body *b = &s->body[body];
  og_ivec *n = &s->direction;
  if (b->curve != OG_CURVE_CONE) return false;
  og_int *along = &s->t0, *across = &s->t1, *factor = &s->t2;
  og_ivec_dot(along, n, &b->axes.a);
  if (og_int_sign(along) == 0 || (og_int_sign(along) < 0) == (body == 1)) return false; // B's apex is ahead, A's behind
  og_ivec_dot(across, n, &b->axes.u);
  og_int_mul(factor, across, across);
  og_ivec_dot(across, n, &b->axes.v);
  og_int_addmul(factor, across, across);
  // n = n.A A + f (A.A n - n.A A), f = 2 |n.A| / sqrt((n.U)^2 + (n.V)^2) from below; over 2^bits.
  mpz_mul_2exp(factor->z, factor->z, 2 * s->bits);
  mpz_sqrt(across->z, factor->z);
  mpz_add_ui(across->z, across->z, 1);
  mpz_mul_2exp(factor->z, along->z, 2 * s->bits + 1);
  mpz_abs(factor->z, factor->z);
  mpz_fdiv_q(factor->z, factor->z, across->z);
  og_ivec_dot(across, &b->axes.a, &b->axes.a);
  og_ivec_scale(n, across, n);
  og_ivec_submul(n, along, &b->axes.a);
  og_ivec_scale(n, factor, n);
  mpz_mul_2exp(along->z, along->z, s->bits);
  og_ivec_addmul(n, along, &b->axes.a);
  og_enclosure_trim(s);
  return !og_ivec_is_zero(n);
}
