#ifndef OG_STUDY_RASKU_SCENE_H
#define OG_STUDY_RASKU_SCENE_H

/// Rasku's scenes (2003, 9): cubes of 12 triangles or spheres of 960, which fly through a room and turn for a minute.
///
/// Bodies are one unit wide and pass through each other. The room is a cube for their centres; at its walls they turn
/// back. Each has a speed and an axis of its own, and all numbers follow from the stream of random numbers.

#include "ref/tree/mesh.h"
#include "tool/study/scatter.h"

enum {
  OG_RASKU_FRAMES = 5760, // a minute at 96 a second, about Rasku's rate
  OG_RASKU_BODIES = 20,
  OG_RASKU_TRIANGLES = 960,
  OG_RASKU_POINTS = 482,
};

typedef struct og_rasku_shape {
  int32_t points, triangles;
  og_scatter_point point[OG_RASKU_POINTS];
  og_mesh_triangle triangle[OG_RASKU_TRIANGLES];
  double radius; // of the sphere around it, however it turns
} og_rasku_shape;

typedef struct og_rasku_body {
  og_scatter_point centre, step; // a frame's way
  og_scatter_turn pose, turn;    // a frame's turn
  bool is_made;                  // the mesh, of this frame
  og_vec3 point[OG_RASKU_POINTS];
  og_mesh mesh;
} og_rasku_body;

typedef struct og_rasku_scene {
  const og_rasku_shape *shape;
  int bodies;
  og_rasku_body body[OG_RASKU_BODIES];
} og_rasku_scene;

void og_rasku_cube(og_rasku_shape *shape);
/// 32 meridians, 15 circles and two poles: 3D Studio's sphere, from which Rasku's models are.
void og_rasku_sphere(og_rasku_shape *shape);

void og_rasku_start(og_rasku_scene *scene, const og_rasku_shape *shape, int bodies, og_random *random);
/// All bodies move and turn.
void og_rasku_frame(og_rasku_scene *scene);
/// The cubes that hold both however they turn: Rasku's first phase.
bool og_rasku_near(const og_rasku_scene *scene, int i, int j);
/// The body's triangles as they are in this frame.
const og_mesh *og_rasku_mesh(og_rasku_scene *scene, int i);

#endif
