#include "spec/number/polynomial.h"

#include <math.h>

void og_poly_init(og_poly *p) {
  p->degree = 0;
  for (int k = 0; k < OG_POLY_ROOM; k++) og_int_init(&p->c[k]);
}

void og_poly_clear(og_poly *p) {
  for (int k = 0; k < OG_POLY_ROOM; k++) og_int_clear(&p->c[k]);
}

void og_poly_set(og_poly *r, const og_poly *p) {
  r->degree = p->degree;
  for (int k = 0; k <= p->degree; k++) og_int_set(&r->c[k], &p->c[k]);
}

void og_poly_set_zero(og_poly *r, int degree) {
  r->degree = degree;
  for (int k = 0; k <= degree; k++) og_int_set_si(&r->c[k], 0);
}

void og_poly_trim(og_poly *p) {
  while (p->degree > 0 && og_int_sign(&p->c[p->degree]) == 0) p->degree--;
}

bool og_poly_is_zero(const og_poly *p) {
  for (int k = 0; k <= p->degree; k++)
    if (og_int_sign(&p->c[k]) != 0) return false;
  return true;
}

void og_poly_derive(og_poly *r, const og_poly *p) {
  og_poly_set_zero(r, p->degree == 0 ? 0 : p->degree - 1);
  for (int k = 1; k <= p->degree; k++)
    for (int times = 0; times < k; times++) og_int_add(&r->c[k - 1], &r->c[k - 1], &p->c[k]);
}

// p = p (a y + b x), in the local form.
static void poly_times_linear(og_poly *p, const og_int *a, const og_int *b) {
  og_int_mul(&p->c[p->degree + 1], &p->c[p->degree], b);
  for (int k = p->degree; k > 0; k--) {
    og_int_mul(&p->c[k], &p->c[k], a);
    og_int_addmul(&p->c[k], &p->c[k - 1], b);
  }
  og_int_mul(&p->c[0], &p->c[0], a);
  p->degree++;
}

void og_poly_localize(og_poly *r, const og_poly *p, const og_rational *from, const og_rational *to, og_poly *work) {
  // Horner's rule; `work` is the power of the denominator that makes all terms homogeneous.
  r->degree = work->degree = 0;
  og_int_set(&r->c[0], &p->c[p->degree]);
  og_int_set_si(&work->c[0], 1);
  for (int k = p->degree - 1; k >= 0; k--) {
    poly_times_linear(work, &from->den, &to->den);
    poly_times_linear(r, &from->num, &to->num);
    for (int i = 0; i <= r->degree; i++) og_int_addmul(&r->c[i], &work->c[i], &p->c[k]);
  }
}

int og_poly_sign_at(const og_poly *p, const og_rational *time) {
  og_int sum, power;
  og_int_init(&sum);
  og_int_init(&power);
  og_int_set(&sum, &p->c[p->degree]);
  og_int_set_si(&power, 1);
  for (int k = p->degree - 1; k >= 0; k--) {
    og_int_mul(&power, &power, &time->den);
    og_int_mul(&sum, &sum, &time->num);
    og_int_addmul(&sum, &power, &p->c[k]);
  }
  const int sign = og_int_sign(&sum);
  og_int_clear(&sum);
  og_int_clear(&power);
  return sign;
}

bool og_poly_is_all(const og_poly *p, int sign) {
  for (int k = 0; k <= p->degree; k++)
    if (og_int_sign(&p->c[k]) != sign) return false;
  return true;
}

bool og_poly_is_all_but_zeros(const og_poly *p, int sign) {
  for (int k = 1; k <= p->degree; k++)
    if (og_int_sign(&p->c[k]) == -sign) return false;
  return og_int_sign(&p->c[0]) == sign;
}

bool og_poly_is_weakly(const og_poly *p, int sign) {
  for (int k = 0; k <= p->degree; k++)
    if (og_int_sign(&p->c[k]) == -sign) return false;
  return !og_poly_is_zero(p);
}

bool og_poly_is_multiple(og_poly *r, const og_poly *p, const og_poly *h) {
  og_poly_set(r, p);
  const og_int *lead = &h->c[h->degree];
  for (; r->degree >= h->degree; r->degree--) {
    const int shift = r->degree - h->degree;
    const og_int *last = &r->c[r->degree];
    if (og_int_sign(last) == 0) continue;
    for (int k = 0; k < r->degree; k++) {
      og_int_mul(&r->c[k], &r->c[k], lead);
      if (k >= shift) og_int_submul(&r->c[k], last, &h->c[k - shift]);
    }
  }
  return og_poly_is_zero(r);
}

bool og_poly_divide_local(og_poly *r, og_poly *f, const og_poly *h) {
  r->degree = f->degree - h->degree;
  for (int k = 0; k <= r->degree; k++) {
    // Invariant: f as it came, times a power of h's first coefficient, is r h + f, and f begins with k zeros.
    for (int i = 0; i < k; i++) og_int_mul(&r->c[i], &r->c[i], &h->c[0]);
    og_int_set(&r->c[k], &f->c[k]);
    for (int i = k; i <= f->degree; i++) {
      og_int_mul(&f->c[i], &f->c[i], &h->c[0]);
      if (i - k <= h->degree) og_int_submul(&f->c[i], &r->c[k], &h->c[i - k]);
    }
  }
  return r->degree >= 0 && og_poly_is_zero(f);
}

bool og_poly_is_positive_before_root(og_poly *f, const og_poly *h, og_poly *work) {
  for (int power = 0; power < 2; power++) {
    if (og_poly_is_all(f, 1)) return true;
    if (!og_poly_divide_local(work, f, h)) return false;
    og_poly_set(f, work);
  }
  return og_poly_is_all(f, 1);
}

void og_poly_to_doubles(double c[OG_POLY_ROOM], const og_poly *p) {
  long most = -0x40000000L, e[OG_POLY_ROOM];
  for (int k = 0; k <= p->degree; k++) {
    c[k] = mpz_get_d_2exp(&e[k], p->c[k].z);
    if (c[k] != 0 && e[k] > most) most = e[k];
  }
  for (int k = 0; k <= p->degree; k++) c[k] = e[k] - most < -1000 ? 0 : ldexp(c[k], (int)(e[k] - most));
}
