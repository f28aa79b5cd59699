// The gap along a direction: exact where it may be attained, by leading bits where it cannot.

#include "spec/number/leading.h"
#include "spec/pair/checker_state.h"

#define OG_PRODUCT 1152921504606846976 // OG_LEADING_MOST squared
#define OG_SUM 3458764513820540928     // three of them

typedef struct rough {
  int64_t x, y, z;
} rough;

// A direction as it is seen; where points are looked at, and the most that is seen of them. An area is a unit of the
// one place times a unit of the other; three products of what is seen are off by less than so many.
typedef struct filter {
  const og_ivec *n;
  bool works;
  rough seen;
  size_t place_n, place;
  int64_t most_n, most, off;
} filter;

/*@ predicate within_all{L}(rough *l, integer most) = within(l->x, most) && within(l->y, most) && within(l->z, most);
    predicate seen_all{L}(og_ivec *v, rough *l, real u) =
      seen(val(&v->x), l->x, u) && seen(val(&v->y), l->y, u) && seen(val(&v->z), l->z, u);
    predicate filter_sees{L}(filter *f) =
      f->place < OG_LEADING_PLACES && f->place_n < OG_LEADING_PLACES &&
      0 <= f->most_n <= OG_LEADING_MOST && 0 <= f->most <= OG_LEADING_MOST && f->off == 3 * (f->most_n + f->most + 1) &&
      (f->works ==> within_all(&f->seen, f->most_n) && seen_all(f->n, &f->seen, unit(f->place_n)));
    logic real area{L}(filter *f) = unit(f->place_n) * unit(f->place);
    logic integer times(integer x, integer y) = x * y;
    // x is k units, within off.
    predicate about(real x, integer k, integer off, real u) = units(k - off, u) <= x <= units(k + off, u);
    predicate pair_seen(real x, real y, integer k, integer m, integer p, integer q, real u, real v) =
      u > 0 && v > 0 && within(k, p) && within(m, q) && seen(x, k, u) && seen(y, m, v);
    predicate parts(real x, real y, real z, integer k, integer m, integer n, integer off, real u) =
      about(x, k, off, u) && about(y, m, off, u) && about(z, n, off, u);

    lemma times_within: \forall integer x, y; within(x, OG_LEADING_MOST) ==> within(y, OG_LEADING_MOST) ==>
      -OG_PRODUCT <= times(x, y) <= OG_PRODUCT;
    lemma product_of_pair: \forall real x, y, u, v, integer k, m, p, q;
      pair_seen(x, y, k, m, p, q, u, v) ==> about(x * y, times(k, m), p + q + 1, u * v);
    lemma sum_of_parts: \forall real x, y, z, sum, u, integer k, m, n, all, off, three;
      parts(x, y, z, k, m, n, off, u) ==> sum == x + y + z ==> all == k + m + n ==> three == 3 * off ==>
      about(sum, all, three, u);
    lemma beyond_about: \forall real x, y, u, integer k, m, off; u > 0 ==> about(x, k, off, u) ==>
      about(y, m, off, u) ==> k - m >= 2 * off ==> x >= y; */

/*@ requires valid: \valid_read(v) && \valid(l) && \separated(v, l);
    requires place: place < OG_LEADING_PLACES;
    requires most: 0 <= most <= OG_LEADING_MOST;
    terminates \true;
    exits \false;
    assigns *l;
    ensures within: \result ==> within_all(l, most);
    ensures seen: \result ==> seen_all(v, l, unit(place)); */
static bool is_seen(const og_ivec *v, size_t place, int64_t most, rough *l) {
  return og_int_leading(&v->x, place, most, &l->x) && og_int_leading(&v->y, place, most, &l->y) &&
         og_int_leading(&v->z, place, most, &l->z);
}

// Is n.v seen? Then *k is how many areas it is about.
/*@ requires filter: \valid_read(f) && \valid_read(f->n) && filter_sees(f);
    requires apart: \valid_read(v) && \valid(k) && \separated(k, f) && \separated(k, f->n) && \separated(k, v);
    terminates \true;
    exits \false;
    assigns *k;
    ensures range: \result ==> -OG_SUM <= *k <= OG_SUM;
    ensures about: \result ==> about(dot(f->n, v), *k, f->off, area(f)); */
