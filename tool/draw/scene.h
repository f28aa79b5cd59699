#ifndef OG_SCENE_H
#define OG_SCENE_H

/// What a picture of a case shows: bodies, the exact answer, and the view in which it is seen.
///
/// Each body is laid out from its own witness point, exactly; the two are then put apart (or into each other) by the
/// exact distance (or depth), rounded once. So the gap in the picture is the gap, whatever the bodies' coordinates.

#include "spec/pair/witness.h"
#include "tool/draw/curved.h"
#include "tool/draw/outline.h"
#include "tool/draw/turning.h"
#include "tool/format/complaint.h"
#include "tool/run/case_walk.h"
#include "tool/run/exact_pair.h"

/// A body seen. Its witness, a point of the core, is the origin of `projection`.
typedef struct og_seen_body {
  const char *looks; // "a", "b", "cso": the stem of its classes
  int side;          // 1: above its witness, -1: below
  const og_exact_body *body;
  const og_rational *witness; // 3 numbers
  og_projection projection;
  og_silhouette silhouette;
} og_seen_body;

/// Where bodies that turn were or will be: both at the start and at the end.
enum { OG_SCENE_GHOSTS = 4 };

typedef struct og_scene {
  char id[OG_MAX_ID + 1];
  og_question question;
  og_exact_pair pair; // of a sweep or a motion: at the first contact, or at the start where there is none
  og_witness witness;
  og_view view;
  long unit;     // lengths of the whole scene are in units of 2^unit: the size is about one
  og_surd gap;   // the distance, or minus the depth
  double height; // the gap is height 2^height_unit, 1/2 <= |height| < 1, or height = 0
  long height_unit;
  og_seen_body body[2]; // A, B
  bool is_curved;         // one of both is a cylinder or a cone, drawn as a prism
  og_drawn_curved curved; // their answer
  // sweeps
  bool moves, meets;
  og_surd first, last;     // times of contact, where it meets
  bool never_parts;        // the contact has no last time
  og_exact_body start;     // B where it starts, seen from A
  og_seen_body start_seen; // relative to B's witness
  og_rational velocity[3]; // of B against A
  // motions
  bool turns;
  og_turning turning; // also of curved bodies that translate: when they meet
  og_exact_body path[2]; // lines and rays, as segments, one in each place
  size_t ghosts; // those of bodies that stay where they are are left out, and those that are drawn already
  og_exact_body ghost_at[OG_SCENE_GHOSTS];
  og_seen_body ghost[OG_SCENE_GHOSTS];
  int ghost_time[OG_SCENE_GHOSTS]; // 0 or 1
} og_scene;

void og_seen_body_init(og_seen_body *seen);
void og_seen_body_clear(og_seen_body *seen);
/// Sees a body from its witness; the body and the witness must outlive it.
void og_seen_body_set(og_seen_body *seen, const og_view *view, const char *looks, int side, const og_exact_body *body,
                      const og_rational *witness);

void og_scene_init(og_scene *scene);
void og_scene_clear(og_scene *scene);

/// Makes the scene of a case, reusing storage. False, with a complaint, for questions about primitives that are not of
/// two bounded bodies. `angle` turns the view around the direction of parting, on top of what the scene chooses itself.
/// Cost: the answer, and the square of a few dozen points.
bool og_scene_set(og_scene *scene, const og_walked_case *from, double angle, og_complaint *complaint);

/// gap in units of 2^unit.
double og_scene_gap(const og_scene *scene, long unit);
/// The radius of a body's ball in units of 2^unit.
double og_seen_radius(const og_seen_body *seen, long unit);
/// A point stated on a body, relative to the middle between the surfaces at the witness, in units of 2^unit: rounded
/// once.
og_seen og_see_stated(const og_scene *scene, const og_seen_body *seen, const og_rational point[3], long unit);

#endif
