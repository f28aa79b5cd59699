// glTF: accessors, and the meshes that primitives make.

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/model/gltf.h"

// ---- components ----

typedef struct component {
  unsigned code;
  size_t size;
  bool is_signed, is_real;
} component;

static const component components[] = {{5120, 1, true, false}, {5121, 1, false, false}, {5122, 2, true, false},
                                       {5123, 2, false, false}, {5125, 4, false, false}, {5126, 4, true, true}};
enum { COMPONENTS = sizeof components / sizeof *components };

static const component *component_of(uint64_t code) {
  for (int k = 0; k < COMPONENTS; k++)
    if (components[k].code == code) return &components[k];
  return NULL;
}

// A number that stands there, its low byte first.
static double number_at(const component *of, const char *bytes) {
  uint32_t bits = 0;
  float real;
  for (size_t k = 0; k < of->size; k++) bits |= (uint32_t)(unsigned char)bytes[k] << 8 * k;
  if (of->is_real) {
    memcpy(&real, &bits, sizeof real);
    return (double)real;
  }
  const double range = of->size == 1 ? 0x1p8 : of->size == 2 ? 0x1p16 : 0x1p32;
  return of->is_signed && (double)bits >= range / 2 ? (double)bits - range : (double)bits;
}

// As a part of the largest one of its type, where the accessor says so.
static double normalized(const component *of, double x) {
  const double largest = (of->size == 1 ? 0x1p8 : 0x1p16) / (of->is_signed ? 2 : 1) - 1;
  return x < -largest ? -1 : x / largest;
}

// ---- accessors ----

typedef struct reading {
  og_gltf *gltf;
  size_t index; // of the accessor
  const component *of;
  size_t width; // numbers of an element
} reading;

static bool refuse(const reading *from, const char *message) {
  return og_gltf_refuse(from->gltf, "accessors", from->index, "%s", message);
}

static bool whole(const reading *from, uint64_t *n, const json_t *object, const char *field, bool needed) {
  return og_gltf_whole(from->gltf, n, object, field, needed, UINT32_MAX, "accessors", from->index);
}

static bool read_component(reading *from, const json_t *object) {
  uint64_t code;
  if (!whole(from, &code, object, "componentType", true)) return false;
  from->of = component_of(code);
  return from->of != NULL || refuse(from, "componentType: unknown");
}

// `count` elements of a view, which `object` names, into x.
static bool read_view(const reading *from, double *x, size_t count, const json_t *object, bool may_stride) {
  og_gltf *gltf = from->gltf;
  const size_t element = from->width * from->of->size;
  uint64_t view_number, at = 0, of_buffer, start = 0, length, stride = element;
  size_t bytes;
  if (!whole(from, &view_number, object, "bufferView", true) || !whole(from, &at, object, "byteOffset", false))
    return false;
  const json_t *view = og_gltf_element(gltf, "bufferViews", (size_t)view_number);
  if (view == NULL || !whole(from, &of_buffer, view, "buffer", true) ||
      !whole(from, &start, view, "byteOffset", false) || !whole(from, &length, view, "byteLength", true) ||
      !whole(from, &stride, view, "byteStride", false))
    return false;
  if (stride < element || (!may_stride && stride != element)) return refuse(from, "byteStride: less than an element");
  const char *buffer = og_gltf_buffer(gltf, (size_t)of_buffer, &bytes);
  if (buffer == NULL) return false;
  if (start + length > bytes) return refuse(from, "its view ends behind the buffer");
  if (count > 0 && at + stride * (count - 1) + element > length) return refuse(from, "ends behind its view");
  const char *first = buffer + start + at;
  for (size_t i = 0; i < count; i++)
    for (size_t k = 0; k < from->width; k++) {
      const double number = number_at(from->of, first + (size_t)stride * i + from->of->size * k);
      if (!isfinite(number)) return refuse(from, "a number that is NaN or infinite");
      x[from->width * i + k] = number;
    }
  return true;
}

// Elements that stand for others.
static bool read_sparse(const reading *from, double *x, size_t count, const json_t *sparse) {
  uint64_t some;
  const json_t *indices = json_object_get(sparse, "indices"), *values = json_object_get(sparse, "values");
  if (!whole(from, &some, sparse, "count", true)) return false;
  if (some > count) return refuse(from, "sparse.count: more than it has");
  reading of_indices = {.gltf = from->gltf, .index = from->index, .width = 1};
  if (!read_component(&of_indices, indices)) return false;
  if (of_indices.of->is_signed) return refuse(from, "sparse.indices.componentType: expected an unsigned one");
  double *place = og_grow(NULL, (size_t)some + 1, sizeof *place);
  double *element = og_grow(NULL, (size_t)some * from->width + 1, sizeof *element);
  bool good = read_view(&of_indices, place, (size_t)some, indices, false) &&
              read_view(from, element, (size_t)some, values, false);
  for (size_t k = 0; k < some && good; k++) {
    good = place[k] < (double)count && (k == 0 || place[k] > place[k - 1]);
    if (!good) refuse(from, "sparse.indices: beyond the last element, or not in order");
    else memcpy(x + (size_t)place[k] * from->width, element + k * from->width, from->width * sizeof *x);
  }
  free(element);
  free(place);
  return good;
}

