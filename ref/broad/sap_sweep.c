#include "ref/broad/sap_sweep.h"

#include "ref/broad/scene.h"

/*@ // Place k holds a box and its lower end; each box has a place.
    predicate are_places{L}(og_aabb *box, integer count, og_place *place) = \forall integer k; 0 <= k < count ==>
      0 <= place[k].index < count && place[k].key == box[place[k].index].lo.x;
    predicate is_found{L}(og_place *place, integer count, integer i) =
      \exists integer k; 0 <= k < count && place[k].index == i;
    predicate all_home{L}(og_aabb *box, integer count, og_place *place) =
      \forall integer i; 0 <= i < count ==> has_place(place, count, i, box[i].lo.x);
    lemma has_is_found: \forall og_place *place, integer count, i, real x;
      has_place(place, count, i, x) ==> is_found(place, count, i);
    predicate all_found_below{L}(og_place *place, integer count, integer end) =
      \forall integer i; 0 <= i < end ==> is_found(place, count, i);
    predicate all_found{L}(og_place *place, integer count) = all_found_below(place, count, count);
    predicate rising{L}(og_place *place, integer count) =
      \forall integer i, j; 0 <= i <= j < count ==> place[i].key <= place[j].key;
    lemma rise_more: \forall og_place *place, integer k;
      1 <= k && rising(place, k) && place[k - 1].key <= place[k].key ==> rising(place, k + 1);
    predicate ordered{L}(og_aabb *box, integer count, og_place *place) = are_places(box, count, place) &&
      all_found(place, count) && all_apart(place, count) && rising(place, count);
    predicate same_order{L1, L2}(og_aabb *box, integer count, og_place *place) =
      (\forall integer k; 0 <= k < count ==> \at(place[k].index, L1) == \at(place[k].index, L2) &&
        \at(place[k].key, L1) == \at(place[k].key, L2)) &&
      (\forall integer i; 0 <= i < count ==> \at(box[i].lo.x, L1) == \at(box[i].lo.x, L2));
    lemma found_stays{L1, L2}: \forall og_aabb *box, integer count, og_place *place, integer i;
      is_found{L1}(place, count, i) && same_order{L1, L2}(box, count, place) ==> is_found{L2}(place, count, i);
    lemma places_stay{L1, L2}: \forall og_aabb *box, integer count, og_place *place;
      are_places{L1}(box, count, place) && same_order{L1, L2}(box, count, place) ==> are_places{L2}(box, count, place);
    lemma apart_stays{L1, L2}: \forall og_aabb *box, integer count, og_place *place;
      all_apart{L1}(place, count) && same_order{L1, L2}(box, count, place) ==> all_apart{L2}(place, count);
    lemma order_stays{L1, L2}: \forall og_aabb *box, integer count, og_place *place;
      ordered{L1}(box, count, place) && same_order{L1, L2}(box, count, place) ==> ordered{L2}(box, count, place);

    predicate is_put{L}(og_pairs *pairs, integer i, integer j) = is_listed(pairs, i < j ? i : j, i < j ? j : i);
    predicate none_put{L}(og_place *place, og_pairs *pairs, integer a, integer b) =
      !is_put(pairs, place[a].index, place[b].index);
    // The sweep has put all pairs of places before (p, q), and none of the others.
    predicate are_put{L}(og_aabb *box, integer count, og_place *place, og_pairs *pairs, integer p, integer q) =
      \forall integer a, b; 0 <= a < b < count && is_before(a, b, p, q) &&
        is_overlap(box, place[a].index, place[b].index) ==> is_put(pairs, place[a].index, place[b].index);
    predicate are_left{L}(integer count, og_place *place, og_pairs *pairs, integer p, integer q) =
      \forall integer a, b; 0 <= a < b < count && !is_before(a, b, p, q) ==> none_put(place, pairs, a, b);
    predicate swept{L}(og_aabb *box, integer count, og_place *place, og_pairs *pairs, integer p, integer q) =
      pairs->count <= pairs->room ==> are_overlaps(box, count, pairs) && are_single(pairs) &&
        are_put(box, count, place, pairs, p, q) && are_left(count, place, pairs, p, q);

    lemma key_of: \forall og_aabb *box, integer count, og_place *place, integer b;
      are_places(box, count, place) && 0 <= b < count ==> place[b].key == box[place[b].index].lo.x;
    lemma parted: \forall og_aabb *box, integer i, j; box[j].lo.x > box[i].hi.x ==> !is_overlap(box, i, j);
    predicate still_put{L1, L2}(og_pairs *pairs) =
      \forall integer i, j; is_listed{L1}(pairs, i, j) ==> is_listed{L2}(pairs, i, j);
    predicate same_boxes{L1, L2}(og_aabb *box) =
      \forall integer i, j; is_overlap{L1}(box, i, j) <==> is_overlap{L2}(box, i, j);
    lemma put_stays{L1, L2}: \forall og_aabb *box, integer count, og_place *place, og_pairs *pairs, integer p, q;
      are_put{L1}(box, count, place, pairs, p, q) && same_order{L1, L2}(box, count, place) && same_boxes{L1, L2}(box) &&
      still_put{L1, L2}(pairs) ==> are_put{L2}(box, count, place, pairs, p, q);
    lemma put_more: \forall og_aabb *box, integer count, og_place *place, og_pairs *pairs, integer p, q;
      are_put(box, count, place, pairs, p, q) && (is_overlap(box, place[p].index, place[q].index) ==>
        is_put(pairs, place[p].index, place[q].index)) ==> are_put(box, count, place, pairs, p, q + 1);
    // With all places done every two boxes have been met, whichever comes first.
    lemma either: \forall og_aabb *box, integer count, og_place *place, og_pairs *pairs, integer a, b;
      are_put(box, count, place, pairs, count, 0) && 0 <= a < count && 0 <= b < count &&
      place[a].index != place[b].index && is_overlap(box, place[a].index, place[b].index) ==>
      is_overlap(box, place[b].index, place[a].index) && is_put(pairs, place[a].index, place[b].index);
    lemma met: \forall og_aabb *box, integer count, og_place *place, og_pairs *pairs, integer i, j;
      are_put(box, count, place, pairs, count, 0) && is_found(place, count, i) && is_found(place, count, j) && i != j &&
      is_overlap(box, i, j) ==> is_put(pairs, i, j);
    lemma all_met: \forall og_aabb *box, integer count, og_place *place, og_pairs *pairs, integer i, j;
      are_put(box, count, place, pairs, count, 0) && all_found(place, count) && 0 <= i < j < count &&
      is_overlap(box, i, j) ==> is_found(place, count, i) && is_found(place, count, j) && is_put(pairs, i, j);
*/

