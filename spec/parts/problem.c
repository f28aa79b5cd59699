#include "spec/parts/problem.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

void og_parts_problem_init(og_parts_problem *problem) {
  memset(problem, 0, sizeof *problem);
  og_problem_init(&problem->pair);
}

void og_parts_problem_clear(og_parts_problem *problem) {
  og_problem_clear(&problem->pair);
  for (int body = 0; body < 2; body++) {
    free(problem->part[body].point);
    free(problem->part[body].end);
  }
}

void og_part_list_reset(og_part_list *list) { list->count = 0; }

static size_t points_so_far(const og_part_list *list) { return list->count == 0 ? 0 : list->end[list->count - 1]; }

// A part of `count` points more, for the caller to fill.
static int32_t *add_part(og_part_list *list, size_t count) {
  const size_t start = points_so_far(list);
  while (start + count > list->room_points) {
    list->room_points = og_doubled(list->room_points);
    list->point = og_grow(list->point, list->room_points, sizeof *list->point);
  }
  if ((size_t)list->count == list->room_parts) {
    list->room_parts = og_doubled(list->room_parts);
    list->end = og_grow(list->end, list->room_parts, sizeof *list->end);
  }
  list->end[list->count++] = start + count;
  return list->point + start;
}

void og_part_list_add_shifted(og_part_list *list, const int32_t *point, size_t count, int32_t base) {
  int32_t *to = add_part(list, count);
  for (size_t k = 0; k < count; k++) to[k] = point[k] + base;
}

void og_part_list_add(og_part_list *list, const int32_t *point, size_t count) {
  og_part_list_add_shifted(list, point, count, 0);
}

void og_part_list_add_range(og_part_list *list, int32_t first, size_t count) {
  int32_t *to = add_part(list, count);
  for (size_t k = 0; k < count; k++) to[k] = first + (int32_t)k;
}

static void take_part(og_points *to, const og_points *from, const og_part_list *list, int32_t part) {
  size_t count;
  const int32_t *point = og_part_points(list, part, &count);
  og_points_resize(to, count);
  for (size_t k = 0; k < count; k++) {
    og_ivec_set(&to->at[k], &from->at[point[k]]);
    memcpy(&to->approx[3 * k], &from->approx[3 * (size_t)point[k]], 3 * sizeof *to->approx);
  }
}

void og_parts_take_pair(og_problem *pair, const og_parts_problem *problem, const int32_t part[2]) {
  const og_problem *whole = &problem->pair;
  take_part(&pair->a, &whole->a, &problem->part[0], part[0]);
  take_part(&pair->b, &whole->b, &problem->part[1], part[1]);
  pair->approx_exp = whole->approx_exp;
  og_int_set(&pair->radius, &whole->radius);
  og_int_set(&pair->radius_b, &whole->radius_b);
  og_ivec_set(&pair->velocity, &whole->velocity);
  pair->has_until = whole->has_until;
  og_int_set(&pair->until_num, &whole->until_num);
  og_int_set(&pair->until_den, &whole->until_den);
  og_int_set(&pair->unit_den, &whole->unit_den);
  pair->unit_exp = whole->unit_exp;
}
