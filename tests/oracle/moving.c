#include "tests/oracle/moving.h"

void or_poly_init(or_poly *p) {
  p->degree = -1;
  for (int k = 0; k < 8; k++) mpq_init(p->c[k]);
}

void or_poly_clear(or_poly *p) {
  for (int k = 0; k < 8; k++) mpq_clear(p->c[k]);
}

static void set(or_poly *r, const or_poly *p) {
  r->degree = p->degree;
  for (int k = 0; k < 8; k++) mpq_set(r->c[k], p->c[k]);
}

static void set_zero(or_poly *r) {
  r->degree = -1;
  for (int k = 0; k < 8; k++) mpq_set_ui(r->c[k], 0, 1);
}

static void trim(or_poly *p) {
  p->degree = 7;
  while (p->degree >= 0 && mpq_sgn(p->c[p->degree]) == 0) p->degree--;
}

void or_time_init(or_time *time) {
  or_poly_init(&time->of);
  mpq_inits(time->lo, time->hi, NULL);
}

void or_time_clear(or_time *time) {
  or_poly_clear(&time->of);
  mpq_clears(time->lo, time->hi, NULL);
}

// ---- polynomials ----

// r = r + sign a b
static void add_product(or_poly *r, const or_poly *a, const or_poly *b, int sign) {
  mpq_t product;
  mpq_init(product);
  for (int i = 0; i <= a->degree; i++)
    for (int j = 0; j <= b->degree; j++) {
      mpq_mul(product, a->c[i], b->c[j]);
      if (sign > 0) mpq_add(r->c[i + j], r->c[i + j], product);
      else mpq_sub(r->c[i + j], r->c[i + j], product);
    }
  mpq_clear(product);
  trim(r);
}

static int sign_at(const or_poly *p, const mpq_t t) {
  mpq_t sum;
  mpq_init(sum);
  for (int k = p->degree; k >= 0; k--) {
    mpq_mul(sum, sum, t);
    mpq_add(sum, sum, p->c[k]);
  }
  const int sign = mpq_sgn(sum);
  mpq_clear(sum);
  return sign;
}

// a = the remainder of a by b.
static void reduce(or_poly *a, const or_poly *b) {
  mpq_t factor, product;
  mpq_inits(factor, product, NULL);
  while (a->degree >= b->degree) {
    const int shift = a->degree - b->degree;
    mpq_div(factor, a->c[a->degree], b->c[b->degree]);
    for (int k = 0; k <= b->degree; k++) {
      mpq_mul(product, factor, b->c[k]);
      mpq_sub(a->c[k + shift], a->c[k + shift], product);
    }
    trim(a);
  }
  mpq_clears(factor, product, NULL);
}

static void derive(or_poly *r, const or_poly *p) {
  mpq_t factor;
  mpq_init(factor);
  set_zero(r);
  for (int k = 1; k <= p->degree; k++) {
    mpq_set_si(factor, k, 1);
    mpq_mul(r->c[k - 1], factor, p->c[k]);
  }
  trim(r);
  mpq_clear(factor);
}

// r = a greatest common divisor.
static void set_gcd(or_poly *r, const or_poly *a, const or_poly *b) {
  or_poly next, keep;
  or_poly_init(&next);
  or_poly_init(&keep);
  set(r, a);
  set(&next, b);
  while (next.degree >= 0) {
    set(&keep, &next);
    reduce(r, &next);
    set(&next, r);
    set(r, &keep);
  }
  or_poly_clear(&next);
  or_poly_clear(&keep);
}

// ---- Sturm's theorem: how many different roots lie in (lo, hi] ----

static int changes(const or_poly *chain, int count, const mpq_t t) {
  int found = 0, last = 0;
  for (int k = 0; k < count; k++) {
    const int sign = sign_at(&chain[k], t);
    if (sign == 0) continue;
    if (sign == -last) found++;
    last = sign;
  }
  return found;
}

