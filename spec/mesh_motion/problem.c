#include "spec/mesh_motion/problem.h"

#include <stdlib.h>

#include "spec/number/allocation.h"

void og_motion_features_init(og_motion_features *features) {
  *features = (og_motion_features){NULL, 0, 0, false};
}

void og_motion_features_clear(og_motion_features *features) { free(features->of); }

// ---- the features of a mesh ----

static int compare_features(const void *x, const void *y) {
  const og_motion_feature *a = x, *b = y;
  if (a->body != b->body) return a->body < b->body ? -1 : 1;
  if (a->size != b->size) return a->size < b->size ? -1 : 1;
  for (int k = 0; k < a->size; k++)
    if (a->at[k] != b->at[k]) return a->at[k] < b->at[k] ? -1 : 1;
  return 0;
}

static og_motion_feature sorted_feature(int8_t body, int8_t size, int32_t i, int32_t j, int32_t k) {
  og_motion_feature f = {body, size, {i, j, k}};
  for (int round = 0; round < size - 1; round++)
    for (int at = 0; at + 1 < size; at++)
      if (f.at[at] > f.at[at + 1]) {
        const int32_t greater = f.at[at];
        f.at[at] = f.at[at + 1];
        f.at[at + 1] = greater;
      }
  return f;
}

static void add_feature(og_motion_features *features, og_motion_feature feature) {
  if (features->count == features->room) {
    features->room = og_doubled(features->room);
    features->of = og_grow(features->of, features->room, sizeof *features->of);
  }
  features->of[features->count++] = feature;
}

static bool add_triangles(og_motion_features *features, int8_t body, const og_triangles *triangles, size_t points) {
  if (points % 2 != 0) return false;
  for (int32_t t = 0; t < triangles->count; t++) {
    const int32_t *at = triangles->of[t].at;
    for (int k = 0; k < 3; k++)
      if (at[k] < 0 || (size_t)at[k] >= points / 2) return false;
    add_feature(features, sorted_feature(body, 3, at[0], at[1], at[2]));
    for (int k = 0; k < 3; k++) {
      add_feature(features, sorted_feature(body, 1, at[k], 0, 0));
      if (at[k] != at[(k + 1) % 3]) add_feature(features, sorted_feature(body, 2, at[k], at[(k + 1) % 3], 0));
    }
  }
  return true;
}

static void keep_each_once(og_motion_features *features) {
  size_t kept = 0;
  if (features->count > 0) qsort(features->of, features->count, sizeof *features->of, compare_features);
  for (size_t k = 0; k < features->count; k++)
    if (kept == 0 || compare_features(&features->of[kept - 1], &features->of[k]) != 0)
      features->of[kept++] = features->of[k];
  features->count = kept;
}

bool og_motion_features_set(og_motion_features *features, const og_mesh_problem *problem) {
  features->count = 0;
  features->with_itself = problem->with_itself;
  if (!add_triangles(features, 0, &problem->a, problem->points.a.count)) return false;
  if (!problem->with_itself && !add_triangles(features, 1, &problem->b, problem->points.b.count)) return false;
  keep_each_once(features);
  return features->count <= INT32_MAX;
}

size_t og_motion_features_find(const og_motion_features *features, const og_motion_feature *feature) {
  size_t lo = 0, hi = features->count;
  while (lo < hi) {
    const size_t middle = lo + (hi - lo) / 2;
    const int order = compare_features(&features->of[middle], feature);
    if (order == 0) return middle;
    if (order < 0) lo = middle + 1;
    else hi = middle;
  }
  return features->count;
}

// ---- pairs ----

static bool share_a_point(const og_motion_feature *a, const og_motion_feature *b) {
  for (int i = 0; i < a->size; i++)
    for (int j = 0; j < b->size; j++)
      if (a->at[i] == b->at[j]) return true;
  return false;
}

bool og_motion_is_pair(const og_motion_features *features, og_motion_pair pair) {
  if (pair.x < 0 || pair.x >= pair.y || (size_t)pair.y >= features->count) return false;
  const og_motion_feature *a = &features->of[pair.x], *b = &features->of[pair.y];
  if (a->size + b->size != 4) return false;
  return features->with_itself ? !share_a_point(a, b) : a->body != b->body;
}

int og_motion_compare_pairs(og_motion_pair a, og_motion_pair b) {
  if (a.x != b.x) return a.x < b.x ? -1 : 1;
  return a.y < b.y ? -1 : a.y > b.y;
}

void og_motion_take_pair(og_moving_problem *problem, const og_problem *points, const og_motion_features *features,
                         og_motion_pair pair) {
  const og_motion_feature *a = &features->of[pair.x], *b = &features->of[pair.y];
  const bool swaps = a->size == 3;
  const og_motion_feature *const side[2] = {swaps ? b : a, swaps ? a : b};
  int taken = 0;
  problem->of_edges = a->size == 2;
  og_int_set_si(&problem->den, 1);
  for (int k = 0; k < 2; k++) {
    const og_points *of = side[k]->body == 0 ? &points->a : &points->b;
    for (int i = 0; i < side[k]->size; i++, taken++) {
      const size_t number = (size_t)side[k]->at[i];
      og_ivec_set(&problem->start[taken], &of->at[number]);
      og_ivec_set(&problem->end[taken], &of->at[of->count / 2 + number]);
    }
  }
}

// ---- until a time ----

// With until = n / d: start d, and start (d - n) + end n.
static void cut_points(og_points *window, const og_points *points, const og_rational *until, const og_int *rest) {
  const size_t half = points->count / 2;
  og_points_resize(window, points->count);
  for (size_t k = 0; k < half; k++) {
    og_ivec_scale(&window->at[k], &until->den, &points->at[k]);
    og_ivec_scale(&window->at[half + k], rest, &points->at[k]);
    og_ivec_addmul(&window->at[half + k], &until->num, &points->at[half + k]);
  }
  if (points->count == 1) og_ivec_scale(&window->at[0], &until->den, &points->at[0]); // it stands for no second mesh
}

void og_motion_cut(og_problem *window, const og_problem *points, const og_rational *until) {
  og_int rest;
  og_int_init(&rest);
  og_int_sub(&rest, &until->den, &until->num);
  cut_points(&window->a, &points->a, until, &rest);
  cut_points(&window->b, &points->b, until, &rest);
  og_problem_approximate(window);
  og_int_clear(&rest);
}
