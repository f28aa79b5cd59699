// glTF 2.0: the meshes of the default scene, each where its node stands, as before any animation.

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/model/gltf.h"

enum { MOST_NODES_DEEP = 256 };

// An affine map: the rows of a matrix, and a translation.
typedef struct affine {
  mpq_t matrix[9], move[3];
} affine;

static void init(affine *map) {
  for (int k = 0; k < 9; k++) {
    mpq_init(map->matrix[k]);
    mpq_set_si(map->matrix[k], k % 4 == 0, 1);
  }
  for (int k = 0; k < 3; k++) mpq_init(map->move[k]);
}

static void clear(affine *map) {
  for (int k = 0; k < 9; k++) mpq_clear(map->matrix[k]);
  for (int k = 0; k < 3; k++) mpq_clear(map->move[k]);
}

// r = a b: first b, then a. r is none of them.
static void compose(affine *r, affine *a, affine *b) {
  mpq_t product;
  mpq_init(product);
  for (int i = 0; i < 3; i++) {
    mpq_set(r->move[i], a->move[i]);
    for (int j = 0; j < 3; j++) mpq_set_si(r->matrix[3 * i + j], 0, 1);
    for (int k = 0; k < 3; k++) {
      mpq_mul(product, a->matrix[3 * i + k], b->move[k]);
      mpq_add(r->move[i], r->move[i], product);
      for (int j = 0; j < 3; j++) {
        mpq_mul(product, a->matrix[3 * i + k], b->matrix[3 * k + j]);
        mpq_add(r->matrix[3 * i + j], r->matrix[3 * i + j], product);
      }
    }
  }
  mpq_clear(product);
}

// ---- a node's own map ----

// The columns of a rotation are where a frame of that quaternion takes the axes.
static void set_rotation(affine *map, const double xyzw[4], const double scale[3]) {
  og_frame turn, axis, turned;
  mpq_t factor;
  og_frame_init(&turn);
  og_frame_init(&axis);
  og_frame_init(&turned);
  mpq_init(factor);
  og_frame_set_quaternion(&turn, xyzw);
  for (int j = 0; j < 3; j++) {
    const double unit[3] = {j == 0, j == 1, j == 2};
    og_frame_set_move(&axis, unit);
    og_frame_after(&turned, &turn, &axis);
    mpq_set_d(factor, scale[j]);
    for (int i = 0; i < 3; i++) mpq_mul(map->matrix[3 * i + j], turned.move[i], factor);
  }
  mpq_clear(factor);
  og_frame_clear(&turned);
  og_frame_clear(&axis);
  og_frame_clear(&turn);
}

static bool set_matrix(og_gltf *gltf, affine *map, const double column[16], size_t index) {
  for (int k = 0; k < 4; k++) {
    const double wanted = k == 3;
    if (column[4 * k + 3] < wanted || column[4 * k + 3] > wanted)
      return og_gltf_refuse(gltf, "nodes", index, "matrix: expected the last row 0, 0, 0, 1");
  }
  for (int i = 0; i < 3; i++) {
    mpq_set_d(map->move[i], column[12 + i]);
    for (int j = 0; j < 3; j++) mpq_set_d(map->matrix[3 * i + j], column[4 * j + i]);
  }
  return true;
}

static bool read_map(og_gltf *gltf, affine *map, const json_t *node, size_t index) {
  double matrix[16], move[3] = {0, 0, 0}, turn[4] = {0, 0, 0, 1}, scale[3] = {1, 1, 1};
  bool has_matrix, moved, turned, scaled;
  if (!og_gltf_numbers(gltf, matrix, 16, &has_matrix, node, "matrix", "nodes", index) ||
      !og_gltf_numbers(gltf, move, 3, &moved, node, "translation", "nodes", index) ||
      !og_gltf_numbers(gltf, turn, 4, &turned, node, "rotation", "nodes", index) ||
      !og_gltf_numbers(gltf, scale, 3, &scaled, node, "scale", "nodes", index))
    return false;
  if (has_matrix && (moved || turned || scaled))
    return og_gltf_refuse(gltf, "nodes", index, "both a matrix and translation, rotation or scale");
  if (has_matrix) return set_matrix(gltf, map, matrix, index);
  bool is_zero = true;
  for (int k = 0; k < 4; k++) is_zero = is_zero && !(turn[k] < 0 || turn[k] > 0);
  if (is_zero) return og_gltf_refuse(gltf, "nodes", index, "rotation: zero");
  set_rotation(map, turn, scale);
  for (int k = 0; k < 3; k++) mpq_set_d(map->move[k], move[k]);
  return true;
}

// ---- nodes ----

typedef struct scene {
  og_gltf *gltf;
  bool *seen; // of each node
  size_t count;
} scene;

