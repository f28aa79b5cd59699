#include "tool/draw/drawn_boxes.h"

#include <math.h>
#include <stdlib.h>

#include "spec/number/allocation.h"

static double largest_end(const og_box_scene *scene, const int32_t *slot, int32_t count) {
  double most = 0;
  for (int32_t k = 0; k < count; k++) {
    const og_box_ends *const e = &scene->near[slot[k]];
    const double end[] = {e->lo.x, e->lo.y, e->lo.z, e->hi.x, e->hi.y, e->hi.z};
    for (int i = 0; i < 6; i++) most = fmax(most, fabs(end[i]));
  }
  return most;
}

// Rounding is monotone: lo <= hi stays.
static og_vec3 scaled(og_triple end, int exponent) {
  return (og_vec3){(og_scalar)ldexp(end.x, -exponent), (og_scalar)ldexp(end.y, -exponent),
                   (og_scalar)ldexp(end.z, -exponent)};
}

// The slot of each number, -1 where it is not there.
static int32_t *slots_after(const og_box_scene *scene, size_t steps) {
  int32_t *const slot = og_grow(NULL, (size_t)scene->numbers + 1, sizeof *slot);
  for (int32_t n = 0; n < scene->numbers; n++) slot[n] = n < scene->first_count ? n : -1;
  const size_t changes = steps > 0 ? scene->step_end[steps - 1] : 0;
  for (size_t k = 0; k < changes; k++) slot[scene->change[k].number] = scene->change[k].slot;
  return slot;
}

og_drawn_boxes og_drawn_boxes_of(const og_box_scene *scene, size_t steps) {
  const size_t room = (size_t)scene->numbers + 1;
  og_drawn_boxes drawn = {.axes = scene->axes, .slot = slots_after(scene, steps)};
  drawn.number = og_grow(NULL, room, sizeof *drawn.number);
  drawn.box = og_grow(NULL, room, sizeof *drawn.box);
  for (int32_t n = 0; n < scene->numbers; n++) {
    if (drawn.slot[n] < 0) continue;
    drawn.number[drawn.count] = n;
    drawn.slot[drawn.count++] = drawn.slot[n];
  }
  int exponent;
  (void)frexp(largest_end(scene, drawn.slot, drawn.count), &exponent);
  for (int32_t k = 0; k < drawn.count; k++) {
    const og_box_ends *const e = &scene->near[drawn.slot[k]];
    drawn.box[k] = (og_aabb){scaled(e->lo, exponent), scaled(e->hi, exponent)};
  }
  return drawn;
}

void og_drawn_boxes_clear(og_drawn_boxes *drawn) {
  free(drawn->number);
  free(drawn->slot);
  free(drawn->box);
}
