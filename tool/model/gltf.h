#ifndef OG_GLTF_H
#define OG_GLTF_H

/// What the parts of the reader of glTF 2.0 share: the tree of JSON, buffers, accessors and meshes.

#include <jansson.h>

#include "tool/model/read_model.h"

typedef struct og_gltf {
  og_model *model;
  json_t *root;
  const char *binary; // the second chunk of a file .glb, or null
  size_t binary_length;
  char **buffer; // as many as the tree has; null: not read yet
  size_t *buffer_length, buffer_count;
  size_t *mesh; // the model's numbers and 1; 0: not read yet
  size_t mesh_count;
} og_gltf;

/// Complains about an element of an array of the tree; returns false.
bool og_gltf_refuse(const og_gltf *gltf, const char *array, size_t index, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/// The object at that place of the tree's array; null after a complaint.
const json_t *og_gltf_element(const og_gltf *gltf, const char *array, size_t index);
/// A whole number from 0 to `most` of the object, which is the array's element. Where it is missing: *n stays, if
/// `needed` is false.
bool og_gltf_whole(const og_gltf *gltf, uint64_t *n, const json_t *object, const char *field, bool needed,
                   uint64_t most, const char *array, size_t index);
/// `count` numbers of the object; where they are missing, `x` stays and *found is false.
bool og_gltf_numbers(const og_gltf *gltf, double *x, size_t count, bool *found, const json_t *object,
                     const char *field, const char *array, size_t index);

/// The tree, and the binary chunk. The bytes have to live as long.
bool og_gltf_open(og_gltf *gltf, const char *bytes, size_t length);
void og_gltf_close(og_gltf *gltf);
/// The bytes of a buffer, read at the first call; null after a complaint.
const char *og_gltf_buffer(og_gltf *gltf, size_t index, size_t *length);

/// All numbers of an accessor of that type ("SCALAR", "VEC3"), as a new array; null after a complaint. `indices`: of
/// unsigned whole numbers alone. No more than `most` elements; `option` names what limits them.
double *og_gltf_accessor(og_gltf *gltf, size_t index, const char *type, bool indices, size_t most, const char *option,
                         size_t *count);

/// Does a list of morph targets' weights, which may be null, have one that is not zero?
bool og_gltf_is_morphed(const json_t *weights);
/// The model's mesh that mesh `index` has become, all its primitives; what is not taken is a mesh with a fault.
bool og_gltf_mesh(og_gltf *gltf, size_t index, size_t *mesh);

#endif
