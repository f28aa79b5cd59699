#define OG_EVA_SMALL
#include "eva/arguments.h"
#include "ref/door/decompose.h"
#include "ref/polytope/solid_check.h"

enum { POINTS = 4, TRIANGLES = 4 };

static og_vec3 point[POINTS];
static og_mesh_triangle triangle[TRIANGLES];
static int start[POINTS], edge[3 * TRIANGLES];

static og_mesh any_solid(int low, int high) {
  for (int k = 0; k < POINTS; k++) point[k] = vector(1);
  for (int k = 0; k < TRIANGLES; k++)
    for (int c = 0; c < 3; c++) triangle[k].corner[c] = whole(low, high);
  return (og_mesh){point, POINTS, triangle, TRIANGLES, false};
}

// Refused for sure: Eva does not relate a check of corners with what reads them later.
static og_mesh wrong_corners(void) { return any_solid(POINTS, POINTS + 2); }

static og_mesh infinite_point(void) {
  const og_mesh mesh = any_solid(0, POINTS - 1);
  point[0].x = HUGE_VAL;
  return mesh;
}

void drive_solid_check(void) {
  og_mesh mesh = wrong_corners();
  (void)og_solid_check(&mesh, start, edge);
  mesh = any_solid(-3, -1);
  (void)og_solid_check(&mesh, start, edge);
  mesh = infinite_point();
  (void)og_solid_check(&mesh, start, edge);
  mesh = any_solid(0, POINTS - 1);
  (void)og_solid_check(&mesh, start, edge);
  const og_mesh few = {point, whole(0, POINTS - 1), triangle, TRIANGLES, false};
  (void)og_solid_check(&few, start, edge);
}

// The door itself, whatever stands behind it.
static og_decompose_claim any_parts(const og_mesh *mesh, og_scalar bound, og_decompose_room *room) {
  (void)mesh;
  (void)bound;
  (void)room;
  return (og_decompose_claim){.outcome = (og_outcome)whole(0, OG_OUTCOME_COUNT - 1), .parts = whole(0, 4)};
}

void drive_door_decompose(void) {
  const og_door_decompose door = {.run = any_parts};
  og_decompose_room room = {.cells = whole(0, 1), .points = 4, .work = whole(0, 1000000), .start = start, .edge = edge};
  og_mesh mesh = wrong_corners();
  (void)og_decompose_run(&door, &mesh, number(2), &room);
  mesh = infinite_point();
  (void)og_decompose_run(&door, &mesh, number(2), &room);
  mesh = any_solid(0, POINTS - 1);
  (void)og_decompose_run(&door, &mesh, number(2), &room);
  (void)og_decompose_work(TRIANGLES, whole(0, 100));
}
