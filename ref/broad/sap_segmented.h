#ifndef OG_SAP_SEGMENTED_H
#define OG_SAP_SEGMENTED_H

/// Sweep and prune on segmented interval lists.                                           (catalogue: sap-segmented)
///
/// The list of ends along an axis is cut into chunks, each a small array that need not be full; a table has the chunks in
/// order. An end is inserted or removed within its chunk. A full chunk is split in two, two that are nearly empty become one.
/// An end that moves is exchanged with its neighbours. Along x each chunk knows how far the boxes reach that begin in it,
/// so the pairs of a new box are found by passing over chunks whose boxes have all ended before it.
/// Cost: O(c + s) a box inserted, for chunks of c ends, and a look at the n / c chunks before it; O(s) a box moved.
///
/// Source: Varjus 2018, 3.3; Tracy, Buss and Woods 2009.
/// Limits: one long box makes its chunk be searched for every new box behind it; moving far takes many exchanges.
/// Errors, proofs, measurements and tests: sap_segmented.md.

#include "ref/broad/coherent_logic.h"
#include "ref/broad/interval_list.h"

/// Ends in a chunk.
enum { OG_CHUNK_ENDS = 64 };

/// A chunk of a list.
typedef struct og_chunk {
  og_end end[OG_CHUNK_ENDS];
  og_scalar reach; // along x: no box that begins here has an upper end beyond it
  int32_t ends;
  int32_t place; // in the table
} og_chunk;

/// A list along an axis.
typedef struct og_segmented_list {
  og_chunk *chunk;
  int32_t *order; // the table: the chunks in order, then those that are free
  int32_t chunks; // in use
  int32_t *home;  // of a box's ends, lower and upper: the chunk
} og_segmented_list;

/// Brings the lists behind the scene from the boxes before a step to those after it. Places that an end moves by, within a
/// chunk or past a neighbour, count as swaps, chunks passed as visits.
/*@ requires scene: \valid(scene);
    terminates \true; exits \false; assigns *scene;
    ensures sound:    is_followed(scene) ==> holds_overlaps(scene);
    ensures complete: is_followed(scene) ==> holds_all_overlaps(scene);
    ensures parted:   is_followed(scene) ==> are_parted(scene); */
void og_sap_segmented_follow(og_coherent *scene);

#endif