static bool check_accessor(reading *from, const json_t *accessor, const char *type, bool indices) {
  const char *own = json_string_value(json_object_get(accessor, "type"));
  if (own == NULL || strcmp(own, type) != 0)
    return og_gltf_refuse(from->gltf, "accessors", from->index, "type: expected %s", type);
  if (!read_component(from, accessor)) return false;
  return !indices || !from->of->is_signed || refuse(from, "componentType: expected an unsigned one for indices");
}

static bool fill(const reading *from, double *x, size_t count, const json_t *accessor) {
  const json_t *sparse = json_object_get(accessor, "sparse"), *normal = json_object_get(accessor, "normalized");
  const size_t numbers = count * from->width;
  for (size_t k = 0; k < numbers; k++) x[k] = 0;
  if (json_object_get(accessor, "bufferView") != NULL && !read_view(from, x, count, accessor, true)) return false;
  if (sparse != NULL && !read_sparse(from, x, count, sparse)) return false;
  if (!json_is_true(normal)) return true;
  if (from->of->size == 4) return refuse(from, "normalized: not of this componentType");
  for (size_t k = 0; k < numbers; k++) x[k] = normalized(from->of, x[k]);
  return true;
}

double *og_gltf_accessor(og_gltf *gltf, size_t index, const char *type, bool indices, size_t most, const char *option,
                         size_t *count) {
  const json_t *accessor = og_gltf_element(gltf, "accessors", index);
  reading from = {.gltf = gltf, .index = index, .width = strcmp(type, "VEC3") == 0 ? 3 : 1};
  uint64_t elements;
  if (accessor == NULL || !whole(&from, &elements, accessor, "count", true) ||
      !check_accessor(&from, accessor, type, indices))
    return NULL;
  if (elements > most) {
    og_model_limit(gltf->model, "accessors[%zu]: more than %zu elements (%s)", index,
                most,
                option);
    return NULL;
  }
  *count = (size_t)elements;
  double *x = og_grow(NULL, *count * from.width + 1, sizeof *x);
  if (fill(&from, x, *count, accessor)) return x;
  free(x);
  return NULL;
}

// ---- primitives ----

enum { TRIANGLES = 4, STRIP = 5, FAN = 6 };

typedef struct growing {
  og_gltf *gltf;
  size_t index; // of the mesh
  og_mesh_file *mesh;
  uint64_t *accessor; // of points, that are in it
  size_t *first;      // their first points
  size_t parts;
} growing;

static bool limit(const growing *to, const char *what, size_t most, const char *option) {
  return og_model_limit(to->gltf->model, "meshes[%zu]: more than %zu %s (%s)", to->index,
                     most, what, option);
}

// The points of an accessor, unless another primitive has brought them.
static bool add_points(growing *to, uint64_t accessor, size_t *first, size_t *count) {
  const size_t most = to->gltf->model->files.limits.max_points;
  og_mesh_file *mesh = to->mesh;
  double *x = og_gltf_accessor(to->gltf, (size_t)accessor, "VEC3", false, most, "--max-points", count);
  if (x == NULL) return false;
  bool good = true, known = false;
  for (size_t k = 0; k < to->parts && !known; k++) {
    known = to->accessor[k] == accessor;
    *first = to->first[k];
  }
  if (!known) {
    *first = mesh->point_count;
    good = *count <= most - mesh->point_count || limit(to, "points", most, "--max-points");
  }
  if (!known && good) {
    mesh->point = og_grow(mesh->point, mesh->point_count + *count + 1, sizeof *mesh->point);
    if (*count > 0) memcpy(mesh->point + mesh->point_count, x, 3 * *count * sizeof *x);
    mesh->point_count += *count;
    to->accessor[to->parts] = accessor;
    to->first[to->parts++] = *first;
  }
  free(x);
  return good;
}

// Corner k of triangle t, as a place in the list of corners: glTF 2.0, 3.7.2.1.
static size_t corner_of(uint64_t mode, size_t t, size_t k) {
  if (mode == TRIANGLES) return 3 * t + k;
  if (mode == STRIP) return k == 0 ? t : t + (k == 1 ? 1 + t % 2 : 2 - t % 2);
  return k == 2 ? 0 : t + 1 + k;
}

