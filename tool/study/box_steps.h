#ifndef OG_BOX_STEPS_H
#define OG_BOX_STEPS_H

/// Scenes of boxes for studies, and an algorithm of the door of overlaps that plays steps of them.
///
/// pile: unit cubes along z, each 0.875 above the one before: along x and y every box overlaps every other. diagonal:
/// the same cubes, moved apart along x and y as far as along z. uniform, clusters, bars: as in
/// spec/overlaps/named_scene.h. Each box overlaps a few others, however many there are.

#include "ref/door/overlaps.h"

typedef enum og_steps_scene {
  OG_STEPS_DIAGONAL,
  OG_STEPS_UNIFORM,
  OG_STEPS_CLUSTERS,
  OG_STEPS_PILE,
  OG_STEPS_BARS,
  OG_STEPS_SCENES
} og_steps_scene;

const char *og_steps_scene_name(og_steps_scene scene);

/// Writes `count` boxes; the same seed makes the same scene.
void og_steps_scene_make(og_steps_scene scene, int32_t count, uint64_t seed, og_aabb *box);

/// Each box moved by at most `far` along each axis.
void og_steps_scene_move(const og_aabb *from, int32_t count, double far, uint64_t seed, og_aabb *to);

typedef struct og_box_steps {
  const og_door_overlaps *door;
  int32_t count;
  og_block block;
  og_change *change;
  og_pairs begun, ended; // of the last step
} og_box_steps;

/// An empty scene of at most `count` boxes, which overlap in at most 64 pairs a box.
void og_box_steps_start(og_box_steps *steps, const og_door_overlaps *door, int32_t count);
void og_box_steps_finish(og_box_steps *steps);

/// One step that inserts or moves all boxes; what it counted and its processor time in nanoseconds. False: no answer.
bool og_box_steps_play(og_box_steps *steps, og_change_kind kind, const og_aabb *box, og_overlaps_work *work,
                       double *ns);

/// The power p of the least squares line through log y = p log x + c.
double og_fitted_power(const double *x, const double *y, int count);

#endif
