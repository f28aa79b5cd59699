// Convex parts of meshes, as a table: how many there are, what the worst hull holds too much, and the time; one
// thread's processor time, the best of five. What a hull holds too much is exact, as a part of the whole mesh's hull.

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "ref/polytope/decompose.h"
#include "tests/shared/decompose_fault.h"
#include "tests/shared/solid_family.h"
#include "tool/run/make_decompose.h"

enum { CELLS = 1024, POINTS = 65536, ROUNDS = 5 };

static double seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void print_row(const char *name, const og_mesh *mesh, double bound) {
  og_decompose_room room = og_make_decompose_room(mesh, CELLS, POINTS);
  og_decompose_claim claim = {0};
  double best = 0;
  for (int k = 0; k < ROUNDS; k++) {
    const double start = seconds();
    claim = og_decompose(mesh, (og_scalar)bound, &room);
    const double took = seconds() - start;
    if (k == 0 || took < best) best = took;
  }
  const double whole = 1 - (double)claim.volume / (double)claim.hull_volume;
  printf("| %s | %d | %.1f %% | %g %% | ", name, mesh->triangles, 100 * whole, 100 * bound);
  if (claim.outcome == OG_OUTCOME_ANSWERED)
    printf("%d | %d | %.2f %% | %d | %.1f |\n", claim.parts, claim.cells,
           100 * or_decompose_excess(mesh, &room, &claim) / (double)claim.hull_volume, claim.hulls, 1e3 * best);
  else printf("none within %d cells | | | %d | %.1f |\n", CELLS, claim.hulls, 1e3 * best);
  og_free_decompose_room(&room);
}

static void print_rows(const char *name, or_mesh solid, int bounds, const double *bound) {
  const og_mesh mesh = or_mesh_view(&solid);
  for (int k = 0; k < bounds; k++) print_row(name, &mesh, bound[k]);
  or_mesh_free(&solid);
}

// By 3-4-5 about two axes, so that no edge is along an axis.
static or_mesh turned(or_mesh solid) {
  const og_scalar s = (og_scalar)0.6, c = (og_scalar)0.8;
  for (int k = 0; k < solid.points; k++) {
    og_vec3 *p = &solid.point[k];
    *p = (og_vec3){c * p->x - s * p->y, s * p->x + c * p->y, p->z};
    *p = (og_vec3){c * p->x - s * p->z, p->y, s * p->x + c * p->z};
  }
  return solid;
}

int main(void) {
  static const double exact[] = {0}, some[] = {0.1, 0.03, 0.01}, coarse[] = {0.1, 0.03};
  const char *l = "##"
                  "#."
                  ".."
                  "..",
             *u = "###"
                  "#.#"
                  "#.#"
                  "........."
                  ".........",
             *ring = "###"
                     "#.#"
                     "###"
                     "........."
                     ".........";
  or_mesh cubes = or_cube(), other = or_cube();
  or_mesh_move(&other, 1, 2, 0, 0);
  or_mesh_join(&cubes, &other);
  or_mesh_free(&other);
  puts("| mesh | triangles | too much in its hull | bound | parts | cells | worst part | hulls | ms |");
  puts("|---|--:|--:|--:|--:|--:|--:|--:|--:|");
  print_rows("sphere", or_icosphere(2), 1, exact);
  print_rows("two cubes", cubes, 1, exact);
  print_rows("L", or_cubes_solid(2, l), 1, exact);
  print_rows("U", or_cubes_solid(3, u), 1, exact);
  print_rows("ring of cubes", or_cubes_solid(3, ring), 1, exact);
  print_rows("star prism, 5 tips", or_star_prism(5, 0.4), 1, exact);
  print_rows("L, turned", turned(or_cubes_solid(2, l)), 3, some);
  print_rows("ring, turned", turned(or_cubes_solid(3, ring)), 3, some);
  print_rows("bumpy torus", or_bumpy_torus(8, 12), 3, some);
  print_rows("bumpy torus, fine", or_bumpy_torus(16, 32), 2, coarse);
  return 0;
}
