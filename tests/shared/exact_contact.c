#include "tests/shared/exact_contact.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ref/closest/range.h"
#include "tool/run/make_body.h"
#include "tool/run/round_quotient.h"

void or_exact_contact_init(or_exact_contact *exact) {
  or_exact_init(&exact->pair);
  exact->solver = og_contact_solver_new();
  og_contact_answer_init(&exact->answer);
  og_problem_init(&exact->problem);
}

void or_exact_contact_clear(or_exact_contact *exact) {
  or_exact_clear(&exact->pair);
  og_contact_solver_free(exact->solver);
  og_contact_answer_clear(&exact->answer);
  og_problem_clear(&exact->problem);
}

static double size_of(const og_contact_input *in) {
  double size = 0;
  const og_body *const body[2] = {in->a, in->b};
  for (int k = 0; k < 2; k++)
    for (int i = 0; i < body[k]->vertex_count; i++) size = fmax(size, (double)og_largest(body[k]->vertex[i]));
  return size;
}

static or_pair_truth to_hull(or_exact_contact *exact, og_vec3 point, const og_vec3 *hull, size_t count) {
  return or_exact_doubles(&exact->pair, &point, 1, 0, hull, count, 0);
}

static double off_surface(or_exact_contact *exact, og_vec3 point, const og_body *body) {
  const or_pair_truth truth = to_hull(exact, point, body->vertex, (size_t)body->vertex_count);
  return fmax(truth.distance, truth.depth);
}

void or_solve_contact(or_exact_contact *exact, const og_contact_input *in) {
  const og_body *const body[2] = {in->a, in->b};
  double *at[2];
  for (int k = 0; k < 2; k++) {
    at[k] = malloc(3 * (size_t)body[k]->vertex_count * sizeof *at[k]);
    for (int i = 0; i < body[k]->vertex_count; i++) {
      at[k][3 * i] = (double)body[k]->vertex[i].x;
      at[k][3 * i + 1] = (double)body[k]->vertex[i].y;
      at[k][3 * i + 2] = (double)body[k]->vertex[i].z;
    }
  }
  const bool made = og_problem_set_doubles(&exact->problem, at[0], (size_t)in->a->vertex_count, 0, at[1],
                                           (size_t)in->b->vertex_count, 0) == OG_PROBLEM_OK;
  if (!made || og_solve_contact(exact->solver, &exact->problem, &exact->answer) != OG_ANSWERED) {
    fprintf(stderr, "exact contact: no answer\n");
    abort();
  }
  for (int k = 0; k < 2; k++) free(at[k]);
}

static og_scalar rounded(const og_rational *x) { return og_round_quotient(&x->num, &x->den); }

void or_contact_corner(og_vec3 *r, const og_contact_finding *finding, size_t k) {
  const og_rational *at = finding->point[k].at;
  *r = (og_vec3){rounded(&at[0]), rounded(&at[1]), rounded(&at[2])};
}

// Each contact stands there once: no two are at the same place of A.
static bool is_repeated(const og_contact *contact, int count) {
  for (int k = 0; k < count; k++)
    for (int j = 0; j < k; j++)
      if (contact[j].a.x == contact[k].a.x && contact[j].a.y == contact[k].a.y && contact[j].a.z == contact[k].a.z)
        return true;
  return false;
}

static void judge_region(or_exact_contact *exact, or_manifold_error *error, const og_manifold_claim *claim,
                         const og_contact *contact) {
  const og_contact_finding *finding = &exact->answer.finding;
  const size_t corners = finding->count, claimed = (size_t)claim->count;
  og_vec3 *shared = malloc((corners + claimed + 1) * sizeof *shared), *hull = shared + corners;
  for (size_t k = 0; k < corners; k++) or_contact_corner(&shared[k], finding, k);
  for (size_t k = 0; k < claimed; k++) hull[k] = contact[k].a;
  error->touching = true;
  error->corners = corners;
  for (size_t k = 0; k < corners; k++)
    error->cover = fmax(error->cover, claimed == 0 ? HUGE_VAL : to_hull(exact, shared[k], hull, claimed).distance);
  for (size_t k = 0; k < claimed; k++)
    error->beyond = fmax(error->beyond, to_hull(exact, hull[k], shared, corners).distance);
  free(shared);
}