// The chain of a polynomial with multiple roots is divided by their common factor at every place, which changes nothing
// where p itself is not zero; so lo and hi must be no multiple roots.
static int count_roots(const or_poly *p, const mpq_t lo, const mpq_t hi) {
  or_poly chain[9];
  int count = 2;
  for (int k = 0; k < 9; k++) or_poly_init(&chain[k]);
  set(&chain[0], p);
  derive(&chain[1], p);
  while (chain[count - 1].degree >= 0) {
    set(&chain[count], &chain[count - 2]);
    reduce(&chain[count], &chain[count - 1]);
    for (int k = 0; k < 8; k++) mpq_neg(chain[count].c[k], chain[count].c[k]);
    count++;
  }
  const int roots = changes(chain, count, lo) - changes(chain, count, hi);
  for (int k = 0; k < 9; k++) or_poly_clear(&chain[k]);
  return roots;
}

// r = p without its multiple roots' multiplicity: p / gcd(p, p').
static void set_squarefree(or_poly *r, const or_poly *p) {
  or_poly slope, common, rest;
  mpq_t product;
  or_poly_init(&slope);
  or_poly_init(&common);
  or_poly_init(&rest);
  mpq_init(product);
  derive(&slope, p);
  set_gcd(&common, p, &slope);
  set(&rest, p);
  set_zero(r);
  while (rest.degree >= common.degree) {
    const int shift = rest.degree - common.degree;
    mpq_div(r->c[shift], rest.c[rest.degree], common.c[common.degree]);
    for (int k = 0; k <= common.degree; k++) {
      mpq_mul(product, r->c[shift], common.c[k]);
      mpq_sub(rest.c[k + shift], rest.c[k + shift], product);
    }
    trim(&rest);
  }
  trim(r);
  or_poly_clear(&slope);
  or_poly_clear(&common);
  or_poly_clear(&rest);
  mpq_clear(product);
}

// ---- times ----

static void halve(or_time *time) {
  mpq_t middle, two;
  mpq_inits(middle, two, NULL);
  mpq_set_ui(two, 2, 1);
  mpq_add(middle, time->lo, time->hi);
  mpq_div(middle, middle, two);
  mpq_set(count_roots(&time->of, time->lo, middle) == 1 ? time->hi : time->lo, middle);
  mpq_clears(middle, two, NULL);
}

bool or_time_is_root_of(const or_time *time, const or_poly *p) {
  or_poly common, single;
  if (p->degree < 0) return true;
  or_poly_init(&common);
  or_poly_init(&single);
  set_gcd(&common, &time->of, p);
  set_squarefree(&single, &common);
  const bool is_root = single.degree > 0 && count_roots(&single, time->lo, time->hi) == 1;
  or_poly_clear(&common);
  or_poly_clear(&single);
  return is_root;
}

static int sign_at_time(or_time *time, const or_poly *p) {
  or_poly single;
  if (or_time_is_root_of(time, p)) return 0;
  or_poly_init(&single);
  set_squarefree(&single, p);
  // At the end there is no root of p in (lo, hi], and so its sign at hi is that at the time.
  while (count_roots(&single, time->lo, time->hi) > 0) halve(time);
  or_poly_clear(&single);
  return sign_at(p, time->hi);
}

int or_time_compare(const or_time *time, const mpq_t number) {
  or_poly linear;
  or_time near;
  or_poly_init(&linear);
  or_time_init(&near);
  set(&near.of, &time->of);
  mpq_set(near.lo, time->lo);
  mpq_set(near.hi, time->hi);
  mpq_neg(linear.c[0], number);
  mpq_set_ui(linear.c[1], 1, 1);
  trim(&linear);
  const int sign = sign_at_time(&near, &linear);
  or_poly_clear(&linear);
  or_time_clear(&near);
  return sign;
}

