#include "spec/contact/outline.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

void og_contact_outline_init(og_contact_outline *o) {
  memset(o, 0, sizeof *o);
  og_int_init(&o->value);
  og_int_init(&o->other);
  og_ivec_init(&o->along);
  og_ivec_init(&o->across);
  og_ivec_init(&o->product);
}

void og_contact_outline_clear(og_contact_outline *o) {
  free(o->at);
  og_int_clear(&o->value);
  og_int_clear(&o->other);
  og_ivec_clear(&o->along);
  og_ivec_clear(&o->across);
  og_ivec_clear(&o->product);
}

// ---- in order ----

typedef struct named {
  const og_ivec *at;
  uint32_t number;
} named;

// By x, then y, then z: the points of a plane come as along a direction within it.
static int compare_named(const void *left, const void *right) {
  const og_ivec *a = ((const named *)left)->at, *b = ((const named *)right)->at;
  int order = og_int_compare(&a->x, &b->x);
  if (order == 0) order = og_int_compare(&a->y, &b->y);
  return order != 0 ? order : og_int_compare(&a->z, &b->z);
}

// Each place once; how many there are.
static size_t sort(const og_points *points, uint32_t *number, size_t count) {
  named *all = og_grow(NULL, count, sizeof *all);
  for (size_t k = 0; k < count; k++) all[k] = (named){&points->at[number[k]], number[k]};
  qsort(all, count, sizeof *all, compare_named);
  size_t kept = 0;
  for (size_t k = 0; k < count; k++)
    if (k == 0 || compare_named(&all[k - 1], &all[k]) != 0) number[kept++] = all[k].number;
  free(all);
  return kept;
}

// ---- the hull ----

static bool turns_left(og_contact_outline *o, const og_ivec *normal, uint32_t p, uint32_t q, uint32_t r) {
  const og_ivec *at = o->points->at;
  og_ivec_sub(&o->along, &at[q], &at[p]);
  og_ivec_sub(&o->across, &at[r], &at[q]);
  og_ivec_cross(&o->product, &o->along, &o->across);
  og_ivec_dot(&o->value, normal, &o->product);
  return og_int_sign(&o->value) > 0;
}

// Appends a point to the chain that began at `start`. A corner before it that is no left turn is on the line between
// its neighbours or on the inner side of it: along no direction that the chain faces is it farther than both.
static void extend(og_contact_outline *o, const og_ivec *normal, size_t start, uint32_t number) {
  while (o->count >= start + 2 && !turns_left(o, normal, o->at[o->count - 2], o->at[o->count - 1], number)) o->count--;
  o->at[o->count++] = number;
}

void og_contact_outline_set(og_contact_outline *o, const og_points *points, const og_ivec *normal, uint32_t *number,
                            size_t count) {
  o->points = points;
  o->count = o->corner = 0;
  o->at = og_grow(o->at, 2 * count, sizeof *o->at);
  count = sort(points, number, count);
  for (size_t k = 0; k < count; k++) extend(o, normal, 0, number[k]);
  const size_t top = o->count - 1;
  for (size_t k = count - 1; k-- > 0;) extend(o, normal, top, number[k]);
  if (count > 1) o->count--; // the least is there again
}

// ---- how far it reaches ----

// Goes to a corner that is farther than the last, if that is.
static bool go(og_contact_outline *o, const og_ivec *direction, size_t corner) {
  og_ivec_dot(&o->other, direction, &o->points->at[o->at[corner]]);
  if (og_int_compare(&o->other, &o->value) <= 0) return false;
  og_int_swap(&o->value, &o->other);
  o->corner = corner;
  return true;
}

const og_int *og_contact_outline_reach(og_contact_outline *o, const og_ivec *direction) {
  const size_t last = o->count - 1;
  og_ivec_dot(&o->value, direction, &o->points->at[o->at[o->corner]]);
  while (go(o, direction, o->corner < last ? o->corner + 1 : 0) ||
         go(o, direction, o->corner > 0 ? o->corner - 1 : last))
    continue;
  return &o->value;
}
