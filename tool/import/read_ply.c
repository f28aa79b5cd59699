// PLY, the Polygon File Format of Stanford: a heading that says what follows, then text or numbers in binary.

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/import/mesh_text.h"

enum { MOST_ELEMENTS = 32, MOST_PROPERTIES = 64 };

typedef enum scalar { INT8, UINT8, INT16, UINT16, INT32, UINT32, FLOAT32, FLOAT64, NO_SCALAR } scalar;

// What a property is of: x, y, z are 0 to 2.
typedef enum property_role { X, Y, Z, CORNERS, OTHER } property_role;

typedef struct property {
  bool is_list;
  scalar length, type; // a list's length
  property_role role;
} property;

typedef enum element_kind { VERTICES, FACES, OTHERS } element_kind;

typedef struct element {
  element_kind kind;
  size_t count;
  property property[MOST_PROPERTIES];
  int property_count;
} element;

typedef struct ply {
  og_mesh_text *text;
  enum { ASCII, LITTLE, BIG } format;
  bool has_format;
  element element[MOST_ELEMENTS];
  int element_count;
  size_t word;       // ASCII: the next of the line
  long long *corner; // of the face that is read
  size_t capacity;
} ply;

// ---- the heading ----

static scalar scalar_named(const char *word) {
  static const char *const names[][2] = {{"char", "int8"},     {"uchar", "uint8"},   {"short", "int16"},
                                         {"ushort", "uint16"}, {"int", "int32"},     {"uint", "uint32"},
                                         {"float", "float32"}, {"double", "float64"}};
  for (int k = 0; k < NO_SCALAR; k++)
    if (strcmp(word, names[k][0]) == 0 || strcmp(word, names[k][1]) == 0) return (scalar)k;
  return NO_SCALAR;
}

static bool read_format(ply *file) {
  static const char *const names[] = {
      [ASCII] = "ascii", [LITTLE] = "binary_little_endian", [BIG] = "binary_big_endian"};
  og_mesh_text *text = file->text;
  char quoted[OG_QUOTE_SIZE];
  if (text->count < 2) return og_mesh_text_refuse(text, OG_INPUT_BAD, "expected a format");
  for (int k = ASCII; k <= BIG; k++) {
    if (strcmp(text->word[1], names[k]) != 0) continue;
    if (k == LITTLE) file->format = LITTLE;
    else file->format = k == BIG ? BIG : ASCII;
    return file->has_format = true;
  }
  return og_mesh_text_refuse(text, OG_INPUT_BAD, "unknown format %s", og_quote(quoted, text->word[1]));
}

static bool read_element(ply *file) {
  og_mesh_text *text = file->text;
  long long count;
  if (text->count != 3) return og_mesh_text_refuse(text, OG_INPUT_BAD, "expected 'element NAME COUNT'");
  if (file->element_count == MOST_ELEMENTS)
    return og_mesh_text_refuse(text, OG_INPUT_LIMIT, "more than %d elements", MOST_ELEMENTS);
  if (!og_mesh_text_integer(text, text->word[2], &count)) return false;
  if (count < 0) return og_mesh_text_refuse(text, OG_INPUT_BAD, "a count below zero");
  if (strcmp(text->word[1], "tristrips") == 0)
    return og_mesh_text_refuse(text, OG_INPUT_BAD, "strips of triangles are not read");
  const bool vertices = strcmp(text->word[1], "vertex") == 0, faces = strcmp(text->word[1], "face") == 0;
  element *one = &file->element[file->element_count++];
  one->kind = vertices ? VERTICES : faces ? FACES : OTHERS;
  one->count = (size_t)count;
  return true;
}

static property_role role_of(element_kind kind, bool is_list, const char *name) {
  if (kind == VERTICES && !is_list && strlen(name) == 1 && *name >= 'x' && *name <= 'z')
    return (property_role)(*name - 'x');
  const bool corners = strcmp(name, "vertex_indices") == 0 || strcmp(name, "vertex_index") == 0;
  return kind == FACES && is_list && corners ? CORNERS : OTHER;
}

