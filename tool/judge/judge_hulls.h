#ifndef OG_JUDGE_HULLS_H
#define OG_JUDGE_HULLS_H

/// The judgement of convex hulls that are claimed to make up a mesh.
///
///   finite          is every number finite?
///   solid           has each hull a volume?
///   volume-outside  the volume of the hulls outside of the mesh, added up. It is tolerable at worst where no hull has more
///                   of it than the case's bound allows, as a part of the volume of the mesh's hull, or only nearly so
///   volume-missing  the volume of the mesh that is in no hull
///
/// What two hulls share is no error. A box of everything misses nothing: the volume outside tells it.

#include "tool/judge/claimed_hulls.h"
#include "tool/judge/handed_decomposition.h"
#include "tool/judge/judge.h"

/// False only through a defect of the solver. Cost: for n triangles and m hulls m n comparisons of boxes, and cuts
/// where they meet; and for each hull the same again for each piece of it that earlier ones hold already.
bool og_judge_hulls(const og_handed_decomposition *truth, const og_statement *statement, const og_claimed_hulls *hulls,
                    og_tolerance tolerance, og_judgement *judgement);

#endif
