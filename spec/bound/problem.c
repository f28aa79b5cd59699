#include "spec/bound/problem.h"

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
}

void og_volume_problem_clear(og_volume_problem *problem) {
  og_exact_body_clear(&problem->points);
  og_exact_body_clear(&problem->directions);
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
