#include "tests/shared/solid_pair.h"

#include <stdlib.h>
#include <string.h>

void or_solid_pair_init(or_solid_pair *pair) {
  og_parts_problem_init(&pair->parts);
  pair->problem.parts = &pair->parts;
  og_problem_init(&pair->pair);
}

void or_solid_pair_clear(or_solid_pair *pair) {
  og_parts_problem_clear(&pair->parts);
  og_problem_clear(&pair->pair);
}

// ---- bodies ----

static void take_boxes(or_convex_list *list, const or_voxels *voxels) {
  list->count = or_voxel_boxes(list->xyz, voxels);
  for (size_t k = 0; k < list->count; k++) list->corners[k] = 8;
  list->radius = 0;
}

// Mostly such as bound a solid.
static void take_cubes(or_random *random, or_solid_pair *p, int body, int side) {
  do or_make_voxels(random, &p->voxels[body], side);
  while (!or_voxels_are_manifold(&p->voxels[body]) && or_random_int(random, 0, 19) > 0);
  or_voxels_to_mesh(random, &p->mesh[body], &p->voxels[body], or_random_int(random, 0, 2) > 0);
  take_boxes(&p->truth[body], &p->voxels[body]);
}

// Half steps in and around the cubes.
static double half_step(or_random *random, const or_solid_pair *p) {
  return 0.5 * or_random_int(random, -1, 2 * p->voxels[0].side + 1);
}

// Now and then a little beside.
static void place_point(or_random *random, const or_solid_pair *p, double to[3], const double from[3]) {
  or_map_point(to, &p->voxels[0].map, from);
  if (or_random_int(random, 0, 9) > 0) return;
  const int axis = or_random_int(random, 0, 2);
  to[axis] += or_random_int(random, -1, 1) * 0x1p-44;
}

static void add_points(or_random *random, or_solid_pair *p, int corners) {
  or_convex_list *list = &p->truth[1];
  for (int c = 0; c < corners; c++) {
    double at[3];
    for (int k = 0; k < 3; k++) at[k] = half_step(random, p);
    place_point(random, p, &list->xyz[list->count][3 * c], at);
  }
  list->corners[list->count++] = corners;
}

static void add_box(or_random *random, or_solid_pair *p) {
  or_convex_list *list = &p->truth[1];
  double from[3], size[3];
  for (int k = 0; k < 3; k++) {
    from[k] = half_step(random, p);
    size[k] = 0.5 * or_random_int(random, 1, 4);
  }
  for (int c = 0; c < 8; c++) {
    double at[3];
    for (int k = 0; k < 3; k++) at[k] = from[k] + (c >> k & 1) * size[k];
    or_map_point(&list->xyz[list->count][3 * c], &p->voxels[0].map, at);
  }
  list->corners[list->count++] = 8;
}

static void make_other(or_random *random, or_solid_pair *p, or_beside kind) {
  static const int corners[OR_BESIDES] = {1, 2, 3, 4, 8, 1, 8, 3, 0};
  p->truth[1].count = 0;
  p->truth[1].radius = kind == OR_BALL ? 0.5 * or_random_int(random, 1, 4) : 0;
  const int parts = kind == OR_TWO_BOXES || kind == OR_SHEET ? 2 : 1;
  for (int k = 0; k < parts; k++) {
    if (corners[kind] == 8) add_box(random, p);
    else add_points(random, p, corners[kind]);
  }
}

static void make_other_solid(or_random *random, or_solid_pair *p) {
  take_cubes(random, p, 1, p->voxels[0].side);
  if (or_random_int(random, 0, 2) == 0) return;
  const int x = or_random_int(random, -2, 2), y = or_random_int(random, -1, 1);
  or_map *map = &p->voxels[1].map;
  *map = p->voxels[0].map;
  for (int k = 0; k < 3; k++) map->shift[k] += x * map->column[0][k] + y * map->column[1][k];
  or_voxels_to_mesh(random, &p->mesh[1], &p->voxels[1], true);
  take_boxes(&p->truth[1], &p->voxels[1]);
}

void or_make_solid_pair(or_random *random, or_solid_pair *p, or_beside kind) {
  const bool other_is_solid = kind == OR_SOLID;
  take_cubes(random, p, 0, or_random_int(random, 1, other_is_solid ? 2 : OR_VOXEL_SIDE));
  if (other_is_solid) make_other_solid(random, p);
  else make_other(random, p, kind);
  or_set_solid_problem(p, other_is_solid, or_random_int(random, 0, 1));
}

bool or_solids_are_sound(const or_solid_pair *p) {
  return or_voxels_are_manifold(&p->voxels[0]) &&
         (!p->problem.solid[1 - p->at] || or_voxels_are_manifold(&p->voxels[1]));
}

