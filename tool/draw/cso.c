#include "tool/draw/cso.h"

#include <string.h>

#include "tool/run/make_body.h"

void og_seen_cso_init(og_seen_cso *cso) {
  memset(cso, 0, sizeof *cso);
  og_exact_body_init(&cso->body);
  for (int k = 0; k < 3; k++) og_rational_init(&cso->witness[k]);
  og_seen_body_init(&cso->seen);
}

void og_seen_cso_clear(og_seen_cso *cso) {
  og_exact_body_clear(&cso->body);
  for (int k = 0; k < 3; k++) og_rational_clear(&cso->witness[k]);
  og_seen_body_clear(&cso->seen);
}

// r = a - b
static void subtract(og_rational *r, const og_rational *a, const og_rational *b) {
  og_int num, den;
  og_int_init(&num);
  og_int_init(&den);
  og_int_mul(&num, &a->num, &b->den);
  og_int_submul(&num, &b->num, &a->den);
  og_int_mul(&den, &a->den, &b->den);
  og_rational_set_quotient(r, &num, &den);
  og_int_clear(&num);
  og_int_clear(&den);
}

static size_t corner(const og_seen_body *seen, size_t k, bool outline_only) {
  return outline_only ? seen->silhouette.corner[k] : k;
}

static void set_differences(og_seen_cso *cso, const og_seen_body *a, const og_seen_body *b) {
  og_exact_body *r = &cso->body;
  size_t count_a = a->body->count, count_b = b->body->count;
  cso->outline_only = count_a * count_b > OG_MESH_VERTICES;
  if (cso->outline_only) {
    count_a = a->silhouette.count;
    count_b = b->silhouette.count;
  }
  og_exact_body_resize(r, count_a * count_b);
  og_int_mul(&r->den, &a->body->den, &b->body->den);
  for (size_t i = 0; i < count_a; i++)
    for (size_t j = 0; j < count_b; j++) {
      og_ivec *point = &r->point[i * count_b + j];
      og_ivec_scale(point, &b->body->den, &a->body->point[corner(a, i, cso->outline_only)]);
      og_ivec_submul(point, &a->body->den, &b->body->point[corner(b, j, cso->outline_only)]);
    }
  og_int_mul(&r->radius, &a->body->radius, &b->body->den);
  og_int_addmul(&r->radius, &b->body->radius, &a->body->den);
}

void og_seen_cso_set(og_seen_cso *cso, const og_scene *scene) {
  set_differences(cso, &scene->body[0], &scene->body[1]);
  for (int k = 0; k < 3; k++) subtract(&cso->witness[k], &scene->witness.a[k], &scene->witness.b[k]);
  og_seen_body_set(&cso->seen, &scene->view, "cso", 1, &cso->body, cso->witness);
}
