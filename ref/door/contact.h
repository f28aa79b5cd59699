#ifndef OG_DOOR_CONTACT_H
#define OG_DOOR_CONTACT_H

/// The door for contact manifolds: where two convex bodies touch or nearly do, as pairs of points.
///
/// A manifold has one normal n, from B to A. Each of its contacts is a point of A and a point of B, one above the other
/// along n. Its depth is n . (b - a): how far the surfaces are in each other there, or minus their gap. A contact is
/// kept while its gap is no more than `within`, or than rounding.
///
/// Every algorithm behind it promises points on their bodies and depths that are those of the points. Of bodies that
/// touch it promises to cover what both share. What one cannot keep stands in its descriptor, with the reason. Bounds
/// are in OG_SCALAR_EPSILON of the largest coordinate.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 1.

#include "ref/algorithm.h"
#include "ref/body.h"
#include "ref/body_promise_logic.h"
#include "ref/claim.h"
#include "ref/contact/region.h"

typedef struct og_contact {
  og_vec3 a, b;    // of A and of B
  og_scalar depth; // along the normal: > 0 within each other, < 0 apart
} og_contact;

/// Memory of the caller. `capacity` contacts are kept at most; V_A, V_B are the bodies' vertices.
typedef struct og_contact_room {
  og_contact *contact;
  int capacity;
  og_region region[2]; // of A, of B: with room for V_A, V_B vertices
  og_vec2 *clipped[2]; // V_A + V_B + 2 each
} og_contact_room;

typedef struct og_contact_input {
  const og_body *a, *b;
  og_scalar within; // the largest gap of a contact, >= 0
  og_scalar flat;   // tangent of the angle within which a feature counts as facing the other body: 0 (rounding) to 1
  const og_polygon *flat_a, *flat_b; // both bodies as polygons, where they are such in the plane z = 0; else null
} og_contact_input;

/// What bodies it takes. All others it answers with OG_OUTCOME_DEGENERATE.
typedef enum og_contact_takes {
  OG_CONTACTS_SOLIDS,   // without a ball, each with its mesh
  OG_CONTACTS_POLYGONS, // flat_a and flat_b are there
} og_contact_takes;

typedef struct og_manifold_claim {
  og_outcome outcome;
  og_verdict verdict; // MEET: they share a point. Bodies apart by no more than `within` have contacts too
  bool has_normal;
  og_vec3 normal; // unit length, from B to A
  int count;      // contacts set in the room
  int iterations;
} og_manifold_claim;

typedef struct og_contact_promises {
  double points;  // how far a claimed point may be off its body, and off the line through the other one
  double verdict; // how far from touching bodies may be that are said to meet; 0: 8
  double cover;   // how far a corner of what touching solids share may be from the hull of the claimed points
  bool thins_out; // it may leave out a part of what both share
  bool rigid;     // points are promised only of bodies that do not overlap
  const char *why;
} og_contact_promises;

struct og_door_contact {
  /// Takes bodies that og_body_check takes. FULL: more contacts than the room holds; the deepest are in it.
  og_manifold_claim (*run)(const og_contact_input *in, og_contact_room *room);
  og_contact_takes takes;
  og_contact_promises promises;
};

/// Runs it on any bodies and numbers. The outcome of og_body_check for bodies that it refuses; DEGENERATE for bodies
/// that it does not take; BAD_INPUT for a `within` or `flat` that is none, or no room for one contact. No claim has a NaN or an
/// infinity in it. Cost: the algorithm's, and a linear look at both bodies.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires memory: \valid_read(in) && \valid(room);
    requires bodies: \valid_read(in->a) && \valid_read(in->a->vertex + (0 .. in->a->vertex_count - 1)) &&
      \valid_read(in->b) && \valid_read(in->b->vertex + (0 .. in->b->vertex_count - 1));
    requires polygon_a: in->flat_a != \null ==> \valid_read(in->flat_a);
    requires polygon_b: in->flat_b != \null ==> \valid_read(in->flat_b);
    terminates \true;
    exits \false;
    ensures count: 0 <= \result.count && (\result.count > 0 ==> \result.count <= room->capacity);
    ensures none: room->capacity < 1 ==> \result.count == 0;
    ensures bad: in->within < 0 || in->flat < 0 || 1 < in->flat || room->capacity < 1 ==>
      \result.outcome != OG_OUTCOME_ANSWERED;
    ensures solids: door->takes == OG_CONTACTS_SOLIDS && (in->a->mesh == \null || in->b->mesh == \null ||
      in->a->radius != 0 || in->b->radius != 0) ==> \result.outcome != OG_OUTCOME_ANSWERED;
    ensures polygons: door->takes == OG_CONTACTS_POLYGONS && (in->flat_a == \null || in->flat_b == \null) ==>
      \result.outcome != OG_OUTCOME_ANSWERED;
    ensures refused: !has_finite_vertices(in->a) ||
      !has_finite_vertices(in->b) ==> \result.outcome != OG_OUTCOME_ANSWERED;
    ensures decided: \result.count > 0 ==> \result.verdict != OG_VERDICT_NONE && \result.has_normal;
    ensures finite: \forall integer k; 0 <= k < \result.count ==>
      (\is_finite(room->contact[k].a.x) && \is_finite(room->contact[k].a.y) && \is_finite(room->contact[k].a.z) &&
       \is_finite(room->contact[k].b.x) && \is_finite(room->contact[k].b.y) && \is_finite(room->contact[k].b.z) &&
       \is_finite(room->contact[k].depth));
    ensures normal: \result.has_normal ==>
      \is_finite(\result.normal.x) && \is_finite(\result.normal.y) && \is_finite(\result.normal.z);
*/
og_manifold_claim og_contact_run(const og_door_contact *door, const og_contact_input *in, og_contact_room *room);

#endif
