#include "spec/overlaps/walk.h"

/*@ // The box of node m holds those of its places.
    predicate is_node{L}(og_box_ends *box, og_box_node *node, integer m) =
      \forall integer p; node[m].from <= p < node[m].to ==> ends_hold(&node[m].bound, box + p);
    predicate are_nodes{L}(og_box_ends *box, og_box_node *node, integer lo, integer hi) =
      \forall integer m; lo < m < hi ==> is_node(box, node, m);
    logic integer mid(integer lo, integer hi) = lo + (hi - lo) / 2;
    predicate is_of{L}(og_box_node *node, integer lo, integer hi) =
      hi - lo == 1 || (node[mid(lo, hi)].from == lo && node[mid(lo, hi)].to == hi);
    predicate holds_all{L}(og_box_ends *around, og_box_ends *box, integer lo, integer hi) =
      \forall integer p; lo <= p < hi ==> ends_hold(around, box + p);

    predicate only_between{L}(og_box_ends *box, og_box_pair *pair, integer from, integer to, integer a_lo, integer a_hi,
                              integer b_lo, integer b_hi) =
      \forall integer k; from <= k < to ==> a_lo <= pair[k].i < a_hi && b_lo <= pair[k].j < b_hi &&
        do_overlap(box, pair[k].i, pair[k].j);
    predicate all_between{L}(og_box_ends *box, og_box_pair *pair, integer from, integer to, integer a_lo, integer a_hi,
                             integer b_lo, integer b_hi) =
      \forall integer i, j; a_lo <= i < a_hi && b_lo <= j < b_hi && do_overlap(box, i, j) ==>
        is_printed(pair, from, to, i, j);
    predicate same_pairs{L1, L2}(og_box_pair *pair, integer count) = \forall integer k; 0 <= k < count ==>
      \at(pair[k].i, L1) == \at(pair[k].i, L2) && \at(pair[k].j, L1) == \at(pair[k].j, L2);

    // What holds of all is apart from what holds of others where the two are apart.
    lemma apart_within{L}: \forall og_box_ends *a, *b, *c, *d;
      ends_hold(a, c) && ends_hold(b, d) && ends_overlap(c, d) ==> ends_overlap(a, b);
    lemma printed_still{L1, L2}: \forall og_box_pair *pair, integer from, to, end, i, j;
      is_printed{L1}(pair, from, to, i, j) && same_pairs{L1, L2}(pair, to) && 0 <= from && to <= end ==>
        is_printed{L2}(pair, from, end, i, j);
    lemma printed_before: \forall og_box_pair *pair, integer from, start, to, i, j;
      is_printed(pair, start, to, i, j) && from <= start ==> is_printed(pair, from, to, i, j);
*/

/*@ terminates \true; exits \false; assigns \nothing;
    ensures least: \result <= a && \result <= b; */
static double lesser(double a, double b) { return a < b ? a : b; }
/*@ terminates \true; exits \false; assigns \nothing;
    ensures most: \result >= a && \result >= b; */
static double greater(double a, double b) { return a < b ? b : a; }

/*@ requires range: 0 <= lo < hi <= INT32_MAX;
    terminates \true; exits \false; assigns \nothing;
    ensures mid:   \result == mid(lo, hi);
    ensures halves: hi - lo >= 2 ==> lo < \result < hi; */
static int32_t middle(int32_t lo, int32_t hi) { return lo + (hi - lo) / 2; }

// ---- the tree ----

// Does bound_of know a box around the places lo .. hi - 1? In a tree that was built it does.
/*@ requires range: 0 <= lo < hi && \valid_read(node + (lo .. hi - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures is: \result != 0 <==> is_of(node, lo, hi); */
static bool has_bound(const og_box_node *node, int32_t lo, int32_t hi) {
  if (hi - lo == 1) return true;
  const int32_t at = middle(lo, hi);
  return node[at].from == lo && node[at].to == hi;
}

/*@ requires range: 0 <= lo < hi && \valid_read(box + (lo .. hi - 1)) && \valid_read(node + (lo .. hi - 1));
    requires built: are_nodes(box, node, lo, hi) && is_of(node, lo, hi);
    terminates \true; exits \false; assigns \nothing;
    ensures where: hi - lo == 1 ? \result == box + lo : \result == &node[mid(lo, hi)].bound;
    ensures holds: holds_all(\result, box, lo, hi); */
static const og_box_ends *bound_of(const og_box_ends *box, const og_box_node *node, int32_t lo, int32_t hi) {
  if (hi - lo == 1) return &box[lo];
  const int32_t at = middle(lo, hi);
  //@ assert node: is_node(box, node, at);
  return &node[at].bound;
}

