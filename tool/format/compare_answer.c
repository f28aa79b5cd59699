#include "tool/format/compare_answer.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "spec/pair/surface_points.h"

typedef struct comparison {
  og_text *mismatches;
  size_t count;
} comparison;

__attribute__((format(printf, 2, 3))) static void mismatch(comparison *c, const char *format, ...) {
  char phrase[512];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(phrase, sizeof phrase, format, arguments);
  va_end(arguments);
  if (c->count++ > 0) og_text_add(c->mismatches, "; ");
  og_text_add(c->mismatches, phrase);
}

// a / b 2^e = c / d?
static bool is_same_quotient(const og_int *a, const og_int *b, const og_int *c, const og_int *d, long e) {
  og_int left, right;
  og_int_init(&left);
  og_int_init(&right);
  og_int_mul(&left, a, d);
  og_int_mul(&right, c, b);
  if (e > 0) mpz_mul_2exp(left.z, left.z, (mp_bitcnt_t)e);
  if (e < 0) mpz_mul_2exp(right.z, right.z, (mp_bitcnt_t)-e);
  const bool same = og_int_compare(&left, &right) == 0;
  og_int_clear(&left);
  og_int_clear(&right);
  return same;
}

// Are they equal in both their parts? Products tell, where a comparison takes roots and common divisors. Values that
// are equal otherwise (sqrt(4) and 2) are left to the comparison.
static bool has_same_parts(const og_surd *a, const og_surd *b) {
  const long e = a->e - b->e;
  if (a->s != b->s || !is_same_quotient(&a->p, &a->m, &b->p, &b->m, e)) return false;
  if (a->s == 0) return true;
  og_int square_a, square_b;
  og_int_init(&square_a);
  og_int_init(&square_b);
  og_int_mul(&square_a, &a->m, &a->m);
  og_int_mul(&square_b, &b->m, &b->m);
  const bool same = is_same_quotient(&a->q, &square_a, &b->q, &square_b, 2 * e);
  og_int_clear(&square_a);
  og_int_clear(&square_b);
  return same;
}

static void compare_exact(comparison *c, const char *what, const og_surd *claimed, const og_surd *proved) {
  if (has_same_parts(claimed, proved) || og_surd_compare(claimed, proved) == 0) return;
  char *claimed_text = og_surd_to_text(claimed), *proved_text = og_surd_to_text(proved);
  char claimed_quote[OG_QUOTE_SIZE], proved_quote[OG_QUOTE_SIZE];
  mismatch(c, "%s: exact value claimed %s, proved %s", what, og_quote(claimed_quote, claimed_text),
           og_quote(proved_quote, proved_text));
  free(claimed_text);
  free(proved_text);
}

static void compare_double(comparison *c, const char *what, const og_claimed_number *claimed, const og_surd *proved) {
  const double right = og_surd_to_double(proved);
  og_rational exactly;
  og_rational_init(&exactly);
  bool same = claimed->infinite && isinf(right);
  if (!claimed->infinite && og_rational_from_double(&exactly, right) == OG_RATIONAL_OK)
    same = og_rational_equal(&exactly, &claimed->value);
  og_rational_clear(&exactly);
  if (same) return;
  og_text text;
  og_text_init(&text);
  og_text_add_double(&text, right);
  mismatch(c, "%s: the double claimed is not the correctly rounded %s", what, text.at);
  og_text_clear(&text);
}

static void compare_number(comparison *c, const char *what, const og_claimed_number *claimed, bool has_proved,
                           const og_surd *proved) {
  if (!claimed->claimed) return;
  if (!has_proved) {
    mismatch(c, "%s: claimed, but the certificate proves none", what);
    return;
  }
  if (claimed->has_exact) compare_exact(c, what, &claimed->exact, proved);
  if (claimed->has_double) compare_double(c, what, claimed, proved);
}

static void compare_last(comparison *c, const og_claimed_number *claimed, const og_finding *finding) {
  const bool hit = finding->has_hit && finding->hit;
  if (claimed->claimed && hit && claimed->never != finding->never_parts)
    mismatch(c, "last: claimed %s, proved %s", claimed->never ? "'never'" : "a time",
             finding->never_parts ? "'never'" : "a time");
  else if (!(claimed->never && hit)) compare_number(c, "last", claimed, hit, &finding->last);
}

