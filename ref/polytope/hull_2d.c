#include "ref/polytope/hull_2d.h"

#include "ref/door/hull.h"
#include "ref/orientation/orient_exact.h"
#include "ref/polytope/unit_scale.h"

// A sorted order is ascending at all pairs of places, and a permutation: numbers 0 .. count - 1, none of them twice.
/*@ predicate precedes{L}(og_vec3 *point, integer i, integer j) =
      point[i].x < point[j].x || (point[i].x == point[j].x && (point[i].y < point[j].y ||
      (point[i].y == point[j].y && i < j)));
    predicate sorted{L}(og_vec3 *point, int *order, integer from, integer count) =
      \forall integer i, j; from <= i < j < count ==> !precedes(point, order[j], order[i]);

    predicate within{L}(int *order, integer count, integer all) =
      \forall integer i; 0 <= i < count ==> 0 <= order[i] < all;
    predicate distinct{L}(int *order, integer count) =
      \forall integer i, j; 0 <= i < j < count ==> order[i] != order[j];
    predicate absent{L}(int *order, integer count, integer number) =
      \forall integer i; 0 <= i < count ==> order[i] != number;
    predicate up_to{L}(og_vec3 *point, int *order, integer count, integer number) =
      \forall integer i; 0 <= i < count ==> !precedes(point, number, order[i]);
    predicate readable{L}(og_vec3 *point, int *order, integer count) =
      \forall integer i; 0 <= i < count ==> \valid_read(point + order[i]);

    // In the tree of the places 0 .. count - 1 the children of i are 2 i + 1 and 2 i + 2: neither comes after it.
    predicate heap{L}(og_vec3 *point, int *order, integer root, integer count) =
      \forall integer i, k; root <= i && 2 * i < k <= 2 * i + 2 && k < count ==> !precedes(point, order[i], order[k]);
*/

/// By x, then y, then number: a total order, so the result does not depend on the sort.
/*@ requires points: \valid_read(point + i) && \valid_read(point + j);
    terminates \true; exits \false; assigns \nothing;
    ensures order: \result != 0 <==> precedes(point, i, j); */
static bool before(const og_vec3 *point, int i, int j) {
  const og_vec3 p = point[i], q = point[j];
  if (p.x != q.x) return p.x < q.x;
  if (p.y != q.y) return p.y < q.y;
  return i < j;
}

/*@ requires places: \valid(order + i) && \valid(order + j);
    terminates \true; exits \false; assigns order[i], order[j];
    ensures swapped:  order[i] == \old(order[j]) && order[j] == \old(order[i]);
    ensures others:   \forall integer k; k != i && k != j ==> order[k] == \old(order[k]);
    ensures distinct: \forall integer count; 0 <= i < count && 0 <= j < count && distinct{Pre}(order, count) ==>
                        distinct(order, count); */
static void swap(int *order, int i, int j) {
  const int t = order[i];
  order[i] = order[j];
  order[j] = t;
}

// ---- heap sort: in place, and never more than count log2(count) steps ----

/*@ requires memory: \valid(order + (0 .. count - 1)) && readable(point, order, count);
    requires root:   0 <= root < count / 2 <= 500000000;
    terminates \true; exits \false; assigns \nothing;
    ensures child: 2 * root < \result <= 2 * root + 2 && \result < count;
    ensures later: \forall integer k; 2 * root < k <= 2 * root + 2 && k < count ==>
                     !precedes(point, order[\result], order[k]); */
static int later_child(const og_vec3 *point, const int *order, int root, int count) {
  const int child = 2 * root + 1;
  return child + 1 < count && before(point, order[child], order[child + 1]) ? child + 1 : child;
}

/*@ requires memory: \valid(order + (0 .. count - 1)) && readable(point, order, count);
    requires root:   0 <= root < count <= 1000000000;
    requires heap:   heap(point, order, root + 1, count) && distinct(order, count);
    terminates \true; exits \false; assigns order[0 .. count - 1];
    ensures heap:     heap(point, order, root, count);
    ensures distinct: distinct(order, count);
    ensures within:   \forall integer all; within{Pre}(order, count, all) ==> within(order, count, all);
    ensures absent:   \forall integer k; absent{Pre}(order, count, k) ==> absent(order, count, k);
    ensures up_to:    \forall integer k; up_to{Pre}(point, order, count, k) ==> up_to(point, order, count, k); */
