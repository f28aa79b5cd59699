#include "tool/draw/contact_plane.h"

#include <math.h>

#include "tool/draw/layout.h"
#include "tool/draw/svg.h"
#include "tool/run/round_quotient.h"

void og_contact_plane_init(og_contact_plane *plane) {
  *plane = (og_contact_plane){.origin = {0, 0, 0}};
  og_contact_answer_init(&plane->answer);
}

void og_contact_plane_clear(og_contact_plane *plane) { og_contact_answer_clear(&plane->answer); }

static double value_of(const og_rational *r) { return og_round_quotient_to(OG_ROUND_BINARY64, &r->num, &r->den); }

static void cross(double r[3], const double a[3], const double b[3]) {
  for (int k = 0; k < 3; k++) r[k] = a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3];
}

static void to_unit(double v[3]) {
  const double length = hypot(hypot(v[0], v[1]), v[2]);
  for (int k = 0; k < 3; k++) v[k] /= length;
}

// The normal points at the viewer. It is an integer vector, and may be beyond doubles.
static void set_axes(og_contact_plane *plane) {
  const og_ivec *normal = &plane->answer.finding.normal;
  const og_int *const part[3] = {&normal->x, &normal->y, &normal->z};
  long exponent = 0;
  for (int k = 0; k < 3; k++) exponent = (long)fmax((double)exponent, (double)mpz_sizeinbase(part[k]->z, 2));
  double n[3];
  og_int one;
  og_int_init(&one);
  og_int_set_si(&one, 1);
  for (int k = 0; k < 3; k++) n[k] = og_scale_quotient(part[k], &one, exponent);
  og_int_clear(&one);
  to_unit(n);
  const double aside[3] = {fabs(n[0]) < 0.6 ? 1 : 0, fabs(n[0]) < 0.6 ? 0 : 1, 0};
  cross(plane->axis[1], n, aside);
  to_unit(plane->axis[1]);
  cross(plane->axis[0], plane->axis[1], n);
}

bool og_contact_plane_set(og_contact_plane *plane, const og_scene *scene) {
  const og_problem *problem = &scene->pair.problem;
  if (scene->moves || scene->is_curved) return false;
  if (scene->pair.relation == OG_SEPARATED || og_int_sign(&problem->radius) != 0) return false;
  og_contact_solver *solver = og_contact_solver_new();
  const og_contact_finding *shared = &plane->answer.finding;
  const bool found = og_solve_contact(solver, problem, &plane->answer) == OG_ANSWERED && shared->count > 0;
  og_contact_solver_free(solver);
  if (!found) return false;
  for (int k = 0; k < 3; k++) plane->origin[k] = value_of(&shared->point[0].at[k]);
  set_axes(plane);
  return true;
}

// In the panel's units.
static void see(double r[2], const og_contact_plane *plane, const og_panel *panel, const og_rational point[3]) {
  r[0] = r[1] = 0;
  for (int k = 0; k < 3; k++) {
    const double way = ldexp(value_of(&point[k]) - plane->origin[k], (int)-panel->unit);
    for (int axis = 0; axis < 2; axis++) r[axis] += way * plane->axis[axis][k];
  }
}

static bool has_contacts(const og_statement *claim) { return claim != NULL && claim->finite && claim->has_contacts; }

static int points_of(const og_stated_contact *contact) { return contact->is_position ? 1 : 2; }

void og_contact_plane_fit(const og_contact_plane *plane, og_pane *pane) {
  const og_contact_finding *shared = &plane->answer.finding;
  og_window box = og_empty_box;
  double at[2];
  for (size_t k = 0; k < shared->count; k++) {
    see(at, plane, &pane->panel, shared->point[k].at);
    og_widen_by_point(&box, at[0], at[1]);
  }
  for (size_t k = 0; has_contacts(pane->claim) && k < pane->claim->contact_count; k++)
    for (int body = 0; body < points_of(&pane->claim->contacts[k]); body++) {
      see(at, plane, &pane->panel, pane->claim->contacts[k].point[body]);
      og_widen_by_point(&box, at[0], at[1]);
    }
  og_layout_fit(&pane->panel, &box);
}

static void draw_contact(const og_contact_plane *plane, og_pane *pane, const og_stated_contact *contact) {
  for (int body = 0; body < points_of(contact); body++) {
    double at[2];
    see(at, plane, &pane->panel, contact->point[body]);
    og_svg_circle(pane->svg, "claim-point", og_panel_x(&pane->panel, at[0]), og_panel_y(&pane->panel, at[1]),
                  body == 0 ? 6.5 : 4.5);
  }
}

void og_contact_plane_draw(const og_contact_plane *plane, og_pane *pane) {
  const og_contact_finding *shared = &plane->answer.finding;
  og_chain corners = {0, 0, NULL};
  for (size_t k = 0; k < shared->count; k++) {
    double at[2];
    see(at, plane, &pane->panel, shared->point[k].at);
    og_chain_add(&corners, og_panel_x(&pane->panel, at[0]), og_panel_y(&pane->panel, at[1]));
  }
  og_svg_polygon(pane->svg, "common", &corners);
  for (size_t k = 0; k < corners.count; k++) og_svg_circle(pane->svg, "point", corners.at[k][0], corners.at[k][1], 3);
  og_chain_clear(&corners);
  for (size_t k = 0; has_contacts(pane->claim) && k < pane->claim->contact_count; k++)
    draw_contact(plane, pane, &pane->claim->contacts[k]);
}
