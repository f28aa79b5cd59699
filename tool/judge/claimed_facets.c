#include "tool/judge/claimed_facets.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/fields.h"

void og_claimed_facets_init(og_claimed_facets *facets) {
  memset(facets, 0, sizeof *facets);
  og_claimed_facets_reset(facets);
}

void og_claimed_facets_clear(og_claimed_facets *facets) {
  free(facets->start);
  free(facets->corner);
  memset(facets, 0, sizeof *facets);
}

void og_claimed_facets_reset(og_claimed_facets *facets) {
  if (facets->room == 0) {
    facets->room = 64;
    facets->start = og_grow(NULL, facets->room + 1, sizeof *facets->start);
  }
  facets->any = false;
  facets->count = 0;
  facets->start[0] = 0;
}

// Room for one facet more, of so many corners.
static void make_room(og_claimed_facets *facets, size_t corners) {
  const size_t end = facets->start[facets->count] + corners;
  if (facets->count == facets->room) {
    facets->room *= 2;
    facets->start = og_grow(facets->start, facets->room + 1, sizeof *facets->start);
  }
  if (end > facets->corner_room) {
    facets->corner_room = 2 * end;
    facets->corner = og_grow(facets->corner, facets->corner_room, sizeof *facets->corner);
  }
}

static bool read_facet(og_claimed_facets *facets, const json_t *value, size_t wanted, const og_place *place,
                       og_complaint *complaint) {
  if (!og_read_array(value, wanted == 0 ? SIZE_MAX : wanted, "points", place, complaint)) return false;
  const size_t corners = json_array_size(value);
  make_room(facets, corners);
  uint32_t *corner = facets->corner + facets->start[facets->count];
  for (size_t k = 0; k < corners; k++) {
    const og_place element = {place, NULL, k};
    if (!og_read_index(&corner[k], json_array_get(value, k), &element, complaint)) return false;
  }
  facets->start[facets->count + 1] = facets->start[facets->count] + corners;
  facets->count++;
  return true;
}

bool og_read_claimed_facets(og_claimed_facets *facets, const json_t *root, const char *field, size_t corners,
                            og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  const json_t *value = json_object_get(root, field);
  facets->any = value != NULL;
  if (value == NULL) return true;
  if (!og_read_array(value, SIZE_MAX, field, &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    if (!read_facet(facets, json_array_get(value, k), corners, &element, complaint)) return false;
  }
  return true;
}
