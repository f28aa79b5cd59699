#include "tests/bench/mesh_scene.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "spec/mesh_pairs/solve/mesh_pairs.h"

// Two grids in one plane, one shifted by parts of a square. All coordinates are exact.
static or_mesh_scene sheets(const char *name, bool slanted) {
  or_mesh_scene s = {name, or_grid(64), or_grid(64)};
  or_mesh_move(&s.b, 1, 0.25, 0.125, 0);
  for (int k = 0; slanted && k < s.a.points; k++) s.a.point[k].z = s.a.point[k].x / 4 + s.a.point[k].y / 2;
  for (int k = 0; slanted && k < s.b.points; k++) s.b.point[k].z = s.b.point[k].x / 4 + s.b.point[k].y / 2;
  return s;
}

or_mesh_scene or_mesh_scene_make(int k) {
  or_mesh_scene s = {"", {0}, {0}};
  switch (k) {
  case 0:
    s = (or_mesh_scene){"sphere-6", or_icosphere(6), or_icosphere(6)};
    or_mesh_move(&s.b, 1, 1.7, 0.2, 0.1);
    break;
  case 1:
    s = (or_mesh_scene){"torus-200", or_bumpy_torus(400, 200), or_bumpy_torus(400, 200)};
    or_mesh_move(&s.b, 1, 2.5, 1, 0.5);
    break;
  case 2: s = (or_mesh_scene){"same-4", or_icosphere(4), or_icosphere(4)}; break;
  case 3:
    s = (or_mesh_scene){"sphere-3", or_icosphere(3), or_icosphere(3)};
    or_mesh_move(&s.b, 1, 1.7, 0.2, 0.1);
    break;
  case 4: s = sheets("sheets", false); break;
  case 5: s = sheets("sheets-slanted", true); break;
  default:
    s = (or_mesh_scene){"near-3", or_icosphere(3), or_icosphere(3)};
    or_mesh_move(&s.b, 1, 0x1p-6, 0x1p-5, 0x1p-5);
    break;
  }
  return s;
}

void or_mesh_scene_free(or_mesh_scene *scene) {
  or_mesh_free(&scene->a);
  or_mesh_free(&scene->b);
}

// ---- as a case ----

static void write_mesh(const char *name, const or_mesh *mesh) {
  printf(",\"%s\":{\"shape\":\"mesh\",\"points\":[", name);
  for (int32_t k = 0; k < mesh->points; k++) {
    const og_vec3 p = mesh->point[k];
    printf("%s[%.17g,%.17g,%.17g]", k == 0 ? "" : ",", (double)p.x, (double)p.y, (double)p.z);
  }
  fputs("],\"triangles\":[", stdout);
  for (int32_t k = 0; k < mesh->triangles; k++) {
    const int32_t *at = mesh->triangle[k].corner;
    printf("%s[%d,%d,%d]", k == 0 ? "" : ",", (int)at[0], (int)at[1], (int)at[2]);
  }
  fputs("]}", stdout);
}

void or_mesh_scene_write(const or_mesh_scene *scene) {
  printf("{\"id\":\"%s\",\"question\":\"mesh_pairs\"", scene->name);
  write_mesh("a", &scene->a);
  write_mesh("b", &scene->b);
  puts("}");
}

// ---- the exact answer ----

double or_thread_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static double *numbers_of(const or_mesh *mesh) {
  double *xyz = malloc(3 * (size_t)mesh->points * sizeof *xyz);
  if (xyz == NULL) abort();
  for (int32_t k = 0; k < mesh->points; k++) {
    xyz[3 * k] = (double)mesh->point[k].x;
    xyz[3 * k + 1] = (double)mesh->point[k].y;
    xyz[3 * k + 2] = (double)mesh->point[k].z;
  }
  return xyz;
}

static void copy_triangles(og_triangles *r, const or_mesh *from) {
  og_triangles_resize(r, from->triangles);
  for (int32_t k = 0; k < from->triangles; k++)
    for (int c = 0; c < 3; c++) r->of[k].at[c] = from->triangle[k].corner[c];
}

double or_mesh_scene_exact(const or_mesh_scene *scene, int rounds, long long *pairs) {
  double *const a = numbers_of(&scene->a), *const b = numbers_of(&scene->b);
  double least = HUGE_VAL;
  for (int k = 0; k < rounds; k++) {
    og_mesh_problem problem;
    og_mesh_answer answer;
    og_mesh_problem_init(&problem);
    og_mesh_answer_init(&answer);
    const double begin = or_thread_seconds();
    if (og_mesh_problem_set_doubles(&problem, a, (size_t)scene->a.points, b, (size_t)scene->b.points) != OG_PROBLEM_OK)
      abort();
    copy_triangles(&problem.a, &scene->a);
    copy_triangles(&problem.b, &scene->b);
    if (og_solve_meshes(&problem, 100000000, &answer) != OG_MESH_ACCEPTED) abort();
    const double time = or_thread_seconds() - begin;
    if (time < least) least = time;
    *pairs = (long long)answer.finding.count;
    og_mesh_problem_clear(&problem);
    og_mesh_answer_clear(&answer);
  }
  free(a);
  free(b);
  return least;
}
