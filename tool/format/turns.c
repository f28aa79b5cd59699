#include "tool/format/turns.h"

#include <mpfr.h>

// Enough that rounding to binary64 in the end is rounding of the exact value.
enum { PRECISION = 320 };

void og_turn_init(og_turn q) {
  for (int k = 0; k < 4; k++) mpq_init(q[k]);
}

void og_turn_clear(og_turn q) {
  for (int k = 0; k < 4; k++) mpq_clear(q[k]);
}

static void set(mpfr_t r, const og_rational *a) {
  mpfr_set_z(r, a->num.z, MPFR_RNDN);
  mpfr_div_z(r, r, a->den.z, MPFR_RNDN);
}

static void round_to_double(mpq_t r, mpfr_t a) { mpq_set_d(r, mpfr_get_d(a, MPFR_RNDN)); }

// ---- by an axis and an angle ----

// Sine and cosine of half the angle.
static void half_angle(mpfr_t sine, mpfr_t cosine, const og_rational *angle, og_angle_unit unit) {
  mpfr_t a;
  mpfr_init2(a, PRECISION);
  set(a, angle);
  if (unit == OG_DEGREES) { // a full turn of the half angle is 720 of the angle's degrees: right angles are exact
    mpfr_sinu(sine, a, 720, MPFR_RNDN);
    mpfr_cosu(cosine, a, 720, MPFR_RNDN);
  } else {
    mpfr_div_2ui(a, a, 1, MPFR_RNDN);
    mpfr_sin_cos(sine, cosine, a, MPFR_RNDN);
  }
  mpfr_clear(a);
}

void og_turn_about(og_turn q, const og_rational axis[3], const og_rational *angle, og_angle_unit unit) {
  mpfr_t sine, cosine, length, x;
  mpfr_inits2(PRECISION, sine, cosine, length, x, (mpfr_ptr)0);
  half_angle(sine, cosine, angle, unit);
  mpfr_set_zero(length, 1);
  for (int k = 0; k < 3; k++) {
    set(x, &axis[k]);
    mpfr_hypot(length, length, x, MPFR_RNDN);
  }
  for (int k = 0; k < 3; k++) {
    set(x, &axis[k]);
    mpfr_div(x, x, length, MPFR_RNDN);
    mpfr_mul(x, x, sine, MPFR_RNDN);
    round_to_double(q[k], x);
  }
  round_to_double(q[3], cosine);
  mpfr_clears(sine, cosine, length, x, (mpfr_ptr)0);
}

// ---- products ----

// r += sign a b
static void add_product(mpq_t r, int sign, mpq_t a, mpq_t b) {
  mpq_t product;
  mpq_init(product);
  mpq_mul(product, a, b);
  if (sign > 0) mpq_add(r, r, product);
  else mpq_sub(r, r, product);
  mpq_clear(product);
}

void og_turn_after(og_turn q, og_turn a, og_turn b) {
  for (int k = 0; k < 3; k++) {
    const int next = (k + 1) % 3, last = (k + 2) % 3;
    mpq_set_si(q[k], 0, 1);
    add_product(q[k], 1, a[3], b[k]);
    add_product(q[k], 1, a[k], b[3]);
    add_product(q[k], 1, a[next], b[last]);
    add_product(q[k], -1, a[last], b[next]);
  }
  mpq_set_si(q[3], 0, 1);
  add_product(q[3], 1, a[3], b[3]);
  for (int k = 0; k < 3; k++) add_product(q[3], -1, a[k], b[k]);
}

// ---- the nearest to a matrix ----

typedef struct matrix {
  mpfr_t at[3][3];
} matrix;

static void init_matrix(matrix *m) {
  for (int k = 0; k < 9; k++) mpfr_init2(m->at[k / 3][k % 3], PRECISION);
}

static void clear_matrix(matrix *m) {
  for (int k = 0; k < 9; k++) mpfr_clear(m->at[k / 3][k % 3]);
}

// The matrix of cofactors: the inverse transposed, times the determinant.
static void set_cofactors(matrix *r, matrix *m) {
  mpfr_t x;
  mpfr_init2(x, PRECISION);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      mpfr_ptr to = r->at[i][j];
      mpfr_mul(to, m->at[(i + 1) % 3][(j + 1) % 3], m->at[(i + 2) % 3][(j + 2) % 3], MPFR_RNDN);
      mpfr_mul(x, m->at[(i + 1) % 3][(j + 2) % 3], m->at[(i + 2) % 3][(j + 1) % 3], MPFR_RNDN);
      mpfr_sub(to, to, x, MPFR_RNDN);
    }
  mpfr_clear(x);
}

