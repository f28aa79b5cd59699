#ifndef OG_DRAWN_BOXES_H
#define OG_DRAWN_BOXES_H

/// Boxes of a scene after some steps, ready to be drawn.

#include "ref/broad/aabb.h"
#include "spec/overlaps/scene.h"

typedef struct og_drawn_boxes {
  int axes;        // 1, 2 or 3
  int32_t count;   // boxes that are there
  int32_t *number; // of each
  int32_t *slot;   // of each: its exact ends are scene->key[slot]
  og_aabb *box;    // of each, scaled so that no end is beyond 1
} og_drawn_boxes;

/// The scene after its first `steps` steps, which it has.
og_drawn_boxes og_drawn_boxes_of(const og_box_scene *scene, size_t steps);
void og_drawn_boxes_clear(og_drawn_boxes *drawn);

#endif
