// Manifolds of pairs that overlap: the reference's manifold-full beside ODE's dBoxBox on boxes and beside Bullet's
// clipping on hulls, in one run; one thread's processor time.
//
//   bench_manifolds [--pairs N] [--rounds N]
//
// Boxes stand on each other a 64th deep, turned about the vertical, or lie anyhow; hulls of 32 vertices on half spheres
// lie face on face, a 64th deep. Bodies and meshes are made before. Each round asks about all pairs; the best is
// printed.

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <ode/ode.h>

#include "ref/contact/contact_3d.h"
#include "ref/contact/manifold_full.h"
#include "spec/number/allocation.h"
#include "tests/bench/manifolds_bullet.h"
#include "tests/shared/random_pair.h"
#include "tool/run/make_contact.h"
#include "tool/run/small_case.h"

enum { VERTICES = 32, CONTACTS = 64 };

typedef struct ode_box {
  dVector3 centre, side;
  dMatrix3 rotation;
} ode_box;

typedef struct pair {
  og_made_contact made;
  ode_box box[2];
  bullet_hulls *hulls;
} pair;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

// ---- bodies ----

static void make(pair *p, const og_small_case *c) {
  og_case_body body[2];
  for (int k = 0; k < 2; k++) {
    og_case_body_init(&body[k]);
    if (!og_small_to_case_body(&body[k], &c->body[k])) abort();
  }
  og_made_contact_init(&p->made);
  if (og_make_contact(&p->made, &body[0], &body[1]) != OG_OUTCOME_ANSWERED) abort();
  for (int k = 0; k < 2; k++) og_case_body_clear(&body[k]);
}

static void take_box(ode_box *box, const og_body *body) {
  const double centre[3] = {body->centre.x, body->centre.y, body->centre.z};
  const double half[3] = {body->half.x, body->half.y, body->half.z};
  for (int row = 0; row < 3; row++) {
    box->centre[row] = centre[row];
    box->side[row] = 2 * half[row];
    box->rotation[4 * row] = body->rotation.row[row].x;
    box->rotation[4 * row + 1] = body->rotation.row[row].y;
    box->rotation[4 * row + 2] = body->rotation.row[row].z;
    box->rotation[4 * row + 3] = 0;
  }
}

static int ask_ode(pair *p) {
  dContactGeom contact[CONTACTS];
  dVector3 normal;
  dReal depth;
  int code;
  const ode_box *a = &p->box[0], *b = &p->box[1];
  return dBoxBox(a->centre, a->rotation, a->side, b->centre, b->rotation, b->side, normal, &depth, &code, CONTACTS,
                 contact, sizeof *contact);
}

static void make_boxes(pair *p, og_small_case *c, bool anyhow, or_random *r) {
  do {
    for (int k = 0; k < 2; k++) {
      og_small_body *body = &c->body[k];
      og_small_reset(body, OG_SHAPE_BOX);
      for (int axis = 0; axis < 3; axis++) body->half[axis] = 1 + or_random_uniform(r) / 2;
      body->turned = true;
      for (int axis = anyhow ? 0 : 2; axis < 4; axis++) body->rotation[axis] = or_random_uniform(r);
    }
    for (int axis = 0; axis < 3; axis++) c->body[0].translation[axis] = (anyhow ? 2 : 1) * or_random_uniform(r);
    if (!anyhow) c->body[0].translation[2] = c->body[0].half[2] + c->body[1].half[2] - 0x1p-6;
    make(p, c);
    for (int k = 0; k < 2; k++) take_box(&p->box[k], k == 0 ? &p->made.a.body : &p->made.b.body);
    if (ask_ode(p) > 0) return;
    og_made_contact_clear(&p->made);
  } while (true);
}

static void make_stacked(pair *p, og_small_case *c, or_random *r) { make_boxes(p, c, false, r); }
static void make_tumbled(pair *p, og_small_case *c, or_random *r) { make_boxes(p, c, true, r); }

// Points of a unit sphere above its equator; the first `flat` lie in that.
static void make_cap(double *xyz, int flat, int way, double lift, or_random *r) {
  for (int k = 0; k < VERTICES; k++) {
    double *x = xyz + 3 * k, square = 0;
    do {
      square = 0;
      for (int axis = 0; axis < 3; axis++) {
        x[axis] = axis == 2 && k < flat ? 0 : or_random_uniform(r);
        square += x[axis] * x[axis];
      }
    } while (square < 0.01);
    for (int axis = 0; axis < 3; axis++) x[axis] /= sqrt(square);
    x[2] = way * fabs(x[2]) + lift;
  }
}

