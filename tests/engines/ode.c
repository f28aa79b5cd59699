// ODE: dCollide on its spheres, capsules, boxes, cylinders and convex bodies. The deepest contact is taken for the
// depth; mode manifold names them all. It has
// no distance and no sweep. No skins: a ball around a box or hull is refused, and so are flat hulls, on which it
// aborts. A convex body's own origin must be inside it, so its corners are moved to their centre and placed there
// again: that rounds them a second time.

#include "tests/engines/adaptor.h"

#include <stdlib.h>

#include <ode/ode.h>
#include <ode/version.h>

// More contacts than any of its pairs makes, so that the deepest is among them.
#define MAX_CONTACTS 64

typedef struct geom {
  dGeomID id; // null: refused
  dReal *planes, *points;
  unsigned *polygons;
} geom;

static void set_convex(geom *g, const og_adaptor_body *body) {
  const size_t faces = body->triangle_count;
  g->planes = calloc(4 * faces, sizeof *g->planes);
  g->points = calloc(3 * body->corner_count, sizeof *g->points);
  g->polygons = calloc(4 * faces, sizeof *g->polygons);
  if (g->planes == NULL || g->points == NULL || g->polygons == NULL) abort();
  for (size_t k = 0; k < 3 * body->corner_count; k++) g->points[k] = body->corner[k] - body->centre[k % 3];
  for (size_t f = 0; f < faces; f++) {
    const dReal *on = g->points + 3 * body->triangle[3 * f];
    g->polygons[4 * f] = 3;
    for (size_t k = 0; k < 3; k++) {
      g->polygons[4 * f + 1 + k] = (unsigned)body->triangle[3 * f + k];
      g->planes[4 * f + k] = body->normal[3 * f + k];
      g->planes[4 * f + 3] += body->normal[3 * f + k] * on[k];
    }
  }
  g->id = dCreateConvex(NULL, g->planes, (unsigned)faces, g->points, (unsigned)body->corner_count, g->polygons);
}

static geom make_geom(const og_adaptor_body *body) {
  geom g = {NULL, NULL, NULL, NULL};
  const bool skin = body->radius > 0;
  const double *half = body->half;
  if (body->kind == OG_ADAPTOR_BALL) g.id = dCreateSphere(NULL, body->radius);
  if (body->kind == OG_ADAPTOR_CAPSULE && skin) g.id = dCreateCapsule(NULL, body->radius, 2 * half[2]);
  if (body->kind == OG_ADAPTOR_BOX && !skin) g.id = dCreateBox(NULL, 2 * half[0], 2 * half[1], 2 * half[2]);
  if (body->kind == OG_ADAPTOR_CYLINDER && !skin && half[2] > 0) g.id = dCreateCylinder(NULL, half[0], 2 * half[2]);
  if (body->kind == OG_ADAPTOR_HULL && !skin) set_convex(&g, body);
  if (g.id == NULL) return g;
  dMatrix3 rotation = {0};
  for (int k = 0; k < 9; k++) rotation[4 * (k / 3) + k % 3] = body->rotation[k];
  dGeomSetRotation(g.id, rotation);
  dGeomSetPosition(g.id, body->centre[0], body->centre[1], body->centre[2]);
  return g;
}

static void free_geom(geom *g) {
  if (g->id != NULL) dGeomDestroy(g->id);
  free(g->planes);
  free(g->points);
  free(g->polygons);
}

static void say_contacts(const dContactGeom *contact, int count, og_adaptor_claim *claim) {
  og_adaptor_say_colliding(claim, count > 0);
  if (count == 0) return;
  int deepest = 0;
  for (int k = 1; k < count; k++)
    if (contact[k].depth > contact[deepest].depth) deepest = k;
  og_adaptor_say_depth(claim, contact[deepest].depth);
  claim->has_normal = true;
  for (int k = 0; k < 3; k++) claim->normal[k] = contact[deepest].normal[k]; // its normals part the first body, too
}

// A contact that is deepest leads. Where its point lies on the way between the surfaces, it does not document.
static void say_manifold(const dContactGeom *contact, int count, og_adaptor_claim *claim) {
  claim->has_contacts = true;
  for (int k = 0; k < count; k++) {
    og_adaptor_contact *one = &claim->contact[claim->contact_count++];
    one->is_position = true;
    one->depth = contact[k].depth;
    for (int n = 0; n < 3; n++) one->point[0][n] = contact[k].pos[n];
  }
}

static void ask(void *context, const og_adaptor_case *one, og_adaptor_claim *claim) {
  const bool *const manifold = context;
  geom a = make_geom(&one->body[0]), b = make_geom(&one->body[1]);
  if (a.id == NULL || b.id == NULL || one->question == OG_ADAPTOR_SWEEP) {
    og_adaptor_refuse(claim);
  } else {
    dContactGeom contact[MAX_CONTACTS];
    const double start = og_adaptor_now();
    const int count = dCollide(a.id, b.id, MAX_CONTACTS, contact, sizeof *contact);
    claim->nanoseconds = og_adaptor_now() - start;
    say_contacts(contact, count, claim);
    if (*manifold) say_manifold(contact, count, claim);
  }
  free_geom(&a);
  free_geom(&b);
}

int main(int argc, char **argv) {
  static const char *const modes[] = {"collide", "manifold", NULL};
  const int mode = og_adaptor_mode(argc, argv, modes);
  if (mode < 0) return 2;
  bool manifold = mode == 1;
  dInitODE2(0);
  const char *const name =
      manifold ? "ODE " dODE_VERSION " dCollide, manifold binary64" : "ODE " dODE_VERSION " dCollide binary64";
  const int status = og_adaptor_serve_curved(name, ask, &manifold);
  dCloseODE();
  return status;
}
