#include "tool/run/doors.h"

#include <stddef.h>

static bool has_pair(const og_algorithm *algorithm) { return algorithm->pair != NULL; }
static bool has_closest(const og_algorithm *algorithm) { return algorithm->closest != NULL; }
static bool has_hit(const og_algorithm *algorithm) { return algorithm->hit != NULL; }
static bool has_orientation(const og_algorithm *algorithm) { return algorithm->orientation != NULL; }
static bool has_simplex(const og_algorithm *algorithm) { return algorithm->simplex != NULL; }
static bool has_support(const og_algorithm *algorithm) { return algorithm->support != NULL; }
static bool has_hull(const og_algorithm *algorithm) { return algorithm->hull != NULL; }
static bool has_polygons(const og_algorithm *algorithm) { return algorithm->polygons != NULL; }
static bool has_overlaps(const og_algorithm *algorithm) { return algorithm->overlaps != NULL; }
static bool has_bound(const og_algorithm *algorithm) { return algorithm->bound != NULL; }
static bool has_turn(const og_algorithm *algorithm) { return algorithm->turn != NULL; }
static bool has_cso(const og_algorithm *algorithm) { return algorithm->cso != NULL; }
static bool has_decompose(const og_algorithm *algorithm) { return algorithm->decompose != NULL; }
static bool has_mesh_pairs(const og_algorithm *algorithm) { return algorithm->mesh_pairs != NULL; }
static bool has_sweep(const og_algorithm *algorithm) { return algorithm->sweep != NULL; }
static bool has_contact(const og_algorithm *algorithm) { return algorithm->contact != NULL; }
static bool has_sweep_contact(const og_algorithm *algorithm) { return algorithm->sweep_contact != NULL; }
static bool has_clip(const og_algorithm *algorithm) { return algorithm->clip != NULL; }
static bool has_triangulate(const og_algorithm *algorithm) { return algorithm->triangulate != NULL; }
static bool has_moving_features(const og_algorithm *algorithm) { return algorithm->moving_features != NULL; }
static bool has_motion(const og_algorithm *algorithm) { return algorithm->motion != NULL; }

static const og_door_entry doors[] = {
    {"pair", "two bounded bodies (relation, distance, depth)", "accuracy", "relation distance depth", has_pair},
    {"closest", "two primitives of its kinds (closest)", "primitives", "closest", has_closest},
    {"hit", "two primitives of its kinds (hit)", "primitives", "hit", has_hit},
    {"orientation", "three points, or four (orientation)", "primitives", "orientation", has_orientation},
    {"simplex", "one to four points (simplex)", "primitives", "simplex", has_simplex},
    {"support", "a body of its kind, or two, and a direction (support)", "primitives", "support", has_support},
    {"hull", "points, all in the plane or in space (hull)", "primitives", "hull", has_hull},
    {"polygons", "two flat bodies, all of whose points have z = 0 (relation, distance, depth)", "primitives",
     "polygons", has_polygons},
    {"overlaps", "a set of boxes, step by step (overlaps)", "", "overlaps", has_overlaps},
    {"bound", "points, and the volume that it makes (bound)", "", "bound", has_bound},
    {"turn", "points that turn about a pivot (no question yet)", "", "bound", has_turn},
    {"cso", "two solid bodies without a radius (minkowski)", "", "hull", has_cso},
    {"decompose", "a closed triangle mesh, for convex parts of it (decompose)", "", "decompose", has_decompose},
    {"mesh_pairs", "two triangle meshes, or one with itself (mesh_pairs)", "", "mesh_pairs", has_mesh_pairs},
    {"sweep", "two bounded bodies that translate (sweep)", "", "sweep", has_sweep},
    {"contact", "two solid bodies without a radius, or two flat ones in z = 0 (contact)", "", "contact", has_contact},
    {"sweep_contact", "two solid bodies without a radius that translate, or two flat ones in z = 0 (sweep)", "",
     "sweep", has_sweep_contact},
    {"clip", "two flat bodies, all of whose points have z = 0 (contact)", "", "contact", has_clip},
    {"triangulate", "points of the plane in order, a simple polygon (triangulate)", "", "hull", has_triangulate},
    {"moving_features", "a vertex and a triangle, or two edges, that move (vertex-face, edge-edge)", "",
     "moving_features", has_moving_features},
    {"motion", "two bounded bodies that translate and turn (motion)", "", "motion", has_motion},
};
enum { DOORS = sizeof doors / sizeof *doors };

int og_door_count(void) { return DOORS; }

const og_door_entry *og_door_at(int k) { return &doors[k]; }

const og_door_entry *og_door_of(const og_algorithm *algorithm) {
  for (int k = 0; k < DOORS; k++)
    if (doors[k].has(algorithm)) return &doors[k];
  return NULL;
}
