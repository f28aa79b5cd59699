// Numbers with one square root: sign, order, rounding and text, against exact comparisons of the test's own.
//
// A double is the correct rounding of v if v lies between the midpoints to its neighbours, on one only if its
// last bit is even. The midpoints are rationals, and the sign of v minus a rational is decided by squaring.

#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "tests/shared/random_surd.h"
#include "tests/oracle/surd.h"
#include "tests/shared/wanted_pairs.h"

// A round takes a twentieth of what a pair of bodies takes elsewhere.
static int wanted_rounds(void) { return (int)(20 * wanted_pairs(1000)); }

static void fail_on(const og_surd *a, const char *what) {
  gmp_fprintf(stderr, "(%Zd + %d sqrt(%Zd)) / %Zd * 2^%ld\n", a->p.z, a->s, a->q.z, a->m.z, a->e);
  fail_msg("%s", what);
}

static void set_surd(og_surd *r, const char *p, int s, const char *q, const char *m, long e) {
  mpz_set_str(r->p.z, p, 10);
  mpz_set_str(r->q.z, q, 10);
  mpz_set_str(r->m.z, m, 10);
  r->s = s;
  r->e = e;
}

// ---- rounding ----

// The midpoint of x and its neighbour in the direction of `towards`; beyond the largest double the neighbour
// is 2^1024.
static void midpoint(mpq_t r, double x, double towards) {
  const double next = nextafter(x, towards);
  mpq_t other;
  mpq_init(other);
  mpq_set_d(r, x);
  if (isinf(next)) {
    mpq_set_d(other, copysign(0x1p1023, next));
    mpq_add(other, other, other);
  } else {
    mpq_set_d(other, next);
  }
  mpq_add(r, r, other);
  mpq_div_2exp(r, r, 1);
  mpq_clear(other);
}

static bool is_even(double x) {
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  return (bits & 1) == 0;
}

static bool rounds_to(const or_surd *v, double x) {
  mpq_t mid;
  mpq_init(mid);
  bool right;
  if (isinf(x)) { // from the midpoint of the largest double and 2^1024 on (2^1024 counts as even)
    midpoint(mid, copysign(DBL_MAX, x), x);
    right = or_surd_compare_rational(v, mid) * (x > 0 ? 1 : -1) >= 0;
  } else {
    midpoint(mid, x, -HUGE_VAL);
    const int low = or_surd_compare_rational(v, mid);
    midpoint(mid, x, HUGE_VAL);
    const int high = or_surd_compare_rational(v, mid);
    right = is_even(x) ? low >= 0 && high <= 0 : low > 0 && high < 0;
  }
  mpq_clear(mid);
  return right;
}

static void check_rounding(const og_surd *a) {
  or_surd v;
  or_surd_init(&v);
  or_surd_read(&v, a);
  const double x = og_surd_to_double(a);
  if (isnan(x)) fail_on(a, "rounded to NaN");
  if (!rounds_to(&v, x)) {
    fprintf(stderr, "%a:\n", x);
    fail_on(a, "not correctly rounded");
  }
  if (x == 0.0 && signbit(x)) fail_on(a, "rounded to -0");
  if (og_surd_sign(a) != or_root_sign(v.u, v.v, v.d)) fail_on(a, "wrong sign");
  or_surd_clear(&v);
}

static void random_values_round_correctly(void **state) {
  (void)state;
  const int rounds = wanted_rounds();
  or_random random = or_random_seeded(1);
  og_surd a;
  og_surd_init(&a);
  for (int k = 0; k < rounds; k++) {
    or_random_surd(&a, &random);
    check_rounding(&a);
  }
  og_surd_clear(&a);
}

// Beside odd by less than a part in m, with a root and a divisor that no approximation holds.
static void set_beside_tie(og_surd *r, const mpz_t odd, or_random *random) {
  or_random_integer(&r->m, random, 250);
  mpz_setbit(r->m.z, 250);
  or_random_integer(&r->q, random, 490);
  mpz_sqrt(r->p.z, r->q.z);
  mpz_neg(r->p.z, r->p.z);
  mpz_addmul(r->p.z, odd, r->m.z);
  if (or_random_int(random, 0, 1) == 0) mpz_sub_ui(r->p.z, r->p.z, 1);
  r->s = 1;
}

