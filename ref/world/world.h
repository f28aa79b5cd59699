#ifndef OG_WORLD_H
#define OG_WORLD_H

/// A world of rigid bodies in the caller's memory: moves in, events out, step by step (step.h).
///
/// A step goes through the stages of a collision pipeline. Bodies fly or are placed; boxes are put around them; the broad
/// phase says which boxes overlap; the narrow phase says which of these bodies meet; contacts are made of those that
/// do. Each stage is an algorithm of the registry, which the caller chooses. Pairs have a life: they begin, persist and end.
///
/// There are two states, before and after the step. A step is made in the second, and takes the place of the first only
/// when all stages are done. Memory is given once, by limits; nothing is allocated.
/// Cost of memory: linear in the limits, and the broad phase's.
/// Source: Varjus 2018, fig. 2; Rasku 2003, fig. 5; Kravec, question 3.

#include "ref/door/contact.h"
#include "ref/door/overlaps.h"
#include "ref/door/sweep.h"
#include "ref/world/dispatch.h"
#include "ref/world/filter.h"
#include "ref/world/kept_tree.h"
#include "ref/world/pair_life.h"
#include "ref/world/posed.h"

typedef struct og_world_limits {
  int32_t bodies;   // numbers are 0 .. bodies - 1
  int32_t vertices; // of all bodies together, at a time
  int32_t faces;    // of all their meshes
  int64_t pairs;    // of boxes that overlap, at a time
  int64_t touching; // pairs of bodies that meet, at a time
  int64_t contacts; // of all of them; not needed without a stage of contacts
  int32_t parts;    // of all concave bodies together, at a time
  int64_t near;     // pairs of parts whose boxes overlap, of pairs of bodies that are not both convex
} og_world_limits;

typedef struct og_world_stages {
  const og_door_overlaps *broad;
  bool keeps_trees;              // the mid phase is that of trees kept from step to step (kept_tree.h)
  const og_door_mesh_pairs *mid; // of boxes, where they are not; null: no body is concave
  og_dispatch narrow;            // of convex parts
  const og_door_sweep *sweep;     // null: who meets on the way is not looked for; otherwise boxes are swept
  const og_door_contact *contact; // null: no contacts are made
  bool swept;                     // boxes hold a flying body at every moment of the step, otherwise at its end
  og_scalar within, flat;         // of contacts: as og_contact_input
} og_world_stages;

/// What two parts that meet have between them.
typedef struct og_world_manifold {
  og_outcome outcome; // of the stage of contacts: DEGENERATE where it does not take these two
  bool has_normal;
  og_vec3 normal; // from the second body to the first
  int64_t first; // place of its first contact
  int count;
} og_world_manifold;

typedef struct og_world_body_state {
  bool is_there;
  bool was_placed; // in the step: added or placed by a change
  bool stays;      // in the step: it was there, and neither flew nor was placed
  og_rigid_shape shape;
  og_body_filter filter;
  og_pose pose;
  og_motion motion;
  og_posed_body posed; // of a convex body
  int32_t first;       // of a concave one: where its parts begin
  og_aabb box;         // what the broad phase was given
} og_world_body_state;

/// The world at the end of a step.
typedef struct og_world_state {
  og_world_body_state *body; // by numbers
  og_vec3 *vertex;           // of all bodies, one after the other
  og_face_plane *face;
  og_world_part *convex; // parts of all concave bodies, one after the other
  int32_t *order;        // where trees are kept: of each part's place in its body's tree the part there,
  og_aabb *node;         // and the boxes of the nodes
  int32_t vertices, faces, parts;
  og_pairs boxes;              // that overlap, in ascending order
  og_pairs touching;           // those of them whose bodies meet, as the narrow phase says
  og_pairs unanswered;         // those that it did not answer, or not of all parts: these count as apart
  og_pairs arrivals;           // that did not meet before the step and meet on the way, where that is looked for
  og_scalar *part;             // of each the part of the step, 0 to 1, after which they do
  og_part_pairs near;          // parts whose boxes overlap, of pairs of bodies that are not both convex
  og_part_pairs meeting;       // parts that meet, of all touching pairs
  og_world_manifold *manifold; // of each meeting pair of parts, where contacts are made
  og_contact *contact;
  int64_t contacts;
} og_world_state;