static void sift_down(const og_vec3 *point, int *order, int root, int count) {
  // The root at least doubles: at most log2(count) turns. root < count / 2 also keeps 2 root + 2 in range.
  /*@ loop invariant root:     \at(root, Pre) <= root < count;
      loop invariant others:   \forall integer i, k; \at(root, Pre) <= i && i != root && 2 * i < k <= 2 * i + 2 &&
                                 k < count ==> !precedes(point, order[i], order[k]);
      loop invariant above:    \forall integer i, k; \at(root, Pre) <= i && 2 * i < root <= 2 * i + 2 &&
                                 2 * root < k <= 2 * root + 2 && k < count ==> !precedes(point, order[i], order[k]);
      loop invariant distinct: distinct(order, count);
      loop invariant readable: readable(point, order, count);
      loop invariant within:   \forall integer all; within{Pre}(order, count, all) ==> within(order, count, all);
      loop invariant absent:   \forall integer k; absent{Pre}(order, count, k) ==> absent(order, count, k);
      loop invariant up_to:    \forall integer k; up_to{Pre}(point, order, count, k) ==> up_to(point, order, count, k);
      loop assigns root, order[0 .. count - 1];
      loop variant count - root; */
  while (root < count / 2) {
    const int child = later_child(point, order, root, count);
    if (!before(point, order[root], order[child])) return;
    swap(order, root, child);
    root = child;
  }
}

/*@ requires memory: count >= 0 && \valid(order + (0 .. count - 1)) && \valid_read(point + (0 .. count - 1));
    requires count:  count <= 1000000000;
    terminates \true; exits \false; assigns order[0 .. count - 1];
    ensures sorted:      sorted(point, order, 0, count);
    ensures permutation: within(order, count, count) && distinct(order, count); */
static void sort(const og_vec3 *point, int *order, int count) {
  /*@ loop invariant counter: 0 <= k <= count;
      loop invariant numbers: \forall integer i; 0 <= i < k ==> order[i] == i;
      loop assigns k, order[0 .. count - 1];
      loop variant count - k; */
  for (int k = 0; k < count; k++) order[k] = k;
  /*@ loop invariant root:        -1 <= root <= count / 2 - 1;
      loop invariant heap:        heap(point, order, root + 1, count);
      loop invariant permutation: within(order, count, count) && distinct(order, count);
      loop assigns root, order[0 .. count - 1];
      loop variant root; */
  for (int root = count / 2 - 1; root >= 0; root--) sift_down(point, order, root, count);
  /*@ loop invariant last:        -1 <= last < count;
      loop invariant heap:        heap(point, order, 0, last + 1);
      loop invariant upper:       sorted(point, order, last + 1, count);
      loop invariant split:       \forall integer i, j; 0 <= i <= last < j < count ==>
                                    !precedes(point, order[j], order[i]);
      loop invariant within:      within(order, count, count);
      loop invariant distinct:    distinct(order, count);
      loop assigns last, order[0 .. count - 1];
      loop variant last; */
  for (int last = count - 1; last > 0; last--) {
    /*@ ghost
        /@ loop invariant counter: 1 <= k <= last + 1;
           loop invariant top: \forall integer i; 0 <= i < k ==> !precedes(point, order[0], order[i]);
           loop assigns k;
           loop variant last + 1 - k; @/
        for (int k = 1; k <= last; k++) {
          /@ assert parent: 0 <= (k - 1) / 2 < k && 2 * ((k - 1) / 2) < k <= 2 * ((k - 1) / 2) + 2; @/
          /@ assert below: !precedes(point, order[(k - 1) / 2], order[k]); @/
          /@ assert top: !precedes(point, order[0], order[(k - 1) / 2]); @/
        } */
    swap(order, 0, last);
    //@ assert top: up_to(point, order, last, order[last]);
    //@ assert after: \forall integer j; last < j < count ==> up_to(point, order, last, order[j]);
    //@ assert upper: sorted(point, order, last, count);
    //@ assert low: within(order, last, count);
    //@ assert apart: \forall integer j; last <= j < count ==> absent(order, last, order[j]);
    sift_down(point, order, 0, last);
    //@ assert up_to: \forall integer j; last <= j < count ==> up_to(point, order, last, order[j]);
    //@ assert still: \forall integer j; last <= j < count ==> absent(order, last, order[j]);
  }
}

void og_order_by_x_y(const og_vec3 *point, int *order, int count) { sort(point, order, count); }

// ---- the chains ----

//@ terminates \true; exits \false; assigns \nothing;
static bool turns_left(og_vec3 a, og_vec3 b, og_vec3 c) { return og_orient2d_exact(a, b, c) > 0; }

