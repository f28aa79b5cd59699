#include "spec/pair/certificate.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

static const char *const kind_names[OG_CERT_KIND_COUNT] = {
    "none", "separated", "touching", "penetrating", "nearest", "surface", "sweep", "miss",
};

const char *og_certificate_kind_name(og_certificate_kind kind) { return kind_names[kind]; }

void og_combination_clear(og_combination *c) {
  for (size_t k = 0; k < c->capacity; k++) {
    og_int_clear(&c->weight[k]);
    og_int_clear(&c->root_weight[k]);
  }
  free(c->pair);
  free(c->weight);
  free(c->root_weight);
}

void og_combination_reset(og_combination *c) { c->count = 0; }

size_t og_combination_add(og_combination *c, og_pair pair) {
  if (c->count == c->capacity) {
    const size_t capacity = og_doubled(c->capacity);
    c->pair = og_grow(c->pair, capacity, sizeof *c->pair);
    c->weight = og_grow(c->weight, capacity, sizeof *c->weight);
    c->root_weight = og_grow(c->root_weight, capacity, sizeof *c->root_weight);
    for (size_t k = c->capacity; k < capacity; k++) {
      og_int_init(&c->weight[k]);
      og_int_init(&c->root_weight[k]);
    }
    c->capacity = capacity;
  }
  const size_t k = c->count++;
  c->pair[k] = pair;
  og_int_set_si(&c->weight[k], 0);
  og_int_set_si(&c->root_weight[k], 0);
  return k;
}

void og_combination_add_weighted(og_combination *c, og_pair pair, const og_int *weight) {
  const size_t k = og_combination_add(c, pair);
  og_int_set(&c->weight[k], weight);
}

static void end_init(og_sweep_end *end) {
  og_int_init(&end->radicand);
  og_int_init(&end->time_p);
  og_int_init(&end->time_q);
  og_int_init(&end->time_m);
  og_ivec_init(&end->direction);
}

static void end_clear(og_sweep_end *end) {
  og_combination_clear(&end->witness);
  og_int_clear(&end->radicand);
  og_int_clear(&end->time_p);
  og_int_clear(&end->time_q);
  og_int_clear(&end->time_m);
  og_ivec_clear(&end->direction);
}

static void end_reset(og_sweep_end *end) {
  og_combination_reset(&end->witness);
  og_int_set_si(&end->radicand, 0);
  og_int_set_si(&end->time_p, 0);
  og_int_set_si(&end->time_q, 0);
  og_int_set_si(&end->time_m, 1);
  og_ivec_set_zero(&end->direction);
}

void og_certificate_init(og_certificate *certificate) {
  memset(certificate, 0, sizeof *certificate);
  og_ivec_init(&certificate->direction);
  end_init(&certificate->first);
  end_init(&certificate->last);
  og_certificate_reset(certificate);
}

void og_certificate_clear(og_certificate *certificate) {
  og_combination_clear(&certificate->witness);
  og_ivec_clear(&certificate->direction);
  free(certificate->triangle);
  end_clear(&certificate->first);
  end_clear(&certificate->last);
}

void og_certificate_reset(og_certificate *certificate) {
  certificate->kind = OG_CERT_NONE;
  og_combination_reset(&certificate->witness);
  og_ivec_set_zero(&certificate->direction);
  certificate->triangle_count = 0;
  certificate->face = 0;
  certificate->never_parts = false;
  end_reset(&certificate->first);
  end_reset(&certificate->last);
}

void og_certificate_resize_triangles(og_certificate *certificate, size_t count) {
  if (count > certificate->triangle_capacity) {
    certificate->triangle = og_grow(certificate->triangle, count, sizeof *certificate->triangle);
    certificate->triangle_capacity = count;
  }
  certificate->triangle_count = count;
}

// ---- short numbers ----

// Beyond this nobody verifies a certificate by hand, and gcds begin to cost as much as the checker.
#define READABLE_BITS 128