static bool place(og_gltf *gltf, og_model_body *body, affine *map, size_t index) {
  bool good = true;
  for (int k = 0; k < 9; k++) {
    body->matrix[k] = og_nearest_of(map->matrix[k]);
    good = good && isfinite(body->matrix[k]);
    if (mpq_cmp_si(map->matrix[k], k % 4 == 0, 1) != 0) body->is_affine = true;
  }
  for (int k = 0; k < 3; k++) {
    body->move[k] = og_nearest_of(map->move[k]);
    good = good && isfinite(body->move[k]);
  }
  return good || og_gltf_refuse(gltf, "nodes", index, "its place has a number beyond the largest double");
}

static const char *fault_of(const json_t *node) {
  if (json_object_get(node, "skin") != NULL) return "a mesh with a skin is not read";
  if (og_gltf_is_morphed(json_object_get(node, "weights")))
    return "a mesh that weights of morph targets change is not read";
  if (json_object_get(json_object_get(node, "extensions"), "EXT_mesh_gpu_instancing") != NULL)
    return "instances of a mesh (EXT_mesh_gpu_instancing) are not read";
  return NULL;
}

static bool add_body(og_gltf *gltf, affine *map, const json_t *node, size_t index) {
  og_model *model = gltf->model;
  const char *name = json_string_value(json_object_get(node, "name")), *fault = fault_of(node);
  char numbered[32];
  uint64_t mesh;
  snprintf(numbered, sizeof numbered, "node%zu", index);
  if (!og_gltf_whole(gltf, &mesh, node, "mesh", true, UINT32_MAX, "nodes", index)) return false;
  if (!og_model_add_group(model, name == NULL ? numbered : name)) return false;
  og_model_body *body = og_model_add_body(model, model->group_count - 1, NULL, model->name, 0);
  if (body == NULL || !place(gltf, body, map, index)) return false;
  if (fault == NULL) return og_gltf_mesh(gltf, (size_t)mesh, &body->mesh);
  body->mesh = og_model_add_fault(model, name == NULL ? numbered : name, fault);
  return true;
}

static bool read_nodes(scene *of, affine *parent, const json_t *numbers, int depth, const char *array, size_t index);

static bool read_node(scene *of, affine *parent, size_t index, int depth) {
  og_gltf *gltf = of->gltf;
  const json_t *node = og_gltf_element(gltf, "nodes", index);
  if (node == NULL) return false;
  if (of->seen[index]) return og_gltf_refuse(gltf, "nodes", index, "stands in two places, or within itself");
  if (depth > MOST_NODES_DEEP) return og_gltf_refuse(gltf, "nodes", index, "nodes more than 256 deep");
  of->seen[index] = true;
  affine own, map;
  init(&own);
  init(&map);
  bool good = read_map(gltf, &own, node, index);
  if (good) compose(&map, parent, &own);
  good = good && (json_object_get(node, "mesh") == NULL || add_body(gltf, &map, node, index)) &&
         read_nodes(of, &map, json_object_get(node, "children"), depth + 1, "nodes", index);
  clear(&map);
  clear(&own);
  return good;
}

// The nodes that `numbers` names; `array` and `index` say whose list it is.
static bool read_nodes(scene *of, affine *parent, const json_t *numbers, int depth, const char *array, size_t index) {
  for (size_t k = 0; k < json_array_size(numbers); k++) {
    const json_t *number = json_array_get(numbers, k);
    const json_int_t node = json_is_integer(number) ? json_integer_value(number) : -1;
    if (node < 0 || (uint64_t)node >= of->count)
      return og_gltf_refuse(of->gltf, array, index, "names a node that is not there");
    if (!read_node(of, parent, (size_t)node, depth)) return false;
  }
  return true;
}

// The scene that the file names, or the first.
static bool read_scene(scene *of, affine *world) {
  og_gltf *gltf = of->gltf;
  uint64_t number = 0;
  const json_t *named = json_object_get(gltf->root, "scene");
  if (named != NULL) number = json_is_integer(named) && json_integer_value(named) >= 0
                                  ? (uint64_t)json_integer_value(named) : UINT32_MAX;
  const json_t *element = og_gltf_element(gltf, "scenes", (size_t)number);
  return element != NULL && read_nodes(of, world, json_object_get(element, "nodes"), 1, "scenes", (size_t)number);
}

bool og_read_gltf(og_model *model, const char *bytes, size_t length) {
  og_gltf gltf = {.model = model};
  bool good = og_gltf_open(&gltf, bytes, length);
  if (good) {
    affine world;
    scene of = {.gltf = &gltf, .count = json_array_size(json_object_get(gltf.root, "nodes"))};
    of.seen = og_grow(NULL, of.count + 1, sizeof *of.seen);
    memset(of.seen, 0, (of.count + 1) * sizeof *of.seen);
    init(&world);
    good = read_scene(&of, &world);
    clear(&world);
    free(of.seen);
  }
  og_gltf_close(&gltf);
  return good;
}
