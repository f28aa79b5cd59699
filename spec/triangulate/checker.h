#ifndef OG_TRIANGULATION_CHECKER_H
#define OG_TRIANGULATION_CHECKER_H

/// Why some triangles are a triangulation of a polygon, or why it has none; and the checker of that.
///
/// The question `triangulate`: points of the plane, in order, as the corners of a polygon. A certificate has its
/// triangles, as three numbers of points each, counterclockwise; or two edges that show that the polygon is not simple.
/// docs/trust/certificates.md has the proof. The checker shares with the solver exact numbers, signs of determinants
/// (spec/triangulate/turn.h) and what edges are (spec/triangulate/edges.h).
/// Cost: that of edges.h, and O(n log n).

#include "spec/hull/facets.h"
#include "spec/number/rational.h"
#include "spec/triangulate/edges.h"

typedef enum og_triangulation_proof {
  OG_PROOF_OF_NOTHING,
  OG_PROOF_TRIANGLES,
  OG_PROOF_EDGES,
  OG_TRIANGULATION_PROOF_COUNT
} og_triangulation_proof;

/// The kind of a certificate: "triangles" or "edges"; "none".
const char *og_triangulation_proof_name(og_triangulation_proof proof);

typedef struct og_triangulation_certificate {
  og_triangulation_proof proof;
  og_facets triangles; // canonical
  size_t edge_count;   // 2, or the certificate is refused
  uint32_t edge[2];    // ascending; one edge twice where its length is zero
} og_triangulation_certificate;

void og_triangulation_certificate_init(og_triangulation_certificate *certificate);
void og_triangulation_certificate_clear(og_triangulation_certificate *certificate);
/// Nothing in it, keeping its storage.
void og_triangulation_certificate_reset(og_triangulation_certificate *certificate);

typedef enum og_triangulation_refusal {
  OG_TRIANGULATION_ACCEPTED,
  OG_TRIANGULATION_REFUSED_PROBLEM,    // fewer than three points, or not of the plane
  OG_TRIANGULATION_REFUSED_NOTHING,    // no certificate
  OG_TRIANGULATION_REFUSED_EDGES,      // not two edges in ascending order
  OG_TRIANGULATION_REFUSED_BLAMELESS,  // the two edges are not at fault
  OG_TRIANGULATION_REFUSED_COUNT,      // not two triangles fewer than points
  OG_TRIANGULATION_REFUSED_SIZE,       // a triangle has not three corners
  OG_TRIANGULATION_REFUSED_INDEX,      // a corner names no point
  OG_TRIANGULATION_REFUSED_ORDER,      // the triangles are not canonical
  OG_TRIANGULATION_REFUSED_NOT_SIMPLE, // the polygon is not simple
  OG_TRIANGULATION_REFUSED_TURN,       // a triangle does not turn counterclockwise
  OG_TRIANGULATION_REFUSED_AREA,       // the triangles have together another area than the polygon
  OG_TRIANGULATION_REFUSED_SIDE,       // a side is not an edge of the polygon once, nor a diagonal once each way
  OG_TRIANGULATION_REFUSAL_COUNT
} og_triangulation_refusal;

/// One sentence per refusal.
const char *og_triangulation_refusal_text(og_triangulation_refusal refusal);

/// What an accepted certificate proves.
typedef struct og_triangulation_finding {
  og_polygon_fault fault; // of the certificate's edges; OG_POLYGON_SIMPLE with triangles, and only then what follows
  int turn;               // 1: the polygon runs counterclockwise; -1: clockwise
  og_rational area;       // > 0
} og_triangulation_finding;

void og_triangulation_finding_init(og_triangulation_finding *finding);
void og_triangulation_finding_clear(og_triangulation_finding *finding);

/// Is that a question of a polygon: three points or more, all in the plane?
/*@ requires problem: \valid_read(problem) &&
      \valid_read(problem->whole.a.at + (0 .. problem->whole.a.count - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures is: \result != 0 <==> problem->whole.a.count >= 3 && problem->axes == 2 &&
      \forall integer k; 0 <= k < problem->whole.a.count ==> val(&problem->whole.a.at[k].z) == 0; */
bool og_is_polygon(const og_hull_problem *problem);

/// The finding is meaningful on OG_TRIANGULATION_ACCEPTED only.
og_triangulation_refusal og_check_triangulation(const og_hull_problem *problem,
                                                const og_triangulation_certificate *certificate,
                                                og_triangulation_finding *finding);

#endif