/// Puts point p behind the chain corner[start ..  count - 1], whose last place is corner[last]; returns the new count,
/// last + 2 where there was no place: exact turns leave one.
/*@ requires memory: \valid(corner + (0 .. last)) && readable(point, corner, count) && \valid_read(point + p);
    requires counts: 0 <= start <= count <= last + 1 <= 1000000001;
    terminates \true; exits \false; assigns corner[0 .. last];
    ensures counts: start < \result <= count + 1;
    ensures within: \forall integer all; within{Pre}(corner, count, all) && 0 <= p < all && \result <= last + 1 ==>
                      within(corner, \result, all); */
static int extend(const og_vec3 *point, int *corner, int last, int start, int count, int p) {
  // Each point is put once and dropped once: linear in all.
  /*@ loop invariant count: start <= count <= \at(count, Pre);
      loop assigns count;
      loop variant count - start; */
  while (count - start >= 2 && !turns_left(point[corner[count - 2]], point[corner[count - 1]], point[p])) count--;
  if (count <= last) corner[count] = p;
  return count + 1;
}

/*@ requires memory: \valid_read(point + (0 .. count - 1));
    terminates \true; exits \false; assigns \nothing; */
static bool is_in_domain(const og_vec3 *point, int count) {
  og_scalar largest = 0;
  /*@ loop invariant counter: 0 <= k && (0 <= count ==> k <= count);
      loop assigns k, largest;
      loop variant count - k; */
  for (int k = 0; k < count; k++) {
    const og_vec3 flat = {point[k].x, point[k].y, 0};
    if (!og_is_finite(flat)) return false;
    largest = og_max(largest, og_max(og_abs(flat.x), og_abs(flat.y)));
  }
  return og_unit_scale_of(largest) != 0;
}

og_hull_2d_result og_hull_2d(const og_vec3 *point, int count, int *corner, int *order) {
  if (count < 1) return (og_hull_2d_result){OG_OUTCOME_DEGENERATE, 0};
  if (!is_in_domain(point, count)) return (og_hull_2d_result){OG_OUTCOME_OUT_OF_RANGE, 0};
  sort(point, order, count);
  int lower = 0;
  /*@ loop invariant counter: 0 <= k <= count;
      loop invariant lower:   0 <= lower <= k && (0 < k ==> 0 < lower);
      loop invariant corners: within(corner, lower, count);
      loop assigns k, lower, corner[0 .. count];
      loop variant count - k; */
  for (int k = 0; k < count; k++) lower = extend(point, corner, count, 0, lower, order[k]);
  // The upper chain starts at the lower one's end and ends at its beginning, which is then there twice.
  int all = lower;
  /*@ loop invariant counter: -1 <= k <= count - 2;
      loop invariant all:     lower - 1 < all <= count + 1;
      loop invariant corners: within(corner, all, count);
      loop assigns k, all, corner[0 .. count];
      loop variant k + 1; */
  for (int k = count - 2; k >= 0; k--) {
    all = extend(point, corner, count, lower - 1, all, order[k]);
    // Turns to the left both ways: coordinates too far apart for exact signs.
    if (all > count + 1) return (og_hull_2d_result){OG_OUTCOME_OUT_OF_RANGE, 0};
  }
  // Two points at one place are a chain of two that never turns: one corner.
  if (all > 1) all--;
  const og_vec3 first = point[corner[0]];
  if (all == 2 && point[corner[1]].x == first.x && point[corner[1]].y == first.y) all = 1;
  return (og_hull_2d_result){OG_OUTCOME_ANSWERED, all};
}

static og_outcome run_hull_2d(const og_vec3 *point, int count, og_hull_room *room) {
  const og_hull_2d_result hull = og_hull_2d(point, count, room->corner, room->order);
  const int corners = hull.outcome == OG_OUTCOME_ANSWERED ? hull.corner_count : 0;
  for (int k = 0; k < corners; k++) {
    room->facet[k][0] = room->corner[k];
    room->facet[k][1] = room->corner[k + 1 < corners ? k + 1 : 0];
  }
  room->facet_count = corners;
  return hull.outcome;
}

// ---- what is known of it ----

static const og_door_hull hull_2d_door = {.run = run_hull_2d, .dimension = 2};

const og_algorithm og_algorithm_hull_2d = {
    .id = "hull-2d",
    .row = "3.2",
    .questions = "hull",
    .path = "ref/polytope/hull_2d",
    .source = "Andrew 1979; Parac 2020, 5.2.3",
    .cost = "O(n log n)",
    .limits = "none: the hull of the points as given, exactly",
    .hull = &hull_2d_door,
};