static void divide_by_common_divisor(og_int *const numbers[], size_t count) {
  og_int divisor;
  og_int_init(&divisor);
  bool readable = true;
  for (size_t k = 0; k < count && readable; k++) {
    readable = mpz_sizeinbase(numbers[k]->z, 2) <= READABLE_BITS;
    if (readable) mpz_gcd(divisor.z, divisor.z, numbers[k]->z);
  }
  const bool divides = mpz_cmp_ui(divisor.z, 1) > 0;
  if (readable && divides)
    for (size_t k = 0; k < count; k++) mpz_divexact(numbers[k]->z, numbers[k]->z, divisor.z);
  og_int_clear(&divisor);
}

static void simplify_vector(og_ivec *v) { divide_by_common_divisor((og_int *const[]){&v->x, &v->y, &v->z}, 3); }

// A combination of more points than this belongs to a surface, where all but three weights are zero.
#define MOST_TERMS 16

static void simplify_combination(og_combination *c) {
  og_int *numbers[2 * MOST_TERMS];
  size_t count = 0;
  for (size_t k = 0; k < c->count; k++) {
    if (og_int_sign(&c->weight[k]) == 0 && og_int_sign(&c->root_weight[k]) == 0) continue;
    if (count == 2 * MOST_TERMS) return;
    numbers[count++] = &c->weight[k];
    numbers[count++] = &c->root_weight[k];
  }
  divide_by_common_divisor(numbers, count);
}

static void simplify_end(og_sweep_end *end) {
  simplify_combination(&end->witness);
  simplify_vector(&end->direction);
  divide_by_common_divisor((og_int *const[]){&end->time_p, &end->time_q, &end->time_m}, 3);
}

void og_certificate_simplify(og_certificate *certificate) {
  simplify_combination(&certificate->witness);
  simplify_vector(&certificate->direction);
  if (certificate->kind != OG_CERT_SWEEP) return;
  simplify_end(&certificate->first);
  if (!certificate->never_parts) simplify_end(&certificate->last);
}

// ---- matching directed edges with those that run against them ----

typedef struct edge {
  uint32_t low, high;  // its corners in ascending order
  uint32_t descending; // does it run from high to low?
  uint32_t name;       // triangle times 3 plus edge
} edge;

static int compare_edges(const void *left, const void *right) {
  const edge *a = left, *b = right;
  if (a->low != b->low) return a->low < b->low ? -1 : 1;
  if (a->high != b->high) return a->high < b->high ? -1 : 1;
  if (a->descending != b->descending) return a->descending < b->descending ? -1 : 1;
  return a->name < b->name ? -1 : a->name > b->name;
}

static uint32_t *twin_of(og_certificate *c, uint32_t name) { return &c->triangle[name / 3].twin[name % 3]; }

void og_certificate_match_edges(og_certificate *c) {
  const size_t count = 3 * c->triangle_count;
  if (count == 0) return;
  edge *edges = og_grow(NULL, count, sizeof *edges);
  for (size_t k = 0; k < count; k++) {
    const uint32_t from = c->triangle[k / 3].corner[k % 3], to = c->triangle[k / 3].corner[(k + 1) % 3];
    edges[k] = (edge){from < to ? from : to, from < to ? to : from, from > to, (uint32_t)k};
    *twin_of(c, (uint32_t)k) = (uint32_t)k;
  }
  qsort(edges, count, sizeof *edges, compare_edges);
  for (size_t start = 0, end; start < count; start = end) {
    size_t middle = start;
    end = start;
    while (end < count && edges[end].low == edges[start].low && edges[end].high == edges[start].high) {
      if (!edges[end].descending) middle = end + 1;
      end++;
    }
    for (size_t up = start, down = middle; up < middle && down < end; up++, down++) {
      *twin_of(c, edges[up].name) = edges[down].name;
      *twin_of(c, edges[down].name) = edges[up].name;
    }
  }
  free(edges);
}
