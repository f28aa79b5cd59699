#ifndef OG_BROAD_COHERENT_LOGIC_H
#define OG_BROAD_COHERENT_LOGIC_H

/// What an algorithm's own part of a step leaves behind: the pairs held are those that overlap after the step.

#include "ref/broad/coherent.h"
#include "ref/broad/overlaps.h"

/*@ // The pairs that are held: no other ...
    predicate holds_overlaps{L}(og_coherent *scene) = \forall integer k; 0 <= k < scene->pairs.pairs.count ==>
      (0 <= scene->pairs.pairs.pair[k].i < scene->pairs.pairs.pair[k].j < scene->limits.boxes &&
       share_a_point(scene, scene->pairs.pairs.pair[k].i, scene->pairs.pairs.pair[k].j));
    // ... and all of them.
    predicate holds_all_overlaps{L}(og_coherent *scene) =
      \forall integer i, j; 0 <= i < j < scene->limits.boxes ==>
        (share_a_point(scene, i, j) ==> is_listed(&scene->pairs.pairs, i, j));
    predicate are_parted{L}(og_coherent *scene) = \forall integer k; 0 <= k < scene->ended.count ==>
      !share_a_point(scene, scene->ended.pair[k].i, scene->ended.pair[k].j);
*/

#endif