/*@ requires boxes: 0 <= count <= 1000000000 && \valid_read(box + (0 .. count - 1));
    requires place: \valid(place + (0 .. count - 1)) && \separated(box + (0 .. count - 1), place + (0 .. count - 1));
    terminates \true; exits \false; assigns place[0 .. count - 1];
    ensures ordered: ordered(box, count, place); */
static void order_along_x(const og_aabb *box, int32_t count, og_place *place) {
  /*@ loop invariant counter: 0 <= k <= count;
      loop invariant filled: \forall integer i; 0 <= i < k ==> place[i].index == i && place[i].key == box[i].lo.x;
      loop assigns k, place[0 .. count - 1];
      loop variant count - k; */
  for (int32_t k = 0; k < count; k++) {
    place[k].key = box[k].lo.x;
    place[k].index = k;
  }
  //@ assert placed: \forall integer i; 0 <= i < count ==> has_place(place, count, i, box[i].lo.x);
  //@ assert only: \forall integer i, real x; has_place(place, count, i, x) ==> 0 <= i < count && x == box[i].lo.x;
  og_sort_places(place, count);
  //@ assert still: all_home(box, count, place);
  /*@ ghost
      /@ loop invariant counter: 0 <= i <= count;
         loop invariant found: all_found_below(place, count, i);
         loop assigns i;
         loop variant count - i; @/
      for (int i = 0; i < count; i++) {
        /@ assert home: has_place(place, count, i, box[i].lo.x); @/
        /@ assert found: is_found(place, count, i); @/
      } */
  //@ assert found: all_found(place, count);
  //@ assert only: \forall integer i, real x; has_place(place, count, i, x) ==> 0 <= i < count && x == box[i].lo.x;
  //@ assert each: \forall integer k; 0 <= k < count ==> has_place(place, count, place[k].index, place[k].key);
  /*@ ghost
      /@ loop invariant counter: 1 <= k && (k <= count || count < 1);
         loop invariant rising: rising(place, k);
         loop assigns k;
         loop variant count - k; @/
      for (int k = 1; k < count; k++) {
        /@ assert next: !precedes(place[k], place[k - 1]); @/
        /@ assert keys: place[k - 1].key <= place[k].key; @/
      } */
  //@ assert rising: rising(place, count);
}