static bool read_property(ply *file) {
  og_mesh_text *text = file->text;
  const bool is_list = text->count == 5 && strcmp(text->word[1], "list") == 0;
  if (!is_list && text->count != 3)
    return og_mesh_text_refuse(text, OG_INPUT_BAD, "expected 'property TYPE NAME' or 'property list TYPE TYPE NAME'");
  if (file->element_count == 0) return og_mesh_text_refuse(text, OG_INPUT_BAD, "a property of no element");
  element *of = &file->element[file->element_count - 1];
  if (of->property_count == MOST_PROPERTIES)
    return og_mesh_text_refuse(text, OG_INPUT_LIMIT, "more than %d properties", MOST_PROPERTIES);
  property *one = &of->property[of->property_count++];
  one->is_list = is_list;
  one->length = is_list ? scalar_named(text->word[2]) : UINT8;
  one->type = scalar_named(text->word[is_list ? 3 : 1]);
  one->role = role_of(of->kind, is_list, text->word[text->count - 1]);
  if (one->type == NO_SCALAR || one->length >= FLOAT32)
    return og_mesh_text_refuse(text, OG_INPUT_BAD,
                               "unknown type of a property, or a list whose length is no whole number");
  return true;
}

static bool has_all(const element *of, property_role first, property_role last) {
  int seen = 0;
  for (int k = 0; k < of->property_count; k++) seen += of->property[k].role >= first && of->property[k].role <= last;
  return seen == (int)last - (int)first + 1;
}

static bool is_whole(const ply *file) {
  for (int k = 0; k < file->element_count; k++) {
    const element *one = &file->element[k];
    if (one->kind == VERTICES && !has_all(one, X, Z))
      return og_mesh_text_refuse(file->text, OG_INPUT_BAD, "a vertex needs x, y and z, once each");
    if (one->kind == FACES && !has_all(one, CORNERS, CORNERS))
      return og_mesh_text_refuse(file->text, OG_INPUT_BAD, "a face needs one list vertex_indices");
  }
  if (file->has_format) return true;
  return og_mesh_text_refuse(file->text, OG_INPUT_BAD, "the heading names no format");
}

static bool read_heading(ply *file) {
  og_mesh_text *text = file->text;
  char quoted[OG_QUOTE_SIZE];
  if (!og_mesh_text_line(text) || strcmp(text->word[0], "ply") != 0)
    return og_mesh_text_refuse(text, OG_INPUT_BAD, "expected the heading 'ply'");
  bool good = true;
  while (good && og_mesh_text_line(text)) {
    const char *word = text->word[0];
    if (strcmp(word, "end_header") == 0) return is_whole(file);
    if (strcmp(word, "format") == 0) good = read_format(file);
    else if (strcmp(word, "element") == 0) good = read_element(file);
    else if (strcmp(word, "property") == 0) good = read_property(file);
    else if (strcmp(word, "comment") != 0 && strcmp(word, "obj_info") != 0)
      good = og_mesh_text_refuse(text, OG_INPUT_BAD, "unknown line of the heading: %s", og_quote(quoted, word));
  }
  return good && og_mesh_text_refuse(text, OG_INPUT_BAD, "the file ends before end_header");
}

// ---- values ----

static int size_of(scalar type) {
  static const int sizes[] = {1, 1, 2, 2, 4, 4, 4, 8};
  return sizes[type];
}

// The bytes as a number, whatever the order of the machine that reads.
static uint64_t bits_at(const ply *file, const unsigned char *byte, int size) {
  uint64_t bits = 0;
  for (int k = 0; k < size; k++) bits |= (uint64_t)byte[k] << 8 * (file->format == LITTLE ? k : size - 1 - k);
  return bits;
}

static double number_of(scalar type, uint64_t bits) {
  float single;
  double real;
  const uint32_t half = (uint32_t)bits;
  switch (type) {
  case INT8: return (int8_t)bits;
  case INT16: return (int16_t)bits;
  case INT32: return (int32_t)half;
  case FLOAT32: memcpy(&single, &half, sizeof single); return (double)single;
  case FLOAT64: memcpy(&real, &bits, sizeof real); return real;
  default: return (double)bits;
  }
}

