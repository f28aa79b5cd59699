#include "spec/primitive/solve/spot.h"

static void set_row3(og_row *r, const og_ivec *v) {
  og_row_set(r, v);
  og_int_set_si(&r->at[3], 0);
}

void og_row_vector(og_ivec *r, const og_row *row) {
  og_int_set(&r->x, &row->at[0]);
  og_int_set(&r->y, &row->at[1]);
  og_int_set(&r->z, &row->at[2]);
}

static og_generates kind_of(const og_exact_body *body, size_t direction) {
  return body->endless[direction] ? OG_GENERATES_LINE : OG_GENERATES_RAY;
}

void og_difference_generators(og_generators *g, const og_primitive *p) {
  og_ivec difference;
  og_ivec_init(&difference);
  g->count = 0;
  for (size_t i = 0; i < p->a.count; i++)
    for (size_t j = 0; j < p->b.count; j++) {
      og_ivec_sub(&difference, &p->a.point[i], &p->b.point[j]);
      set_row3(&og_generators_add(g, OG_GENERATES_POINT)->at, &difference);
    }
  for (size_t k = 0; k < p->a.direction_count; k++)
    set_row3(&og_generators_add(g, kind_of(&p->a, k))->at, &p->a.direction[k]);
  for (size_t k = 0; k < p->b.direction_count; k++) {
    og_ivec_neg(&difference, &p->b.direction[k]);
    set_row3(&og_generators_add(g, kind_of(&p->b, k))->at, &difference);
  }
  og_ivec_clear(&difference);
}

// r = r + coefficient den
static void add_coefficient(og_int *r, const mpq_t coefficient, const mpz_t den) {
  mpz_t factor;
  mpz_init(factor);
  mpz_divexact(factor, den, mpq_denref(coefficient));
  mpz_addmul(r->z, factor, mpq_numref(coefficient));
  mpz_clear(factor);
}

void og_difference_spots(og_corner *feet, const og_primitive *p, const og_generators *g) {
  mpz_t den;
  mpz_init(den);
  og_least_denominator(den, g);
  og_spot_reset(&feet->a, &p->a);
  og_spot_reset(&feet->b, &p->b);
  mpz_set(feet->a.total.z, den);
  mpz_set(feet->b.total.z, den);
  size_t k = 0;
  for (size_t i = 0; i < p->a.count; i++)
    for (size_t j = 0; j < p->b.count; j++, k++) {
      add_coefficient(&feet->a.weight[i], g->coefficient[k], den);
      add_coefficient(&feet->b.weight[j], g->coefficient[k], den);
    }
  for (size_t i = 0; i < p->a.direction_count; i++) add_coefficient(&feet->a.along[i], g->coefficient[k++], den);
  for (size_t j = 0; j < p->b.direction_count; j++) add_coefficient(&feet->b.along[j], g->coefficient[k++], den);
  mpz_clear(den);
}

// Generators whose shortest vector vanishes and then names the row: points minus the row, or minus the row alone.
static void set_generators(og_generators *g, const og_exact_body *body, const og_row *row) {
  const bool is_direction = og_int_sign(&row->at[3]) == 0;
  og_ivec at, scaled;
  og_ivec_init(&at);
  og_ivec_init(&scaled);
  og_row_vector(&at, row);
  og_ivec_scale(&at, &body->den, &at);
  g->count = 0;
  for (size_t k = 0; k < (is_direction ? 1 : body->count); k++) {
    if (is_direction) og_ivec_set_zero(&scaled);
    else og_ivec_scale(&scaled, &row->at[3], &body->point[k]);
    og_ivec_sub(&scaled, &scaled, &at);
    set_row3(&og_generators_add(g, OG_GENERATES_POINT)->at, &scaled);
  }
  for (size_t k = 0; k < body->direction_count; k++) {
    if (is_direction) og_ivec_set(&scaled, &body->direction[k]);
    else og_ivec_scale(&scaled, &row->at[3], &body->direction[k]);
    set_row3(&og_generators_add(g, kind_of(body, k))->at, &scaled);
  }
  og_ivec_clear(&at);
  og_ivec_clear(&scaled);
}

void og_spot_at(og_spot *spot, const og_exact_body *body, const og_row *row) {
  const bool is_direction = og_int_sign(&row->at[3]) == 0;
  mpz_t den;
  mpz_init(den);
  og_generators g;
  og_generators_init(&g);
  set_generators(&g, body, row);
  og_least_norm(&g);
  og_least_denominator(den, &g);
  og_spot_reset(spot, body);
  mpz_set(spot->total.z, den);
  const size_t points = is_direction ? 1 : body->count;
  for (size_t k = 0; k < points && !is_direction; k++) add_coefficient(&spot->weight[k], g.coefficient[k], den);
  for (size_t k = 0; k < body->direction_count; k++) add_coefficient(&spot->along[k], g.coefficient[points + k], den);
  og_generators_clear(&g);
  mpz_clear(den);
}
