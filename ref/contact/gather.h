#ifndef OG_GATHER_H
#define OG_GATHER_H

/// Contacts gathered in the caller's room, from points of the plane across a normal.
///
/// A point of the plane is lifted to the surface of A and to that of B. It is a contact where the gap there is no more
/// than `within`, or than rounding. Contacts within rounding of one that is kept are left out. Where there is no room for
/// all, the deepest are kept.
///
/// The bodies may have been moved since their vertices were given: each has a plane of its own, with the same axes and
/// the same unit. Only the centre differs, so that a moved body's vertices are seen where they are now.
/// Cost: O(V + E) a point, and the contacts kept so far. Failure: none.
/// Safe (proofs/eva.py): A, all functions.

#include "ref/door/contact.h"

typedef struct og_gather {
  const og_half_edge_mesh *mesh[2]; // of A, of B
  og_vec3 moved[2];                 // by so much since
  og_contact_plane plane;           // where the bodies are now
  og_contact_plane of_body[2];      // where their vertices were
  og_scalar within;
  og_scalar slack; // rounding of a place in the frame's unit: more where bodies moved far
  og_contact_room *room;
  int count;
  bool full;
} og_gather;

/// Begins without a contact. The frame is that of the bodies where they are now.
/*@ requires memory: \valid(g) && \valid_read(in) && \valid(room);
    terminates \true;
    exits \false;
    assigns *g;
    ensures none: g->count == 0 && g->full == 0;
*/
void og_gather_open(og_gather *g, const og_contact_input *in, const og_axis_frame *frame, og_contact_room *room);

/// Sets the planes across a normal of unit length, from B to A.
/*@ requires memory: \valid(g);
    terminates \true;
    exits \false;
    assigns g->plane, g->of_body[0 .. 1];
    ensures normal: \is_finite(normal.x) && \is_finite(normal.y) && \is_finite(normal.z) ==>
      g->plane.axis[2].x == normal.x && g->plane.axis[2].y == normal.y && g->plane.axis[2].z == normal.z;
*/
void og_gather_across(og_gather *g, og_vec3 normal);

/// A point of the plane, so high above it in the frame's unit, in the world.
/*@ requires memory: \valid_read(plane);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures x: \abs(\result.x - plane->frame.centre.x - plane->frame.unit *
        (at.x * plane->axis[0].x + at.y * plane->axis[1].x + height * plane->axis[2].x)) <=
      8 * OG_SCALAR_EPSILON * (\abs(plane->frame.centre.x) + plane->frame.unit *
        (\abs(at.x * plane->axis[0].x) + \abs(at.y * plane->axis[1].x) + \abs(height * plane->axis[2].x))) +
      OG_SCALAR_MIN;
    ensures y: \abs(\result.y - plane->frame.centre.y - plane->frame.unit *
        (at.x * plane->axis[0].y + at.y * plane->axis[1].y + height * plane->axis[2].y)) <=
      8 * OG_SCALAR_EPSILON * (\abs(plane->frame.centre.y) + plane->frame.unit *
        (\abs(at.x * plane->axis[0].y) + \abs(at.y * plane->axis[1].y) + \abs(height * plane->axis[2].y))) +
      OG_SCALAR_MIN;
    ensures z: \abs(\result.z - plane->frame.centre.z - plane->frame.unit *
        (at.x * plane->axis[0].z + at.y * plane->axis[1].z + height * plane->axis[2].z)) <=
      8 * OG_SCALAR_EPSILON * (\abs(plane->frame.centre.z) + plane->frame.unit *
        (\abs(at.x * plane->axis[0].z) + \abs(at.y * plane->axis[1].z) + \abs(height * plane->axis[2].z))) +
      OG_SCALAR_MIN;
*/
og_vec3 og_gather_above(const og_contact_plane *plane, og_vec2 at, og_scalar height);

/// Vertex `v` of body k, where it is now.
/*@ requires memory: \valid_read(g) && 0 <= k <= 1 && \valid_read(g->mesh[k]);
    requires vertex: 0 <= v < g->mesh[k]->vertex_count && \valid_read(g->mesh[k]->vertex + v);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures x: \abs(\result.x - g->mesh[k]->vertex[v].x - g->moved[k].x) <= OG_SCALAR_EPSILON * \abs(\result.x);
    ensures y: \abs(\result.y - g->mesh[k]->vertex[v].y - g->moved[k].y) <= OG_SCALAR_EPSILON * \abs(\result.y);
    ensures z: \abs(\result.z - g->mesh[k]->vertex[v].z - g->moved[k].z) <= OG_SCALAR_EPSILON * \abs(\result.z);
*/
og_vec3 og_gather_vertex(const og_gather *g, int k, int v);

/// Keeps a contact that is near enough, and none within rounding of it.
/*@ requires memory: \valid(g) && \valid_read(contact) && \valid_read(g->room);
    requires room: 0 <= g->count <= g->room->capacity && 1 <= g->room->capacity &&
                   \valid(g->room->contact + (0 .. g->room->capacity - 1));
    terminates \true;
    exits \false;
    ensures count: \old(g->count) <= g->count <= \old(g->count) + 1;
    ensures room: g->count <= g->room->capacity;
    ensures full: \old(g->full) ==> g->full;
*/
void og_gather_keep(og_gather *g, const og_contact *contact);

/// The point of A so far down the normal from the plane and the point of B so far up it.
/*@ requires memory: \valid(g) && \valid_read(g->room);
    requires room: 0 <= g->count <= g->room->capacity && 1 <= g->room->capacity &&
                   \valid(g->room->contact + (0 .. g->room->capacity - 1));
    terminates \true;
    exits \false;
    ensures count: \old(g->count) <= g->count <= \old(g->count) + 1;
    ensures room: g->count <= g->room->capacity;
    ensures full: \old(g->full) ==> g->full;
*/
void og_gather_at(og_gather *g, og_vec2 at, og_scalar down, og_scalar up);

/// The point lifted to the regions in the room, which are found.
/*@ requires memory: \valid(g) && \valid_read(g->room) && sound_mesh(g->mesh[0]) && sound_mesh(g->mesh[1]);
    requires room: 0 <= g->count <= g->room->capacity && 1 <= g->room->capacity &&
                   \valid(g->room->contact + (0 .. g->room->capacity - 1));
    terminates \true;
    exits \false;
    ensures count: \old(g->count) <= g->count <= \old(g->count) + 1;
    ensures room: g->count <= g->room->capacity;
    ensures full: \old(g->full) ==> g->full;
*/
void og_gather_lifted(og_gather *g, og_vec2 at);

/// The nearest points of both regions, which have two corners each, where they are above each other.
/*@ requires memory: \valid(g) && \valid_read(g->room) && sound_mesh(g->mesh[0]) && sound_mesh(g->mesh[1]);
    requires room: 0 <= g->count <= g->room->capacity && 1 <= g->room->capacity &&
                   \valid(g->room->contact + (0 .. g->room->capacity - 1));
    terminates \true;
    exits \false;
    ensures count: \old(g->count) <= g->count <= \old(g->count) + 1;
    ensures room: g->count <= g->room->capacity;
    ensures full: \old(g->full) ==> g->full;
*/
void og_gather_crossing(og_gather *g);

/// FULL where contacts were left out for want of room, otherwise the outcome so far.
/*@ requires memory: \valid_read(g);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures outcome: \result == (so_far == OG_OUTCOME_ANSWERED && g->full ? OG_OUTCOME_FULL : so_far);
*/
og_outcome og_gather_outcome(const og_gather *g, og_outcome so_far);

#endif
