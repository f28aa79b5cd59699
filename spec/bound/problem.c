#include "spec/bound/problem.h"

#include <stdlib.h>
#include <string.h>

static const char *const names[OG_VOLUME_KIND_COUNT] = {
    [OG_VOLUME_SPHERE] = "sphere", [OG_VOLUME_AABB] = "aabb", [OG_VOLUME_K_DOP] = "k-dop", [OG_VOLUME_OBB] = "obb"};

const char *og_volume_name(og_asked_volume kind) { return names[kind]; }

og_asked_volume og_volume_by_name(const char *name) {
  for (og_asked_volume kind = OG_VOLUME_SPHERE; kind < OG_VOLUME_KIND_COUNT; kind++)
    if (strcmp(names[kind], name) == 0) return kind;
  return OG_VOLUME_KIND_COUNT;
}

void og_volume_problem_init(og_volume_problem *problem) {
  problem->kind = OG_VOLUME_SPHERE;
  problem->axes = 3;
  og_exact_body_init(&problem->points);
  og_exact_body_init(&problem->directions);
  og_int_set_si(&problem->points.den, 1);
  og_int_set_si(&problem->directions.den, 1);
  problem->triangles = (og_triangles){NULL, 0, 0};
  og_exact_body_init(&problem->turn.pivot);
  og_exact_body_init(&problem->turn.rows);
  og_exact_body_init(&problem->turn.start);
  og_volume_problem_stay(problem);
}

void og_volume_problem_clear(og_volume_problem *problem) {
  og_exact_body_clear(&problem->points);
  og_exact_body_clear(&problem->directions);
  free(problem->triangles.of);
  og_exact_body_clear(&problem->turn.pivot);
  og_exact_body_clear(&problem->turn.rows);
  og_exact_body_clear(&problem->turn.start);
}

void og_volume_problem_set_axes(og_volume_problem *problem) {
  og_exact_body *directions = &problem->directions;
  og_exact_body_resize(directions, problem->axes);
  og_int_set_si(&directions->den, 1);
  for (size_t k = 0; k < problem->axes; k++) {
    og_ivec_set_zero(&directions->point[k]);
    og_int *const parts[3] = {&directions->point[k].x, &directions->point[k].y, &directions->point[k].z};
    og_int_set_si(parts[k], 1);
  }
}

// ---- turns ----

static void set_none(og_exact_body *body) {
  og_exact_body_resize(body, 0);
  og_int_set_si(&body->den, 1);
}

void og_volume_problem_stay(og_volume_problem *problem) {
  problem->turn.kind = OG_TURNING_NONE;
  set_none(&problem->turn.pivot);
  set_none(&problem->turn.rows);
  set_none(&problem->turn.start);
}

static void copy_body(og_exact_body *to, const og_exact_body *from) {
  og_exact_body_resize(to, from->count);
  og_int_set(&to->den, &from->den);
  for (size_t k = 0; k < from->count; k++) og_ivec_set(&to->point[k], &from->point[k]);
}

// With points P / d, the pivot C / e and the rows R / m, a point is then at (C d m + R (P e - C d)) / (d e m).
void og_volume_problem_turn_once(og_volume_problem *problem) {
  og_volume_turn *turn = &problem->turn;
  og_exact_body *points = &problem->points;
  og_ivec at, arm;
  og_int along;
  og_ivec_init(&at);
  og_ivec_init(&arm);
  og_int_init(&along);
  turn->kind = OG_TURNING_ONCE;
  copy_body(&turn->start, points);
  og_ivec_scale(&at, &points->den, &turn->pivot.point[0]);
  for (size_t k = 0; k < points->count; k++) {
    og_ivec *point = &points->point[k];
    og_int *const part[3] = {&point->x, &point->y, &point->z};
    const og_int *const pivot[3] = {&at.x, &at.y, &at.z};
    og_ivec_scale(&arm, &turn->pivot.den, point);
    og_ivec_sub(&arm, &arm, &at);
    for (int row = 0; row < 3; row++) {
      og_ivec_dot(&along, &turn->rows.point[row], &arm);
      og_int_mul(part[row], pivot[row], &turn->rows.den);
      og_int_add(part[row], part[row], &along);
    }
  }
  og_int_mul(&points->den, &points->den, &turn->pivot.den);
  og_int_mul(&points->den, &points->den, &turn->rows.den);
  og_ivec_clear(&at);
  og_ivec_clear(&arm);
  og_int_clear(&along);
}

// r = 2 (a b + sign c d)
static void set_twice(og_int *r, const og_int *a, const og_int *b, int sign, const og_int *c, const og_int *d) {
  og_int_mul(r, a, b);
  if (sign > 0) og_int_addmul(r, c, d);
  else og_int_submul(r, c, d);
  og_int_add(r, r, r);
}

// r = all - 2 (a a + b b)
static void set_rest(og_int *r, const og_int *all, const og_int *a, const og_int *b) {
  og_int_set(r, all);
  for (int k = 0; k < 2; k++) {
    og_int_submul(r, a, a);
    og_int_submul(r, b, b);
  }
}

void og_set_rotation_rows(og_exact_body *rows, const og_int quaternion[4]) {
  const og_int *x = &quaternion[0], *y = &quaternion[1], *z = &quaternion[2], *w = &quaternion[3];
  og_exact_body_resize(rows, 3);
  og_int_set_si(&rows->den, 0);
  for (int k = 0; k < 4; k++) og_int_addmul(&rows->den, &quaternion[k], &quaternion[k]);
  set_rest(&rows->point[0].x, &rows->den, y, z);
  set_twice(&rows->point[0].y, x, y, -1, z, w);
  set_twice(&rows->point[0].z, x, z, 1, y, w);
  set_twice(&rows->point[1].x, x, y, 1, z, w);
  set_rest(&rows->point[1].y, &rows->den, x, z);
  set_twice(&rows->point[1].z, y, z, -1, x, w);
  set_twice(&rows->point[2].x, x, z, -1, y, w);
  set_twice(&rows->point[2].y, y, z, 1, x, w);
  set_rest(&rows->point[2].z, &rows->den, x, y);
}
