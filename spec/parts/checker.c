#include <stdlib.h>

#include "spec/number/allocation.h"
#include "spec/overlaps/permutation.h"
#include "spec/parts/checker_state.h"

og_parts_checker *og_parts_checker_new(void) {
  og_parts_checker *c = og_grow(NULL, 1, sizeof *c);
  c->of_pair = og_checker_new();
  og_problem_init(&c->pair);
  og_parts_bar_init(&c->bar);
  og_parts_numbers_init(&c->numbers);
  for (int body = 0; body < 2; body++) og_part_tree_init(&c->tree[body]);
  og_finding_init(&c->late);
  og_surd_init(&c->first);
  c->open = NULL;
  c->open_context = NULL;
  c->seen = NULL;
  c->room = c->limit = 0;
  return c;
}

void og_parts_checker_free(og_parts_checker *c) {
  if (c == NULL) return;
  og_checker_free(c->of_pair);
  og_problem_clear(&c->pair);
  og_parts_bar_clear(&c->bar);
  og_parts_numbers_clear(&c->numbers);
  for (int body = 0; body < 2; body++) og_part_tree_clear(&c->tree[body]);
  og_finding_clear(&c->late);
  og_surd_clear(&c->first);
  free(c->seen);
  free(c);
}

void og_parts_checker_set_limit(og_parts_checker *checker, size_t limit) { checker->limit = limit; }

// ---- the two parts ----

// What the two parts' own certificate shows of them.
static og_parts_refusal check_pair(og_parts_checker *c, const og_parts_problem *problem,
                                   const og_parts_certificate *certificate, og_finding *finding) {
  if (!og_parts_has_both(problem, certificate->part)) return OG_PARTS_REFUSED_INDEX;
  og_parts_take_pair(&c->pair, problem, certificate->part);
  const og_refusal refusal = og_check(c->of_pair, &c->pair, &certificate->pair, finding);
  if (refusal != OG_ACCEPTED || finding->relation == OG_RELATION_NONE) return OG_PARTS_REFUSED_PAIR;
  // That two parts are apart is of use only with their distance.
  return finding->relation != OG_SEPARATED || finding->has_distance ? OG_PARTS_ACCEPTED : OG_PARTS_REFUSED_PAIR;
}

void og_parts_set_bar(og_parts_bar *bar, const og_problem *pair, const og_combination *nearest, bool strictly) {
  bar->is_time = bar->is_depth = false;
  bar->strictly = strictly;
  og_int_set_si(&bar->weight, 1);
  og_int_mul(&bar->square, &pair->radius, &pair->radius);
  if (nearest != NULL) {
    og_ivec sum, point;
    og_ivec_init(&sum);
    og_ivec_init(&point);
    og_int_set_si(&bar->weight, 0);
    for (size_t k = 0; k < nearest->count; k++) {
      og_ivec_sub(&point, &pair->a.at[nearest->pair[k].i], &pair->b.at[nearest->pair[k].j]);
      og_ivec_addmul(&sum, &nearest->weight[k], &point);
      og_int_add(&bar->weight, &bar->weight, &nearest->weight[k]);
    }
    og_ivec_dot(&bar->square, &sum, &sum);
    og_ivec_clear(&sum);
    og_ivec_clear(&point);
  }
  og_parts_bar_approximate(bar, pair->approx_exp);
}

// ---- the others ----

static bool is_order(og_parts_checker *c, const og_box_order *order, int32_t count) {
  if ((size_t)count > c->room) {
    c->room = (size_t)count;
    c->seen = og_grow(c->seen, c->room, sizeof *c->seen);
  }
  return og_is_permutation(order, count, c->seen);
}

/*@ predicate same_places{L}(og_parts_range *a, og_parts_range *b) =
      a->lo[0] == b->lo[0] && a->lo[1] == b->lo[1] && a->hi[0] == b->hi[0] && a->hi[1] == b->hi[1];
    predicate is_within{L}(og_parts_range *inner, og_parts_range *outer) =
      \forall integer i, j; in_range(inner, i, j) ==> in_range(outer, i, j); */

/*@ requires ranges: \valid_read(a) && \valid_read(b);
    terminates \true; exits \false; assigns \nothing;
    ensures is: \result != 0 <==> same_places(a, b); */
static bool same_range(const og_parts_range *a, const og_parts_range *b) {
  return a->lo[0] == b->lo[0] && a->lo[1] == b->lo[1] && a->hi[0] == b->hi[0] && a->hi[1] == b->hi[1];
}