// ---- the problem ----

static void set_triangles(og_part_list *list, const or_voxel_mesh *mesh) {
  og_part_list_reset(list);
  for (int t = 0; t < mesh->triangles; t++) {
    const int32_t corner[3] = {mesh->corner[t][0], mesh->corner[t][1], mesh->corner[t][2]};
    og_part_list_add(list, corner, 3);
  }
}

// The points one after the other, and their parts.
static size_t set_parts(og_part_list *parts, double *xyz, const or_convex_list *list) {
  size_t points = 0;
  og_part_list_reset(parts);
  for (size_t k = 0; k < list->count; k++) {
    const size_t corners = (size_t)list->corners[k];
    memcpy(&xyz[3 * points], list->xyz[k], 3 * corners * sizeof *xyz);
    og_part_list_add_range(parts, (int32_t)points, corners);
    points += corners;
  }
  return points;
}

void or_set_solid_problem(or_solid_pair *p, bool other_is_solid, int at) {
  double other[24 * 16];
  const int z = 1 - at;
  const double *xyz[2];
  size_t count[2];
  double radius[2] = {0, 0};
  p->at = at;
  p->problem.solid[at] = true;
  p->problem.solid[z] = other_is_solid;
  set_triangles(&p->parts.part[at], &p->mesh[0]);
  xyz[at] = p->mesh[0].xyz;
  count[at] = p->mesh[0].points;
  xyz[z] = other_is_solid ? p->mesh[1].xyz : other;
  radius[z] = p->truth[1].radius;
  if (other_is_solid) set_triangles(&p->parts.part[z], &p->mesh[1]);
  count[z] = other_is_solid ? p->mesh[1].points : set_parts(&p->parts.part[z], other, &p->truth[1]);
  if (og_problem_set_doubles(&p->parts.pair, xyz[0], count[0], radius[0], xyz[1], count[1], radius[1]) != OG_PROBLEM_OK)
    abort();
}

// ---- the truth ----

or_truth *or_closest(og_problem *pair, const or_convex_list *one, const or_convex_list *two) {
  or_truth *best = NULL;
  for (size_t i = 0; i < one->count; i++)
    for (size_t j = 0; j < two->count; j++) {
      if (og_problem_set_doubles(pair, one->xyz[i], (size_t)one->corners[i], one->radius, two->xyz[j],
                                 (size_t)two->corners[j], two->radius) != OG_PROBLEM_OK)
        abort();
      or_truth *truth = or_truth_new(pair);
      const bool fails = truth->contradiction != NULL,
                 takes_over = !fails && (best == NULL || or_is_closer(truth, best));
      or_truth *other = takes_over ? best : truth;
      if (takes_over) best = truth;
      if (other != NULL) or_truth_free(other);
      if (!fails) continue;
      if (best != NULL) or_truth_free(best);
      return NULL;
    }
  return best;
}

const char *or_solid_against(or_truth *truth, const og_finding *found) {
  og_finding plain = *found;
  plain.has_depth = false;
  return or_truth_against(truth, &plain);
}

const char *or_solid_depth_against(or_solid_pair *p, const og_finding *found) {
  static or_convex_list faces;
  faces.count = (size_t)p->mesh[0].triangles;
  faces.radius = 0;
  for (size_t t = 0; t < faces.count; t++) {
    faces.corners[t] = 3;
    for (int k = 0; k < 3; k++)
      memcpy(&faces.xyz[t][3 * k], &p->mesh[0].xyz[3 * p->mesh[0].corner[t][k]], 3 * sizeof(double));
  }
  or_truth *truth = or_closest(&p->pair, &faces, &p->truth[1]);
  if (truth == NULL) return "the second oracle contradicts itself";
  og_finding distance = *found;
  distance.relation = OG_SEPARATED;
  distance.has_depth = false;
  distance.has_distance = true;
  distance.distance = found->depth;
  const char *wrong = or_truth_against(truth, &distance);
  or_truth_free(truth);
  return wrong;
}

// ---- damage ----

static void change_order(or_random *random, og_box_order *order) {
  if (order->count == 0) return;
  const int last = (int)order->count - 1;
  const int k = or_random_int(random, 0, last), l = or_random_int(random, 0, last);
  const int32_t kept = order->number[k];
  order->number[k] = order->number[l];
  order->number[l] = or_random_int(random, 0, 9) == 0 ? order->number[k] : kept;
}

void or_damage_solid(or_random *random, og_parts_certificate *certificate, const or_solid_pair *p) {
  if (or_random_int(random, 0, 3) == 0) change_order(random, &certificate->order[or_random_int(random, 0, 1)]);
  else or_damage_parts(random, certificate, &p->parts);
}
