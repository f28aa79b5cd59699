#ifndef OG_SAP_INTEGER_H
#define OG_SAP_INTEGER_H

/// Sweep and prune that sorts integers.                                                     (catalogue: sap-integer)
///
/// As sap-incremental, with end points of 8 bytes: a 32-bit integer for the coordinate, and the box's number. The map from
/// numbers to integers never goes down where the number goes up. It keeps the upper 32 bits of a binary64 number: sign,
/// exponent and 20 bits. Ends with different integers are compared by these alone. Ends with equal integers
/// are looked up and compared as they are, so no pair is missed and none is reported that does not overlap.
/// Cost: O(n + s) a step, where s exchanges are made.
///
/// Source: Varjus 2018, 3.2 (integer end points).
/// Limits: as sap-incremental; where many ends agree in 20 bits their boxes are looked up all the same.
/// Errors, proofs, measurements and tests: sap_integer.md.

#include "ref/broad/coherent_logic.h"
#include "ref/broad/interval_list.h"

typedef struct og_integer_end {
  uint32_t key;
  int32_t end; // twice the box's number, plus 1 for an upper end
} og_integer_end;

/// Lists of integers behind a scene.
typedef struct og_integer_lists {
  og_integer_end *end[3];
  int32_t ends;
} og_integer_lists;

/// The integer of a finite number. Equal numbers have equal integers, -0 and 0 too.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures sign: \is_finite(x) ==> (0 <= x <==> 2147483648 <= \result); */
uint32_t og_integer_key(og_scalar x);

/// Brings the lists behind the scene from the boxes before a step to those after it. Comparisons of boxes that were looked
/// up count as visits.
/*@ requires scene: \valid(scene);
    terminates \true; exits \false; assigns *scene;
    ensures sound:    is_followed(scene) ==> holds_overlaps(scene);
    ensures complete: is_followed(scene) ==> holds_all_overlaps(scene);
    ensures parted:   is_followed(scene) ==> are_parted(scene); */
void og_sap_integer_follow(og_coherent *scene);

#endif
