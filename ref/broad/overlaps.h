#ifndef OG_BROAD_OVERLAPS_H
#define OG_BROAD_OVERLAPS_H

/// What a list of pairs has to be: the overlapping pairs of boxes, all of them and no other, none twice.

#include "ref/broad/aabb.h"
#include "ref/broad/pairs.h"

/*@ predicate is_overlap{L}(og_aabb *box, integer i, integer j) = overlap(box[i], box[j]);
    // No other ...
    predicate are_overlaps{L}(og_aabb *box, integer count, og_pairs *pairs) =
      \forall integer k; 0 <= k < pairs->count ==>
        0 <= pairs->pair[k].i < pairs->pair[k].j < count && is_overlap(box, pairs->pair[k].i, pairs->pair[k].j);
    // ... and all of them.
    predicate are_all_overlaps{L}(og_aabb *box, integer count, og_pairs *pairs) =
      \forall integer i, j; 0 <= i < j < count && is_overlap(box, i, j) ==> is_listed(pairs, i, j);
*/

#endif
