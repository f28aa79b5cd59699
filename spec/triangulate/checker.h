#ifndef OG_TRIANGULATION_CHECKER_H
#define OG_TRIANGULATION_CHECKER_H

/// Why some triangles are a triangulation of a polygon, or why it has none; and the checker of that.
///
/// The question `triangulate`: points of the plane, in order, as the corners of a polygon and of its holes. A
/// certificate has triangles, as three numbers of points each, counterclockwise; or two edges that cross; or three
/// points whose middle the edges run round twice, or the other way. docs/questions/triangulate.md has the proof. The
/// checker shares with the solver exact numbers, signs of determinants (spec/triangulate/turn.h) and what edges are
/// (spec/triangulate/edges.h).
/// Cost: that of edges.h, O(n log n), and where the polygon has holes or is not simple that of cover.h.

#include "spec/hull/facets.h"
#include "spec/number/rational.h"
#include "spec/triangulate/edges.h"

typedef enum og_triangulation_proof {
  OG_PROOF_OF_NOTHING,
  OG_PROOF_TRIANGLES,
  OG_PROOF_EDGES,
  OG_PROOF_PLACE,
  OG_TRIANGULATION_PROOF_COUNT
} og_triangulation_proof;

/// The kind of a certificate: "triangles", "edges" or "place"; "none".
const char *og_triangulation_proof_name(og_triangulation_proof proof);

typedef struct og_triangulation_certificate {
  og_triangulation_proof proof;
  og_facets triangles; // canonical
  size_t edge_count;   // 2, or the certificate is refused
  uint32_t edge[2];    // ascending; one edge twice where its length is zero
  uint32_t place[3];   // three points: the place is their middle
} og_triangulation_certificate;

void og_triangulation_certificate_init(og_triangulation_certificate *certificate);
void og_triangulation_certificate_clear(og_triangulation_certificate *certificate);
/// Nothing in it, keeping its storage.
void og_triangulation_certificate_reset(og_triangulation_certificate *certificate);

typedef enum og_triangulation_refusal {
  OG_TRIANGULATION_ACCEPTED,
  OG_TRIANGULATION_REFUSED_PROBLEM,    // a ring of fewer than three points, or not of the plane
  OG_TRIANGULATION_REFUSED_NOTHING,    // no certificate
  OG_TRIANGULATION_REFUSED_EDGES,      // not two edges in ascending order
  OG_TRIANGULATION_REFUSED_BLAMELESS,  // the two edges are not at fault
  OG_TRIANGULATION_REFUSED_HARMLESS,   // they do not cross, and the polygon has an area: it may have triangles
  OG_TRIANGULATION_REFUSED_PLACE,      // not three points, or an edge runs through their middle
  OG_TRIANGULATION_REFUSED_ONCE,       // the polygon runs round that place once or not at all
  OG_TRIANGULATION_REFUSED_COUNT,      // not two triangles fewer than points, and two more a hole
  OG_TRIANGULATION_REFUSED_SIZE,       // a triangle has not three corners
  OG_TRIANGULATION_REFUSED_INDEX,      // a corner names no point
  OG_TRIANGULATION_REFUSED_ORDER,      // the triangles are not canonical
  OG_TRIANGULATION_REFUSED_NOT_SIMPLE, // two edges cross, or the outline has no area
  OG_TRIANGULATION_REFUSED_TURN,       // a triangle does not turn counterclockwise
  OG_TRIANGULATION_REFUSED_AREA,       // the triangles have together another area than the polygon
  OG_TRIANGULATION_REFUSED_SIDE,       // a side is not an edge of the polygon once, nor a diagonal once each way
  OG_TRIANGULATION_REFUSED_APART,      // two triangles overlap
  OG_TRIANGULATION_REFUSED_BALANCE,    // somewhere sides and edges do not cancel
  OG_TRIANGULATION_REFUSAL_COUNT
} og_triangulation_refusal;

/// One sentence per refusal.
const char *og_triangulation_refusal_text(og_triangulation_refusal refusal);

/// What an accepted certificate proves.
typedef struct og_triangulation_finding {
  og_polygon_fault fault; // of the certificate's edges; with triangles of any two edges, and only then what follows
  int turn;               // 1: the outline runs counterclockwise; -1: clockwise
  og_rational area;       // of the outline less its holes
  long times;             // OG_POLYGON_OVERLAPPING: how often the polygon runs round the place
} og_triangulation_finding;

void og_triangulation_finding_init(og_triangulation_finding *finding);
void og_triangulation_finding_clear(og_triangulation_finding *finding);

/// Are there three points or more, all in the plane?
/*@ requires problem: \valid_read(problem) &&
      \valid_read(problem->whole.a.at + (0 .. problem->whole.a.count - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures is: \result != 0 <==> problem->whole.a.count >= 3 && problem->axes == 2 &&
      \forall integer k; 0 <= k < problem->whole.a.count ==> val(&problem->whole.a.at[k].z) == 0; */
bool og_is_polygon(const og_hull_problem *problem);

/// The finding is meaningful on OG_TRIANGULATION_ACCEPTED only.
og_triangulation_refusal og_check_triangulation(const og_polygon_problem *problem,
                                                const og_triangulation_certificate *certificate,
                                                og_triangulation_finding *finding);

#endif