// Is the face's least height, and the body's above it, more than a millionth of the size? (In binary32: a two
// thousandth.)
static bool face_is_wide(const og_half_edge_mesh *mesh, int f, double size) {
  const og_half_edge *edge = &mesh->edge[mesh->face[f].edge];
  og_vec3 corner[3];
  for (int k = 0; k < 3; k++, edge = &mesh->edge[edge->next]) corner[k] = mesh->vertex[edge->origin];
  double longest = 0, above = 0;
  for (int k = 0; k < 3; k++) longest = fmax(longest, (double)og_length(og_sub(corner[(k + 1) % 3], corner[k])));
  const og_vec3 area = og_cross(og_sub(corner[1], corner[0]), og_sub(corner[2], corner[0]));
  for (int v = 0; v < mesh->vertex_count; v++)
    above = fmax(above, -(double)og_dot(mesh->face[f].normal, og_sub(mesh->vertex[v], corner[0])));
  const double least = size * fmax(0x1p-20, 4096 * (double)OG_SCALAR_EPSILON);
  return (double)og_length(area) > least * longest && above > least;
}

static bool is_wide(const og_body *body, double size) {
  for (int f = 0; f < body->mesh->face_count; f++)
    if (!face_is_wide(body->mesh, f, size)) return false;
  return true;
}

bool or_manifold_is_promised(const og_contact_input *in) {
  const double size = size_of(in);
  return is_wide(in->a, size) && is_wide(in->b, size);
}

const char *or_judge_manifold(or_exact_contact *exact, or_manifold_error *error, const og_contact_input *in,
                              const og_manifold_claim *claim, const og_contact *contact) {
  *error = (or_manifold_error){0};
  const bool answered = claim->outcome == OG_OUTCOME_ANSWERED || claim->outcome == OG_OUTCOME_FULL;
  if (!answered) return claim->count == 0 ? NULL : "contacts of no answer";
  const double size = size_of(in), unit = size == 0 ? 1 : size * (double)OG_SCALAR_EPSILON;
  if (claim->count > 0 && !claim->has_normal) return "contacts without a normal";
  if (claim->has_normal && !(fabs((double)og_norm2(claim->normal) - 1) < 16 * (double)OG_SCALAR_EPSILON))
    return "a normal that is not of unit length";
  if (is_repeated(contact, claim->count)) return "a contact twice";
  for (int k = 0; k < claim->count; k++) {
    const og_contact *c = &contact[k];
    const og_vec3 line = og_add_scaled(og_sub(c->b, c->a), -c->depth, claim->normal);
    error->points = fmax(error->points, (double)og_length(line));
    error->points = fmax(error->points, off_surface(exact, c->a, in->a));
    error->points = fmax(error->points, off_surface(exact, c->b, in->b));
    if (c->depth < -in->within && (double)-in->within - (double)c->depth > 256 * unit)
      return "a gap beyond the largest";
  }
  error->points /= unit;
  or_solve_contact(exact, in);
  const og_relation relation = exact->answer.finding.relation;
  if ((relation == OG_SEPARATED) != (claim->verdict == OG_VERDICT_APART)) {
    const or_pair_truth truth = or_exact_doubles(&exact->pair, in->a->vertex, (size_t)in->a->vertex_count, 0,
                                                 in->b->vertex, (size_t)in->b->vertex_count, 0);
    error->verdict = fmax(truth.distance, truth.depth) / unit;
  }
  error->overlap = relation == OG_PENETRATING;
  if (relation == OG_TOUCHING) judge_region(exact, error, claim, contact);
  error->cover /= unit;
  error->beyond /= unit;
  return NULL;
}

