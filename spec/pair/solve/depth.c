// The expanding polytope algorithm in exact numbers: grow the face nearest to the origin until it is on the CSO's
// boundary. The polytope's surface is then the certificate.

#include "spec/pair/solve/workspace.h"

// Weights (t0, t1, t2) of the triangle's corners for the foot of the origin on its plane; are all >= 0?
static bool foot_is_inside(og_solver *s, const og_face *face) {
  const og_polytope_corner *c = s->polytope.corner;
  const og_ivec *p = &c[face->corner[0]].point, *q = &c[face->corner[1]].point, *r = &c[face->corner[2]].point;
  og_ivec_cross(&s->u, q, r);
  og_ivec_dot(&s->t0, &face->n, &s->u);
  og_ivec_cross(&s->u, r, p);
  og_ivec_dot(&s->t1, &face->n, &s->u);
  og_ivec_cross(&s->u, p, q);
  og_ivec_dot(&s->t2, &face->n, &s->u);
  return og_int_sign(&s->t0) >= 0 && og_int_sign(&s->t1) >= 0 && og_int_sign(&s->t2) >= 0;
}

// The ball around the origin touches the plane of the nearest face within the polytope, so the foot of the origin lies
// in one of the triangles of that plane, if not in this one.
static size_t face_with_foot(og_solver *s, size_t nearest) {
  og_polytope *polytope = &s->polytope;
  if (foot_is_inside(s, og_polytope_exact_face(polytope, nearest))) return nearest;
  for (size_t k = 0; k < polytope->face_count; k++) {
    if (!og_polytope_coplanar(polytope, k, nearest)) continue;
    if (foot_is_inside(s, og_polytope_exact_face(polytope, k))) return k;
  }
  return nearest;
}

static void certify_surface(og_solver *s, og_answer *answer, size_t face) {
  og_polytope *polytope = &s->polytope;
  og_certificate *certificate = &answer->certificate;
  og_certificate_reset(certificate);
  certificate->kind = OG_CERT_SURFACE;
  og_certificate_resize_triangles(certificate, polytope->face_count);
  for (size_t k = 0; k < polytope->corner_count; k++) polytope->corner[k].label = UINT32_MAX;
  for (size_t k = 0; k < polytope->face_count; k++) {
    for (int j = 0; j < 3; j++) {
      og_polytope_corner *corner = &polytope->corner[polytope->face[k].corner[j]];
      if (corner->label == UINT32_MAX)
        corner->label = (uint32_t)og_combination_add(&certificate->witness, corner->pair);
      certificate->triangle[k].corner[j] = corner->label;
    }
  }
  og_certificate_match_edges(certificate);
  certificate->face = (uint32_t)face;
  const og_int *const weights[3] = {&s->t0, &s->t1, &s->t2}; // set by foot_is_inside
  for (int j = 0; j < 3; j++)
    og_int_set(&certificate->witness.weight[certificate->triangle[face].corner[j]], weights[j]);
}

// From a polytope with the origin strictly inside. False when the limit was reached.
static bool certify_depth(og_solver *solver, og_answer *answer) {
  og_polytope *polytope = &solver->polytope;
  size_t face = og_nearest_face_begin(&solver->nearest_face, polytope);
  while (!polytope->face[face].supporting) {
    if (og_limit_reached(solver, answer)) return false;
    answer->steps++;
    if (og_polytope_expand(polytope, face)) face = og_nearest_face_after(&solver->nearest_face, polytope);
  }
  certify_surface(solver, answer, face_with_foot(solver, face));
  return true;
}

void og_solve_depth(og_solver *solver, const og_problem *problem, const og_guess *guess, og_answer *answer) {
  og_first_simplex(solver, problem, guess);
  og_exact_simplex *simplex = &solver->simplex;
  if (!og_nearest_finish(simplex, problem, solver->limit, &answer->steps)) {
    answer->status = OG_GAVE_UP;
    return;
  }
  if (og_int_sign(&simplex->square) != 0) {
    og_certify_apart(solver, problem, answer);
    return;
  }
  const og_relation relation = og_enclose_origin(solver, problem, answer);
  if (relation == OG_RELATION_NONE || (relation == OG_PENETRATING && !certify_depth(solver, answer))) {
    answer->status = OG_GAVE_UP;
    return;
  }
  og_submit(solver, problem, answer);
}
