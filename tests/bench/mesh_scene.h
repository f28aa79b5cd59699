#ifndef OR_MESH_SCENE_H
#define OR_MESH_SCENE_H

/// The pairs of meshes on which algorithms, the exact answer and engines are measured.

#include "tests/shared/mesh_family.h"

typedef struct or_mesh_scene {
  const char *name;
  or_mesh a, b;
} or_mesh_scene;

enum { OR_MESH_SCENES = 7 };

/// Scene k, 0 <= k < OR_MESH_SCENES, in memory of its own.
///   sphere-6   two spheres of 81,920 triangles
///   torus-200  two bumpy tori of 160,000 triangles
///   same-4     two equal spheres of 5,120 triangles: nearly all pairs lie in one plane or share an edge
///   sphere-3   two spheres of 1,280 triangles
///   near-3     a sphere of 1,280 triangles, and the same moved by (1/64, 1/32, 1/32)
or_mesh_scene or_mesh_scene_make(int k);
void or_mesh_scene_free(or_mesh_scene *scene);

/// Writes it as a case of the question `mesh_pairs`, to standard output.
void or_mesh_scene_write(const or_mesh_scene *scene);

/// Seconds, the least of some rounds, that the exact solver and the checker take, from points in doubles to the pairs
/// proved; their count goes to *pairs.
double or_mesh_scene_exact(const or_mesh_scene *scene, int rounds, long long *pairs);

/// Processor time of this thread, in seconds: others use the machine, too.
double or_thread_seconds(void);

#endif