// (2 n + 1) 2^e with 2 n + 1 of 54 bits is the midpoint of two doubles; fewer bits meet the subnormal
// midpoints.
static void ties_and_their_neighbours_round_correctly(void **state) {
  (void)state;
  const int rounds = wanted_rounds();
  or_random random = or_random_seeded(2);
  og_surd a;
  og_surd_init(&a);
  static const int bits[] = {54, 54, 54, 1, 2, 20, 53, 55};
  for (int k = 0; k < rounds; k++) {
    const int width = bits[or_random_int(&random, 0, 7)];
    mpz_t odd;
    mpz_init_set_ui(odd, 1);
    mpz_mul_2exp(odd, odd, (mp_bitcnt_t)width - 1);
    mpz_add_ui(odd, odd, (or_random_bits(&random) >> 11) & ((UINT64_C(1) << (width - 1)) - 1));
    mpz_setbit(odd, 0);
    a.e = or_random_int(&random, 0, 1) == 0 ? or_random_int(&random, -1140, -1070) : or_random_int(&random, -60, 972);
    og_int_set_si(&a.m, 1);
    og_int_set_si(&a.q, 0);
    og_int_set_si(&a.p, 0);
    a.s = 0;
    switch (or_random_int(&random, 0, 4)) {
    case 0: // the tie itself, over a common factor
      mpz_set(a.p.z, odd);
      or_random_integer(&a.m, &random, 60);
      mpz_add_ui(a.m.z, a.m.z, 1);
      mpz_mul(a.p.z, a.p.z, a.m.z);
      break;
    case 1: // the tie as a root, or as a difference of a root and a number
      or_random_integer(&a.p, &random, 100);
      mpz_add(a.q.z, a.p.z, odd);
      mpz_mul(a.q.z, a.q.z, a.q.z);
      mpz_neg(a.p.z, a.p.z);
      a.s = 1;
      break;
    case 2: // beside a tie, farther along than any double sees: sqrt(n^2 + 1) or sqrt(n^2 - 1), n = odd 2^j
      a.e -= 200;
      mpz_mul_2exp(a.q.z, odd, 200);
      mpz_mul(a.q.z, a.q.z, a.q.z);
      if (or_random_int(&random, 0, 1) == 0) mpz_add_ui(a.q.z, a.q.z, 1);
      else mpz_sub_ui(a.q.z, a.q.z, 1);
      a.s = 1;
      break;
    case 3: set_beside_tie(&a, odd, &random); break;
    default: // a rational beside it
      a.e -= 300;
      mpz_mul_2exp(a.p.z, odd, 300);
      mpz_add_ui(a.p.z, a.p.z, 1);
      if (or_random_int(&random, 0, 1) == 0) mpz_sub_ui(a.p.z, a.p.z, 2);
      break;
    }
    if (or_random_int(&random, 0, 1) == 0) {
      mpz_neg(a.p.z, a.p.z);
      a.s = -a.s;
    }
    check_rounding(&a);
    mpz_clear(odd);
  }
  og_surd_clear(&a);
}

static void the_ends_of_the_range_round_correctly(void **state) {
  (void)state;
  og_surd a;
  og_surd_init(&a);
  static const struct {
    const char *p, *q;
    int s;
    long e;
    double rounded;
  } cases[] = {
      {"18014398509481983", "0", 0, 970, HUGE_VAL},   // DBL_MAX plus half a unit: a tie, to 2^1024
      {"36028797018963965", "0", 0, 969, DBL_MAX},    // a quarter of a unit less
      {"-18014398509481983", "0", 0, 970, -HUGE_VAL}, // and its mirror image
      {"9007199254740991", "0", 0, 971, DBL_MAX},     // exactly
      {"1", "0", 0, -1074, 0x1p-1074},                // the smallest subnormal
      {"1", "0", 0, -1075, 0.0},                      // half of it: a tie, to zero
      {"3", "0", 0, -1075, 0x1p-1073},                // a tie, to even
      {"0", "2", 1, -1075, 0x1p-1074},                // sqrt(2) / 2 of it
      {"0", "1", 1, -1075, 0.0},                      // the tie hidden in a root
      {"-1", "2", 1, 0, 0x1.a827999fcef32p-2},        // sqrt(2) - 1
      {"-3", "9", 1, 0, 0.0},                         // nothing is left
      {"0", "0", 0, 0, 0.0},
  };
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    set_surd(&a, cases[k].p, cases[k].s, cases[k].q, "1", cases[k].e);
    check_rounding(&a);
    if (og_surd_to_double(&a) != cases[k].rounded) fail_on(&a, "not the double expected");
  }
  og_surd_clear(&a);
}