static void make_hulls(pair *p, og_small_case *c, or_random *r) {
  for (int k = 0; k < 2; k++) {
    og_small_reset(&c->body[k], OG_SHAPE_HULL);
    og_small_resize(&c->body[k], VERTICES);
    make_cap(c->body[k].xyz, or_random_int(r, 3, 8), k == 0 ? 1 : -1, k == 0 ? -0x1p-6 : 0, r);
  }
  make(p, c);
  p->hulls = bullet_hulls_new(c->body[0].xyz, c->body[1].xyz, VERTICES);
}

// ---- measuring ----

static int ask_full(pair *p) { return og_manifold_full(&p->made.input, &p->made.room).count; }
static int ask_flood(pair *p) { return og_manifold_full_flood(&p->made.input, &p->made.room).count; }
static int ask_contact_3d(pair *p) { return og_contact_3d(&p->made.input, &p->made.room).count; }
static int ask_detector(pair *p) { return bullet_clip_detector(p->hulls); }
static int ask_sat(pair *p) { return bullet_clip_sat(p->hulls); }

typedef int asker(pair *p);
typedef struct row {
  const char *name;
  asker *ask;
} row;

static const row of_boxes[] = {{"manifold-full", ask_full}, {"manifold-full-flood", ask_flood},
                               {"contact-3d", ask_contact_3d}, {"ODE dBoxBox", ask_ode}, {NULL, NULL}};
static const row of_hulls[] = {{"manifold-full", ask_full}, {"manifold-full-flood", ask_flood},
                               {"contact-3d", ask_contact_3d}, {"Bullet GJK, clip", ask_detector},
                               {"Bullet SAT, clip", ask_sat}, {NULL, NULL}};

static const struct {
  const char *name;
  void (*make)(pair *, og_small_case *, or_random *);
  const row *rows;
} kinds[] = {{"boxes, stacked", make_stacked, of_boxes},
             {"boxes, anyhow", make_tumbled, of_boxes},
             {"hulls of 32, face on face", make_hulls, of_hulls}};

// Rounds of all in turn, so that what else the machine does falls on all.
static void measure(pair *pairs, size_t count, int rounds, const char *kind, const row *rows) {
  double best[8];
  int contacts[8];
  for (int k = 0; rows[k].name != NULL; k++) best[k] = HUGE_VAL;
  for (int round = 0; round < rounds; round++)
    for (int k = 0; rows[k].name != NULL; k++) {
      contacts[k] = 0;
      const double start = now();
      for (size_t n = 0; n < count; n++) contacts[k] += rows[k].ask(&pairs[n]);
      best[k] = fmin(best[k], (now() - start) / (double)count);
    }
  for (int k = 0; rows[k].name != NULL; k++)
    printf("%-26s %-20s %8.2f us  %5.2f contacts\n", kind, rows[k].name, 1e6 * best[k], contacts[k] / (double)count);
}

int main(int argc, char **argv) {
  size_t count = 500;
  int rounds = 9;
  for (int k = 1; k + 1 < argc; k += 2) {
    if (strcmp(argv[k], "--pairs") == 0) count = strtoul(argv[k + 1], NULL, 10);
    if (strcmp(argv[k], "--rounds") == 0) rounds = (int)strtol(argv[k + 1], NULL, 10);
  }
  dInitODE2(0);
  og_small_case c;
  og_small_case_init(&c);
  pair *pairs = og_grow(NULL, count + 1, sizeof *pairs);
  for (size_t kind = 0; kind < sizeof kinds / sizeof *kinds; kind++) {
    or_random random = or_random_seeded(1);
    for (size_t k = 0; k < count; k++) {
      pairs[k].hulls = NULL;
      kinds[kind].make(&pairs[k], &c, &random);
    }
    measure(pairs, count, rounds, kinds[kind].name, kinds[kind].rows);
    for (size_t k = 0; k < count; k++) {
      og_made_contact_clear(&pairs[k].made);
      if (pairs[k].hulls != NULL) bullet_hulls_free(pairs[k].hulls);
    }
  }
  free(pairs);
  og_small_case_clear(&c);
  dCloseODE();
  return 0;
}
