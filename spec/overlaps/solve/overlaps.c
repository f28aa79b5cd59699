#include "spec/overlaps/solve/overlaps.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

void og_overlaps_answer_init(og_overlaps_answer *answer) {
  answer->refusal = OG_OVERLAPS_REFUSED_START;
  og_overlaps_certificate_init(&answer->certificate);
  og_overlaps_finding_init(&answer->finding);
}

void og_overlaps_answer_clear(og_overlaps_answer *answer) {
  og_overlaps_certificate_clear(&answer->certificate);
  og_overlaps_finding_clear(&answer->finding);
}

enum { MOST_BITS = 18 }; // of a rank

typedef struct keyed {
  uint64_t key;
  int32_t number;
} keyed;

typedef struct ordering {
  const og_box_scene *scene;
  int32_t *slot; // of each number the slot it had last, there or not; -1: none yet
  keyed *item, *spare;
  uint64_t *code; // of each number
  double *length; // working storage of the median
  int32_t count;  // numbers that occur
} ordering;

static double along(const og_triple *t, int axis) { return axis == 0 ? t->x : axis == 1 ? t->y : t->z; }

// ---- sorting by 64-bit keys, the lowest byte first; bytes that are all equal are passed over ----

static void sort_by_key(ordering *o) {
  for (int shift = 0; shift < 64; shift += 8) {
    int32_t start[256] = {0};
    for (int32_t k = 0; k < o->count; k++) start[o->item[k].key >> shift & 255]++;
    if (o->count == 0 || start[o->item[0].key >> shift & 255] == o->count) continue;
    for (int32_t byte = 0, before = 0; byte < 256; byte++) {
      const int32_t here = start[byte];
      start[byte] = before;
      before += here;
    }
    for (int32_t k = 0; k < o->count; k++) o->spare[start[o->item[k].key >> shift & 255]++] = o->item[k];
    keyed *const swapped = o->item;
    o->item = o->spare;
    o->spare = swapped;
  }
}

// A key in the order of the numbers: without the sign bit that of positive ones, and all bits turned of negative ones.
static uint64_t key_of(double x) {
  uint64_t bits;
  x += 0.0; // minus zero becomes zero
  memcpy(&bits, &x, sizeof bits);
  return (bits >> 63) != 0 ? ~bits : bits | (uint64_t)1 << 63;
}

// ---- the curve ----

// The lower 20 bits, with two zeros between every two.
static uint64_t spread(uint64_t x) {
  x = (x | x << 32) & UINT64_C(0x001f00000000ffff);
  x = (x | x << 16) & UINT64_C(0x001f0000ff0000ff);
  x = (x | x << 8) & UINT64_C(0x100f00f00f00f00f);
  x = (x | x << 4) & UINT64_C(0x10c30c30c30c30c3);
  return (x | x << 2) & UINT64_C(0x1249249249249249);
}

static const og_box_ends *box_of(const ordering *o, int32_t number) { return &o->scene->key[o->slot[number]]; }

