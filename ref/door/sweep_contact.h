#ifndef OG_DOOR_SWEEP_CONTACT_H
#define OG_DOOR_SWEEP_CONTACT_H

/// The door for the contact set of two bodies that translate, at the time when they first meet.
///
/// Bodies and velocities are those of the door `sweep`, memory and contacts those of the door `contact`. Contacts are
/// where the bodies are at the first time: A has then moved by that time times its velocity. Of bodies that overlap at
/// time 0 they are those of resting bodies.
///
/// The promises of the first time are those of the algorithm that finds it; contact_3d.h and contact_2d.h say what a contact
/// set is. Errors are in OG_SCALAR_EPSILON of the largest coordinate, at time 0 and at the first time.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100.

#include "ref/door/contact.h"
#include "ref/door/sweep.h"

typedef struct og_sweep_contact_claim {
  og_outcome outcome;
  og_verdict verdict; // MEET: they share a point at some time of the motion
  bool has_first;
  og_scalar first; // first time of contact
  bool has_normal;
  og_vec3 normal; // at that time, from B to A, of unit length
  int count;      // contacts, in the room
  int iterations;
} og_sweep_contact_claim;

typedef struct og_sweep_contact_promises {
  double points; // how far a contact's points are off their bodies at the first time, and off each other's line
  double cover;  // how far a corner of what they then share is from the contacts' hull
  const char *why;
} og_sweep_contact_promises;

struct og_door_sweep_contact {
  /// Takes any input of the door `sweep`. FULL: more contacts than the room holds; the deepest are in it.
  og_sweep_contact_claim (*run)(const og_sweep_input *in, og_contact_room *room);
  const og_algorithm *first; // what finds the first time, behind the door `sweep`
  og_sweep_contact_promises promises;
};

/// Runs it on any bodies and numbers. BAD_INPUT: no room for one contact. Otherwise as og_sweep_run says of the
/// algorithm that finds the first time, and OUT_OF_RANGE where a moved body is. No claim has a NaN or an infinity in it.
/// Cost: the algorithm's, and a linear look at both bodies.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires memory: \valid_read(in) && \valid(room);
    requires bodies: \valid_read(in->a) && \valid_read(in->a->vertex + (0 .. in->a->vertex_count - 1)) &&
      \valid_read(in->b) && \valid_read(in->b->vertex + (0 .. in->b->vertex_count - 1));
    requires polygon_a: in->flat_a != \null ==> \valid_read(in->flat_a);
    requires polygon_b: in->flat_b != \null ==> \valid_read(in->flat_b);
    terminates \true;
    exits \false;
    ensures count: 0 <= \result.count && (\result.count > 0 ==> \result.count <= room->capacity);
    ensures none: room->capacity < 1 ==> \result.outcome == OG_OUTCOME_BAD_INPUT;
    ensures first: \result.count > 0 ==> \result.has_first && \result.has_normal && \result.verdict == OG_VERDICT_MEET;
    ensures time: \result.has_first ==> 0 <= \result.first && \is_finite(\result.first);
    ensures finite: \forall integer k; 0 <= k < \result.count ==>
      (\is_finite(room->contact[k].a.x) && \is_finite(room->contact[k].a.y) && \is_finite(room->contact[k].a.z) &&
       \is_finite(room->contact[k].b.x) && \is_finite(room->contact[k].b.y) && \is_finite(room->contact[k].b.z) &&
       \is_finite(room->contact[k].depth));
*/
og_sweep_contact_claim og_sweep_contact_run(const og_door_sweep_contact *door, const og_sweep_input *in,
                                            og_contact_room *room);

#endif
