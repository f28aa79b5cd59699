// Cores that share a point: do they touch or penetrate?

#include "spec/pair/solve/workspace.h"

// A direction along which a flat CSO has no extent: the normal of a plane, any normal of a line, anything for a point.
static void flat_direction(og_solver *solver, int dimension, og_ivec *n) {
  const og_polytope_corner *corner = solver->polytope.corner;
  og_int_set_si(&n->x, 1);
  og_int_set_si(&n->y, 0);
  og_int_set_si(&n->z, 0);
  if (dimension == 0) return;
  og_ivec_sub(&solver->u, &corner[1].point, &corner[0].point);
  if (dimension == 2) {
    og_ivec_sub(&solver->v, &corner[2].point, &corner[0].point);
    og_ivec_cross(n, &solver->u, &solver->v);
    return;
  }
  og_ivec_set(&solver->v, n);
  og_ivec_cross(n, &solver->u, &solver->v);
  if (!og_ivec_is_zero(n)) return;
  og_int_swap(&solver->v.x, &solver->v.y); // the line runs along x: take the y axis
  og_ivec_cross(n, &solver->u, &solver->v);
}

// From the face on.
static bool find_face_not_around(og_polytope *polytope, size_t *face) {
  while (*face < polytope->face_count && og_polytope_origin_side(polytope, *face) > 0) ++*face;
  return *face < polytope->face_count;
}

static void certify_touching(og_solver *solver, og_answer *answer, const og_ivec *direction) {
  og_certificate *certificate = &answer->certificate;
  og_certificate_reset(certificate);
  certificate->kind = OG_CERT_TOUCHING;
  og_copy_simplex(&certificate->witness, &solver->simplex);
  og_ivec_set(&certificate->direction, direction);
}

og_relation og_enclose_origin(og_solver *solver, const og_problem *problem, og_answer *answer) {
  og_polytope *polytope = &solver->polytope;
  const int dimension = og_polytope_begin(polytope, problem, solver->simplex.pair, solver->simplex.count);
  if (dimension < 3) {
    flat_direction(solver, dimension, &solver->w);
    certify_touching(solver, answer, &solver->w);
    return OG_TOUCHING;
  }
  size_t face = 0;
  while (find_face_not_around(polytope, &face)) {
    if (og_limit_reached(solver, answer)) return OG_RELATION_NONE;
    answer->steps++;
    if (og_polytope_expand(polytope, face)) {
      face = og_polytope_resume(polytope, face);
      continue;
    }
    // The plane supports the CSO and the origin, which is in the CSO, is not strictly inside: it is on the plane.
    og_ivec_neg(&solver->w, &og_polytope_exact_face(polytope, face)->n);
    certify_touching(solver, answer, &solver->w);
    return OG_TOUCHING;
  }
  return OG_PENETRATING;
}

bool og_certify_contact(og_solver *solver, const og_problem *problem, og_answer *answer) {
  og_certificate *certificate = &answer->certificate;
  const bool rounded = og_int_sign(&problem->radius) > 0;
  og_certificate_reset(certificate);
  if (rounded || solver->simplex.count == 4) {
    certificate->kind = OG_CERT_PENETRATING;
    og_copy_simplex(&certificate->witness, &solver->simplex);
    return true;
  }
  const og_relation relation = og_enclose_origin(solver, problem, answer);
  if (relation != OG_PENETRATING) return relation == OG_TOUCHING;
  certificate->kind = OG_CERT_PENETRATING;
  og_positive_span(solver, &certificate->witness);
  return true;
}