/*@ requires range: 0 <= lo < hi && \valid_read(box + (lo .. hi - 1)) && \valid(node + (lo .. hi - 1));
    requires apart: \separated(box + (lo .. hi - 1), node + (lo .. hi - 1));
    terminates \true; decreases hi - lo; exits \false;
    assigns node[lo + 1 .. hi - 1];
    ensures nodes: are_nodes(box, node, lo, hi);
    ensures whole: is_of(node, lo, hi); */
static void build(const og_box_ends *box, og_box_node *node, int32_t lo, int32_t hi) {
  if (hi - lo < 2) return;
  const int32_t at = middle(lo, hi);
  build(box, node, lo, at);
  build(box, node, at, hi);
  //@ assert left: are_nodes(box, node, lo, at) && is_of(node, lo, at);
  const og_box_ends *a = bound_of(box, node, lo, at), *b = bound_of(box, node, at, hi);
  const double lo_x = lesser(a->lo.x, b->lo.x), lo_y = lesser(a->lo.y, b->lo.y), lo_z = lesser(a->lo.z, b->lo.z);
  const double hi_x = greater(a->hi.x, b->hi.x), hi_y = greater(a->hi.y, b->hi.y), hi_z = greater(a->hi.z, b->hi.z);
  /*@ assert inside: \forall integer p; lo <= p < hi ==> lo_x <= box[p].lo.x && box[p].hi.x <= hi_x &&
        lo_y <= box[p].lo.y && box[p].hi.y <= hi_y && lo_z <= box[p].lo.z && box[p].hi.z <= hi_z; */
  node[at].bound.lo.x = lo_x;
  node[at].bound.lo.y = lo_y;
  node[at].bound.lo.z = lo_z;
  node[at].bound.hi.x = hi_x;
  node[at].bound.hi.y = hi_y;
  node[at].bound.hi.z = hi_z;
  node[at].from = lo;
  node[at].to = hi;
  //@ assert here: is_node(box, node, at);
  //@ assert before: are_nodes(box, node, lo, at);
  //@ assert after: are_nodes(box, node, at, hi);
}

// Is no box of a_lo .. a_hi - 1 near one of b_lo .. b_hi - 1, to judge by the boxes around them?
/*@ requires range: 0 <= a_lo < a_hi <= count && 0 <= b_lo < b_hi <= count && \valid_read(box + (0 .. count - 1)) &&
                    \valid_read(node + (0 .. count - 1)) && are_nodes(box, node, 0, count);
    terminates \true; exits \false; assigns \nothing;
    ensures apart: \result != 0 ==> \forall integer i, j; a_lo <= i < a_hi && b_lo <= j < b_hi ==> !do_overlap(box, i, j);
    ensures leaves: \result == 0 && a_hi - a_lo == 1 && b_hi - b_lo == 1 ==> do_overlap(box, a_lo, b_lo); */
static bool are_apart(const og_box_ends *box, const og_box_node *node, int32_t a_lo, int32_t a_hi, int32_t b_lo,
                      int32_t b_hi) /*@ ghost (int32_t count) */ {
  if (!has_bound(node, a_lo, a_hi) || !has_bound(node, b_lo, b_hi)) return false;
  const og_box_ends *a = bound_of(box, node, a_lo, a_hi), *b = bound_of(box, node, b_lo, b_hi);
  return !og_box_ends_overlap(a, b);
}

// ---- the walk ----

/*@ requires pairs: room_for_pairs(pairs);
    terminates \true; exits \false;
    assigns pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures count: \result != 0 ? pairs->count == \old(pairs->count) + 1 : pairs->count == \old(pairs->count);
    ensures room:  pairs->count <= pairs->room;
    ensures kept:  same_pairs{Pre, Post}(pairs->pair, \old(pairs->count));
    ensures last:  \result != 0 ==>
                     pairs->pair[\old(pairs->count)].i == i && pairs->pair[\old(pairs->count)].j == j; */
static bool print(og_box_pairs *pairs, int32_t i, int32_t j) {
  if (pairs->count == pairs->room) return false;
  pairs->pair[pairs->count].i = i;
  pairs->pair[pairs->count].j = j;
  pairs->count++;
  return true;
}

// The pairs of a place a_lo .. a_hi - 1 and a place b_lo .. b_hi - 1.
/*@ requires range: 0 <= a_lo < a_hi <= b_lo < b_hi <= count && \valid_read(box + (0 .. count - 1)) &&
                    \valid_read(node + (0 .. count - 1)) && are_nodes(box, node, 0, count);
    requires pairs: room_for_pairs(pairs);
    requires apart: \separated(box + (0 .. count - 1), pairs) && \separated(node + (0 .. count - 1), pairs) &&
                    \separated(box + (0 .. count - 1), pairs->pair + (0 .. pairs->room - 1)) &&
                    \separated(node + (0 .. count - 1), pairs->pair + (0 .. pairs->room - 1));
    terminates \true; decreases a_hi - a_lo + b_hi - b_lo; exits \false;
    assigns pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures count: \old(pairs->count) <= pairs->count <= pairs->room;
    ensures kept:  same_pairs{Pre, Post}(pairs->pair, \old(pairs->count));
    ensures only:  only_between(box, pairs->pair, \old(pairs->count), pairs->count, a_lo, a_hi, b_lo, b_hi);
    ensures once:  printed_once(pairs->pair, \old(pairs->count), pairs->count);
    ensures all:   \result != 0 ==>
                     all_between(box, pairs->pair, \old(pairs->count), pairs->count, a_lo, a_hi, b_lo, b_hi); */
