#include "spec/contact/cores.h"

void og_contact_cores_init(og_contact_cores *cores) {
  og_problem_init(&cores->problem);
  og_int_set_si(&cores->problem.until_den, 1); // it does not move
  og_ivec_init(&cores->way);
}

void og_contact_cores_clear(og_contact_cores *cores) {
  og_problem_clear(&cores->problem);
  og_ivec_clear(&cores->way);
}

static void set_scaled(og_points *scaled, const og_int *factor, const og_points *points) {
  og_points_resize(scaled, points->count);
  for (size_t k = 0; k < points->count; k++) og_ivec_scale(&scaled->at[k], factor, &points->at[k]);
}

// Both by the factor; A less the way. Without radii.
static void set_moved(og_contact_cores *cores, const og_problem *problem, const og_int *factor) {
  og_problem *r = &cores->problem;
  set_scaled(&r->a, factor, &problem->a);
  set_scaled(&r->b, factor, &problem->b);
  for (size_t k = 0; k < r->a.count; k++) og_ivec_sub(&r->a.at[k], &r->a.at[k], &cores->way);
  og_int_set_si(&r->radius, 0);
  og_int_set_si(&r->radius_b, 0);
  og_int_mul(&r->unit_den, &problem->unit_den, factor);
  r->unit_exp = problem->unit_exp;
}

void og_contact_cores_set(og_contact_cores *cores, const og_problem *problem, const og_combination *witness) {
  og_int total;
  og_int_init(&total);
  og_ivec_set_zero(&cores->way);
  for (size_t k = 0; k < witness->count; k++) {
    og_int_add(&total, &total, &witness->weight[k]);
    og_ivec_addmul(&cores->way, &witness->weight[k], &problem->a.at[witness->pair[k].i]);
    og_ivec_submul(&cores->way, &witness->weight[k], &problem->b.at[witness->pair[k].j]);
  }
  set_moved(cores, problem, &total);
  og_int_clear(&total);
}

// The greatest direction . x over the points, or the least where `sign` is -1.
static void find_reach(og_int *reach, const og_points *points, const og_ivec *direction, int sign) {
  og_int value;
  og_int_init(&value);
  for (size_t k = 0; k < points->count; k++) {
    og_ivec_dot(&value, direction, &points->at[k]);
    if (k == 0 || sign * og_int_compare(&value, reach) > 0) og_int_swap(&value, reach);
  }
  og_int_clear(&value);
}

void og_contact_cores_set_along(og_contact_cores *cores, const og_problem *problem, const og_ivec *direction,
                                og_int *gap, og_int *square) {
  og_int of_a;
  og_int_init(&of_a);
  find_reach(gap, &problem->b, direction, 1);
  find_reach(&of_a, &problem->a, direction, -1);
  og_int_sub(gap, gap, &of_a);
  og_ivec_dot(square, direction, direction);
  og_ivec_scale(&cores->way, gap, direction);
  og_ivec_neg(&cores->way, &cores->way);
  set_moved(cores, problem, square);
  og_int_clear(&of_a);
}