// ---- order ----

// The sign of a - b = (u + v sqrt(d)) - w sqrt(f), by squaring twice.
static int order_of(const or_surd *a, const or_surd *b) {
  mpq_t u, x, y;
  mpq_inits(u, x, y, NULL);
  mpq_sub(u, a->u, b->u);
  const int left = or_root_sign(u, a->v, a->d), right = mpq_sgn(b->v);
  int order;
  if (left != right || left == 0) {
    order = left > right ? 1 : left < right ? -1 : 0;
  } else { // |left|^2 - |right|^2 = (u^2 + v^2 d - w^2 f) + 2 u v sqrt(d)
    mpq_mul(x, u, u);
    mpq_mul(y, a->v, a->v);
    mpq_mul(y, y, a->d);
    mpq_add(x, x, y);
    mpq_mul(y, b->v, b->v);
    mpq_mul(y, y, b->d);
    mpq_sub(x, x, y);
    mpq_mul(y, u, a->v);
    mpq_add(y, y, y);
    order = left * or_root_sign(x, y, a->d);
  }
  mpq_clears(u, x, y, NULL);
  return order;
}

static int sign_of(int x) { return (x > 0) - (x < 0); }

static void comparison_is_exact(void **state) {
  (void)state;
  const int rounds = wanted_rounds();
  or_random random = or_random_seeded(3);
  og_surd a, b;
  og_surd_init(&a);
  og_surd_init(&b);
  or_surd x, y;
  or_surd_init(&x);
  or_surd_init(&y);
  int equal = 0;
  for (int k = 0; k < rounds; k++) {
    or_random_surd(&a, &random);
    or_surd_read(&x, &a);
    switch (or_random_int(&random, 0, 3)) {
    case 0: or_random_surd(&b, &random); break;
    case 1: or_surd_disguise(&b, &a, &random); break;
    case 2: // the same but for the last digit
      or_surd_disguise(&b, &a, &random);
      mpz_add_ui(b.p.z, b.p.z, 1);
      break;
    default: // a rational very near it
      or_surd_near(y.u, &x);
      mpz_set(b.p.z, mpq_numref(y.u));
      mpz_set(b.m.z, mpq_denref(y.u));
      og_int_set_si(&b.q, 0);
      b.s = 0;
      b.e = 0;
      break;
    }
    or_surd_read(&y, &b);
    const int order = order_of(&x, &y);
    equal += order == 0;
    if (sign_of(og_surd_compare(&a, &b)) != order || sign_of(og_surd_compare(&b, &a)) != -order) {
      gmp_fprintf(stderr, "(%Zd + %d sqrt(%Zd)) / %Zd * 2^%ld and ", b.p.z, b.s, b.q.z, b.m.z, b.e);
      fail_on(&a, "wrong order");
    }
  }
  assert_true(equal > rounds / 8);
  og_surd_clear(&a);
  og_surd_clear(&b);
  or_surd_clear(&x);
  or_surd_clear(&y);
}

