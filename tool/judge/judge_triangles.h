#ifndef OG_JUDGE_TRIANGLES_H
#define OG_JUDGE_TRIANGLES_H

/// The judgement of the triangles that are claimed to make up a polygon. They may turn either way, all the same.
///
///   corners       names each triangle three points of the polygon?
///   triangles     are there two fewer than corners, each with an area? Otherwise the claim is tolerable, not wrong: a
///                 corner on a straight side may be left out. `absolute` is how many are too few, too many or flat
///   turned        the area of the triangles that turn against the others
///   area-missing  the area of the polygon that no triangle covers
///   area-twice    the area covered twice, that covered three times doubled, and so on
///   area-outside  the area that triangles cover outside of the polygon
///
/// A polygon that is not simple is judged by its area where it runs round every place at most once, one way: it touches
/// itself or is folded. Then `triangles` is left out. Where one crosses itself, only corners are judged.

#include "tool/judge/claimed_facets.h"
#include "tool/judge/handed_polygon.h"
#include "tool/judge/judge.h"

/// `truth` is solved. Cost: O(n log n) where every side of a triangle is one of the polygon or cancels another;
/// otherwise that of overlay.h.
og_judgement og_judge_triangles(const og_handed_polygon *truth, const og_statement *statement,
                                const og_claimed_facets *triangles, og_tolerance tolerance);

#endif
