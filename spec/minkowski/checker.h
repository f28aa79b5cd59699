#ifndef OG_MINKOWSKI_CHECKER_H
#define OG_MINKOWSKI_CHECKER_H

/// Why a polytope is the difference or the sum of two others, and the checker of that.
///
/// Each point of A - B is a combination of points of A less one of points of B, so A - B is the hull of the differences
/// of their points; A + B likewise. So the certificate is that of a hull (spec/hull/checker.h), over the pairs, and its
/// checker is the one that decides. docs/questions/minkowski.md has the proof.
/// Cost: that of og_check_hull, and a sort of the edges.

#include "spec/hull/checker.h"
#include "spec/minkowski/problem.h"

/// Places among the vertices, the lower one first.
typedef struct og_minkowski_edge {
  uint32_t from, to;
} og_minkowski_edge;

/// What an accepted certificate proves.
typedef struct og_minkowski_finding {
  og_hull_finding hull; // the vertices are numbers of pairs, and so are the corners of its facets
  og_facets facets;     // the same of places among the vertices, canonical
  size_t edge_count, edge_room;
  og_minkowski_edge *edge; // in ascending order; of a segment the one
} og_minkowski_finding;

void og_minkowski_finding_init(og_minkowski_finding *finding);
void og_minkowski_finding_clear(og_minkowski_finding *finding);

/// The finding is meaningful on OG_HULL_ACCEPTED only. OG_HULL_REFUSED_PROBLEM: there is not one point for each pair.
og_hull_refusal og_check_minkowski(const og_minkowski_problem *problem, const og_hull_certificate *certificate,
                                   og_minkowski_finding *finding);

#endif
