#include "spec/solid/pieces.h"

static int32_t find_lowest(int32_t *of, int32_t point) {
  while (of[point] != point) {
    of[point] = of[of[point]];
    point = of[point];
  }
  return point;
}

static void join_points(int32_t *of, int32_t one, int32_t two) {
  const int32_t a = find_lowest(of, one), b = find_lowest(of, two);
  if (a < b) of[b] = a;
  else of[a] = b;
}

void og_find_pieces(int32_t *lowest, size_t points, const og_part_list *list) {
  for (size_t k = 0; k < points; k++) lowest[k] = (int32_t)k;
  for (int32_t part = 0; part < list->count; part++) {
    size_t count;
    const int32_t *point = og_part_points(list, part, &count);
    for (size_t k = 1; k < count; k++) join_points(lowest, point[0], point[k]);
  }
  for (size_t k = 0; k < points; k++) lowest[k] = find_lowest(lowest, (int32_t)k);
}

bool og_part_names_lowest(const int32_t *lowest, const og_part_list *list, int32_t part, int32_t *point) {
  size_t count;
  const int32_t *of_part = og_part_points(list, part, &count);
  *point = lowest[of_part[0]];
  for (size_t k = 0; k < count; k++)
    if (of_part[k] == *point) return true;
  return false;
}
