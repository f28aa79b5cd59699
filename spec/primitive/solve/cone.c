#include "spec/primitive/solve/cone.h"

#include <stdlib.h>

#include "spec/number/allocation.h"

void og_cone_init(og_cone *cone) { *cone = (og_cone){0, 0, NULL, 0, 0, NULL}; }

void og_cone_clear(og_cone *cone) {
  og_rows_clear(cone->ray, cone->ray_capacity);
  og_rows_clear(cone->line, cone->line_capacity);
  free(cone->ray);
  free(cone->line);
}

void og_cone_reset(og_cone *cone) { cone->rays = cone->lines = 0; }

static og_row *add_row(og_row **rows, size_t *count, size_t *capacity) {
  if (*count == *capacity) {
    const size_t more = og_doubled(*capacity);
    *rows = og_grow(*rows, more, sizeof **rows);
    og_rows_init(*rows + *capacity, more - *capacity);
    *capacity = more;
  }
  return &(*rows)[(*count)++];
}

og_row *og_cone_add_ray(og_cone *cone) { return add_row(&cone->ray, &cone->rays, &cone->ray_capacity); }

og_row *og_cone_add_line(og_cone *cone) { return add_row(&cone->line, &cone->lines, &cone->line_capacity); }

void og_row_dot(og_int *r, const og_row *a, const og_row *b) {
  og_int_mul(r, &a->at[0], &b->at[0]);
  for (size_t k = 1; k < 4; k++) og_int_addmul(r, &a->at[k], &b->at[k]);
}

void og_row_copy(og_row *r, const og_row *a) {
  for (size_t k = 0; k < 4; k++) og_int_set(&r->at[k], &a->at[k]);
}

static void negate_row(og_row *r) {
  for (size_t k = 0; k < 4; k++) og_int_neg(&r->at[k], &r->at[k]);
}

static bool same_row(const og_row *a, const og_row *b) {
  for (size_t k = 0; k < 4; k++)
    if (og_int_compare(&a->at[k], &b->at[k]) != 0) return false;
  return true;
}

static void reduce_row(og_row *r) {
  mpz_t divisor;
  mpz_init(divisor);
  for (size_t k = 0; k < 4; k++) mpz_gcd(divisor, divisor, r->at[k].z);
  if (mpz_cmp_ui(divisor, 1) > 0)
    for (size_t k = 0; k < 4; k++) mpz_divexact(r->at[k].z, r->at[k].z, divisor);
  mpz_clear(divisor);
}

// ---- linear spaces: rows in echelon form ----

// Independent rows; row k has its first entry that is not zero in column lead[k], where all the others have zero.
typedef struct space {
  size_t rank, lead[4];
  og_row row[4];
} space;

static void space_init(space *s) {
  s->rank = 0;
  og_rows_init(s->row, 4);
}

static void space_clear(space *s) { og_rows_clear(s->row, 4); }

// r = r pivot[column] - pivot r[column], in lowest terms.
static void eliminate(og_row *r, const og_row *pivot, size_t column) {
  og_int factor, scale;
  og_int_init(&factor);
  og_int_init(&scale);
  og_int_set(&factor, &r->at[column]);
  og_int_set(&scale, &pivot->at[column]);
  for (size_t k = 0; k < 4; k++) {
    og_int_mul(&r->at[k], &r->at[k], &scale);
    og_int_submul(&r->at[k], &factor, &pivot->at[k]);
  }
  og_int_clear(&factor);
  og_int_clear(&scale);
  reduce_row(r);
}

// Adds a row to the space; false where it was in it.
static bool space_add(space *s, const og_row *row) {
  if (s->rank == 4) return false;
  og_row *added = &s->row[s->rank];
  og_row_copy(added, row);
  for (size_t k = 0; k < s->rank; k++) eliminate(added, &s->row[k], s->lead[k]);
  size_t lead = 0;
  while (lead < 4 && og_int_sign(&added->at[lead]) == 0) lead++;
  if (lead == 4) return false;
  for (size_t k = 0; k < s->rank; k++) eliminate(&s->row[k], added, lead);
  s->lead[s->rank++] = lead;
  return true;
}