/*@ requires ranges: \valid_read(inner) && \valid_read(outer);
    terminates \true; exits \false; assigns \nothing;
    ensures is: \result != 0 ==> is_within(inner, outer); */
static bool is_within(const og_parts_range *inner, const og_parts_range *outer) {
  return outer->lo[0] <= inner->lo[0] && inner->hi[0] <= outer->hi[0] && outer->lo[1] <= inner->lo[1] &&
         inner->hi[1] <= outer->hi[1];
}

// Blocks within a range whose boxes do are not needed.
/*@ requires certificate: \valid_read(certificate) && \valid_read(certificate->block + (0 .. certificate->count - 1));
    requires place: \valid_read(range) && \valid(next) && *next <= certificate->count;
    requires apart: \separated(next, certificate, certificate->block + (0 .. certificate->count - 1), range);
    terminates \true; exits \false; assigns *next;
    ensures on:     \old(*next) <= *next <= certificate->count;
    ensures passed: \forall integer k; \old(*next) <= k < *next ==> is_within(&certificate->block[k].range, range); */
static void pass_over(const og_parts_certificate *certificate, const og_parts_range *range, size_t *next) {
  /*@ loop invariant on:     \at(*next, Pre) <= *next <= certificate->count;
      loop invariant passed: \forall integer k; \at(*next, Pre) <= k < *next ==>
        is_within(&certificate->block[k].range, range);
      loop assigns *next;
      loop variant certificate->count - *next; */
  while (*next < certificate->count && is_within(&certificate->block[*next].range, range)) (*next)++;
}

// Whatever is walked, no more than the limit is paid.
/*@ requires checker: \valid(c);
    terminates \true; exits \false; assigns c->left;
    ensures free:  c->limit == 0 ==> \result != 0 && c->left == \old(c->left);
    ensures paid:  c->limit != 0 && \result != 0 ==> c->left == \old(c->left) - cost;
    ensures short: \result == 0 ==> cost > c->left && c->left == \old(c->left); */
static bool can_pay(og_parts_checker *c, size_t cost) {
  if (c->limit == 0) return true;
  if (cost > c->left) return false;
  c->left -= cost;
  return true;
}

static size_t points_in(const og_parts_checker *c, const og_parts_problem *problem, const og_parts_range *range) {
  size_t sum = 0;
  for (int body = 0; body < 2; body++)
    for (int32_t p = range->lo[body]; p < range->hi[body]; p++) {
      size_t count;
      (void)og_part_points(&problem->part[body], c->tree[body].order[p], &count);
      sum += count;
    }
  return sum;
}

static og_parts_refusal check_block(og_parts_checker *c, const og_parts_problem *problem, const og_parts_block *block) {
  if (c->limit > 0 && !can_pay(c, points_in(c, problem, &block->range))) return OG_PARTS_REFUSED_LIMIT;
  return og_parts_are_apart_along(problem, c->tree, &block->range, &block->direction, &c->bar, &c->numbers)
             ? OG_PARTS_ACCEPTED
             : OG_PARTS_REFUSED_BLOCK;
}

// Where the walk is: the next block and the next late pair.
typedef struct walk_place {
  size_t block, late;
} walk_place;

// A pair that neither its boxes nor a block part. Where A moves, the two parts named have been shown to meet first at
// the time.
static og_parts_refusal check_open(og_parts_checker *c, const og_parts_problem *problem,
                                   const og_parts_certificate *certificate, const og_parts_range *range,
                                   walk_place *next) {
  const int32_t part[2] = {c->tree[0].order[range->lo[0]], c->tree[1].order[range->lo[1]]};
  if (c->open != NULL) return c->open(c, c->open_context, problem, part);
  if (!c->bar.is_time) return OG_PARTS_REFUSED_OPEN;
  if (certificate->has_pair && certificate->part[0] == part[0] && certificate->part[1] == part[1])
    return OG_PARTS_ACCEPTED;
  if (next->late == certificate->late_count) return OG_PARTS_REFUSED_OPEN;
  const og_parts_late_pair *late = &certificate->late[next->late];
  if (late->part[0] != part[0] || late->part[1] != part[1]) return OG_PARTS_REFUSED_OPEN;
  next->late++;
  return og_parts_meets_late(c, problem, late) ? OG_PARTS_ACCEPTED : OG_PARTS_REFUSED_LATE;
}