static const char *fault_of(or_exact_contact *exact, or_manifold_error *error, const og_contact_promises *p,
                            const og_contact_input *in, const og_manifold_claim *claim, const og_contact *contact) {
  const char *fault = or_judge_manifold(exact, error, in, claim, contact);
  error->promised = or_manifold_is_promised(in);
  if (fault != NULL || !error->promised) return fault;
  if (claim->outcome != OG_OUTCOME_ANSWERED) return NULL;
  if (!(p->rigid && error->overlap) && !(error->points <= p->points)) return "points that are not on the bodies";
  if (!(error->verdict <= (p->verdict > 0 ? p->verdict : 8))) return "a wrong verdict";
  if (!error->touching) return NULL;
  if (!p->thins_out && !(error->cover <= p->cover)) return "a part of what both share is left out";
  return NULL;
}

// ---- polygons ----

static double extent_of(const og_polygon *polygon) {
  double extent = 0;
  for (int k = 0; k < polygon->count; k++)
    extent = fmax(extent, fmax(fabs((double)polygon->vertex[k].x), fabs((double)polygon->vertex[k].y)));
  return extent;
}

static void put_prism(og_world_body *world, const og_polygon *polygon, og_scalar height) {
  og_vec3 *corner = malloc(2 * (size_t)polygon->count * sizeof *corner);
  for (int k = 0; k < polygon->count; k++) {
    corner[2 * k] = (og_vec3){polygon->vertex[k].x, polygon->vertex[k].y, height};
    corner[2 * k + 1] = (og_vec3){polygon->vertex[k].x, polygon->vertex[k].y, -height};
  }
  og_make_hull(world, corner, 2 * (size_t)polygon->count);
  free(corner);
}

// Polygons are judged as prisms, as high as the size: what these share is what the polygons do, times that height. Of
// each contact one in the middle is near sides alone, and one at each end makes the hull.
static const char *fault_of_polygons(or_exact_contact *exact, or_manifold_error *error, const og_contact_promises *p,
                                     const og_contact_input *in, const og_manifold_claim *claim,
                                     const og_contact *contact) {
  og_world_body prism[2];
  const og_scalar height = (og_scalar)fmax(extent_of(in->flat_a), extent_of(in->flat_b));
  for (int k = 0; k < 2; k++) {
    og_world_body_init(&prism[k]);
    put_prism(&prism[k], k == 0 ? in->flat_a : in->flat_b, height);
  }
  og_contact *lifted = malloc((3 * (size_t)claim->count + 1) * sizeof *lifted);
  bool level = claim->normal.z == 0;
  for (int k = 0; k < 3 * claim->count; k++) {
    lifted[k] = contact[k / 3];
    level = level && lifted[k].a.z == 0 && lifted[k].b.z == 0;
    lifted[k].a.z = lifted[k].b.z = height * (og_scalar)(k % 3 - 1);
  }
  og_contact_input of_prisms = *in;
  of_prisms.a = &prism[0].body;
  of_prisms.b = &prism[1].body;
  og_manifold_claim of_lifted = *claim;
  of_lifted.count *= 3;
  const char *fault = "prisms without a mesh";
  if (prism[0].body.mesh != NULL && prism[1].body.mesh != NULL)
    fault = fault_of(exact, error, p, &of_prisms, &of_lifted, lifted);
  error->corners /= 2;
  free(lifted);
  for (int k = 0; k < 2; k++) og_world_body_clear(&prism[k]);
  return level ? fault : "a contact out of the plane";
}

const char *or_manifold_fault(or_exact_contact *exact, or_manifold_error *error, const og_door_contact *door,
                              const og_contact_input *in, const og_manifold_claim *claim, const og_contact *contact) {
  *error = (or_manifold_error){0};
  if (door->takes == OG_CONTACTS_SOLIDS) return fault_of(exact, error, &door->promises, in, claim, contact);
  if (in->flat_a == NULL || in->flat_b == NULL)
    return claim->outcome == OG_OUTCOME_DEGENERATE && claim->count == 0 ? NULL : "an answer without polygons";
  if (claim->outcome != OG_OUTCOME_ANSWERED && claim->outcome != OG_OUTCOME_FULL)
    return claim->count == 0 ? NULL : "contacts of no answer";
  return fault_of_polygons(exact, error, &door->promises, in, claim, contact);
}
