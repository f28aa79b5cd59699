#ifndef OG_CERTIFICATE_H
#define OG_CERTIFICATE_H

/// Certificates: a few exact numbers from which the checker convinces itself of an answer.
///
/// Everything here is free of the lattice's unit: indices of input points, integer weights, directions up to
/// a positive factor. The mathematics stands in docs/trust/certificates.md. Notation: p_ij = a_i - b_j is a point of
/// the configuration space obstacle (CSO) of the cores, R the sum of the radii, s the relative velocity.

#include <stddef.h>

#include "spec/number/vector.h"

/// A point p_ij of the CSO, named by the indices of its points in the bodies.
typedef struct og_pair {
  uint32_t i, j;
} og_pair;

/// The combination sum_k (weight_k + root_weight_k sqrt(radicand)) p_k. Outside rounded sweeps every
/// root_weight is 0.
typedef struct og_combination {
  size_t count;
  size_t capacity; // initialised elements
  og_pair *pair;
  og_int *weight;
  og_int *root_weight;
} og_combination;

/// A triangle of the surface of a depth certificate: three indices into the combination's pairs.
/// `twin[k]` names the directed edge (triangle index times 3 plus 0, 1 or 2) that runs against edge k of this
/// triangle, edge k going from corner k to corner k + 1 (mod 3); a hint that the checker verifies.
typedef struct og_triangle {
  uint32_t corner[3];
  uint32_t twin[3];
} og_triangle;

typedef enum og_certificate_kind {
  OG_CERT_NONE,
  OG_CERT_SEPARATED,   // direction: the bodies lie strictly on different sides
  OG_CERT_TOUCHING,    // witness: a common point of the cores; direction: a plane that weakly separates them
  OG_CERT_PENETRATING, // witness: a positive combination that is zero; R = 0: its first three points span space
  OG_CERT_NEAREST,     // witness: nearest points of the cores, which are apart
  OG_CERT_SURFACE,     // triangles around the origin, one of them (face) on the CSO's boundary; witness on it
  OG_CERT_SWEEP,       // first and last contact
  OG_CERT_MISS,        // direction: the bodies never meet during the motion
  OG_CERT_KIND_COUNT
} og_certificate_kind;

/// The name of a kind in files ("separated", ...).
const char *og_certificate_kind_name(og_certificate_kind kind);

/// First or last contact: at time t = (time_p + time_q sqrt(radicand)) / time_m the combination names the
/// nearest point x of the CSO to t s. direction is zero unless needed (see the checker).
typedef struct og_sweep_end {
  og_combination witness;
  og_int radicand; // >= 0
  og_int time_p, time_q, time_m;
  og_ivec direction;
} og_sweep_end;

typedef struct og_certificate {
  og_certificate_kind kind;
  og_combination witness;
  og_ivec direction;
  size_t triangle_count;
  size_t triangle_capacity;
  og_triangle *triangle;
  uint32_t face;
  og_sweep_end first, last;
  bool never_parts; // OG_CERT_SWEEP: the contact has no last time
} og_certificate;

void og_certificate_init(og_certificate *certificate);
void og_certificate_clear(og_certificate *certificate);
/// Empties it (kind NONE), keeping its storage.
void og_certificate_reset(og_certificate *certificate);

/// Frees the combination's storage.
void og_combination_clear(og_combination *combination);
/// Empties the combination, keeping its storage.
void og_combination_reset(og_combination *combination);
/// Appends a pair with weight 0 and returns its index. The combination's arrays may move.
size_t og_combination_add(og_combination *combination, og_pair pair);
/// Appends a pair with that weight.
void og_combination_add_weighted(og_combination *combination, og_pair pair, const og_int *weight);

/// Takes common divisors out of weights, directions and times where they are short enough to be read by a person (up to
/// 128 bits): what the certificate says stays the same. Cost: a few gcds of short numbers.
void og_certificate_simplify(og_certificate *certificate);

/// Makes room for `count` triangles and sets the count.
void og_certificate_resize_triangles(og_certificate *certificate, size_t count);

/// Fills the twins of all triangles: each directed edge is matched with one that runs against it, where there
/// is one (an edge without partner is its own twin, which the checker refuses). Cost: O(n log n).
void og_certificate_match_edges(og_certificate *certificate);

#endif