// Are all parts in the range far enough apart?
static og_parts_refusal walk(og_parts_checker *c, const og_parts_problem *problem,
                             const og_parts_certificate *certificate, const og_parts_range *range, walk_place *next) {
  if (!can_pay(c, 1)) return OG_PARTS_REFUSED_LIMIT;
  if (og_parts_boxes_are_apart(c->tree, range, &c->bar)) {
    pass_over(certificate, range, &next->block);
    return OG_PARTS_ACCEPTED;
  }
  const og_parts_block *block = next->block < certificate->count ? &certificate->block[next->block] : NULL;
  if (block != NULL && same_range(&block->range, range)) {
    next->block++;
    return check_block(c, problem, block);
  }
  if (og_parts_range_is_pair(range)) return check_open(c, problem, certificate, range, next);
  og_parts_range half[2];
  og_parts_halves(range, half);
  const og_parts_refusal first = walk(c, problem, certificate, &half[0], next);
  return first == OG_PARTS_ACCEPTED ? walk(c, problem, certificate, &half[1], next) : first;
}

og_parts_refusal og_parts_check_others(og_parts_checker *c, const og_parts_problem *problem,
                                       const og_parts_certificate *certificate) {
  for (int body = 0; body < 2; body++)
    if (!is_order(c, &certificate->order[body], problem->part[body].count)) return OG_PARTS_REFUSED_ORDER;
  for (int body = 0; body < 2; body++)
    og_part_tree_build(&c->tree[body], og_parts_points(problem, body), &problem->part[body],
                       certificate->order[body].number);
  const og_parts_range whole = og_parts_whole(problem);
  walk_place next = {0, 0};
  c->left = c->limit;
  const og_parts_refusal refusal = walk(c, problem, certificate, &whole, &next);
  if (refusal != OG_PARTS_ACCEPTED) return refusal;
  const bool all = next.block == certificate->count && next.late == certificate->late_count;
  return all ? OG_PARTS_ACCEPTED : OG_PARTS_REFUSED_REST;
}

// Are the other parts looked at? That two parts penetrate is known without.
static bool shows_depth(const og_parts_certificate *certificate) {
  return certificate->order[0].count > 0 || certificate->order[1].count > 0;
}

// What the others have to be beyond: as far apart as the two parts, or no deeper. Cores that touch, of parts that
// penetrate or touch, are neither apart nor deep.
static void set_bar_of_pair(og_parts_checker *c, const og_parts_certificate *certificate, const og_finding *finding) {
  const og_certificate *pair = &certificate->pair;
  const bool by_cores = finding->relation != OG_TOUCHING;
  og_parts_set_bar(&c->bar, &c->pair, by_cores ? &pair->witness : NULL, false);
  c->bar.is_depth = finding->relation == OG_PENETRATING && pair->kind == OG_CERT_SURFACE;
}

static og_parts_refusal check(og_parts_checker *c, const og_parts_problem *problem,
                              const og_parts_certificate *certificate, og_finding *finding) {
  if (!certificate->has_pair) {
    og_parts_set_bar(&c->bar, &problem->pair, NULL, true);
    const og_parts_refusal others = og_parts_check_others(c, problem, certificate);
    if (others == OG_PARTS_ACCEPTED) finding->relation = OG_SEPARATED;
    return others;
  }
  const og_parts_refusal refusal = check_pair(c, problem, certificate, finding);
  const bool penetrate = finding->relation == OG_PENETRATING;
  if (penetrate && !shows_depth(certificate)) finding->has_depth = false; // it would be that of the two parts alone
  if (refusal != OG_PARTS_ACCEPTED || (penetrate && !finding->has_depth)) return refusal;
  set_bar_of_pair(c, certificate, finding);
  return og_parts_check_others(c, problem, certificate);
}

og_parts_refusal og_check_parts(og_parts_checker *checker, const og_parts_problem *problem,
                                const og_parts_certificate *certificate, og_finding *finding) {
  finding->relation = OG_RELATION_NONE;
  finding->has_distance = finding->has_depth = finding->has_hit = false;
  const og_parts_refusal refusal = check(checker, problem, certificate, finding);
  if (finding->relation == OG_SEPARATED) finding->has_depth = false;
  if (refusal != OG_PARTS_ACCEPTED) {
    finding->relation = OG_RELATION_NONE;
    finding->has_distance = finding->has_depth = false;
  }
  return refusal;
}
