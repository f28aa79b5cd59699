#include "spec/contact/cores.h"

void og_contact_cores_init(og_contact_cores *cores) {
  og_problem_init(&cores->problem);
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

void og_contact_cores_set(og_contact_cores *cores, const og_problem *problem, const og_combination *witness) {
  og_problem *r = &cores->problem;
  og_int total;
  og_int_init(&total);
  og_ivec_set_zero(&cores->way);
  for (size_t k = 0; k < witness->count; k++) {
    og_int_add(&total, &total, &witness->weight[k]);
    og_ivec_addmul(&cores->way, &witness->weight[k], &problem->a.at[witness->pair[k].i]);
    og_ivec_submul(&cores->way, &witness->weight[k], &problem->b.at[witness->pair[k].j]);
  }
  set_scaled(&r->a, &total, &problem->a);
  set_scaled(&r->b, &total, &problem->b);
  for (size_t k = 0; k < r->a.count; k++) og_ivec_sub(&r->a.at[k], &r->a.at[k], &cores->way);
  og_int_set_si(&r->radius, 0);
  og_int_set_si(&r->radius_b, 0);
  og_int_mul(&r->unit_den, &problem->unit_den, &total);
  r->unit_exp = problem->unit_exp;
  og_int_clear(&total);
}