static bool is_earlier(or_time *a, or_time *b) {
  if (or_time_is_root_of(a, &b->of) && mpq_cmp(a->lo, b->hi) < 0 && mpq_cmp(b->lo, a->hi) < 0) {
    // They may be one root: of the common divisor, in the part that both intervals have.
    or_time both;
    or_time_init(&both);
    or_poly common;
    or_poly_init(&common);
    set_gcd(&common, &a->of, &b->of);
    set_squarefree(&both.of, &common);
    mpq_set(both.lo, mpq_cmp(a->lo, b->lo) > 0 ? a->lo : b->lo);
    mpq_set(both.hi, mpq_cmp(a->hi, b->hi) < 0 ? a->hi : b->hi);
    const bool same = count_roots(&both.of, both.lo, both.hi) == 1;
    or_time_clear(&both);
    or_poly_clear(&common);
    if (same) return false;
  }
  while (mpq_cmp(a->hi, b->lo) > 0 && mpq_cmp(b->hi, a->lo) > 0) {
    halve(a);
    halve(b);
  }
  return mpq_cmp(a->hi, b->lo) <= 0;
}

// ---- is the origin in the hull at a time? ----

typedef struct figure {
  int pairs;
  or_poly gap[4][3];
  or_poly cross[4][4][3], dot[4][4], volume[4][4][4];
} figure;

static void figure_walk(figure *f, void (*visit)(or_poly *)) {
  for (int i = 0; i < 4; i++) {
    for (int axis = 0; axis < 3; axis++) visit(&f->gap[i][axis]);
    for (int j = 0; j < 4; j++) {
      for (int axis = 0; axis < 3; axis++) visit(&f->cross[i][j][axis]);
      visit(&f->dot[i][j]);
      for (int k = 0; k < 4; k++) visit(&f->volume[i][j][k]);
    }
  }
}

static void figure_set(figure *f, mpq_t (*start)[3], mpq_t (*end)[3], int split) {
  f->pairs = 0;
  for (int a = 0; a < split; a++)
    for (int b = split; b < 4; b++, f->pairs++)
      for (int axis = 0; axis < 3; axis++) {
        or_poly *gap = &f->gap[f->pairs][axis];
        mpq_sub(gap->c[0], start[a][axis], start[b][axis]);
        mpq_sub(gap->c[1], end[a][axis], end[b][axis]);
        mpq_sub(gap->c[1], gap->c[1], gap->c[0]);
        trim(gap);
      }
  for (int i = 0; i < f->pairs; i++)
    for (int j = 0; j < f->pairs; j++)
      for (int axis = 0; axis < 3; axis++) {
        add_product(&f->cross[i][j][axis], &f->gap[i][(axis + 1) % 3], &f->gap[j][(axis + 2) % 3], 1);
        add_product(&f->cross[i][j][axis], &f->gap[i][(axis + 2) % 3], &f->gap[j][(axis + 1) % 3], -1);
        add_product(&f->dot[i][j], &f->gap[i][axis], &f->gap[j][axis], 1);
      }
  for (int i = 0; i < f->pairs; i++)
    for (int j = 0; j < f->pairs; j++)
      for (int k = 0; k < f->pairs; k++)
        for (int axis = 0; axis < 3; axis++)
          add_product(&f->volume[i][j][k], &f->cross[i][j][axis], &f->gap[k][axis], 1);
}

static bool is_zero(or_time *time, const or_poly vector[3]) {
  return or_time_is_root_of(time, &vector[0]) && or_time_is_root_of(time, &vector[1]) &&
         or_time_is_root_of(time, &vector[2]);
}

// Between i and j: on a line with them, and not on one side of both.
static bool is_between(figure *f, or_time *time, int i, int j) {
  return is_zero(time, f->cross[i][j]) && sign_at_time(time, &f->dot[i][j]) <= 0;
}