/*@ requires boxes: 0 <= i < count && 0 <= j < count && i != j && \valid_read(box + (0 .. count - 1));
    requires pairs: writable_pairs(pairs) && pairs->count < INT64_MAX;
    requires sound: pairs->count <= pairs->room ==> are_overlaps(box, count, pairs) && are_single(pairs);
    requires new:   pairs->count <= pairs->room ==> !is_put(pairs, i, j);
    terminates \true; exits \false; assigns pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures count:  \old(pairs->count) <= pairs->count <= \old(pairs->count) + 1;
    ensures sound:  pairs->count <= pairs->room ==> are_overlaps(box, count, pairs);
    ensures single: pairs->count <= pairs->room ==> are_single(pairs);
    ensures put:    pairs->count <= pairs->room && is_overlap(box, i, j) ==> is_put(pairs, i, j);
    ensures still:  pairs->count <= pairs->room ==> \forall integer a, b;
                      is_listed{Pre}(pairs, a, b) ==> is_listed(pairs, a, b);
    ensures only:   pairs->count <= pairs->room ==> \forall integer a, b; is_listed(pairs, a, b) ==>
                      is_listed{Pre}(pairs, a, b) || (a == i && b == j) || (a == j && b == i); */
static void offer(const og_aabb *box, int32_t count, int32_t i, int32_t j, og_pairs *pairs) {
  (void)count; // for the contract
  if (!og_aabb_overlap(&box[i], &box[j])) return;
  //@ assert found: is_overlap(box, i, j) && is_overlap(box, j, i);
  const int32_t least = i < j ? i : j, most = i < j ? j : i;
  og_pairs_add(pairs, least, most);
  /*@ assert before: pairs->count <= pairs->room ==> \forall integer k; 0 <= k < pairs->count - 1 ==>
        0 <= pairs->pair[k].i < pairs->pair[k].j < count && is_overlap(box, pairs->pair[k].i, pairs->pair[k].j); */
  /*@ assert last: pairs->count <= pairs->room ==> pairs->pair[pairs->count - 1].i == least &&
        pairs->pair[pairs->count - 1].j == most && is_overlap(box, least, most) && 0 <= least < most < count; */
}

/*@ requires boxes: 0 <= p < q < count && \valid_read(box + (0 .. count - 1));
    requires place: \valid_read(place + (0 .. count - 1)) && ordered(box, count, place);
    requires pairs: writable_pairs(pairs) && pairs->count < INT64_MAX;
    requires apart: \separated(pairs->pair + (0 .. pairs->room - 1), place + (0 .. count - 1)) &&
                    \separated(pairs, place + (0 .. count - 1));
    requires swept: swept(box, count, place, pairs, p, q);
    terminates \true; exits \false; assigns pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures count:   \old(pairs->count) <= pairs->count <= \old(pairs->count) + 1;
    ensures ordered: ordered(box, count, place);
    ensures swept:   swept(box, count, place, pairs, p, q + 1); */
static void offer_places(const og_aabb *box, int32_t count, const og_place *place, int32_t p, int32_t q,
                         og_pairs *pairs) {
  const int32_t i = place[p].index, j = place[q].index;
  //@ assert apart: i != j;
  //@ assert new: pairs->count <= pairs->room ==> !is_put(pairs, i, j);
  offer(box, count, i, j, pairs);
  //@ assert same: same_order{Pre, Here}(box, count, place);
  //@ assert ordered: ordered(box, count, place);
  //@ assert these: place[p].index == i && place[q].index == j;
  /*@ assert this_one: pairs->count <= pairs->room && is_overlap(box, place[p].index, place[q].index) ==>
        is_put(pairs, place[p].index, place[q].index); */
  //@ assert boxes: same_boxes{Pre, Here}(box);
  //@ assert still: pairs->count <= pairs->room ==> still_put{Pre, Here}(pairs);
  //@ assert before: pairs->count <= pairs->room ==> are_put(box, count, place, pairs, p, q);
  //@ assert put: pairs->count <= pairs->room ==> are_put(box, count, place, pairs, p, q + 1);
  /*@ assert later: pairs->count <= pairs->room ==> \forall integer a, b; 0 <= a < b < count &&
        !is_before(a, b, p, q + 1) ==> (place[a].index != i || place[b].index != j) &&
        (place[a].index != j || place[b].index != i) && none_put{Pre}(place, pairs, a, b); */
  //@ assert left: pairs->count <= pairs->room ==> are_left(count, place, pairs, p, q + 1);
}

