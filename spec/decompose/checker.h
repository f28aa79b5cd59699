#ifndef OG_DECOMPOSITION_CHECKER_H
#define OG_DECOMPOSITION_CHECKER_H

/// Why some parts are a decomposition of a mesh within a bound, or what is wrong with them; and the checker of that.
///
/// Valid: each triangle is in one part; each part is closed and has a volume; and its hull has no more than the bound
/// too much. A certificate has the hulls of all parts and of the whole mesh (spec/hull/checker.h); or it names one
/// fault. Points of a hull are counted among those that its triangles name. docs/trust/certificates.md has the proof.
/// The checker shares with the solver exact numbers, the checker of hulls and what a surface holds (surface.h).
/// Whether a surface cuts itself, and whether parts overlap, is not looked at.
/// Cost: that of the hulls' checker, and O(n log n).

#include "spec/decompose/problem.h"
#include "spec/hull/checker.h"

typedef enum og_decomposition_fault {
  OG_DECOMPOSITION_VALID,      //
  OG_DECOMPOSITION_MISSING,    // a triangle is in no part
  OG_DECOMPOSITION_REPEATED,   // a triangle is there twice
  OG_DECOMPOSITION_OPEN,       // an edge of a part runs more often forth than back
  OG_DECOMPOSITION_FLAT,       // a part has no volume
  OG_DECOMPOSITION_INSIDE_OUT, // a part has a negative one
  OG_DECOMPOSITION_FOLDED,     // a part has more than its hull: its surface holds a place twice
  OG_DECOMPOSITION_CONCAVE,    // a part's hull has more than the bound too much
  OG_DECOMPOSITION_FAULT_COUNT
} og_decomposition_fault;

/// "valid", "missing", "repeated", "open", "flat", "inside-out", "folded" or "concave".
const char *og_decomposition_fault_name(og_decomposition_fault fault);

typedef enum og_decomposition_proof {
  OG_DECOMPOSITION_BY_NOTHING,
  OG_DECOMPOSITION_BY_HULLS,    // that all is valid
  OG_DECOMPOSITION_BY_TRIANGLE, // MISSING, REPEATED
  OG_DECOMPOSITION_BY_EDGE,     // OPEN
  OG_DECOMPOSITION_BY_VOLUME,   // FLAT, INSIDE_OUT
  OG_DECOMPOSITION_BY_HULL,     // FOLDED, CONCAVE
  OG_DECOMPOSITION_PROOF_COUNT
} og_decomposition_proof;

/// The kind of a certificate: "hulls", "triangle", "edge", "volume" or "hull"; "none".
const char *og_decomposition_proof_name(og_decomposition_proof proof);

typedef struct og_decomposition_certificate {
  og_decomposition_proof proof;
  uint32_t triangle;           // BY_TRIANGLE
  uint32_t part;               // BY_EDGE, BY_VOLUME, BY_HULL
  uint32_t edge[2];            // BY_EDGE
  size_t hull_count, hull_room; // BY_HULLS, BY_HULL: of the whole mesh, then of each part, or of the one
  og_hull_certificate *hull;   // hull_room of them are initialised
} og_decomposition_certificate;

void og_decomposition_certificate_init(og_decomposition_certificate *certificate);
void og_decomposition_certificate_clear(og_decomposition_certificate *certificate);
/// Nothing in it, keeping its storage.
void og_decomposition_certificate_reset(og_decomposition_certificate *certificate);
/// An empty hull after those that there are.
og_hull_certificate *og_decomposition_certificate_add_hull(og_decomposition_certificate *certificate);

typedef enum og_decomposition_refusal {
  OG_DECOMPOSITION_ACCEPTED,
  OG_DECOMPOSITION_REFUSED_PROBLEM,   // no points, no triangles, or a bound not between 0 and 1
  OG_DECOMPOSITION_REFUSED_NOTHING,   // no certificate
  OG_DECOMPOSITION_REFUSED_INDEX,     // a triangle or part that there is not
  OG_DECOMPOSITION_REFUSED_BLAMELESS, // the triangle is in one part; the edge runs no more often forth than back
  OG_DECOMPOSITION_REFUSED_OPEN,      // a part is open: it has no volume to speak of
  OG_DECOMPOSITION_REFUSED_VOLUME,    // a positive volume that should be none; none that should be positive
  OG_DECOMPOSITION_REFUSED_TRIANGLES, // a triangle is not in one part
  OG_DECOMPOSITION_REFUSED_COUNT_OF_HULLS,
  OG_DECOMPOSITION_REFUSED_HULL,      // a hull's own certificate is refused
  OG_DECOMPOSITION_REFUSED_BOUND,     // the hull is within the bound, or is not
  OG_DECOMPOSITION_REFUSAL_COUNT
} og_decomposition_refusal;

/// One sentence per refusal.
const char *og_decomposition_refusal_text(og_decomposition_refusal refusal);

/// In cubes of the input's unit. concavity = hull - volume.
typedef struct og_part_measure {
  og_rational volume, hull, concavity;
} og_part_measure;

/// What an accepted certificate proves.
typedef struct og_decomposition_finding {
  og_decomposition_fault fault;
  uint32_t triangle, part, edge[2]; // where it is
  og_rational hull, allowed;        // VALID, FOLDED, CONCAVE: of the whole mesh; bound times hull
  size_t count, room;               // VALID: each part; FLAT, INSIDE_OUT (the volume alone), FOLDED, CONCAVE: one
  og_part_measure *measure;
} og_decomposition_finding;

void og_decomposition_finding_init(og_decomposition_finding *finding);
void og_decomposition_finding_clear(og_decomposition_finding *finding);

/// The finding is meaningful on OG_DECOMPOSITION_ACCEPTED only. Numbers of triangles and points are within their lists.
og_decomposition_refusal og_check_decomposition(const og_decomposition_problem *problem,
                                                const og_decomposition_certificate *certificate,
                                                og_decomposition_finding *finding);

#endif