static void compare_points(comparison *c, const char *what, const og_claimed_witness *claimed,
                           const og_problem *problem, const og_combination *combination) {
  if (!claimed->claimed) return;
  bool same[2];
  if (combination == NULL || !og_witness_points_are(same, &claimed->at, problem, combination)) {
    mismatch(c, "%s: claimed, but the certificate names none", what);
    return;
  }
  for (int k = 0; k < 2; k++)
    if (!same[k]) mismatch(c, "%s[%d]: not the point that the certificate names", what, k);
}

static void compare_surface(comparison *c, const og_claimed_answer *answer, int body, bool has_proved,
                            const og_surd proved[3]) {
  static const char *const names[2][3] = {{"surface_a[0]", "surface_a[1]", "surface_a[2]"},
                                          {"surface_b[0]", "surface_b[1]", "surface_b[2]"}};
  if (!answer->has_surface[body]) return;
  for (int k = 0; k < 3; k++) compare_number(c, names[body][k], &answer->surface[body][k], has_proved, &proved[k]);
}

static void compare_surfaces(comparison *c, const og_claimed_answer *answer, const og_problem *problem) {
  if (!answer->has_surface[0] && !answer->has_surface[1]) return;
  og_surface_points points;
  og_surface_points_init(&points);
  const bool has_proved = og_surface_points_set(&points, problem, &answer->certificate);
  compare_surface(c, answer, 0, has_proved, points.a);
  compare_surface(c, answer, 1, has_proved, points.b);
  og_surface_points_clear(&points);
}

static bool parallel(const og_ivec *u, const og_ivec *v) {
  og_ivec cross;
  og_int dot;
  og_ivec_init(&cross);
  og_int_init(&dot);
  og_ivec_cross(&cross, u, v);
  og_ivec_dot(&dot, u, v);
  const bool same = og_ivec_is_zero(&cross) && og_int_sign(&dot) > 0;
  og_ivec_clear(&cross);
  og_int_clear(&dot);
  return same;
}

static void compare_direction(comparison *c, const og_claimed_answer *answer, const og_problem *problem) {
  if (!answer->has_direction) return;
  og_ivec proved;
  og_ivec_init(&proved);
  if (!og_witness_long_direction(&proved, problem, &answer->certificate))
    mismatch(c, "direction: claimed, but the certificate has none");
  else if (!parallel(&answer->direction, &proved)) mismatch(c, "direction: not parallel to the certificate's");
  og_ivec_clear(&proved);
}

static void compare_relation(comparison *c, const og_claimed_answer *answer, const og_finding *finding) {
  if (answer->undecided) mismatch(c, "relation: claimed 'undecided', though the certificate settles the question");
  if (answer->relation != OG_RELATION_NONE && answer->relation != finding->relation)
    mismatch(c, "relation: claimed '%s', proved '%s'", og_relation_name(answer->relation),
             og_relation_name(finding->relation));
  if (!answer->has_hit) return;
  if (!finding->has_hit) mismatch(c, "hit: claimed, but the certificate proves none");
  else if (answer->hit != finding->hit)
    mismatch(c, "hit: claimed %s, proved %s", answer->hit ? "true" : "false", finding->hit ? "true" : "false");
}

size_t og_compare_answer(og_text *mismatches, const og_claimed_answer *answer, const og_problem *problem,
                         const og_finding *finding) {
  comparison c = {mismatches, 0};
  const bool hit = finding->has_hit && finding->hit;
  compare_relation(&c, answer, finding);
  compare_number(&c, "distance", &answer->distance, finding->has_distance, &finding->distance);
  compare_number(&c, "depth", &answer->depth, finding->has_depth, &finding->depth);
  compare_number(&c, "first", &answer->first, hit, &finding->first);
  compare_last(&c, &answer->last, finding);
  compare_points(&c, "points", &answer->points, problem, og_witness_combination(&answer->certificate));
  const bool parts = hit && !finding->never_parts;
  compare_points(&c, "first_points", &answer->first_points, problem, hit ? &answer->certificate.first.witness : NULL);
  compare_points(&c, "last_points", &answer->last_points, problem, parts ? &answer->certificate.last.witness : NULL);
  compare_surfaces(&c, answer, problem);
  compare_direction(&c, answer, problem);
  return c.count;
}
