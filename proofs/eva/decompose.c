#define OG_EVA_SMALL
#include "eva/arguments.h"
#include "ref/door/decompose.h"
#include "ref/polytope/solid_check.h"

enum { POINTS = 4, TRIANGLES = 4 };

static og_vec3 point[POINTS];
static og_mesh_triangle triangle[TRIANGLES];
static int start[POINTS], edge[3 * TRIANGLES];

// Any corners, the wrong ones too.
static og_mesh any_solid(int low, int high) {
  for (int k = 0; k < POINTS; k++) point[k] = vector(1);
  for (int k = 0; k < TRIANGLES; k++)
    for (int c = 0; c < 3; c++) triangle[k].corner[c] = whole(low, high);
  return (og_mesh){point, POINTS, triangle, TRIANGLES};
}

void drive_solid_check(void) {
  const og_mesh mesh = any_solid(0, POINTS - 1);
  (void)og_solid_check(&mesh, start, edge);
  const og_mesh few = {point, whole(0, POINTS - 1), triangle, TRIANGLES};
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
  const og_mesh mesh = any_solid(0, POINTS - 1);
  const og_door_decompose door = {.run = any_parts};
  og_decompose_room room = {.cells = 1, .points = 4, .work = whole(0, 100), .start = start, .edge = edge};
  (void)og_decompose_run(&door, &mesh, number(2), &room);
  (void)og_decompose_work(TRIANGLES, whole(0, 100));
}
