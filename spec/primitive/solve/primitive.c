#include "spec/primitive/solve/primitive.h"

#include "spec/primitive/solve/hit.h"
#include "spec/primitive/solve/spot.h"

void og_primitive_answer_init(og_primitive_answer *answer) {
  answer->refusal = OG_PRIMITIVE_REFUSED_KIND;
  og_primitive_certificate_init(&answer->certificate);
  og_primitive_finding_init(&answer->finding);
}

void og_primitive_answer_clear(og_primitive_answer *answer) {
  og_primitive_certificate_clear(&answer->certificate);
  og_primitive_finding_clear(&answer->finding);
}

static void solve_support(const og_primitive *p, og_primitive_certificate *c) {
  og_int most, height;
  og_int_init(&most);
  og_int_init(&height);
  c->kind = OG_PRIMITIVE_EXTREME;
  for (size_t k = 0; k < p->a.count; k++) {
    og_ivec_dot(&height, &p->direction, &p->a.point[k]);
    const int order = c->vertex_count == 0 ? 1 : og_int_compare(&height, &most);
    if (order < 0) continue;
    if (order > 0) c->vertex_count = 0;
    if (order > 0) og_int_set(&most, &height);
    *og_certificate_add_vertex(c) = (uint32_t)k;
  }
  og_int_clear(&most);
  og_int_clear(&height);
}

static void solve_closest(const og_primitive *p, og_primitive_certificate *c) {
  og_generators g;
  og_generators_init(&g);
  og_difference_generators(&g, p);
  og_least_norm(&g);
  c->kind = OG_PRIMITIVE_FEET;
  og_difference_spots(&c->feet, p, &g);
  og_generators_clear(&g);
}

og_primitive_refusal og_solve_primitive(const og_primitive *primitive, og_primitive_answer *answer) {
  og_primitive_certificate_reset(&answer->certificate);
  if (primitive->question == OG_SUPPORT) solve_support(primitive, &answer->certificate);
  if (primitive->question == OG_SIMPLEX || primitive->question == OG_CLOSEST)
    solve_closest(primitive, &answer->certificate);
  if (primitive->question == OG_ORIENTATION) answer->certificate.kind = OG_PRIMITIVE_DETERMINANT;
  if (primitive->question == OG_HIT) og_solve_hit(primitive, &answer->certificate);
  answer->refusal = og_check_primitive(primitive, &answer->certificate, &answer->finding);
  return answer->refusal;
}