/*@ requires boxes: 0 <= p < count <= 1000000000 && \valid_read(box + (0 .. count - 1));
    requires place: \valid_read(place + (0 .. count - 1)) && ordered(box, count, place);
    requires pairs: writable_pairs(pairs) && pairs->count <= p * (integer)count;
    requires apart: \separated(pairs->pair + (0 .. pairs->room - 1), place + (0 .. count - 1)) &&
                    \separated(pairs, place + (0 .. count - 1));
    requires swept: swept(box, count, place, pairs, p, 0);
    terminates \true; exits \false; assigns pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures count:   \old(pairs->count) <= pairs->count <= (p + 1) * (integer)count;
    ensures ordered: ordered(box, count, place);
    ensures swept:   swept(box, count, place, pairs, p + 1, 0); */
static void sweep_from(const og_aabb *box, int32_t count, const og_place *place, int32_t p, og_pairs *pairs) {
  const og_scalar end = box[place[p].index].hi.x;
  int32_t q = p + 1;
  /*@ loop invariant place: p < q <= count;
      loop invariant few: \at(pairs->count, Pre) <= pairs->count <= p * (integer)count + q;
      loop invariant ordered: ordered(box, count, place);
      loop invariant end: end == box[place[p].index].hi.x;
      loop invariant swept: swept(box, count, place, pairs, p, q);
      loop assigns q, pairs->count, pairs->pair[0 .. pairs->room - 1];
      loop variant count - q; */
  for (; q < count && place[q].key <= end; q++) offer_places(box, count, place, p, q, pairs);
  //@ assert beyond: \forall integer b; q <= b < count ==> place[q].key <= place[b].key && end < place[b].key;
  //@ assert parted: \forall integer b; q <= b < count ==> end < box[place[b].index].lo.x;
  //@ assert none: \forall integer b; q <= b < count ==> !is_overlap(box, place[p].index, place[b].index);
  //@ assert put: pairs->count <= pairs->room ==> are_put(box, count, place, pairs, p + 1, 0);
}

void og_sap_sweep(const og_aabb *box, int32_t count, og_place *place, og_pairs *pairs) {
  order_along_x(box, count, place);
  /*@ loop invariant place: 0 <= p <= count;
      loop invariant few: 0 <= pairs->count <= p * (integer)count;
      loop invariant ordered: ordered(box, count, place);
      loop invariant swept: swept(box, count, place, pairs, p, 0);
      loop assigns p, pairs->count, pairs->pair[0 .. pairs->room - 1];
      loop variant count - p; */
  for (int32_t p = 0; p < count; p++) sweep_from(box, count, place, p, pairs);
  //@ assert put: pairs->count <= pairs->room ==> are_put(box, count, place, pairs, count, 0);
  //@ assert found: all_found(place, count);
  /*@ assert all: pairs->count <= pairs->room ==> \forall integer i, j; 0 <= i < j < count && is_overlap(box, i, j) ==>
        is_put(pairs, i, j); */
}

// Behind place p: the places that begin before its box ends, all of them compared with it.
static int64_t compared_with(const og_scene *s, int32_t p) {
  const og_scalar end = s->box[s->place[p].index].hi.x;
  int32_t from = p, to = s->count;
  while (to - from > 1) {
    const int32_t middle = from + (to - from) / 2;
    if (s->place[middle].key <= end) from = middle;
    else to = middle;
  }
  return from - p;
}

static void list(og_scene *s) {
  og_sap_sweep(s->box, s->count, s->place, &s->now);
  for (int32_t p = 0; p < s->count; p++) s->work.tests += compared_with(s, p);
}

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_scene_step((og_scene *)scene, list, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps sap_sweep_door = {
    .bytes = og_scene_bytes, .start = og_scene_start, .step = step, .work = og_scene_work};

const og_algorithm og_algorithm_sap_sweep = {
    .id = "sap-sweep",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/sap_sweep",
    .source = "Varjus 2018, 3.2; Kravec, question 1; Baraff 1992",
    .cost = "O(n log n + m), m pairs overlap along x",
    .limits = "quadratic where many boxes overlap along x",
    .overlaps = &sap_sweep_door,
};
