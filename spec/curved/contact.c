#include "spec/curved/contact.h"

void og_curved_contact_certificate_init(og_curved_contact_certificate *certificate) {
  og_curved_certificate_init(&certificate->relation);
  og_contact_certificate_init(&certificate->faces);
}

void og_curved_contact_certificate_clear(og_curved_contact_certificate *certificate) {
  og_curved_certificate_clear(&certificate->relation);
  og_contact_certificate_clear(&certificate->faces);
}

void og_curved_contact_certificate_reset(og_curved_contact_certificate *certificate) {
  og_curved_certificate_reset(&certificate->relation);
  og_contact_certificate_reset(&certificate->faces);
}

void og_curved_contact_finding_init(og_curved_contact_finding *finding) {
  finding->relation = OG_RELATION_NONE;
  finding->shared = OG_CURVED_SHARE_NOTHING;
  og_contact_finding_init(&finding->faces);
  for (int k = 0; k < 3; k++) og_rational_init(&finding->centre[k]);
  og_surd_init(&finding->radius);
}

void og_curved_contact_finding_clear(og_curved_contact_finding *finding) {
  og_contact_finding_clear(&finding->faces);
  for (int k = 0; k < 3; k++) og_rational_clear(&finding->centre[k]);
  og_surd_clear(&finding->radius);
}

const char *og_curved_shared_name(const og_curved_contact_finding *finding) {
  if (finding->shared == OG_CURVED_SHARE_DISC) return "disc";
  return finding->shared == OG_CURVED_SHARE_PART ? "part" : og_contact_kind_name(&finding->faces);
}

const char *og_curved_contact_refusal_text(og_curved_contact_refusal refusal) {
  if (refusal == OG_CURVED_CONTACT_ACCEPTED) return "accepted";
  return refusal == OG_CURVED_CONTACT_REFUSED_RELATION ? "nothing shows the relation of the bodies"
                                                       : "nothing shows what the faces in the plane share";
}

// Is the plane of what stands for the faces the one between the bodies, seen from the same side? f->u and f->at are
// scratch.
static bool is_same_plane(og_curved_faces *f, const og_curved_contact_certificate *certificate) {
  og_ivec_cross(&f->at, &certificate->relation.direction, &certificate->faces.normal);
  og_ivec_dot(&f->u, &certificate->relation.direction, &certificate->faces.normal);
  return og_ivec_is_zero(&f->at) && og_int_sign(&f->u) > 0;
}

// ---- the disc ----

// r = value in the input's units, which are 2^unit_exp / unit_den of a step.
static void set_unit(og_rational *r, const og_int *value, const og_problem *pair) {
  og_int num, den;
  og_int_init(&num);
  og_int_init(&den);
  og_int_set(&num, value);
  og_int_set(&den, &pair->unit_den);
  if (pair->unit_exp > 0) mpz_mul_2exp(num.z, num.z, (mp_bitcnt_t)pair->unit_exp);
  else mpz_mul_2exp(den.z, den.z, (mp_bitcnt_t)-pair->unit_exp);
  og_rational_set_quotient(r, &num, &den);
  og_int_clear(&num);
  og_int_clear(&den);
}

static void set_disc(const og_curved_faces *f, og_curved_contact_finding *finding) {
  const og_int *const parts[3] = {&f->centre.x, &f->centre.y, &f->centre.z};
  for (int k = 0; k < 3; k++) set_unit(&finding->centre[k], parts[k], &f->problem);
  og_surd_set_zero(&finding->radius);
  og_int_set(&finding->radius.q, &f->square);
  finding->radius.s = 1;
  og_int_set(&finding->radius.m, &f->problem.unit_den);
  finding->radius.e = f->problem.unit_exp;
}

// The corner as a point of the polytope, from the disc's centre: at / total, whose total is positive.
static void set_corner(og_curved_faces *f, const og_points *points, const og_contact_corner *corner, int body) {
  og_ivec_set_zero(&f->at);
  og_int_set_si(&f->total, 0);
  for (size_t k = 0; k < corner->count[body]; k++) {
    og_ivec_addmul(&f->at, &corner->weight[body][k], &points->at[corner->point[body][k]]);
    og_int_add(&f->total, &f->total, &corner->weight[body][k]);
  }
  og_ivec_submul(&f->at, &f->total, &f->centre);
}

