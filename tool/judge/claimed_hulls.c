#include "tool/judge/claimed_hulls.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/fields.h"
#include "tool/judge/claimed_facets.h"
#include "tool/judge/claimed_points.h"
#include "tool/judge/claimed_volume.h"
#include "tool/run/round_quotient.h"

void og_claimed_hulls_init(og_claimed_hulls *hulls) {
  memset(hulls, 0, sizeof *hulls);
  og_claimed_hulls_reset(hulls);
}

void og_claimed_hulls_clear(og_claimed_hulls *hulls) {
  free(hulls->end);
  free(hulls->xyz);
  memset(hulls, 0, sizeof *hulls);
}

void og_claimed_hulls_reset(og_claimed_hulls *hulls) {
  hulls->any = false;
  hulls->finite = true;
  hulls->count = hulls->points = 0;
}

static void end_hull(og_claimed_hulls *hulls) {
  if (hulls->count == hulls->room) {
    hulls->room = hulls->room == 0 ? 16 : 2 * hulls->room;
    hulls->end = og_grow(hulls->end, hulls->room, sizeof *hulls->end);
  }
  hulls->end[hulls->count++] = hulls->points;
}

static double *add_point(og_claimed_hulls *hulls) {
  if (hulls->points == hulls->point_room) {
    hulls->point_room = hulls->point_room == 0 ? 64 : 2 * hulls->point_room;
    hulls->xyz = og_grow(hulls->xyz, 3 * hulls->point_room, sizeof *hulls->xyz);
  }
  return hulls->xyz + 3 * hulls->points++;
}

static void set_coordinate(og_claimed_hulls *hulls, double *x, const og_rational *number) {
  *x = og_round_quotient_to(OG_ROUND_BINARY64, &number->num, &number->den);
  hulls->finite = hulls->finite && isfinite(*x);
}

// ---- hulls ----

static bool read_point(og_claimed_hulls *hulls, const json_t *value, const og_place *place, og_rational *number,
                       og_complaint *complaint) {
  if (!og_read_array(value, 3, "numbers", place, complaint)) return false;
  double *point = add_point(hulls);
  for (size_t i = 0; i < 3; i++) {
    const og_place element = {place, NULL, i};
    const json_t *one = json_array_get(value, i);
    if (og_is_claimed_not_finite(one)) {
      hulls->finite = false;
    } else {
      if (!og_read_number(number, one, &element, complaint)) return false;
      set_coordinate(hulls, &point[i], number);
    }
  }
  return true;
}

static bool read_hull(og_claimed_hulls *hulls, const json_t *value, const og_place *place, og_rational *number,
                      og_complaint *complaint) {
  if (!og_read_array(value, SIZE_MAX, "points", place, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {place, NULL, k};
    if (!read_point(hulls, json_array_get(value, k), &element, number, complaint)) return false;
  }
  end_hull(hulls);
  return true;
}

static bool read_hulls(og_claimed_hulls *hulls, const json_t *value, og_complaint *complaint) {
  const og_place here = {NULL, "hulls", 0};
  if (!og_read_array(value, SIZE_MAX, "hulls", &here, complaint)) return false;
  og_rational number;
  og_rational_init(&number);
  bool good = true;
  for (size_t k = 0; good && k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    good = read_hull(hulls, json_array_get(value, k), &element, &number, complaint);
  }
  og_rational_clear(&number);
  return good;
}

// ---- parts and corners ----

static bool add_corners(og_claimed_hulls *hulls, const og_claimed_facets *facets, const og_claimed_points *corners,
                        const og_place *place, og_complaint *complaint) {
  for (size_t k = 0; k < facets->start[facets->count]; k++) {
    const uint32_t corner = facets->corner[k];
    if (corner >= corners->count)
      return og_complain(complaint, OG_INPUT_BAD, place, "a facet names the corner %u; there are %zu",
                         (unsigned)corner, corners->count);
    double *point = add_point(hulls);
    for (int i = 0; corners->finite && i < 3; i++) set_coordinate(hulls, &point[i], &corners->at[corner][i]);
  }
  end_hull(hulls);
  return true;
}

// What else a part says of itself is not judged.
static bool read_part(og_claimed_hulls *hulls, const json_t *value, const og_claimed_points *corners,
                      og_claimed_facets *facets, const og_place *place, og_complaint *complaint) {
  static const char *const fields[] = {"cells", "volume", "hull", "facets", NULL};
  if (!og_read_object(value, fields, place, complaint) || og_need_field(value, "facets", place, complaint) == NULL)
    return false;
  og_claimed_facets_reset(facets);
  return og_read_claimed_facets(facets, value, "facets", 0, complaint) &&
         add_corners(hulls, facets, corners, place, complaint);
}

static bool read_parts(og_claimed_hulls *hulls, const json_t *root, const json_t *value, og_complaint *complaint) {
  const og_place here = {NULL, "parts", 0};
  if (og_need_field(root, "corners", NULL, complaint) == NULL) return false;
  if (!og_read_array(value, SIZE_MAX, "parts", &here, complaint)) return false;
  og_claimed_points corners;
  og_claimed_facets facets;
  og_claimed_points_init(&corners);
  og_claimed_points_reset(&corners);
  og_claimed_facets_init(&facets);
  bool good = og_read_claimed_points(&corners, root, "corners", 3, complaint);
  hulls->finite = corners.finite;
  for (size_t k = 0; good && k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    good = read_part(hulls, json_array_get(value, k), &corners, &facets, &element, complaint);
  }
  og_claimed_points_clear(&corners);
  og_claimed_facets_clear(&facets);
  return good;
}

bool og_read_claimed_hulls(og_claimed_hulls *hulls, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "hulls", 0}, at_corners = {NULL, "corners", 0};
  const json_t *own = json_object_get(root, "hulls"), *parts = json_object_get(root, "parts");
  hulls->any = own != NULL || parts != NULL;
  if (own != NULL && parts != NULL)
    return og_complain(complaint, OG_INPUT_BAD, &here, "it stands for parts, and goes with none");
  if (parts == NULL && json_object_get(root, "corners") != NULL)
    return og_complain(complaint, OG_INPUT_BAD, &at_corners, "they are of parts, and there are none");
  if (own != NULL) return read_hulls(hulls, own, complaint);
  return parts == NULL || read_parts(hulls, root, parts, complaint);
}