static void set_determinant(mpfr_t r, matrix *m, matrix *cofactors) {
  mpfr_t x;
  mpfr_init2(x, PRECISION);
  mpfr_set_zero(r, 1);
  for (int k = 0; k < 3; k++) {
    mpfr_mul(x, m->at[0][k], cofactors->at[0][k], MPFR_RNDN);
    mpfr_add(r, r, x, MPFR_RNDN);
  }
  mpfr_clear(x);
}

// Are the products of its columns those of a rotation's, but for 2^-10?
static bool is_nearly_orthonormal(matrix *m) {
  mpfr_t sum, x;
  bool good = true;
  mpfr_inits2(PRECISION, sum, x, (mpfr_ptr)0);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j <= i; j++) {
      mpfr_set_si(sum, i == j ? -1 : 0, MPFR_RNDN);
      for (int k = 0; k < 3; k++) {
        mpfr_mul(x, m->at[k][i], m->at[k][j], MPFR_RNDN);
        mpfr_add(sum, sum, x, MPFR_RNDN);
      }
      mpfr_abs(sum, sum, MPFR_RNDN);
      good = good && mpfr_cmp_si_2exp(sum, 1, -10) <= 0;
    }
  mpfr_clears(sum, x, (mpfr_ptr)0);
  return good;
}

// Newton's iteration, m = (m + m^-T) / 2 (Higham 1986): an error e of the lengths becomes about e^2 / 2, so nine steps
// from 2^-10 are beyond the precision.
static bool make_orthonormal(matrix *m) {
  matrix cofactors;
  mpfr_t determinant, x;
  init_matrix(&cofactors);
  mpfr_inits2(PRECISION, determinant, x, (mpfr_ptr)0);
  bool good = is_nearly_orthonormal(m);
  for (int step = 0; step < 9 && good; step++) {
    set_cofactors(&cofactors, m);
    set_determinant(determinant, m, &cofactors);
    good = mpfr_sgn(determinant) > 0;
    for (int k = 0; k < 9 && good; k++) {
      mpfr_div(x, cofactors.at[k / 3][k % 3], determinant, MPFR_RNDN);
      mpfr_add(x, x, m->at[k / 3][k % 3], MPFR_RNDN);
      mpfr_div_2ui(m->at[k / 3][k % 3], x, 1, MPFR_RNDN);
    }
  }
  mpfr_clears(determinant, x, (mpfr_ptr)0);
  clear_matrix(&cofactors);
  return good;
}

// 4 q[k]^2 of a rotation: 1 plus the trace, or with two signs turned.
static void set_square(mpfr_t r, matrix *m, int k) {
  mpfr_set_si(r, 1, MPFR_RNDN);
  for (int j = 0; j < 3; j++) {
    if (k == 3 || k == j) mpfr_add(r, r, m->at[j][j], MPFR_RNDN);
    else mpfr_sub(r, r, m->at[j][j], MPFR_RNDN);
  }
}

// 4 q[i] q[j], i < j.
static void set_mixed(mpfr_t r, matrix *m, int i, int j) {
  if (j == 3) {
    const int next = (i + 1) % 3, last = (i + 2) % 3;
    mpfr_sub(r, m->at[last][next], m->at[next][last], MPFR_RNDN);
  } else {
    mpfr_add(r, m->at[i][j], m->at[j][i], MPFR_RNDN);
  }
}

// The largest number by its square, the others by products with it (Shepperd 1978).
static void set_quaternion(og_turn q, matrix *m) {
  mpfr_t square, largest, x;
  int which = 0;
  mpfr_inits2(PRECISION, square, largest, x, (mpfr_ptr)0);
  mpfr_set_si(largest, -1, MPFR_RNDN);
  for (int k = 0; k < 4; k++) {
    set_square(square, m, k);
    if (mpfr_cmp(square, largest) > 0) {
      which = k;
      mpfr_set(largest, square, MPFR_RNDN);
    }
  }
  mpfr_sqrt(largest, largest, MPFR_RNDN); // 2 |q[which]|
  for (int k = 0; k < 4; k++) {
    if (k == which) mpfr_set(x, largest, MPFR_RNDN);
    else {
      set_mixed(x, m, k < which ? k : which, k < which ? which : k);
      mpfr_div(x, x, largest, MPFR_RNDN);
    }
    mpfr_div_2ui(x, x, 1, MPFR_RNDN);
    round_to_double(q[k], x);
  }
  mpfr_clears(square, largest, x, (mpfr_ptr)0);
}

bool og_turn_nearest(og_turn q, const og_rational given[9]) {
  matrix m;
  init_matrix(&m);
  for (int k = 0; k < 9; k++) set(m.at[k / 3][k % 3], &given[k]);
  const bool good = make_orthonormal(&m);
  if (good) set_quaternion(q, &m);
  clear_matrix(&m);
  return good;
}