static bool is_product_seen(const filter *f, const og_ivec *v, int64_t *k) {
  rough l;
  if (!f->works || !is_seen(v, f->place, f->most, &l)) return false;
  //@ assert x: -OG_PRODUCT <= times(f->seen.x, l.x) <= OG_PRODUCT;
  //@ assert y: -OG_PRODUCT <= times(f->seen.y, l.y) <= OG_PRODUCT;
  //@ assert z: -OG_PRODUCT <= times(f->seen.z, l.z) <= OG_PRODUCT;
  /*@ assert pair_x: pair_seen(val(&f->n->x), val(&v->x), f->seen.x, l.x, f->most_n, f->most,
        unit(f->place_n), unit(f->place)); */
  /*@ assert pair_y: pair_seen(val(&f->n->y), val(&v->y), f->seen.y, l.y, f->most_n, f->most,
        unit(f->place_n), unit(f->place)); */
  /*@ assert pair_z: pair_seen(val(&f->n->z), val(&v->z), f->seen.z, l.z, f->most_n, f->most,
        unit(f->place_n), unit(f->place)); */
  /*@ assert parts: parts(val(&f->n->x) * val(&v->x), val(&f->n->y) * val(&v->y), val(&f->n->z) * val(&v->z),
        times(f->seen.x, l.x), times(f->seen.y, l.y), times(f->seen.z, l.z), f->most_n + f->most + 1, area(f)); */
  *k = f->seen.x * l.x + f->seen.y * l.y + f->seen.z * l.z;
  //@ assert k: *k == times(f->seen.x, l.x) + times(f->seen.y, l.y) + times(f->seen.z, l.z);
  //@ assert dot: dot(f->n, v) == val(&f->n->x) * val(&v->x) + val(&f->n->y) * val(&v->y) + val(&f->n->z) * val(&v->z);
  return true;
}

// Where a number of so many bits has its leading 15 to 30, if it has more than 30, and the most that they may be.
/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures place: \result < OG_LEADING_PLACES; */
static size_t place_of(size_t bits) { return bits <= 30 ? 0 : (bits - 15) / 16; }
/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures most: 0 <= \result <= OG_LEADING_MOST; */
static int64_t most_of(size_t bits) {
  int64_t most = OG_LEADING_MOST;
  /*@ loop invariant most: 0 <= most <= OG_LEADING_MOST;
      loop assigns most, kept;
      loop variant 30 - kept; */
  for (size_t kept = bits <= 30 ? bits : 15 + (bits - 15) % 16; kept < 30; kept++) most /= 2;
  return most;
}

/*@ requires valid: \valid_read(v);
    terminates \true;
    exits \false;
    assigns \nothing; */
static size_t most_bits(const og_ivec *v) {
  const size_t x = og_int_bits(&v->x), y = og_int_bits(&v->y), z = og_int_bits(&v->z);
  return x > y ? (x > z ? x : z) : (y > z ? y : z);
}

// No coordinate has many more bits than the first point's and the size of the pair have. Where one has, it is not seen.
/*@ requires problem: problem_readable(problem);
    requires valid: \valid_read(n) && \valid(f) && \separated(f, n) && \separated(f, problem) &&
                    \separated(f, problem->a.at + (0 .. problem->a.count - 1));
    terminates \true;
    exits \false;
    assigns *f;
    ensures n: f->n == n;
    ensures sees: filter_sees(f); */
static void make_filter(filter *f, const og_problem *problem, const og_ivec *n) {
  const size_t first = most_bits(&problem->a.at[0]), bits_n = most_bits(n);
  const size_t size = problem->approx_exp > 0 ? (size_t)problem->approx_exp : 0;
  const size_t most = size > first ? size : first;
  const size_t bits = most < OG_LEADING_PLACES ? most + 1 : 0;
  f->n = n;
  f->place = place_of(bits);
  f->most = most_of(bits);
  f->place_n = place_of(bits_n);
  f->most_n = most_of(bits_n);
  f->off = 3 * (f->most_n + f->most + 1);
  f->seen = (rough){0, 0, 0};
  f->works = og_has_leading() && is_seen(n, f->place_n, f->most_n, &f->seen);
}

