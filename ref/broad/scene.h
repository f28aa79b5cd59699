#ifndef OG_BROAD_SCENE_H
#define OG_BROAD_SCENE_H

/// A set of boxes that changes step by step, for algorithms that look at the whole set each time.
///
/// A step is made beside the set as it is, and takes its place at the end only. It takes the changes and gathers the boxes
/// in the order of their numbers; the algorithm lists the pairs that overlap, as places in that order; what is new has
/// begun, what is missing has ended. Cost: linear in the boxes and pairs, besides the algorithm's.
/// Safe (proofs/eva.py): A, all functions.

#include "ref/broad/order.h"
#include "ref/door/overlaps.h"

typedef struct og_scene {
  og_scene_limits limits;
  // Box k of the step, in ascending order of numbers: what algorithms work on.
  int32_t count;
  og_aabb *box;
  int32_t *number;
  og_pairs now;
  og_place *place; // room for a place of every box
  og_overlaps_work work;

  // The set, by numbers, before the step and after.
  og_aabb *before, *after;
  uint8_t *state; // of a number: OG_IS_THERE and others
  og_pairs last;  // the pairs before the step, in ascending order of numbers
  og_index_pair *spare;
  int64_t *start;
} og_scene;

/*@ requires limits: \valid_read(limits) && 0 <= limits->boxes && 0 <= limits->pairs;
    terminates \true; exits \false; assigns \nothing;
    ensures room: \result >= sizeof(og_scene); */
size_t og_scene_bytes(const og_scene_limits *limits);

/// `scene`: that many bytes, aligned as a block is.
/*@ requires limits: \valid_read(limits) && 0 <= limits->boxes && 0 <= limits->pairs;
    requires memory: \valid((og_scene *)scene);
    terminates \true; exits \false; assigns *(og_scene *)scene, ((og_scene *)scene)->state[0 .. limits->boxes - 1];
    ensures empty: ((og_scene *)scene)->count == 0 && ((og_scene *)scene)->last.count == 0 &&
      ((og_scene *)scene)->now.count == 0;
    ensures limits: ((og_scene *)scene)->limits.boxes == limits->boxes &&
      ((og_scene *)scene)->limits.pairs == limits->pairs;
    ensures none: \forall integer k; 0 <= k < limits->boxes ==> ((og_scene *)scene)->state[k] == 0; */
void og_scene_start(void *scene, const og_scene_limits *limits);

/// What the algorithm's `list` counted in the last step.
/*@ requires scene: \valid_read((const og_scene *)scene); terminates \true; exits \false; assigns \nothing;
    ensures kept: \result.tests == ((const og_scene *)scene)->work.tests &&
      \result.visits == ((const og_scene *)scene)->work.visits &&
                  \result.swaps == ((const og_scene *)scene)->work.swaps; */
og_overlaps_work og_scene_work(const void *scene);

/// A step, with the algorithm's `list`: it puts the pairs of `count` boxes into `now`, each once, in any order.
/*@ requires scene: \valid(scene) && \valid_function(list) && \valid_read(change + (0 .. count - 1));
    requires pairs: writable_pairs(begun) && writable_pairs(ended) && begun->count == 0 && ended->count == 0;
    terminates \true; exits \false;
    assigns *scene, scene->box[0 .. scene->limits.boxes - 1], scene->number[0 .. scene->limits.boxes - 1],
            scene->place[0 .. scene->limits.boxes - 1], scene->before[0 .. scene->limits.boxes - 1],
            scene->after[0 .. scene->limits.boxes - 1], scene->state[0 .. scene->limits.boxes - 1],
            scene->now.pair[0 .. scene->limits.pairs - 1], scene->last.pair[0 .. scene->limits.pairs - 1],
            scene->spare[0 .. scene->limits.pairs - 1], scene->start[0 .. scene->limits.boxes],
            begun->count, begun->pair[0 .. begun->room - 1], ended->count, ended->pair[0 .. ended->room - 1];
    ensures outcome: \result == OG_OUTCOME_ANSWERED || \result == OG_OUTCOME_FULL || \result == OG_OUTCOME_BAD_INPUT;
    ensures differences: \result == OG_OUTCOME_ANSWERED ==> are_differences(begun, ended);
    ensures begun: \result == OG_OUTCOME_ANSWERED ==> \forall integer k; 0 <= k < begun->count ==>
      (is_listed(&scene->last, begun->pair[k].i, begun->pair[k].j) &&
        !is_listed(&scene->now, begun->pair[k].i, begun->pair[k].j));
    ensures ended: \result == OG_OUTCOME_ANSWERED ==> \forall integer k; 0 <= k < ended->count ==>
      (is_listed(&scene->now, ended->pair[k].i, ended->pair[k].j) &&
        !is_listed(&scene->last, ended->pair[k].i, ended->pair[k].j));
    ensures kept: \result == OG_OUTCOME_ANSWERED ==> \forall integer k; 0 <= k < scene->last.count ==>
      (is_listed(begun, scene->last.pair[k].i, scene->last.pair[k].j) ||
       is_listed(&scene->now, scene->last.pair[k].i, scene->last.pair[k].j));
    ensures count: \result == OG_OUTCOME_ANSWERED ==>
      scene->last.count - begun->count == scene->now.count - ended->count;
    ensures all: \result == OG_OUTCOME_ANSWERED ==> \forall integer p, q; 0 <= p < q < scene->count ==>
      (overlap(scene->box[p], scene->box[q]) <==> is_listed(&scene->last, scene->number[p], scene->number[q])); */
og_outcome og_scene_step(og_scene *scene, void (*list)(og_scene *scene), const og_change *change, int32_t count,
                         og_pairs *begun, og_pairs *ended);

#endif
