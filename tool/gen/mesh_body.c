#include "tool/gen/mesh_body.h"

static og_gen_point point(double x, double y, double z) { return (og_gen_point){x, y, z}; }

void og_gen_add_triangle(og_gen_body *mesh, int i, int j, int k) {
  if (mesh->triangle_count == OG_GEN_MAX_TRIANGLES) return;
  int *const corner = mesh->triangle[mesh->triangle_count++];
  corner[0] = i;
  corner[1] = j;
  corner[2] = k;
}

int og_gen_add_corner(og_gen_body *mesh, og_gen_point p) {
  og_gen_add_point(mesh, p);
  return (int)mesh->count - 1;
}

void og_gen_start_mesh(og_gen_body *mesh) { mesh->shape = OG_GEN_MESH; }

og_gen_point og_gen_on_circle(int k, int count) {
  const int quarter = count / 4, turn = k / quarter;
  const double t = (double)(k % quarter) / (double)quarter;
  const double x = (1 - t * t) / (1 + t * t), y = 2 * t / (1 + t * t);
  return turn == 0 ? point(x, y, 0) : turn == 1 ? point(-y, x, 0) : turn == 2 ? point(-x, -y, 0) : point(y, -x, 0);
}

void og_gen_make_torus(og_gen_body *mesh, double ring, double tube, double bump) {
  og_gen_start_mesh(mesh);
  for (int k = 0; k < OG_GEN_AROUND; k++)
    for (int l = 0; l < OG_GEN_THROUGH; l++) {
      const og_gen_point u = og_gen_on_circle(k, OG_GEN_AROUND), v = og_gen_on_circle(l, OG_GEN_THROUGH);
      const double thick = tube + (k % 2 == 0 ? bump : 0), out = ring + thick * v.x;
      og_gen_add_corner(mesh, point(out * u.x, out * u.y, thick * v.y));
    }
  for (int k = 0; k < OG_GEN_AROUND; k++)
    for (int l = 0; l < OG_GEN_THROUGH; l++) {
      const int next_k = (k + 1) % OG_GEN_AROUND, next_l = (l + 1) % OG_GEN_THROUGH;
      const int here = OG_GEN_THROUGH * k + l, along = OG_GEN_THROUGH * next_k + l,
                both = OG_GEN_THROUGH * next_k + next_l, around = OG_GEN_THROUGH * k + next_l;
      og_gen_add_triangle(mesh, here, along, both);
      og_gen_add_triangle(mesh, here, both, around);
    }
}