void og_check_gap(og_checker *c, const og_problem *problem, const og_ivec *n) {
  filter f;
  make_filter(&f, problem, n);
  int64_t best = 0, k = 0;
  bool is_best_seen = is_product_seen(&f, &problem->a.at[0], &best);
  og_ivec_dot(&c->gap, n, &problem->a.at[0]);
  /*@ loop invariant n: same{Pre, Here}(n);
      loop invariant i: 1 <= i <= problem->a.count;
      loop invariant filter: f.n == n && filter_sees(&f);
      loop invariant range: is_best_seen ==> -OG_SUM <= best <= OG_SUM;
      loop invariant seen: is_best_seen ==> about(val(&c->gap), best, f.off, area(&f));
      loop invariant least: \forall integer m; 0 <= m < i ==>
        \at(dot(n, problem->a.at + \at(m, Here)), Pre) >= val(&c->gap);
      loop assigns i, k, best, is_best_seen, val(&c->gap), val(&c->value);
      loop variant problem->a.count - i; */
  for (size_t i = 1; i < problem->a.count; i++) {
    //@ assert a: same{Pre, Here}(problem->a.at + i);
    const bool is_seen_here = is_product_seen(&f, &problem->a.at[i], &k);
    //@ assert along: is_seen_here ==> about(\at(dot(n, problem->a.at + \at(i, Here)), Pre), k, f.off, area(&f));
    if (is_seen_here && is_best_seen && k - best >= 2 * f.off) continue;
    og_ivec_dot(&c->value, n, &problem->a.at[i]);
    //@ assert value: val(&c->value) == \at(dot(n, problem->a.at + \at(i, Here)), Pre);
    if (og_int_compare(&c->value, &c->gap) < 0) {
      og_int_swap(&c->value, &c->gap);
      is_best_seen = is_seen_here;
      best = k;
    }
  }
  //@ assert b: same{Pre, Here}(problem->b.at + 0);
  is_best_seen = is_product_seen(&f, &problem->b.at[0], &best);
  og_ivec_dot(&c->extreme, n, &problem->b.at[0]);
  /*@ loop invariant n: same{Pre, Here}(n);
      loop invariant j: 1 <= j <= problem->b.count;
      loop invariant filter: f.n == n && filter_sees(&f);
      loop invariant range: is_best_seen ==> -OG_SUM <= best <= OG_SUM;
      loop invariant seen: is_best_seen ==> about(val(&c->extreme), best, f.off, area(&f));
      loop invariant most: \forall integer m; 0 <= m < j ==>
        \at(dot(n, problem->b.at + \at(m, Here)), Pre) <= val(&c->extreme);
      loop assigns j, k, best, is_best_seen, val(&c->extreme), val(&c->value);
      loop variant problem->b.count - j; */
  for (size_t j = 1; j < problem->b.count; j++) {
    //@ assert b: same{Pre, Here}(problem->b.at + j);
    const bool is_seen_here = is_product_seen(&f, &problem->b.at[j], &k);
    //@ assert along: is_seen_here ==> about(\at(dot(n, problem->b.at + \at(j, Here)), Pre), k, f.off, area(&f));
    if (is_seen_here && is_best_seen && best - k >= 2 * f.off) continue;
    og_ivec_dot(&c->value, n, &problem->b.at[j]);
    //@ assert value: val(&c->value) == \at(dot(n, problem->b.at + \at(j, Here)), Pre);
    if (og_int_compare(&c->value, &c->extreme) > 0) {
      og_int_swap(&c->value, &c->extreme);
      is_best_seen = is_seen_here;
      best = k;
    }
  }
  og_int_sub(&c->gap, &c->gap, &c->extreme);
}
