#ifndef OG_JUDGE_MESHES_H
#define OG_JUDGE_MESHES_H

/// The judgement of a claim about meshes: which pairs of triangles are missed, invented, named twice, and whether it is
/// right that any meet. An engine may claim pairs, a verdict, or both.
///
/// A mesh with itself has the pairs of the question: what two triangles share by name is none of their intersection.

#include "tool/judge/handed_meshes.h"
#include "tool/judge/pair_faults.h"

/// What is wrong with the pairs claimed, if any are. The gap of a pair that is invented is the distance of its
/// triangles; of two that share a point by name it is infinite. The list is sorted in place. `pair` is working storage.
/// Cost: linear in the pairs, besides sorting and an exact distance for each that is invented.
og_pair_faults og_find_mesh_faults(const og_handed_meshes *truth, og_exact_pair *pair, og_claimed_pairs *claimed);

/// The checks VERDICT, MISSED, INVENTED and REPEATED, of what is claimed. A verdict that is wrong is a gross error;
/// where nothing meets, its size is the distance of the meshes, or infinite where more than OG_MESH_MEASURED pairs of
/// triangles would have to be measured. `faults` is null where no pairs are claimed. Returns the verdict without the
/// margin.
og_judged og_judge_meshes(const og_handed_meshes *truth, og_exact_pair *pair, const og_statement *statement,
                          const og_pair_faults *faults, const og_allowances *allowed, double margin,
                          og_judgement *judgement);

#define OG_MESH_MEASURED 100000000

#endif
