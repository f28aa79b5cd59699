#ifndef OG_MBP_H
#define OG_MBP_H

/// Multi box pruning: sweeps and prunes in regions that the user gives.                             (catalogue: mbp)
///
/// A region is a box; regions may overlap, and need not cover all of space. A box stands in the lists of each region that it
/// overlaps. If it does not lie within a single region it also stands in the lists of the rest. So no pair is lost, wherever
/// the regions are. Behind the door the regions are the eight octants around the origin.
/// Cost: O(e + s) a step, for e ends in all regions, and s exchanges.
///
/// Source: Varjus 2018, 3.3 (PhysX: multi box pruning).
/// Limits: boxes within no region are one sweep and prune, all together; so are those that cross the planes of the
/// octants.
/// Errors, proofs, measurements and tests: mbp.md.

#include "ref/broad/sap_parts.h"

typedef struct og_mbp {
  og_sap_parts sap;
  og_aabb *region;
  int32_t regions;
} og_mbp;

/// Bytes of a scene with so many regions.
/*@ requires limits: \valid_read(limits) && 0 <= limits->boxes && 0 <= limits->pairs && 0 <= regions;
    terminates \true; exits \false; assigns \nothing;
    ensures room: \result >= sizeof(og_coherent); */
size_t og_mbp_bytes(const og_scene_limits *limits, int32_t regions);

/// An empty scene with regions, which are copied. `scene`: that many bytes, aligned as a block is. BAD_INPUT: a region that
/// is no sound box.
/*@ requires limits: \valid_read(limits) && 0 <= limits->boxes && 0 <= limits->pairs;
    requires regions: 0 <= regions <= 1000000 && \valid_read(region + (0 .. regions - 1));
    requires memory: \valid((og_coherent *)scene);
    terminates \true; exits \false; assigns *(og_coherent *)scene;
    ensures unsound: (\exists integer r; 0 <= r < regions && !is_box(region[r])) ==> \result == OG_OUTCOME_BAD_INPUT;
    ensures outcome: \result == OG_OUTCOME_ANSWERED || \result == OG_OUTCOME_BAD_INPUT;
    ensures empty: \result == OG_OUTCOME_ANSWERED ==>
      ((og_coherent *)scene)->count == 0 && ((og_coherent *)scene)->pairs.pairs.count == 0 &&
      ((og_coherent *)scene)->limits.boxes == limits->boxes && ((og_coherent *)scene)->limits.pairs == limits->pairs; */
og_outcome og_mbp_start(void *scene, const og_scene_limits *limits, const og_aabb *region, int32_t regions);

/// A step of a scene begun by og_mbp_start: what the door says of steps. The changes' boxes are sound.
/*@ requires scene: \valid((og_coherent *)scene) && \valid_read(change + (0 .. count - 1));
    requires pairs: writable_pairs(begun) && writable_pairs(ended) && begun->count == 0 && ended->count == 0;
    terminates \true; exits \false; assigns *(og_coherent *)scene, *begun, *ended;
    ensures outcome: \result == OG_OUTCOME_ANSWERED || \result == OG_OUTCOME_FULL || \result == OG_OUTCOME_BAD_INPUT;
    ensures differences: \result == OG_OUTCOME_ANSWERED ==> are_differences(begun, ended);
    ensures begun: \result == OG_OUTCOME_ANSWERED ==>
      begin_by_changes(begun, change, count) && begin_as_named(begun, change, count);
    ensures ended: \result == OG_OUTCOME_ANSWERED ==>
      end_by_changes(ended, change, count) && end_as_named(ended, change, count); */
og_outcome og_mbp_step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended);

#endif
