#ifndef OG_JUDGE_PARTS_H
#define OG_JUDGE_PARTS_H

/// The judgement of a statement about two bodies of which one at least is made of parts, or about a ray and what it
/// hits, which may be a cylinder or a cone.
///
/// The checks are those of og_judge, but for normals, which are only of what hits a cylinder or a cone: how far it
/// reaches beyond the plane through the point where the path enters it. Contacts are judged of the question `contact`:
/// whether their points are on their bodies; of bodies that touch also whether A's are on B, and whether these are
/// around all that parts share. Bodies that
/// penetrate have no exact depth. They are as deep as two parts that penetrate, or deeper: what a claim says beyond
/// that is not in error.
///
/// Beside a cylinder or a cone distances are compared with both bounds, and errors are how far outside a claim is. A
/// relation that is not decided agrees with every verdict.
///
/// For a ray, a contact missed is as wrong as far the ray can be moved along the axes and still hits, which is tried
/// with the two bounds of the tolerance; one invented as far as the ray passes B. A time is off by the way of the
/// point meanwhile, from the ray's own or that of a ray a rounding away: what grazes B may pass it.
/// Where B is curved, from the nearest time that a ray within rounding has: where it grazes B, they differ by the root
/// of a rounding.

#include "tool/judge/handed_parts.h"
#include "tool/judge/judge.h"

/// `truth` is solved; its storage is used.
og_judgement og_judge_parts(og_handed_parts *truth, const og_statement *statement, og_tolerance tolerance);

/// What is compared with, as doubles by check; NaN where there is none.
void og_parts_exact(double exact[OG_CHECK_COUNT], const og_handed_parts *truth);

#endif