static int ascending(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

// The length of a box half along an axis: the whole one might be infinite.
static double half_length(const og_box_ends *box, int axis) {
  return along(&box->hi, axis) / 2 - along(&box->lo, axis) / 2;
}

// The length that is usual: the median of about a thousand.
static double usual_length(ordering *o, int axis) {
  const int32_t stride = o->count / 1000 + 1;
  int32_t count = 0;
  for (int32_t k = 0; k < o->count; k += stride) o->length[count++] = half_length(box_of(o, o->item[k].number), axis);
  qsort(o->length, (size_t)count, sizeof *o->length, ascending);
  return o->length[count / 2];
}

// 0: at most eight times as long as usual; 1: at most 64 times; 2: at most 512 times; 3.
static uint64_t class_of(double length, double usual) {
  uint64_t class = 0;
  for (double most = 8 * usual; class < 3 && length > most; most *= 8) class ++;
  return class;
}

// Classes above the curve, two bits an axis.
static void add_classes(ordering *o, int axis, double usual) {
  for (int32_t k = 0; k < o->count; k++) {
    const int32_t number = o->item[k].number;
    o->code[number] |= class_of(half_length(box_of(o, number), axis), usual) << (54 + 2 * axis);
  }
}

static double centre(const og_box_ends *box, int axis) { return along(&box->lo, axis) / 2 + along(&box->hi, axis) / 2; }

// How many bits tell cells of a quarter of the usual length apart, of 18: few where all centres are nearly alike.
// Sorted items; those far out do not count.
static int bits_along(const ordering *o, int axis, double usual_half) {
  const int32_t far = o->count / 20;
  const double reach = centre(box_of(o, o->item[o->count - 1 - far].number), axis) / 2 -
                       centre(box_of(o, o->item[far].number), axis) / 2;
  int bits = 0;
  for (double cell = usual_half / 4; bits < MOST_BITS && cell < reach; cell *= 2) bits++;
  return bits;
}

// Adds to the codes the ranks of the centres along an axis. Equal centres have equal ranks.
static void add_ranks(ordering *o, int axis, double usual_half) {
  for (int32_t k = 0; k < o->count; k++) o->item[k].key = key_of(centre(box_of(o, o->item[k].number), axis));
  sort_by_key(o);
  const int bits = bits_along(o, axis, usual_half);
  int32_t rank = 0;
  for (int32_t k = 0; k < o->count; k++) {
    if (k > 0 && o->item[k].key != o->item[k - 1].key) rank = k;
    const uint64_t scaled = ((uint64_t)rank << bits) / (uint64_t)o->count;
    o->code[o->item[k].number] |= spread(scaled) << (2 - axis);
  }
}

static void collect(ordering *o) {
  o->count = 0;
  for (int32_t i = 0; i < o->scene->numbers; i++) {
    o->code[i] = 0;
    if (o->slot[i] >= 0) o->item[o->count++].number = i;
  }
}

static void make_order(ordering *o, og_box_order *order) {
  collect(o);
  for (int axis = 0; axis < 3 && o->count > 0; axis++) {
    const double usual = usual_length(o, axis);
    add_classes(o, axis, usual);
    add_ranks(o, axis, usual);
  }
  for (int32_t k = 0; k < o->count; k++) o->item[k].key = o->code[o->item[k].number];
  sort_by_key(o);
  for (int32_t k = 0; k < o->count; k++) og_box_order_add(order, o->item[k].number);
  // Those that come later stand behind.
  for (int32_t i = 0; i < o->scene->numbers; i++)
    if (o->slot[i] < 0 && o->scene->occurs[i]) og_box_order_add(order, i);
}

// ---- all orders ----

static void make_orders(ordering *o, og_overlaps_certificate *certificate) {
  const og_box_scene *scene = o->scene;
  size_t change = 0, since = 0; // changes since the last order
  make_order(o, og_overlaps_certificate_add(certificate, 0));
  for (size_t step = 0; step < scene->step_count; step++) {
    for (; change < scene->step_end[step]; change++) {
      if (scene->change[change].slot < 0) continue;
      o->slot[scene->change[change].number] = scene->change[change].slot;
      since++;
    }
    if (since == 0 || since < (size_t)scene->occurring) continue;
    make_order(o, og_overlaps_certificate_add(certificate, step + 1));
    since = 0;
  }
}

static ordering ordering_new(const og_box_scene *scene) {
  const size_t numbers = (size_t)scene->numbers + 1; // at least one
  ordering o = {.scene = scene};
  o.slot = og_grow(NULL, numbers, sizeof *o.slot);
  o.item = og_grow(NULL, numbers, sizeof *o.item);
  o.spare = og_grow(NULL, numbers, sizeof *o.spare);
  o.code = og_grow(NULL, numbers, sizeof *o.code);
  o.length = og_grow(NULL, 1001, sizeof *o.length);
  for (int32_t i = 0; i < scene->numbers; i++) o.slot[i] = i < scene->first_count ? i : -1;
  return o;
}

static void ordering_free(ordering *o) {
  free(o->slot);
  free(o->item);
  free(o->spare);
  free(o->code);
  free(o->length);
}

void og_order_boxes(const og_box_scene *scene, og_box_order *order) {
  ordering o = ordering_new(scene);
  make_order(&o, order);
  ordering_free(&o);
}

void og_order_boxes_of(og_box_order *order, int32_t count, og_box_ends (*give)(const void *context, int32_t k),
                       const void *context) {
  order->count = 0;
  if (count == 0) return;
  og_box_scene scene;
  og_box_scene_init(&scene);
  og_box_ends *box = og_box_scene_add_many(&scene, count);
  for (int32_t k = 0; k < count; k++) box[k] = give(context, k);
  og_box_scene_end(&scene);
  og_order_boxes(&scene, order);
  og_box_scene_clear(&scene);
}

og_overlaps_refusal og_solve_overlaps(const og_box_scene *scene, size_t most, og_overlaps_answer *answer) {
  ordering o = ordering_new(scene);
  og_overlaps_certificate_reset(&answer->certificate);
  make_orders(&o, &answer->certificate);
  ordering_free(&o);
  answer->refusal = og_check_overlaps(scene, &answer->certificate, most, &answer->finding);
  return answer->refusal;
}
