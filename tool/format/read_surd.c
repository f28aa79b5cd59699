#include "tool/format/read_surd.h"

#include <string.h>

#include "tool/format/fields.h"

typedef struct terms {
  og_rational rational, radicand;
  bool has_rational, has_root;
  bool rational_negative, root_negative;
} terms;

// One term after its sign; moves *text behind it.
static bool read_term(terms *t, const char **text, bool negative) {
  if (strncmp(*text, "sqrt(", 5) == 0) {
    const char *inside = *text + 5;
    const size_t length = strspn(inside, "0123456789/");
    if (t->has_root || inside[length] != ')' || !og_quotient_from_text(&t->radicand, inside, length)) return false;
    t->has_root = true;
    t->root_negative = negative;
    *text = inside + length + 1;
    return true;
  }
  const size_t length = strspn(*text, "0123456789/");
  if (t->has_rational || !og_quotient_from_text(&t->rational, *text, length)) return false;
  t->has_rational = true;
  t->rational_negative = negative;
  *text += length;
  return true;
}

static bool read_terms(terms *t, const char *text) {
  bool negative = text[0] == '-';
  if (negative) text++;
  while (read_term(t, &text, negative)) {
    if (*text == '\0') return true;
    if (*text != '+' && *text != '-') return false;
    negative = *text++ == '-';
  }
  return false;
}

// a/b + s sqrt(c/d) = (a d + s sqrt(b^2 c d)) / (b d)
static void combine(og_surd *r, const terms *t) {
  const og_int *b = &t->rational.den, *d = &t->radicand.den;
  og_int_mul(&r->p, &t->rational.num, d);
  if (t->rational_negative) og_int_neg(&r->p, &r->p);
  og_int_mul(&r->m, b, d);
  og_int_mul(&r->q, b, b);
  og_int_mul(&r->q, &r->q, d);
  og_int_mul(&r->q, &r->q, &t->radicand.num);
  r->s = og_int_sign(&r->q) == 0 ? 0 : t->root_negative ? -1 : 1;
  r->e = 0;
}

bool og_surd_from_text(og_surd *r, const char *text) {
  terms t = {0};
  og_rational_init(&t.rational);
  og_rational_init(&t.radicand);
  const bool good = read_terms(&t, text);
  if (good) combine(r, &t);
  else og_surd_set_zero(r);
  og_rational_clear(&t.rational);
  og_rational_clear(&t.radicand);
  return good;
}