static bool walk_two(const og_box_ends *box, const og_box_node *node, int32_t a_lo, int32_t a_hi, int32_t b_lo,
                     int32_t b_hi, og_box_pairs *pairs) /*@ ghost (int32_t count) */ {
  if (are_apart(box, node, a_lo, a_hi, b_lo, b_hi) /*@ ghost (count) */) return true;
  if (a_hi - a_lo == 1 && b_hi - b_lo == 1) return print(pairs, a_lo, b_lo);
  const bool halves_a = a_hi - a_lo >= b_hi - b_lo;
  const int32_t mid_a = halves_a ? middle(a_lo, a_hi) : a_hi, mid_b = halves_a ? b_hi : middle(b_lo, b_hi);
  if (!walk_two(box, node, a_lo, mid_a, b_lo, mid_b, pairs) /*@ ghost (count) */) return false;
  //@ ghost Half:;
  //@ assert nodes: are_nodes(box, node, 0, count);
  const bool done = halves_a ? walk_two(box, node, mid_a, a_hi, b_lo, b_hi, pairs) /*@ ghost (count) */
                             : walk_two(box, node, a_lo, a_hi, mid_b, b_hi, pairs) /*@ ghost (count) */;
  /*@ assert first: only_between(box, pairs->pair, \at(pairs->count, Pre), \at(pairs->count, Half), a_lo, a_hi, b_lo,
        b_hi); */
  /*@ assert second: only_between(box, pairs->pair, \at(pairs->count, Half), pairs->count, a_lo, a_hi, b_lo, b_hi); */
  return done;
}

/*@ requires range: 0 <= lo < hi <= count && \valid_read(box + (0 .. count - 1)) &&
                    \valid_read(node + (0 .. count - 1)) && are_nodes(box, node, 0, count);
    requires pairs: room_for_pairs(pairs);
    requires apart: \separated(box + (0 .. count - 1), pairs) && \separated(node + (0 .. count - 1), pairs) &&
                    \separated(box + (0 .. count - 1), pairs->pair + (0 .. pairs->room - 1)) &&
                    \separated(node + (0 .. count - 1), pairs->pair + (0 .. pairs->room - 1));
    terminates \true; decreases hi - lo; exits \false;
    assigns pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures count: \old(pairs->count) <= pairs->count <= pairs->room;
    ensures kept:  same_pairs{Pre, Post}(pairs->pair, \old(pairs->count));
    ensures only:  only_overlaps(box, pairs->pair, \old(pairs->count), pairs->count, lo, hi);
    ensures once:  printed_once(pairs->pair, \old(pairs->count), pairs->count);
    ensures all:   \result != 0 ==> all_overlaps(box, pairs->pair, \old(pairs->count), pairs->count, lo, hi); */
static bool walk_one(const og_box_ends *box, const og_box_node *node, int32_t lo, int32_t hi, og_box_pairs *pairs)
/*@ ghost (int32_t count) */ {
  if (hi - lo < 2) return true;
  const int32_t at = middle(lo, hi);
  if (!walk_one(box, node, lo, at, pairs) /*@ ghost (count) */) return false;
  if (!walk_one(box, node, at, hi, pairs) /*@ ghost (count) */) return false;
  return walk_two(box, node, lo, at, at, hi, pairs) /*@ ghost (count) */;
}

bool og_walk_boxes(const og_box_ends *box, int32_t count, og_box_node *node, og_box_pairs *pairs) {
  pairs->count = 0;
  if (count == 0) return true;
  build(box, node, 0, count);
  return walk_one(box, node, 0, count, pairs) /*@ ghost (count) */;
}

bool og_walk_two_lists(const og_box_ends *box, int32_t of_a, int32_t count, og_box_node *node, og_box_pairs *pairs) {
  pairs->count = 0;
  if (of_a == 0 || of_a == count) return true;
  build(box, node, 0, of_a);
  build(box, node, of_a, count);
  node[of_a].from = node[of_a].to = 0; // no node of either tree
  return walk_two(box, node, 0, of_a, of_a, count, pairs) /*@ ghost (count) */;
}