// |at|^2 <= square total^2?
static bool is_in_circle(og_curved_faces *f) {
  og_ivec_dot(&f->u, &f->at, &f->at);
  og_int_mul(&f->t, &f->total, &f->total);
  og_int_mul(&f->t, &f->t, &f->square);
  return og_int_compare(&f->u, &f->t) <= 0;
}

// Is the centre at least the radius on the left of the edge from `normal` / v to at / total, seen against `upwards`?
static bool is_beyond_circle(og_curved_faces *f, const og_ivec *upwards) {
  og_ivec way, across;
  og_ivec_init(&way);
  og_ivec_init(&across);
  og_ivec_scale(&way, &f->v, &f->at);
  og_ivec_submul(&way, &f->total, &f->normal);
  // (from / v) x (way / (v total)) . upwards is the distance times |way| |upwards|
  og_ivec_cross(&across, &f->normal, &way);
  og_ivec_dot(&f->t, &across, upwards);
  const int sign = og_int_sign(&f->t);
  og_int_mul(&f->t, &f->t, &f->t);
  og_ivec_dot(&f->u, &way, &way);
  og_int_mul(&f->u, &f->u, &f->square);
  og_int_mul(&f->u, &f->u, &f->v);
  og_int_mul(&f->u, &f->u, &f->v);
  og_ivec_dot(&f->total, upwards, upwards);
  og_int_mul(&f->u, &f->u, &f->total);
  og_ivec_clear(&way);
  og_ivec_clear(&across);
  return sign >= 0 && og_int_compare(&f->t, &f->u) >= 0;
}

// Is the disc within the polygon, whose corners turn counterclockwise about its normal?
static bool holds_disc(og_curved_faces *f, const og_points *points, const og_contact_certificate *faces, int body) {
  const size_t count = faces->corner_count;
  if (count < 3) return false;
  for (size_t k = 0; k < count; k++) {
    set_corner(f, points, &faces->corner[k], body);
    og_ivec_set(&f->normal, &f->at);
    og_int_set(&f->v, &f->total);
    set_corner(f, points, &faces->corner[(k + 1) % count], body);
    if (!is_beyond_circle(f, &faces->normal)) return false;
  }
  return true;
}

static og_curved_shared compare_disc(og_curved_faces *f, const og_points *points, const og_contact_certificate *faces,
                                     int body) {
  bool all = true;
  for (size_t k = 0; k < faces->corner_count && all; k++) {
    set_corner(f, points, &faces->corner[k], body);
    all = is_in_circle(f);
  }
  if (all) return OG_CURVED_SHARE_POLYTOPE;
  return holds_disc(f, points, faces, body) ? OG_CURVED_SHARE_DISC : OG_CURVED_SHARE_PART;
}

og_curved_contact_refusal og_check_curved_contact(og_curved_faces *f, const og_curved_problem *problem,
                                                  const og_curved_contact_certificate *certificate,
                                                  og_curved_contact_finding *finding) {
  finding->relation = OG_RELATION_NONE;
  finding->shared = OG_CURVED_SHARE_NOTHING;
  if (og_check_curved(problem, &certificate->relation) != OG_CURVED_ACCEPTED)
    return OG_CURVED_CONTACT_REFUSED_RELATION;
  if (certificate->relation.relation != OG_TOUCHING) {
    finding->relation = certificate->relation.relation;
    return OG_CURVED_CONTACT_ACCEPTED;
  }
  og_curved_faces_set(f, problem, &certificate->relation);
  if (og_check_contact(f->checker, &f->problem, &certificate->faces, &finding->faces) != OG_CONTACT_ACCEPTED ||
      finding->faces.relation != OG_TOUCHING || !is_same_plane(f, certificate))
    return OG_CURVED_CONTACT_REFUSED_FACES;
  finding->relation = OG_TOUCHING;
  finding->shared = OG_CURVED_SHARE_POLYTOPE;
  if (!f->is_disc) return OG_CURVED_CONTACT_ACCEPTED;
  set_disc(f, finding);
  const og_points *points = problem->is_b ? &f->problem.a : &f->problem.b;
  finding->shared = compare_disc(f, points, &certificate->faces, problem->is_b ? 0 : 1);
  return OG_CURVED_CONTACT_ACCEPTED;
}