static bool is_lead(const space *s, size_t column) {
  for (size_t k = 0; k < s->rank; k++)
    if (s->lead[k] == column) return true;
  return false;
}

// r = the vector orthogonal to the space that belongs to a column which is no row's lead: 1 there, 0 in the others of
// these, times what makes it integers.
static void set_orthogonal(og_row *r, const space *s, size_t column) {
  mpz_t multiple;
  mpz_init_set_si(multiple, 1);
  for (size_t k = 0; k < s->rank; k++) mpz_lcm(multiple, multiple, s->row[k].at[s->lead[k]].z);
  for (size_t k = 0; k < 4; k++) og_int_set_si(&r->at[k], 0);
  mpz_set(r->at[column].z, multiple);
  for (size_t k = 0; k < s->rank; k++) {
    og_int *entry = &r->at[s->lead[k]];
    mpz_divexact(entry->z, multiple, s->row[k].at[s->lead[k]].z);
    og_int_mul(entry, entry, &s->row[k].at[column]);
    og_int_neg(entry, entry);
  }
  mpz_clear(multiple);
  reduce_row(r);
}

// ---- the polar ----

// -1: all rays on the side <= 0 of the plane; 1: all on the side >= 0; 0: on both.
static int side_of_rays(const og_row *plane, const og_cone *cone) {
  og_int height;
  og_int_init(&height);
  bool above = false, below = false;
  for (size_t k = 0; k < cone->rays && (!above || !below); k++) {
    og_row_dot(&height, plane, &cone->ray[k]);
    above = above || og_int_sign(&height) > 0;
    below = below || og_int_sign(&height) < 0;
  }
  og_int_clear(&height);
  return above && below ? 0 : above ? 1 : -1;
}

// Offers the plane that is orthogonal to the three rows of the space as a facet.
static void offer_plane(og_cone *polar, const space *s, const og_cone *cone) {
  og_row plane;
  og_rows_init(&plane, 1);
  size_t column = 0;
  while (is_lead(s, column)) column++;
  set_orthogonal(&plane, s, column);
  const int side = side_of_rays(&plane, cone);
  if (side > 0) negate_row(&plane);
  bool known = false;
  for (size_t k = 0; k < polar->rays && !known; k++) known = same_row(&polar->ray[k], &plane);
  if (side != 0 && !known) og_row_copy(og_cone_add_ray(polar), &plane);
  og_rows_clear(&plane, 1);
}

// Every choice of rays, from `next` on, that makes the space one of three dimensions. The depth is at most 3.
static void choose_rays(og_cone *polar, const space *s, const og_cone *cone, size_t next) {
  if (s->rank == 3) {
    offer_plane(polar, s, cone);
    return;
  }
  for (size_t k = next; k < cone->rays; k++) {
    space more;
    space_init(&more);
    more.rank = s->rank;
    for (size_t row = 0; row < s->rank; row++) {
      og_row_copy(&more.row[row], &s->row[row]);
      more.lead[row] = s->lead[row];
    }
    if (space_add(&more, &cone->ray[k])) choose_rays(polar, &more, cone, k + 1);
    space_clear(&more);
  }
}

void og_cone_polar(og_cone *polar, const og_cone *cone) {
  space all, fixed;
  space_init(&all);
  space_init(&fixed);
  og_cone_reset(polar);
  for (size_t k = 0; k < cone->lines; k++) space_add(&all, &cone->line[k]);
  const size_t line_rank = all.rank;
  for (size_t k = 0; k < cone->rays; k++) space_add(&all, &cone->ray[k]);
  for (size_t column = 0; column < 4; column++)
    if (!is_lead(&all, column)) set_orthogonal(og_cone_add_line(polar), &all, column);
  // A facet contains all lines and is orthogonal to all that is orthogonal to the cone.
  for (size_t k = 0; k < cone->lines; k++) space_add(&fixed, &cone->line[k]);
  for (size_t k = 0; k < polar->lines; k++) space_add(&fixed, &polar->line[k]);
  if (line_rank < all.rank) choose_rays(polar, &fixed, cone, 0);
  space_clear(&all);
  space_clear(&fixed);
}
