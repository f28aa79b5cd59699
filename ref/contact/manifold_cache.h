#ifndef OG_MANIFOLD_CACHE_H
#define OG_MANIFOLD_CACHE_H

/// Contacts gathered over the steps of a simulation.                                     (catalogue: manifold-cache)
///
/// Contacts are kept where they are on each body. A step verifies them at the new poses: a contact ends where its points
/// are farther apart along the normal than `within`, or have slid apart across it by more than `drift`. A fresh
/// contact within `drift` of one that is kept takes its place, which persists; any other one begins. Among more than
/// four those stay that span most (manifold_reduce.h), and the others end.
///
/// Poses are rotations with translations; one length unit; within >= 0, drift >= 0. Numbers that are not finite are dropped as
/// if they had drifted. Failure: none.
/// Cost: O(n) for n fresh contacts. Source: Varjus 2018, 5.2.4 (after Catto 2007); Parac 2020, 6.2.
/// Limits: the normal is that of the last step; contacts kept from others lean to theirs by the angle between.
/// Errors, proofs, measurements and tests: manifold_cache.md.

#include "ref/door/contact.h"

enum { OG_CACHED_CONTACTS = 4 };

typedef struct og_cache_pose {
  og_mat3 rotation;
  og_vec3 translation;
} og_cache_pose;

typedef struct og_cached_contact {
  og_vec3 on_a, on_b; // in the coordinates of A, of B
  og_scalar depth;    // at the last step
  int age;            // steps since it began, up to INT_MAX
} og_cached_contact;

typedef struct og_manifold_cache {
  int count;
  og_cached_contact contact[OG_CACHED_CONTACTS];
} og_manifold_cache;

/// What became of contacts in a step.
typedef struct og_contact_events {
  int begun, persisted, ended;
} og_contact_events;

typedef struct og_cache_step {
  og_cache_pose a, b;
  og_vec3 normal; // of unit length, from B to A
  og_scalar within, drift;
  const og_contact *fresh; // in world space
  int fresh_count;
} og_cache_step;

/// A cache that holds no contact.
/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures empty: \result.count == 0;
*/
og_manifold_cache og_manifold_cache_empty(void);

/*@ requires memory: \valid(cache) && \valid_read(step) && 0 <= cache->count <= OG_CACHED_CONTACTS;
    requires fresh: 0 <= step->fresh_count && \valid_read(step->fresh + (0 .. step->fresh_count - 1));
    terminates \true;
    exits \false;
    assigns *cache;
    ensures count: 0 <= cache->count <= OG_CACHED_CONTACTS;
    ensures now: 0 <= \result.begun && 0 <= \result.persisted && \result.begun + \result.persisted == cache->count;
    ensures before: \result.persisted + \result.ended == \old(cache->count) && 0 <= \result.ended;
    ensures within: \forall integer k; 0 <= k < cache->count ==> 0 - step->within <= cache->contact[k].depth;
*/
og_contact_events og_manifold_cache_step(og_manifold_cache *cache, const og_cache_step *step);

/// Where the contact's points are at these poses.
/*@ requires memory: \valid_read(contact) && \valid_read(step);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures a_x: \abs(\result.a.x - dot(step->a.rotation.row[0], contact->on_a) - step->a.translation.x) <=
      8 * OG_SCALAR_EPSILON * (\abs(step->a.translation.x) + \abs(step->a.rotation.row[0].x * contact->on_a.x) +
        \abs(step->a.rotation.row[0].y * contact->on_a.y) + \abs(step->a.rotation.row[0].z * contact->on_a.z)) +
      OG_SCALAR_MIN;
    ensures a_y: \abs(\result.a.y - dot(step->a.rotation.row[1], contact->on_a) - step->a.translation.y) <=
      8 * OG_SCALAR_EPSILON * (\abs(step->a.translation.y) + \abs(step->a.rotation.row[1].x * contact->on_a.x) +
        \abs(step->a.rotation.row[1].y * contact->on_a.y) + \abs(step->a.rotation.row[1].z * contact->on_a.z)) +
      OG_SCALAR_MIN;
    ensures a_z: \abs(\result.a.z - dot(step->a.rotation.row[2], contact->on_a) - step->a.translation.z) <=
      8 * OG_SCALAR_EPSILON * (\abs(step->a.translation.z) + \abs(step->a.rotation.row[2].x * contact->on_a.x) +
        \abs(step->a.rotation.row[2].y * contact->on_a.y) + \abs(step->a.rotation.row[2].z * contact->on_a.z)) +
      OG_SCALAR_MIN;
    ensures b_x: \abs(\result.b.x - dot(step->b.rotation.row[0], contact->on_b) - step->b.translation.x) <=
      8 * OG_SCALAR_EPSILON * (\abs(step->b.translation.x) + \abs(step->b.rotation.row[0].x * contact->on_b.x) +
        \abs(step->b.rotation.row[0].y * contact->on_b.y) + \abs(step->b.rotation.row[0].z * contact->on_b.z)) +
      OG_SCALAR_MIN;
    ensures b_y: \abs(\result.b.y - dot(step->b.rotation.row[1], contact->on_b) - step->b.translation.y) <=
      8 * OG_SCALAR_EPSILON * (\abs(step->b.translation.y) + \abs(step->b.rotation.row[1].x * contact->on_b.x) +
        \abs(step->b.rotation.row[1].y * contact->on_b.y) + \abs(step->b.rotation.row[1].z * contact->on_b.z)) +
      OG_SCALAR_MIN;
    ensures b_z: \abs(\result.b.z - dot(step->b.rotation.row[2], contact->on_b) - step->b.translation.z) <=
      8 * OG_SCALAR_EPSILON * (\abs(step->b.translation.z) + \abs(step->b.rotation.row[2].x * contact->on_b.x) +
        \abs(step->b.rotation.row[2].y * contact->on_b.y) + \abs(step->b.rotation.row[2].z * contact->on_b.z)) +
      OG_SCALAR_MIN;
    ensures depth: \abs(\result.depth - dot(step->normal, \result.b) + dot(step->normal,
      \result.a)) <= 8 * OG_SCALAR_EPSILON *
      (\abs(step->normal.x) * (\abs(\result.a.x) + \abs(\result.b.x)) +
       \abs(step->normal.y) * (\abs(\result.a.y) + \abs(\result.b.y)) +
       \abs(step->normal.z) * (\abs(\result.a.z) + \abs(\result.b.z))) + OG_SCALAR_MIN;
*/
og_contact og_cached_at(const og_cached_contact *contact, const og_cache_step *step);

#endif
