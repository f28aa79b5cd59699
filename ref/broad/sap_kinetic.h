#ifndef OG_SAP_KINETIC_H
#define OG_SAP_KINETIC_H

/// Sweep and prune by events: kinetic data structure.                                       (catalogue: sap-kinetic)
///
/// Within a step every end goes from where it was to where it will be with constant speed, in the time from 0 to 1. A
/// sorted list stays sorted as long as no two neighbours meet. For every two neighbours that will stand the wrong way round
/// a queue has the time at which they meet. The earliest are exchanged, their boxes compared, and the times of
/// their new neighbours computed. Times are rounded and only say which exchange comes first; whether two ends have to be
/// exchanged is decided by their places at the end of the step, so the lists are exactly in order then.
/// Cost: O(s log n) a step for s exchanges, and a look at every neighbour of an end that moves.
///
/// Source: Varjus 2018, 6; Coming and Staadt 2006.
/// Limits: pairs that overlap only between two steps are not reported; inserting is as in sap-incremental.
/// Errors, proofs, measurements and tests: sap_kinetic.md.

#include "ref/broad/coherent_logic.h"
#include "ref/broad/interval_list.h"

/// The gaps between neighbours of a list whose ends will meet, as a heap: the earliest first.
typedef struct og_meetings {
  og_scalar *time; // of each gap
  int32_t *gap;    // the heap
  int32_t *at;     // where a gap stands in the heap; -1: its ends do not meet
  int32_t count;
} og_meetings;

typedef struct og_sap_kinetic {
  og_meetings meetings;
  og_end *target; // of the list that is worked on: each end as it will be after the step
} og_sap_kinetic;

/// Brings the lists behind the scene from the boxes before a step to those after it. Times computed count as visits.
/*@ requires scene: \valid(scene);
    terminates \true; exits \false; assigns *scene;
    ensures sound:    is_followed(scene) ==> holds_overlaps(scene);
    ensures complete: is_followed(scene) ==> holds_all_overlaps(scene);
    ensures parted:   is_followed(scene) ==> are_parted(scene); */
void og_sap_kinetic_follow(og_coherent *scene);

#endif