// Differences known by hand: of zeros; of what cancels; of ties between two doubles, as roots that are the same, or as
// thirds; of roots that agree in more digits than are tried first.
static void differences_by_hand(void **state) {
  (void)state;
  static const char big[] = "1606938044258990275541962092341162602522202993782792835301376"; // 2^200
  static const char big_and_1[] = "1606938044258990275541962092341162602522202993782792835301377";
  static const char big_and_2[] = "1606938044258990275541962092341162602522202993782792835301378";
  static const char root[] = "1267650600228229401496703205376"; // 2^100
  static const struct {
    struct {
      const char *p;
      int s;
      const char *q, *m;
      long e;
    } a, b;
    double difference;
  } table[] = {
      {{"0", 0, "0", "1", 0}, {"0", 0, "0", "7", 3}, 0},
      {{"3", 0, "0", "1", 0}, {"0", 0, "0", "1", 0}, 3},
      {{"0", 0, "0", "1", 0}, {"3", 0, "0", "1", 0}, -3},
      {{"0", 1, "9", "1", 0}, {"1", 0, "0", "2", 0}, 2.5},
      {{"-1", 1, "9", "1", 0}, {"1", 0, "0", "2", 0}, 1.5},  // only a has opposite signs in it
      {{"1", 0, "0", "2", 0}, {"-1", 1, "9", "1", 0}, -1.5}, // only b
      {{"-1", 1, "9", "1", 0}, {"5", -1, "9", "1", 0}, 0},   // both
      // 1 + 2^-53 is half way between 1 and its successor, 1 + 3 2^-53 between that and the next.
      {{"9007199254740993", 1, "2", "9007199254740992", 0}, {"0", 1, "2", "9007199254740992", 0}, 1},
      {{"9007199254740995", -1, "2", "9007199254740992", 0}, {"0", -1, "2", "9007199254740992", 0}, 1 + 0x1p-51},
      {{"36028797018963971", 0, "0", "27021597764222976", 0}, {"1", 0, "0", "3", 0}, 1},
      // The same less 2^-200 and more.
      {{"9007199254740995", 0, "0", "9007199254740992", 0}, {"1", 0, "0", "1", -200}, 1 + 0x1p-52},
      {{"9007199254740993", 0, "0", "9007199254740992", 0}, {"-1", 0, "0", "1", -200}, 1 + 0x1p-52},
      // sqrt(2^200 + 1) - 2^100 and sqrt(2^200 + 2) - sqrt(2^200 + 1): 2^-101 less what does not count.
      {{"0", 1, big_and_1, "1", 0}, {root, 0, "0", "1", 0}, 0x1p-101},
      {{"0", 1, big_and_2, "1", 0}, {"0", 1, big_and_1, "1", 0}, 0x1p-101},
      {{"0", 1, big, "1", 0}, {root, 0, "0", "1", 0}, 0},
  };
  og_surd a, b;
  og_surd_init(&a);
  og_surd_init(&b);
  for (size_t k = 0; k < sizeof table / sizeof *table; k++) {
    set_surd(&a, table[k].a.p, table[k].a.s, table[k].a.q, table[k].a.m, table[k].a.e);
    set_surd(&b, table[k].b.p, table[k].b.s, table[k].b.q, table[k].b.m, table[k].b.e);
    const double there = og_surd_difference(&a, &b), back = og_surd_difference(&b, &a);
    if (there != table[k].difference || back != -there || og_surd_gap(&a, &b) != fabs(there)) {
      fprintf(stderr, "%a, not %a\n", there, table[k].difference);
      fail_on(&a, "wrong difference");
    }
  }
  og_surd_clear(&a);
  og_surd_clear(&b);
}

// From a number beside the midpoint of two doubles one is taken that is far smaller than how far beside it is: rounded
// as the number itself, whichever of the two comes first.
static void what_is_far_smaller_changes_nothing(void **state) {
  (void)state;
  const int rounds = wanted_rounds();
  or_random random = or_random_seeded(5);
  og_surd a, tiny;
  og_surd_init(&a);
  og_surd_init(&tiny);
  og_int_set_si(&tiny.p, 1);
  tiny.e = -2000;
  for (int k = 0; k < rounds; k++) {
    mpz_t odd;
    mpz_init_set_ui(odd, (unsigned long)(or_random_bits(&random) >> 10 | UINT64_C(1) << 53 | 1));
    a.e = or_random_int(&random, -60, 900);
    set_beside_tie(&a, odd, &random);
    if (mpz_perfect_square_p(a.q.z)) mpz_add_ui(a.q.z, a.q.z, 2); // or it might be the midpoint
    const double rounded = og_surd_to_double(&a);
    if (og_surd_difference(&a, &tiny) != rounded) fail_on(&a, "rounded otherwise with a part far smaller less");
    if (og_surd_difference(&tiny, &a) != -rounded) fail_on(&a, "rounded otherwise, taken from a part far smaller");
    mpz_clear(odd);
  }
  og_surd_clear(&a);
  og_surd_clear(&tiny);
}

