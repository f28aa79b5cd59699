#ifndef OG_SAP_PARTS_H
#define OG_SAP_PARTS_H

/// Several sweeps and prunes side by side, one for each part of space.
///
/// A rule says which parts a box reaches; two boxes that overlap reach a common part. Each part has three lists of ends, of
/// the boxes that reach it, which are kept by exchanges of neighbours as in sap-incremental. The lists of all parts lie
/// one behind another, and move to a second buffer in each step: there a part leaves out boxes that no longer reach it, and
/// takes in new ones behind the others. Pairs of boxes that have left a part are looked up in the table of pairs.
/// Cost: O(e + s) a step, for e ends in all parts, and s exchanges.

#include "ref/broad/interval_list.h"

/// The least part beyond `after` that the box reaches; -1 if there is none.
typedef int32_t og_next_part(const void *rule, const og_aabb *box, int32_t after);

typedef struct og_part_lists {
  og_end *end[3]; // along each axis, all parts one behind another
  int64_t *start; // where each part begins
  int32_t *ends;  // how many each has
} og_part_lists;

typedef struct og_sap_parts {
  og_part_lists lists, spare;
  int32_t parts; // in use
} og_sap_parts;

/// Cuts the lists from a block, of which `used` bytes are taken: room for `parts` parts with `entries` boxes in all of them
/// together. Where block is null it only counts.
/*@ requires memory: \valid(sap) && \valid(used) && 0 <= parts && 0 <= entries;
    terminates \true; exits \false; assigns *sap, *used;
    ensures used: \old(*used) + 2 * (6 * entries * sizeof(og_end) + parts * (sizeof(int64_t) + sizeof(int32_t))) <=
      *used;
    ensures none: sap->parts == 0;
    ensures counted: block == \null ==> sap->lists.start == \null && sap->spare.start == \null; */
void og_sap_parts_take(og_sap_parts *sap, unsigned char *block, size_t *used, size_t parts, size_t entries);

/// Brings the lists from the boxes before a step to those after it. `is_new`: the parts are others than before; then all
/// boxes go into them anew.
/*@ requires scene: \valid(scene) && \valid(sap) && \valid_function(next);
    terminates \true; exits \false; assigns *scene, *sap;
    ensures parted: is_followed(scene) && scene->changes > 0 ==> holds_none_parted(scene);
    ensures visits: \old(scene->work.visits) <= scene->work.visits;
    ensures parts: sap->parts == \old(sap->parts); */
void og_sap_parts_follow(og_coherent *scene, og_sap_parts *sap, og_next_part *next, const void *rule, bool is_new);

#endif
