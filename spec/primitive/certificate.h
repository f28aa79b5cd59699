#ifndef OG_PRIMITIVE_CERTIFICATE_H
#define OG_PRIMITIVE_CERTIFICATE_H

/// Why an answer about primitives is right: what og_check_primitive verifies. docs/trust/certificates.md has the
/// proofs.
///
/// A *spot* names a point (or, without weights, a direction) of a body by its own points and directions: the sum of
/// weight[k] point[k] and along[k] direction[k], over the sum of the weights. Everything is an integer.

#include <stdint.h>

#include "spec/body/problem.h"

typedef enum og_primitive_kind {
  OG_PRIMITIVE_NONE,
  OG_PRIMITIVE_EXTREME,     // support: the vertices farthest along the direction
  OG_PRIMITIVE_FEET,        // simplex, closest: a spot of each body, and no two points are nearer
  OG_PRIMITIVE_APART,       // hit: a direction along which the bodies are apart
  OG_PRIMITIVE_MEET,        // hit: the corners of the common part, and the planes that bound it
  OG_PRIMITIVE_CHORD,       // hit of a sphere: how its two ends come about
  OG_PRIMITIVE_DETERMINANT, // orientation: nothing but the points themselves
  OG_PRIMITIVE_KIND_COUNT
} og_primitive_kind;

/// The name in files; "none" for OG_PRIMITIVE_NONE.
const char *og_primitive_kind_name(og_primitive_kind kind);

/// Weights of all points and multiples of all directions of a body; weight 0 where a point is not used. Multiples of
/// a direction that is not endless are >= 0.
typedef struct og_spot {
  size_t count, capacity;
  og_int *weight; // one for each point of the body, >= 0
  og_int along[OG_MAX_DIRECTIONS];
  og_int total; // > 0: what everything is divided by; the sum of the weights, but for directions
} og_spot;

/// All of one body lies where normal . x <= offset.
typedef struct og_bound {
  bool of_b; // the body: A or B
  og_ivec normal;
  og_int offset;
  og_int weight; // of `flat` only
} og_bound;

/// A corner of the common part of two bodies, as a spot of each.
typedef struct og_corner {
  og_spot a, b;
} og_corner;

typedef struct og_bounds {
  size_t count, capacity;
  og_bound *at;
} og_bounds;

typedef struct og_primitive_certificate {
  og_primitive_kind kind;
  size_t vertex_count, vertex_capacity;
  uint32_t *vertex;  // extreme: ascending
  og_corner feet;    // feet
  og_ivec direction; // apart: A lies ahead of B along it
  size_t corner_count, corner_capacity;
  og_corner *corner;  // meet: in order around a polygon
  bool endless;       // meet: the common part is a ray or a line
  bool both_ways;     // ... a line
  og_corner way;      // ... this direction, as a spot of each body
  og_bounds flat;     // meet: with these weights they add up to 0 = 0, so the common part lies on all of them; the
                      // first 3 (a point), 2 (segment, ray, line) or 1 (polygon) have independent normals
  og_bounds wall;     // meet: bounds of the part, in the order of docs/trust/certificates.md
  bool first_is_root; // chord: does it begin where the line enters the sphere, or at the end of A?
  bool last_is_root;
} og_primitive_certificate;

void og_primitive_certificate_init(og_primitive_certificate *certificate);
void og_primitive_certificate_clear(og_primitive_certificate *certificate);
/// Resets it to kind NONE. Its storage is kept.
void og_primitive_certificate_reset(og_primitive_certificate *certificate);

/// Appends an element, unset, and returns it; the pointer holds until the next one.
uint32_t *og_certificate_add_vertex(og_primitive_certificate *certificate);
og_corner *og_certificate_add_corner(og_primitive_certificate *certificate);
og_bound *og_bounds_add(og_bounds *bounds);

/// Makes the spot name the body's origin of everything: all weights and multiples zero, total 1.
void og_spot_reset(og_spot *spot, const og_exact_body *body);

#endif
