#include "ref/broad/all_pairs.h"

#include "ref/broad/scene.h"

/*@ predicate has_before{L}(og_aabb *box, integer count, og_pairs *pairs, integer i, integer j) =
      \forall integer a, b; 0 <= a < b < count && is_before(a, b, i, j) && is_overlap(box, a, b) ==>
        is_listed(pairs, a, b);
    // The first pairs of the list: what was said of them stays.
    predicate first_overlaps{L}(og_aabb *box, integer count, og_pairs *pairs, integer end) =
      \forall integer k; 0 <= k < end ==>
        0 <= pairs->pair[k].i < pairs->pair[k].j < count && is_overlap(box, pairs->pair[k].i, pairs->pair[k].j);
    predicate same_pairs{L1, L2}(og_pairs *pairs, integer end) = \forall integer k; 0 <= k < end ==>
      \at(pairs->pair[k].i, L1) == \at(pairs->pair[k].i, L2) && \at(pairs->pair[k].j, L1) == \at(pairs->pair[k].j, L2);
    predicate same_boxes{L1, L2}(og_aabb *box) =
      \forall integer i, j; is_overlap{L1}(box, i, j) <==> is_overlap{L2}(box, i, j);
    lemma first_stay{L1, L2}: \forall og_aabb *box, integer count, og_pairs *pairs, integer end;
      first_overlaps{L1}(box, count, pairs, end) && same_pairs{L1, L2}(pairs, end) && same_boxes{L1, L2}(box) ==>
      first_overlaps{L2}(box, count, pairs, end);
    lemma one_more: \forall og_aabb *box, integer count, og_pairs *pairs, integer end;
      first_overlaps(box, count, pairs, end) && 0 <= pairs->pair[end].i < pairs->pair[end].j < count &&
      is_overlap(box, pairs->pair[end].i, pairs->pair[end].j) ==> first_overlaps(box, count, pairs, end + 1);
    lemma whole_list: \forall og_aabb *box, integer count, og_pairs *pairs;
      first_overlaps(box, count, pairs, pairs->count) ==> are_overlaps(box, count, pairs);
    // All that is asked of the pairs before (i, j), if there is room.
    predicate done_before{L}(og_aabb *box, integer count, og_pairs *pairs, integer i, integer j) =
      pairs->count <= pairs->room ==> are_overlaps(box, count, pairs) && are_ascending(pairs) &&
        come_before(pairs, i, j) && has_before(box, count, pairs, i, j);
*/

/*@ requires boxes: 0 <= i < j < count && \valid_read(box + (0 .. count - 1));
    requires pairs: writable_pairs(pairs) && pairs->count < INT64_MAX;
    requires done:  done_before(box, count, pairs, i, j);
    terminates \true; exits \false;
    assigns pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures count: \old(pairs->count) <= pairs->count <= \old(pairs->count) + 1;
    ensures sound: pairs->count <= pairs->room ==> are_overlaps(box, count, pairs);
    ensures once:  pairs->count <= pairs->room ==> are_ascending(pairs);
    ensures last:  pairs->count <= pairs->room ==> come_before(pairs, i, j + 1);
    ensures whole: pairs->count <= pairs->room ==> has_before(box, count, pairs, i, j + 1); */
static void offer(const og_aabb *box, int32_t count, int32_t i, int32_t j, og_pairs *pairs) {
  (void)count; // for the contract
  if (!og_aabb_overlap(&box[i], &box[j])) return;
  //@ assert found: is_overlap(box, i, j);
  og_pairs_add(pairs, i, j);
  //@ assert boxes: same_boxes{Pre, Here}(box);
  //@ assert kept: pairs->count <= pairs->room ==> same_pairs{Pre, Here}(pairs, pairs->count - 1);
  //@ assert first: pairs->count <= pairs->room ==> first_overlaps{Pre}(box, count, pairs, pairs->count - 1);
  //@ assert before: pairs->count <= pairs->room ==> first_overlaps(box, count, pairs, pairs->count - 1);
  /*@ assert new: pairs->count <= pairs->room ==> pairs->pair[pairs->count - 1].i == i &&
        pairs->pair[pairs->count - 1].j == j; */
  /*@ assert overlap: pairs->count <= pairs->room ==>
        is_overlap(box, pairs->pair[pairs->count - 1].i, pairs->pair[pairs->count - 1].j); */
  //@ assert whole: pairs->count <= pairs->room ==> first_overlaps(box, count, pairs, pairs->count);
}

void og_all_pairs(const og_aabb *box, int32_t count, og_pairs *pairs) {
  /*@ loop invariant row: 0 <= i <= count;
      loop invariant few: 0 <= pairs->count <= i * (integer)count;
      loop invariant done: done_before(box, count, pairs, i, 0);
      loop assigns i, pairs->count, pairs->pair[0 .. pairs->room - 1];
      loop variant count - i; */
  for (int32_t i = 0; i < count; i++) {
    /*@ loop invariant column: i < j <= count;
        loop invariant few: 0 <= pairs->count <= i * (integer)count + j;
        loop invariant done: done_before(box, count, pairs, i, j);
        loop assigns j, pairs->count, pairs->pair[0 .. pairs->room - 1];
        loop variant count - j; */
    for (int32_t j = i + 1; j < count; j++) offer(box, count, i, j, pairs);
  }
}

static void list(og_scene *s) {
  og_all_pairs(s->box, s->count, &s->now);
  s->work.tests = (int64_t)s->count * (s->count - 1) / 2;
}

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_scene_step((og_scene *)scene, list, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps all_pairs_door = {
    .bytes = og_scene_bytes, .start = og_scene_start, .step = step, .work = og_scene_work};

const og_algorithm og_algorithm_all_pairs = {
    .id = "all-pairs",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/all_pairs",
    .source = "Varjus 2018, 3; Kravec, question 1",
    .cost = "O(n^2)",
    .limits = "compares every two boxes, however far apart",
    .overlaps = &all_pairs_door,
};
