#ifndef OG_GJK_ENHANCED_H
#define OG_GJK_ENHANCED_H

/// Distance of two polytopes by GJK with Cameron's enhancements.                          (catalogue: gjk-enhanced)
///
/// Support points are found by hill climbing from the last one, where the body has a mesh; the walk starts from the
/// vertex pairs of the last final simplex; and where the bodies meet, the final simplex bounds their depth: its face
/// nearest to the origin is `depth_lower` away (a ball of that radius is inside A - B), and A - B reaches up to
/// `depth_upper` along that face's normal (moving A that far parts the bodies). The sub-algorithm is that of its time,
/// Johnson's with the backup procedure.
///
/// Bodies: vertex lists, with or without mesh; on the cores, radii subtracted (added to the depth). Coordinates and
/// outcomes: as gjk. The depth is estimated from final simplices of three or four vertices only; the estimate is coarse:
/// it is exact only where the face found happens to be the nearest of A - B.
/// Cost: iterations times the vertices passed in climbing; with a near start nearly constant (claim 14 of the catalogue).
/// Source: Cameron 1997; Varjus 2018, 5.2. The depth bounds are a reconstruction from the latter, not checked against
/// Cameron's paper.
/// Limits: the depth is an upper bound only, up to 3,500 times too large; thin bodies as gjk-johnson.
/// Errors, proofs, measurements and tests: gjk_enhanced.md.

#include "ref/cso/gjk.h"

/// The vertex pairs of a final simplex; all zero before the first time. The caller keeps one for a pair of bodies.
typedef struct og_gjk_memory {
  int count;
  int pair[4][2]; // vertex of A, vertex of B
} og_gjk_memory;

typedef struct og_gjk_enhanced_result {
  og_gjk_result gjk;     // of the cores
  unsigned long heights; // dot products of vertices of A and B that the support points took: its cost
  bool has_depth;
  og_scalar depth_lower, depth_upper; // of the cores: 0 <= depth_lower <= depth <= depth_upper, but for rounding
  og_vec3 normal;                     // unit length: moving A by depth_upper along it parts the cores
} og_gjk_enhanced_result;

/// The bodies may have moved since *memory was set, but must have the same vertices in the same order; pairs that name
/// no vertex are ignored.
/*@ requires bodies: \valid_read(a) && \valid_read(b) && a->vertex_count > 0 && b->vertex_count > 0;
    requires memory: \valid(memory) && \separated(memory, a, b);
    assigns  *memory;
    ensures  depth:  \result.has_depth ==> \result.gjk.verdict == OG_VERDICT_MEET && 0 <= \result.depth_lower;
*/
og_gjk_enhanced_result og_gjk_enhanced(const og_body *a, const og_body *b, og_gjk_memory *memory);

/// gjk-enhanced with nothing remembered; the depth claimed is the upper bound.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_gjk_enhanced(const og_body *a, const og_body *b);

#endif
