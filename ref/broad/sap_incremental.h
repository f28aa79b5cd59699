#ifndef OG_SAP_INCREMENTAL_H
#define OG_SAP_INCREMENTAL_H

/// Sweep and prune that goes on from the step before.                                    (catalogue: sap-incremental)
///
/// Three lists of end points, one an axis, stay sorted from step to step. A step gives the ends of boxes that change
/// their new keys and sorts each list by insertion. A pair can only begin or end to overlap where a lower end and an
/// upper end change places; only there boxes are compared. New ends start behind all others, and those that go end there.
/// Cost: O(n + s) a step, where s exchanges are made; inserting or removing a box costs up to 6 n exchanges.
///
/// Source: Varjus 2018, 3.2; Baraff 1992; Cohen and others 1995.
/// Limits: inserting n boxes takes about n^2 exchanges, and so does a step that moves all far.
/// Errors, proofs, measurements and tests: sap_incremental.md.

#include "ref/broad/coherent_logic.h"
#include "ref/broad/interval_list.h"

/// Brings the lists behind the scene from the boxes before a step to those after it, and tells the scene which pairs may have
/// begun or ended.
/*@ requires scene: \valid(scene);
    terminates \true; exits \false; assigns *scene;
    ensures sound:    is_followed(scene) ==> holds_overlaps(scene);
    ensures complete: is_followed(scene) ==> holds_all_overlaps(scene);
    ensures parted:   is_followed(scene) ==> are_parted(scene); */
void og_sap_incremental_follow(og_coherent *scene);

/// Its first part: the ends of boxes that are new come behind all others, out of order.
/*@ requires scene: \valid(scene) && \valid(lists);
    terminates \true; exits \false; assigns *lists;
    ensures more: \old(lists->ends) <= lists->ends <= \old(lists->ends) + 2 * scene->changes; */
void og_sap_incremental_append(og_coherent *scene, og_interval_lists *lists);

#endif