static bool read_binary(ply *file, scalar type, double *x) {
  og_mesh_text *text = file->text;
  const int size = size_of(type);
  if (text->length - text->at < (size_t)size)
    return og_mesh_text_refuse(text, OG_INPUT_BAD, "the file ends before its last element");
  *x = number_of(type, bits_at(file, (const unsigned char *)text->bytes + text->at, size));
  text->at += (size_t)size;
  return true;
}

// One number, of the line or of the bytes. In binary it may be NaN: who needs a coordinate or a count looks.
static bool read_value(ply *file, scalar type, double *x) {
  og_mesh_text *text = file->text;
  if (file->format != ASCII) return read_binary(file, type, x);
  if (file->word >= text->count)
    return og_mesh_text_refuse(text, OG_INPUT_BAD, "the line ends before the element's last property");
  return og_mesh_text_number(text, text->word[file->word++], x);
}

static bool read_whole(ply *file, scalar type, long long *n) {
  double x;
  if (!read_value(file, type, &x)) return false;
  if (x != floor(x) || fabs(x) > 0x1p52)
    return og_mesh_text_refuse(file->text, OG_INPUT_BAD, "expected a whole number, not %g", x);
  *n = (long long)x;
  return true;
}

// ---- elements ----

static bool skip_list(ply *file, const property *one, long long length) {
  double x;
  for (long long k = 0; k < length; k++)
    if (!read_value(file, one->type, &x)) return false;
  return true;
}

static bool read_list(ply *file, const property *one) {
  long long length;
  if (!read_whole(file, one->length, &length)) return false;
  if (length < 0) return og_mesh_text_refuse(file->text, OG_INPUT_BAD, "a list of a length below zero");
  if (one->role != CORNERS) return skip_list(file, one, length);
  // A corner takes a byte of the file at least: a length beyond that is found out here, before memory is asked for.
  if ((unsigned long long)length > file->text->length)
    return og_mesh_text_refuse(file->text, OG_INPUT_BAD, "a face of %lld corners in a file of %zu bytes", length,
                               file->text->length);
  if ((size_t)length > file->capacity) {
    file->capacity = (size_t)length;
    file->corner = og_grow(file->corner, file->capacity, sizeof *file->corner);
  }
  for (long long k = 0; k < length; k++)
    if (!read_whole(file, one->type, &file->corner[k])) return false;
  return og_mesh_text_face(file->text, file->corner, (size_t)length);
}

static bool read_one(ply *file, const element *of) {
  double x[3] = {0, 0, 0}, other;
  for (int k = 0; k < of->property_count; k++) {
    const property *one = &of->property[k];
    if (one->is_list ? !read_list(file, one) : !read_value(file, one->type, one->role <= Z ? &x[one->role] : &other))
      return false;
  }
  if (of->kind != VERTICES) return true;
  for (int k = 0; k < 3; k++)
    if (!isfinite(x[k])) return og_mesh_text_refuse(file->text, OG_INPUT_BAD, "a coordinate that is NaN or infinite");
  return og_mesh_text_point(file->text, x);
}

static bool read_elements(ply *file, const element *of) {
  og_mesh_text *text = file->text;
  // An element without properties takes nothing of the file, not even time.
  if (of->property_count == 0) return true;
  for (size_t i = 0; i < of->count; i++) {
    if (file->format == ASCII) {
      if (!og_mesh_text_line(text))
        return og_mesh_text_refuse(text, OG_INPUT_BAD, "the file ends before its last element");
      file->word = 0;
    }
    if (!read_one(file, of)) return false;
    if (file->format == ASCII && file->word < text->count)
      return og_mesh_text_refuse(text, OG_INPUT_BAD, "the line goes on after the element's last property");
  }
  return true;
}

bool og_read_ply(og_mesh_text *text) {
  ply *file = og_grow(NULL, 1, sizeof *file);
  memset(file, 0, sizeof *file);
  file->text = text;
  bool good = read_heading(file);
  for (int k = 0; good && k < file->element_count; k++) good = read_elements(file, &file->element[k]);
  const bool more = good && (file->format == ASCII ? og_mesh_text_line(text) : text->at < text->length);
  if (more) good = og_mesh_text_refuse(text, OG_INPUT_BAD, "more data than the heading says");
  free(file->corner);
  free(file);
  return good;
}