static bool add_triangles(growing *to, uint64_t mode, const double *index, size_t corners, size_t first,
                          size_t points) {
  const size_t most = to->gltf->model->files.limits.max_triangles;
  og_mesh_file *mesh = to->mesh;
  if (mode == TRIANGLES && corners % 3 != 0)
    return og_gltf_refuse(to->gltf, "meshes", to->index, "%zu corners make no triangles", corners);
  const size_t count = mode == TRIANGLES ? corners / 3 : corners < 3 ? 0 : corners - 2;
  if (count > most - mesh->triangle_count) return limit(to, "triangles", most, "--max-triangles");
  mesh->triangle = og_grow(mesh->triangle, mesh->triangle_count + count + 1, sizeof *mesh->triangle);
  for (size_t t = 0; t < count; t++)
    for (size_t k = 0; k < 3; k++) {
      const size_t at = corner_of(mode, t, k);
      const double corner = index == NULL ? (double)at : index[at];
      if (corner >= (double)points)
        return og_gltf_refuse(to->gltf, "meshes", to->index, "index %.0f is no point: there are %zu", corner, points);
      mesh->triangle[mesh->triangle_count + t][k] = (uint32_t)(first + (size_t)corner);
    }
  mesh->triangle_count += count;
  return true;
}

static bool add_primitive(growing *to, const json_t *primitive, uint64_t mode) {
  og_gltf *gltf = to->gltf;
  uint64_t points, indices;
  size_t first, count, corners;
  const size_t most = gltf->model->files.limits.max_triangles;
  const json_t *attributes = json_object_get(primitive, "attributes");
  if (!og_gltf_whole(gltf, &points, attributes, "POSITION", true, UINT32_MAX, "meshes", to->index)) return false;
  if (!add_points(to, points, &first, &count)) return false;
  if (json_object_get(primitive, "indices") == NULL) return add_triangles(to, mode, NULL, count, first, count);
  if (!og_gltf_whole(gltf, &indices, primitive, "indices", true, UINT32_MAX, "meshes", to->index)) return false;
  double *index = og_gltf_accessor(gltf, (size_t)indices, "SCALAR", true, most < SIZE_MAX / 3 ? 3 * most : most,
                                   "--max-triangles", &corners);
  const bool good = index != NULL && add_triangles(to, mode, index, corners, first, count);
  free(index);
  return good;
}

// ---- meshes ----

bool og_gltf_is_morphed(const json_t *weights) {
  for (size_t k = 0; k < json_array_size(weights); k++) {
    const double weight = json_number_value(json_array_get(weights, k));
    if (weight < 0 || weight > 0) return true;
  }
  return false;
}

// Why the mesh is not taken, or null.
static const char *fault_of(const json_t *mesh) {
  const json_t *primitives = json_object_get(mesh, "primitives");
  if (og_gltf_is_morphed(json_object_get(mesh, "weights")))
    return "a mesh that weights of morph targets change is not read";
  for (size_t k = 0; k < json_array_size(primitives); k++) {
    const json_t *mode = json_object_get(json_array_get(primitives, k), "mode");
    const json_int_t code = mode == NULL ? TRIANGLES : json_integer_value(mode);
    if (code < TRIANGLES || code > FAN) return "a mesh with points or lines among its primitives is not read";
  }
  return NULL;
}

static bool read_mesh(og_gltf *gltf, size_t index, const json_t *mesh, og_mesh_file *to) {
  const json_t *primitives = json_object_get(mesh, "primitives");
  const size_t count = json_array_size(primitives);
  growing all = {.gltf = gltf, .index = index, .mesh = to};
  if (count == 0) return og_gltf_refuse(gltf, "meshes", index, "needs primitives");
  all.accessor = og_grow(NULL, count, sizeof *all.accessor);
  all.first = og_grow(NULL, count, sizeof *all.first);
  bool good = true;
  for (size_t k = 0; k < count && good; k++) {
    const json_t *one = json_array_get(primitives, k);
    uint64_t mode = TRIANGLES;
    good = og_gltf_whole(gltf, &mode, one, "mode", false, FAN, "meshes", index) && add_primitive(&all, one, mode);
  }
  free(all.first);
  free(all.accessor);
  return good;
}

bool og_gltf_mesh(og_gltf *gltf, size_t index, size_t *mesh) {
  static const double unscaled[3] = {1, 1, 1};
  const json_t *element = og_gltf_element(gltf, "meshes", index);
  if (element == NULL) return false;
  if (gltf->mesh[index] == 0) {
    const char *fault = fault_of(element);
    const size_t made = fault != NULL ? og_model_add_fault(gltf->model, NULL, fault)
                                      : og_model_add_mesh(gltf->model, NULL, unscaled);
    if (fault == NULL && !read_mesh(gltf, index, element, &gltf->model->mesh[made].mesh)) return false;
    gltf->mesh[index] = made + 1;
  }
  *mesh = gltf->mesh[index] - 1;
  return true;
}