// In a plane with i, j and k the three cross products do not point to both sides, and one is not zero.
static bool is_within(figure *f, or_time *time, int i, int j, int k) {
  if (!or_time_is_root_of(time, &f->volume[i][j][k])) return false;
  for (int axis = 0; axis < 3; axis++) {
    const int a = sign_at_time(time, &f->cross[i][j][axis]), b = sign_at_time(time, &f->cross[j][k][axis]),
              c = sign_at_time(time, &f->cross[k][i][axis]);
    const bool none_negative = a >= 0 && b >= 0 && c >= 0, none_positive = a <= 0 && b <= 0 && c <= 0;
    if (none_negative != none_positive) return true;
  }
  return false;
}

// By Caratheodory the origin is a difference, or between two, or within three. (The differences of two edges are the
// corners of a parallelogram, so three of the four are always enough.)
static bool is_contact(figure *f, or_time *time) {
  for (int i = 0; i < f->pairs; i++) {
    if (is_zero(time, f->gap[i])) return true;
    for (int j = i + 1; j < f->pairs; j++) {
      if (is_between(f, time, i, j)) return true;
      for (int k = j + 1; k < f->pairs; k++)
        if (is_within(f, time, i, j, k)) return true;
    }
  }
  return false;
}

// ---- the first contact ----

typedef struct search {
  figure *f;
  or_time *first;
  bool found;
} search;

static void try_time(search *s, or_time *time) {
  if (s->found && !is_earlier(time, s->first)) return;
  if (!is_contact(s->f, time)) return;
  s->found = true;
  set(&s->first->of, &time->of);
  mpq_set(s->first->lo, time->lo);
  mpq_set(s->first->hi, time->hi);
}

// All roots of the time's polynomial in (lo, hi].
static void try_all(search *s, const or_poly *single, const mpq_t lo, const mpq_t hi) {
  const int count = count_roots(single, lo, hi);
  if (count == 0) return;
  if (count == 1) {
    or_time time;
    or_time_init(&time);
    set(&time.of, single);
    mpq_set(time.lo, lo);
    mpq_set(time.hi, hi);
    try_time(s, &time);
    or_time_clear(&time);
    return;
  }
  mpq_t middle, two;
  mpq_inits(middle, two, NULL);
  mpq_set_ui(two, 2, 1);
  mpq_add(middle, lo, hi);
  mpq_div(middle, middle, two);
  try_all(s, single, lo, middle);
  try_all(s, single, middle, hi);
  mpq_clears(middle, two, NULL);
}

static void try_roots(search *s, const or_poly *p) {
  if (p->degree < 1) return;
  or_poly single;
  mpq_t before, one;
  or_poly_init(&single);
  mpq_inits(before, one, NULL);
  set_squarefree(&single, p);
  mpq_set_ui(one, 1, 1);
  try_all(s, &single, before, one); // (0, 1]
  or_poly_clear(&single);
  mpq_clears(before, one, NULL);
}

// The time 0, a root of t in (-1, 0].
static void try_start(search *s) {
  or_time time;
  or_time_init(&time);
  mpq_set_ui(time.of.c[1], 1, 1);
  trim(&time.of);
  mpq_set_si(time.lo, -1, 1);
  try_time(s, &time);
  or_time_clear(&time);
}

bool or_first_contact(or_time *first, mpq_t (*start)[3], mpq_t (*end)[3], int split) {
  figure f;
  search s = {&f, first, false};
  figure_walk(&f, or_poly_init);
  figure_set(&f, start, end, split);
  try_start(&s);
  const bool is_at_start = s.found;
  for (int i = 0; i < f.pairs && !is_at_start; i++) {
    for (int axis = 0; axis < 3; axis++) try_roots(&s, &f.gap[i][axis]);
    for (int j = i + 1; j < f.pairs; j++) {
      for (int axis = 0; axis < 3; axis++) try_roots(&s, &f.cross[i][j][axis]);
      try_roots(&s, &f.dot[i][j]);
      for (int k = j + 1; k < f.pairs; k++) try_roots(&s, &f.volume[i][j][k]);
    }
  }
  figure_walk(&f, or_poly_clear);
  return s.found;
}