/// What the last step did. Boxes: as the broad phase counts.
typedef struct og_world_work {
  int64_t flown;   // bodies that flew
  int64_t general; // pairs of parts that the general algorithm decided
  int64_t special; // pairs that the cell's own did
  int64_t filtered; // pairs whose boxes overlap and that were not asked about
  int64_t unswept; // pairs of which it is not known whether they met on the way: one turned, came or was placed
} og_world_work;

typedef struct og_world {
  og_world_stages stages;
  og_world_limits limits;
  og_world_state now, next;     // `next` is the state before the step, once that is done
  og_pair_life boxes, touching; // from the last step to the one before
  og_world_work work;
  // A step's own.
  og_block broad;
  uint8_t *is_named; // per body: has a change named it?
  og_change *change; // of boxes
  og_pairs begun, ended;
  og_contact_room room;
  og_mid_room mid;
  og_kept_room kept;
  og_world_part only[2]; // a convex body beside a concave one, as its only part
} og_world;

/// How many parts a body has: one where it is convex.
/*@ requires bodies: \valid_read(state) && 0 <= body && \valid_read(state->body + body);
    terminates \true; exits \false; assigns \nothing;
    ensures parts: \result == (state->body[body].shape.parts == 0 ? 1 : state->body[body].shape.parts); */
static inline int32_t og_world_parts(const og_world_state *state, int32_t body) {
  const int32_t parts = state->body[body].shape.parts;
  return parts == 0 ? 1 : parts;
}

/// A part of it: of a convex body itself.
/*@ requires bodies: \valid_read(state) && 0 <= body && \valid_read(state->body + body);
    terminates \true; exits \false; assigns \nothing;
    ensures whole: state->body[body].shape.parts == 0 ==> \result == &state->body[body].posed.body;
    ensures part: state->body[body].shape.parts != 0 ==>
      \result == &state->convex[state->body[body].first + part].posed.body; */
static inline const og_body *og_world_part_of(const og_world_state *state, int32_t body, int32_t part) {
  const og_world_body_state *b = &state->body[body];
  return b->shape.parts == 0 ? &b->posed.body : &state->convex[b->first + part].posed.body;
}

/*@ predicate usable_stages{L}(og_world_stages *s) = \valid_read(s) && \valid_read(s->broad) && readable_dispatch(&s->narrow) &&
      (s->mid != \null ==> \valid_read(s->mid) && \valid_function(s->mid->bytes) && \valid_function(s->mid->list)) &&
      \valid_function(s->broad->bytes) && \valid_function(s->broad->start) && \valid_function(s->broad->step) &&
      (s->sweep != \null ==> \valid_read(s->sweep) && \valid_function(s->sweep->run)) &&
      (s->contact != \null ==> \valid_read(s->contact) && \valid_function(s->contact->run)); */

/// How much memory a world takes; 0 where a limit is negative or beyond the largest (ref/door/overlaps.h), and where there is
/// room for parts, no trees are kept, and no mid phase takes boxes.
/*@ requires stages: usable_stages(stages) && \valid_read(limits);
    terminates \true; exits \false; assigns \nothing;
    ensures negative: limits->bodies < 0 || limits->pairs < 0 || limits->touching < 0 ==> \result == 0;
    ensures room: \result == 0 || sizeof(og_world) + 2 * sizeof(og_world_body_state) * limits->bodies <= \result; */
size_t og_world_bytes(const og_world_stages *stages, const og_world_limits *limits);

/// Begins an empty world in the block, and returns it. Null: limits out of range, or a block too small or not aligned.
/*@ requires stages: usable_stages(stages) && \valid_read(limits);
    requires memory: block.at == \null || \valid((char *)block.at + (0 .. block.bytes - 1));
    terminates \true; exits \false; assigns ((char *)block.at)[0 .. block.bytes - 1];
    ensures place: \result == \null || (void *)\result == block.at;
    ensures none: block.at == \null ==> \result == \null; */
og_world *og_world_start(og_block block, const og_world_stages *stages, const og_world_limits *limits);

#endif
