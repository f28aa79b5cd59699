#ifndef OG_DEPTH_RANGE_H
#define OG_DEPTH_RANGE_H

/// Between which two numbers the depth of rounded cylinders, cones and polytopes lies; and the checker of that.
///
/// From above: along a direction the bodies overlap by hi at most. From below, one of two. `hulls`: points of the
/// bodies, and the certificate of the exact depth of their hulls, which is a surface around the origin: each way from
/// it leads through a triangle that is far enough away. `revolved`: the axes are parallel, so that figures in a
/// half-plane say all. Otherwise the relation's certificate says how they lie, `meeting`: that they do not penetrate,
/// that this is open, or that they do, by an unknown depth.
/// All is integers. docs/trust/certificates.md has the proofs. Cost: linear in the points and in the surface.

#include "spec/enclosure/checker.h"

enum { OG_DEPTH_PLACES = 1024, OG_DEPTH_LENGTHS = 4 };

typedef enum og_depth_range_kind {
  OG_DEPTH_NONE,
  OG_DEPTH_MEETING,
  OG_DEPTH_HULLS,
  OG_DEPTH_REVOLVED,
  OG_DEPTH_KIND_COUNT
} og_depth_range_kind;

/// Bounds of a depth, and what proves them.
typedef struct og_depth_range {
  og_depth_range_kind kind;
  og_enclosure_certificate meeting; // MEETING only
  og_rational lo, hi;               // 0 <= lo <= depth <= hi, in the input's unit of length
  og_ivec direction;                // from B to A
  og_int scale;                     // > 0
  og_points place[2];               // HULLS: of a curved body, (x, y, z) / scale in its frame; of a polytope none
  og_certificate inner;             // HULLS: of the depth of the hulls of these, or of the polytope
  // REVOLVED, over `scale`, of figures drawn twice the axis N = U x V of the first curved body as large: the radii of A
  // and of B from below; how far the axes are apart and the length of the axis from above.
  og_int length[OG_DEPTH_LENGTHS];
} og_depth_range;

/// "hulls", "revolved"; of a meeting the name of its own kind; "none".
const char *og_depth_range_name(const og_depth_range *range);

void og_depth_range_init(og_depth_range *range);
void og_depth_range_clear(og_depth_range *range);
/// Resets it to a range of nothing.
void og_depth_range_reset(og_depth_range *range);

typedef enum og_depth_refusal {
  OG_DEPTH_ACCEPTED,
  OG_DEPTH_REFUSED_PROBLEM,  // no curved body, a frame of none, a polytope without points, a negative radius
  OG_DEPTH_REFUSED_KIND,     // none
  OG_DEPTH_REFUSED_MEETING,  // the relation's certificate is refused
  OG_DEPTH_REFUSED_RANGE,    // lo is negative, or hi is less
  OG_DEPTH_REFUSED_DIRECTION, // zero
  OG_DEPTH_REFUSED_OVERLAP,  // the bodies overlap more than hi along it
  OG_DEPTH_REFUSED_SCALE,    // not positive
  OG_DEPTH_REFUSED_OUTSIDE,  // a place does not lie in its body
  OG_DEPTH_REFUSED_INNER,    // the hulls' certificate is refused, or is none of a depth
  OG_DEPTH_REFUSED_SHALLOW,  // the hulls, or the figures, are less deep than lo
  OG_DEPTH_REFUSED_AXES,     // not parallel, or a body is no figure that is turned around one
  OG_DEPTH_REFUSED_LENGTH,   // a length is negative, or is no bound
  OG_DEPTH_REFUSED_END
} og_depth_refusal;

/// One sentence per refusal.
const char *og_depth_refusal_text(og_depth_refusal refusal);

/// On OG_DEPTH_ACCEPTED the range proves og_depth_range_relation of it, and its bounds.
og_depth_refusal og_check_depth_range(const og_enclosure_problem *problem, const og_depth_range *range);
/// What is proved from below: the part of the check that `revolved` needs.
og_depth_refusal og_check_revolved(const og_enclosure_problem *problem, const og_depth_range *range);

/// What an accepted one says of the relation: OG_RELATION_NONE where that is open.
og_relation og_depth_range_relation(const og_depth_range *range);
/// The double nearest to the depth, where all of the range rounds to it. Otherwise false; also of bodies apart.
bool og_depth_range_double(double *depth, const og_depth_range *range);

#endif
