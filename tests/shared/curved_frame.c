#include "tests/shared/curved_frame.h"

void or_curved_frame(og_shape *s, const og_rational *radius, const og_rational *half_height) {
  og_shape_reset(s, OG_SHAPE_HULL);
  og_shape_resize(s, 4);
  for (int k = 0; k < 12; k++) og_rational_set_si(&s->coordinate[k], 0);
  og_rational_set(&s->coordinate[3], radius);
  og_rational_set(&s->coordinate[7], radius);
  og_rational_set(&s->coordinate[11], half_height);
}

void or_curved_frame_si(og_shape *s, long radius, long half_height) {
  og_rational size[2];
  for (int k = 0; k < 2; k++) og_rational_init(&size[k]);
  og_rational_set_si(&size[0], radius);
  og_rational_set_si(&size[1], half_height);
  or_curved_frame(s, &size[0], &size[1]);
  for (int k = 0; k < 2; k++) og_rational_clear(&size[k]);
}

void or_pick_one_pose(or_random *random, og_shape *first, og_shape *second) {
  og_shape *const both[2] = {first, second};
  static const long quarter[9] = {0, -1, 0, 0, 0, -1, 1, 0, 0};
  const long kind = or_random_int(random, 0, 2), scale = or_random_int(random, 1, 3);
  long number[7];
  for (int k = 0; k < 7; k++) number[k] = or_random_int(random, -3, 3);
  number[3] = 4;
  for (int k = 0; k < 2; k++) {
    both[k]->pose = kind == 0 ? OG_POSE_TRANSLATION : kind == 1 ? OG_POSE_ROTATION : OG_POSE_MATRIX;
    for (int i = 0; i < 3; i++) og_rational_set_si(&both[k]->translation[i], number[4 + i]);
    for (int i = 0; i < 4; i++) og_rational_set_si(&both[k]->rotation[i], number[i]);
    for (int i = 0; i < 9; i++) og_rational_set_si(&both[k]->matrix[i], scale * quarter[i]);
  }
}