// ---- text ----

// Reads "r", "sqrt(k)", "sqrt(k)+r", "sqrt(k)-r", "r-sqrt(k)" or "-sqrt(k)"; false if it is anything else, or
// a fraction is not in lowest terms, or k is not positive or the square of a rational.
static bool read_text(or_surd *r, const char *text) {
  char rational[4096] = "0", radicand[4096] = "";
  const char *root = strstr(text, "sqrt(");
  mpq_set_ui(r->v, 0, 1);
  mpq_set_ui(r->d, 0, 1);
  if (strlen(text) >= sizeof rational) return false;
  if (root == NULL) {
    strcpy(rational, text);
  } else {
    const char *end = strchr(root, ')');
    if (end == NULL) return false;
    memcpy(radicand, root + 5, (size_t)(end - root - 5));
    radicand[end - root - 5] = '\0';
    mpq_set_si(r->v, 1, 1);
    if (root > text) {
      if (root[-1] != '-' || end[1] != '\0') return false;
      mpq_set_si(r->v, -1, 1);
      memcpy(rational, text, (size_t)(root - text));
      rational[root - text - 1] = '\0';
      if (root - text == 1) strcpy(rational, "0");
    } else if (end[1] == '+' || end[1] == '-') {
      strcpy(rational, end + 1 + (end[1] == '+'));
      if (strcmp(rational, "0") == 0) return false;
    } else if (end[1] != '\0') {
      return false;
    }
    if (mpq_set_str(r->d, radicand, 10) != 0 || mpq_sgn(r->d) <= 0) return false;
    if (mpz_perfect_square_p(mpq_numref(r->d)) && mpz_perfect_square_p(mpq_denref(r->d))) return false;
  }
  if (mpq_set_str(r->u, rational, 10) != 0 || mpz_sgn(mpq_denref(r->u)) == 0) return false;
  mpq_canonicalize(r->u);
  mpq_canonicalize(r->d);
  char *again = mpq_get_str(NULL, 10, r->u), *root_again = mpq_get_str(NULL, 10, r->d);
  const bool canonical = strcmp(again, rational) == 0 && (root == NULL || strcmp(root_again, radicand) == 0);
  free(again);
  free(root_again);
  return canonical;
}

static void text_is_canonical(void **state) {
  (void)state;
  const int rounds = wanted_rounds();
  or_random random = or_random_seeded(4);
  og_surd a, b;
  og_surd_init(&a);
  og_surd_init(&b);
  or_surd x, y;
  or_surd_init(&x);
  or_surd_init(&y);
  for (int k = 0; k < rounds; k++) {
    or_random_surd(&a, &random);
    or_surd_disguise(&b, &a, &random);
    char *text = og_surd_to_text(&a), *other = og_surd_to_text(&b);
    or_surd_read(&x, &a);
    if (!read_text(&y, text) || !or_surd_equal(&x, &y)) fail_on(&a, text);
    if (strcmp(text, other) != 0) fail_on(&a, "two texts of one value");
    free(text);
    free(other);
  }
  og_surd_clear(&a);
  og_surd_clear(&b);
  or_surd_clear(&x);
  or_surd_clear(&y);
}

static void texts_read_as_documented(void **state) {
  (void)state;
  static const struct {
    const char *p, *q, *m, *text;
    int s;
    long e;
  } cases[] = {
      {"7", "0", "2", "7/2", 0, 0},         {"14", "0", "4", "7/2", 0, 0},
      {"7", "0", "1", "7/2", 0, -1},        {"-3", "25", "2", "1", 1, 0},
      {"0", "2", "1", "sqrt(2)", 1, 0},     {"5", "2", "1", "5-sqrt(2)", -1, 0},
      {"0", "2", "1", "-sqrt(2)", -1, 0},   {"-3", "7", "2", "sqrt(7/4)-3/2", 1, 0},
      {"1", "8", "2", "sqrt(2)+1/2", 1, 0}, {"-1", "2", "1", "-1-sqrt(2)", -1, 0},
      {"0", "0", "9", "0", 0, 5},           {"0", "2", "1", "sqrt(8)", 1, 1},
  };
  og_surd a;
  og_surd_init(&a);
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    set_surd(&a, cases[k].p, cases[k].s, cases[k].q, cases[k].m, cases[k].e);
    char *text = og_surd_to_text(&a);
    assert_string_equal(text, cases[k].text);
    free(text);
  }
  og_surd_clear(&a);
}

