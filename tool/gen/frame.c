#include "tool/gen/frame.h"

og_gen_frame og_gen_frame_axes(og_random *random) {
  og_gen_frame frame = {{{0}}, {0, 0, 0}};
  int axis[3] = {0, 1, 2};
  for (int k = 2; k > 0; --k) {
    int other = (int)og_random_integer(random, 0, k);
    int kept = axis[k];
    axis[k] = axis[other];
    axis[other] = kept;
  }
  for (int k = 0; k < 3; ++k) frame.m[k][axis[k]] = og_random_flip(random) ? 1 : -1;
  return frame;
}

static double determinant(double m[3][3]) {
  return m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1]) - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0]) +
         m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0]);
}

og_gen_frame og_gen_frame_oblique(og_random *random) {
  og_gen_frame frame;
  do {
    for (int i = 0; i < 3; ++i)
      for (int j = 0; j < 3; ++j) frame.m[i][j] = (double)og_random_integer(random, -3, 3);
  } while (determinant(frame.m) == 0);
  frame.shift.x = (double)og_random_integer(random, -9, 9);
  frame.shift.y = (double)og_random_integer(random, -9, 9);
  frame.shift.z = (double)og_random_integer(random, -9, 9);
  return frame;
}

og_gen_frame og_gen_frame_any(og_random *random) {
  return og_random_flip(random) ? og_gen_frame_axes(random) : og_gen_frame_oblique(random);
}

og_gen_point og_gen_frame_vector(const og_gen_frame *frame, og_gen_point v) {
  const double(*m)[3] = frame->m;
  return (og_gen_point){m[0][0] * v.x + m[0][1] * v.y + m[0][2] * v.z, m[1][0] * v.x + m[1][1] * v.y + m[1][2] * v.z,
                        m[2][0] * v.x + m[2][1] * v.y + m[2][2] * v.z};
}

og_gen_point og_gen_frame_point(const og_gen_frame *frame, og_gen_point p) {
  og_gen_point q = og_gen_frame_vector(frame, p);
  return (og_gen_point){q.x + frame->shift.x, q.y + frame->shift.y, q.z + frame->shift.z};
}

void og_gen_frame_body(const og_gen_frame *frame, og_gen_body *body) {
  for (size_t k = 0; k < body->count; ++k)
    og_gen_set_point(body, k, og_gen_frame_point(frame, og_gen_point_at(body, k)));
}

static void map_velocity(const og_gen_frame *frame, og_gen_triple *velocity) {
  og_gen_point v = {velocity->x.value, velocity->y.value, velocity->z.value};
  v = og_gen_frame_vector(frame, v);
  *velocity = og_gen_doubles(v.x, v.y, v.z);
}

void og_gen_frame_case(const og_gen_frame *frame, og_gen_case *c) {
  og_gen_frame_body(frame, &c->a);
  og_gen_frame_body(frame, &c->b);
  if (!c->moving) return;
  map_velocity(frame, &c->velocity_a);
  map_velocity(frame, &c->velocity_b);
}
