#include "tool/draw/motion.h"

void og_motion_velocity(og_rational velocity[3], const og_problem *problem) {
  const og_int *const part[3] = {&problem->velocity.x, &problem->velocity.y, &problem->velocity.z};
  og_int num, den;
  og_int_init(&num);
  og_int_init(&den);
  for (int k = 0; k < 3; k++) {
    og_int_set(&num, part[k]);
    og_int_set(&den, &problem->unit_den);
    if (problem->unit_exp > 0) mpz_mul_2exp(num.z, num.z, (mp_bitcnt_t)problem->unit_exp);
    else mpz_mul_2exp(den.z, den.z, (mp_bitcnt_t)-problem->unit_exp);
    og_rational_set_quotient(&velocity[k], &num, &den);
  }
  og_int_clear(&num);
  og_int_clear(&den);
}

// (p + s sqrt(q)) / m, the root cut off so many bits behind the point that also the sum, where p and the root nearly
// cancel, keeps SPARE good ones: |p + s sqrt(q)| is at least 1 / (|p| + sqrt(q)) unless it is zero.
void og_motion_time(og_rational *time, const og_surd *first) {
  enum { SPARE = 64 };
  const mp_bitcnt_t bits = SPARE + mpz_sizeinbase(first->p.z, 2) + mpz_sizeinbase(first->q.z, 2);
  og_int num, den, root;
  og_int_init(&num);
  og_int_init(&den);
  og_int_init(&root);
  mpz_mul_2exp(root.z, first->q.z, 2 * bits);
  mpz_sqrt(root.z, root.z);
  if (first->s < 0) og_int_neg(&root, &root);
  mpz_mul_2exp(num.z, first->p.z, bits);
  if (first->s != 0) og_int_add(&num, &num, &root);
  mpz_mul_2exp(den.z, first->m.z, bits);
  if (first->e > 0) mpz_mul_2exp(num.z, num.z, (mp_bitcnt_t)first->e);
  else mpz_mul_2exp(den.z, den.z, (mp_bitcnt_t)-first->e);
  og_rational_set_quotient(time, &num, &den);
  og_int_clear(&num);
  og_int_clear(&den);
  og_int_clear(&root);
}

void og_motion_move(og_exact_body *r, const og_exact_body *body, const og_rational velocity[3],
                    const og_rational *time) {
  og_rational step[3];
  og_ivec shift;
  og_int factor;
  og_ivec_init(&shift);
  og_int_init(&factor);
  og_int_set(&r->den, &body->den);
  for (int k = 0; k < 3; k++) {
    og_rational_init(&step[k]);
    og_int_mul(&shift.x, &velocity[k].num, &time->num);
    og_int_mul(&shift.y, &velocity[k].den, &time->den);
    og_rational_set_quotient(&step[k], &shift.x, &shift.y);
  }
  og_rational_common_denominator(&r->den, step, 3, SIZE_MAX);
  mpz_divexact(factor.z, r->den.z, body->den.z);
  og_rational_numerator_over(&shift.x, &step[0], &r->den);
  og_rational_numerator_over(&shift.y, &step[1], &r->den);
  og_rational_numerator_over(&shift.z, &step[2], &r->den);
  og_exact_body_resize(r, body->count);
  for (size_t k = 0; k < body->count; k++) {
    og_ivec_scale(&r->point[k], &factor, &body->point[k]);
    og_ivec_add(&r->point[k], &r->point[k], &shift);
  }
  og_int_mul(&r->radius, &factor, &body->radius);
  for (int k = 0; k < 3; k++) og_rational_clear(&step[k]);
  og_ivec_clear(&shift);
  og_int_clear(&factor);
}