// ---- the gap of two values ----

static void values_alike_to_many_digits_are_told_apart(void **state) {
  (void)state;
  // sqrt(q) and sqrt(q + 1) of 400 bits differ beyond the first precision, and 1 + sqrt(q) likewise.
  og_surd a, b;
  og_surd_init(&a);
  og_surd_init(&b);
  for (long p = 0; p < 2; p++) {
    og_surd *const both[2] = {&a, &b};
    for (int k = 0; k < 2; k++) {
      og_int_set_si(&both[k]->p, p);
      og_int_set_si(&both[k]->q, 2);
      mpz_mul_2exp(both[k]->q.z, both[k]->q.z, 400);
      mpz_add_ui(both[k]->q.z, both[k]->q.z, (unsigned long)k);
      both[k]->s = 1;
    }
    assert_int_equal(og_surd_compare(&a, &b), -1);
    assert_int_equal(og_surd_compare(&b, &a), 1);
    assert_int_equal(og_surd_compare(&a, &a), 0);
    assert_true(og_surd_gap(&a, &b) > 0);
    assert_true(og_surd_gap(&a, &a) == 0);
  }
  og_surd_clear(&a);
  og_surd_clear(&b);
}

static void gaps_round_correctly(void **state) {
  (void)state;
  static const struct {
    const char *p, *q, *m;
    long e;
    const char *other_p, *other_q, *other_m;
    double gap;
  } cases[] = {
      {"0", "2", "1", 0, "0", "8", "2", 0},  // one value in two forms
      {"5", "0", "1", 0, "2", "0", "1", 3},  // rationals
      {"0", "4", "1", 0, "0", "25", "1", 3}, // rationals behind roots
      {"1", "2", "1", 0, "0", "2", "1", 1},  // the root cancels
      {"0", "1329227995784915872903807060280344577", "1", 0, "1152921504606846976", "0", "1",
       0x1p-61},                                                // n^2 + 1, n = 2^60
      {"9007199254740993", "2", "1", 0, "0", "2", "1", 0x1p53}, // a midpoint, left behind by the root: to even
      {"9007199254740995", "0", "3", 0, "-8", "0", "3", 0x1.555555555555dp+51}, // above a third
      {"0", "2", "1", -1074, "0", "0", "1", 0x1p-1074},                         // sqrt(2) of the least
      {"1", "0", "1", 1030, "0", "2", "1", HUGE_VAL},
  };
  og_surd a, b;
  og_surd_init(&a);
  og_surd_init(&b);
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    set_surd(&a, cases[k].p, strcmp(cases[k].q, "0") != 0, cases[k].q, cases[k].m, cases[k].e);
    set_surd(&b, cases[k].other_p, strcmp(cases[k].other_q, "0") != 0, cases[k].other_q, cases[k].other_m, 0);
    if (og_surd_gap(&a, &b) != cases[k].gap) fail_on(&a, "the gap is another");
    if (og_surd_gap(&b, &a) != cases[k].gap) fail_on(&a, "the gap is another the other way round");
  }
  og_surd_clear(&a);
  og_surd_clear(&b);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(random_values_round_correctly),
      cmocka_unit_test(ties_and_their_neighbours_round_correctly),
      cmocka_unit_test(the_ends_of_the_range_round_correctly),
      cmocka_unit_test(comparison_is_exact),
      cmocka_unit_test(gaps_round_correctly),
      cmocka_unit_test(differences_by_hand),
      cmocka_unit_test(what_is_far_smaller_changes_nothing),
      cmocka_unit_test(values_alike_to_many_digits_are_told_apart),
      cmocka_unit_test(text_is_canonical),
      cmocka_unit_test(texts_read_as_documented),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
