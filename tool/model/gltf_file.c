// glTF: the tree of JSON, the binary chunk, and buffers.

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/model/gltf.h"

// ---- the tree ----

bool og_gltf_refuse(const og_gltf *gltf, const char *array, size_t index, const char *format, ...) {
  char message[512];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  return og_model_refuse(gltf->model, gltf->model->name, 0, "%s[%zu]: %s", array, index, message);
}

const json_t *og_gltf_element(const og_gltf *gltf, const char *array, size_t index) {
  const json_t *element = json_array_get(json_object_get(gltf->root, array), index);
  if (json_is_object(element)) return element;
  og_gltf_refuse(gltf, array, index, element == NULL ? "there is none" : "expected an object");
  return NULL;
}

bool og_gltf_whole(const og_gltf *gltf, uint64_t *n, const json_t *object, const char *field, bool needed,
                   uint64_t most, const char *array, size_t index) {
  const json_t *value = json_object_get(object, field);
  if (value == NULL) return !needed || og_gltf_refuse(gltf, array, index, "needs %s", field);
  const json_int_t number = json_is_integer(value) ? json_integer_value(value) : -1;
  if (number < 0 || (uint64_t)number > most)
    return og_gltf_refuse(gltf, array, index, "%s: expected a whole number from 0 to %llu", field,
                          (unsigned long long)most);
  *n = (uint64_t)number;
  return true;
}

bool og_gltf_numbers(const og_gltf *gltf, double *x, size_t count, bool *found, const json_t *object,
                     const char *field, const char *array, size_t index) {
  const json_t *value = json_object_get(object, field);
  *found = value != NULL;
  if (value == NULL) return true;
  bool good = json_array_size(value) == count;
  for (size_t k = 0; k < count && good; k++) {
    good = json_is_number(json_array_get(value, k));
    x[k] = json_number_value(json_array_get(value, k));
  }
  return good || og_gltf_refuse(gltf, array, index, "%s: expected %zu numbers", field, count);
}

// ---- what a reader has to know ----

// Extensions that change no point: how things look, and other types of numbers, which are all read.
static bool is_harmless(const char *name) {
  static const char *const begins[] = {"KHR_materials_", "KHR_texture_", "KHR_lights_", "KHR_mesh_quantization", NULL};
  for (int k = 0; begins[k] != NULL; k++)
    if (strncmp(name, begins[k], strlen(begins[k])) == 0) return true;
  return false;
}

static bool check_heading(og_gltf *gltf) {
  og_model *model = gltf->model;
  const char *version = json_string_value(json_object_get(json_object_get(gltf->root, "asset"), "version"));
  const json_t *required = json_object_get(gltf->root, "extensionsRequired");
  char quoted[OG_QUOTE_SIZE];
  if (version == NULL) return og_model_refuse(model, model->name, 0, "no glTF: asset.version is missing");
  if (strncmp(version, "2.", 2) != 0)
    return og_model_refuse(model, model->name, 0, "version %s of glTF; expected 2", og_quote(quoted, version));
  for (size_t k = 0; k < json_array_size(required); k++) {
    const char *name = json_string_value(json_array_get(required, k));
    if (name == NULL || !is_harmless(name))
      return og_model_refuse(model, model->name, 0, "needs the extension %s, which is not read",
                             og_quote(quoted, name == NULL ? "" : name));
  }
  return true;
}

static bool read_tree(og_gltf *gltf, const char *text, size_t length) {
  og_model *model = gltf->model;
  json_error_t error;
  gltf->root = json_loadb(text, length, JSON_REJECT_DUPLICATES, &error);
  if (gltf->root == NULL)
    return og_model_refuse(model, model->name, error.line > 0 ? (size_t)error.line : 0, "no JSON: %s", error.text);
  if (!check_heading(gltf)) return false;
  gltf->buffer_count = json_array_size(json_object_get(gltf->root, "buffers"));
  gltf->mesh_count = json_array_size(json_object_get(gltf->root, "meshes"));
  gltf->buffer = og_grow(NULL, gltf->buffer_count + 1, sizeof(char *));
  gltf->buffer_length = og_grow(NULL, gltf->buffer_count + 1, sizeof(size_t));
  gltf->mesh = og_grow(NULL, gltf->mesh_count + 1, sizeof(size_t));
  for (size_t k = 0; k < gltf->buffer_count; k++) gltf->buffer[k] = NULL;
  for (size_t k = 0; k < gltf->mesh_count; k++) gltf->mesh[k] = 0;
  return true;
}

// ---- files of chunks ----

enum { CHUNK_HEADING = 8, FILE_HEADING = 12 };

static uint32_t little(const char *bytes) {
  const unsigned char *b = (const unsigned char *)bytes;
  return (uint32_t)b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
}

// The chunk at `at`, of that type; *length is that of its bytes.
static const char *chunk(const char *bytes, size_t whole, size_t at, const char *type, size_t *length) {
  if (at > whole || whole - at < CHUNK_HEADING || memcmp(bytes + at + 4, type, 4) != 0) return NULL;
  *length = little(bytes + at);
  return *length > whole - at - CHUNK_HEADING ? NULL : bytes + at + CHUNK_HEADING;
}

static bool open_chunks(og_gltf *gltf, const char *bytes, size_t length) {
  og_model *model = gltf->model;
  size_t text_length;
  if (length < FILE_HEADING || little(bytes + 8) != length)
    return og_model_refuse(model, model->name, 0, "not as long as its heading says: truncated, or no glTF");
  if (little(bytes + 4) != 2) return og_model_refuse(model, model->name, 0, "no binary glTF of version 2");
  const char *text = chunk(bytes, length, FILE_HEADING, "JSON", &text_length);
  if (text == NULL) return og_model_refuse(model, model->name, 0, "its first chunk is no JSON, or is cut short");
  const size_t after = FILE_HEADING + CHUNK_HEADING + text_length;
  gltf->binary = chunk(bytes, length, after, "BIN", &gltf->binary_length);
  if (gltf->binary == NULL && after != length)
    return og_model_refuse(model, model->name, 0, "its second chunk is no BIN, or is cut short");
  return read_tree(gltf, text, text_length);
}

bool og_gltf_open(og_gltf *gltf, const char *bytes, size_t length) {
  if (length >= 4 && memcmp(bytes, "glTF", 4) == 0) return open_chunks(gltf, bytes, length);
  return read_tree(gltf, bytes, length);
}

void og_gltf_close(og_gltf *gltf) {
  for (size_t k = 0; k < gltf->buffer_count; k++)
    if (gltf->buffer[k] != gltf->binary) free(gltf->buffer[k]);
  free(gltf->buffer);
  free(gltf->buffer_length);
  free(gltf->mesh);
  json_decref(gltf->root);
}

// ---- buffers ----

static int digit_of(char c) {
  static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const char *at = c == '\0' ? NULL : strchr(digits, c);
  return at == NULL ? -1 : (int)(at - digits);
}

// Base64 as bytes, or null where it is none. Four letters are three bytes; the last may be one or two.
static char *decoded(const char *text, size_t *length) {
  size_t letters = strlen(text);
  while (letters > 0 && text[letters - 1] == '=' && strlen(text) - letters < 2) letters--;
  char *bytes = og_grow(NULL, letters / 4 * 3 + 4, 1);
  uint32_t bits = 0;
  *length = 0;
  for (size_t k = 0; k < letters; k++) {
    const int digit = digit_of(text[k]);
    if (digit < 0) {
      free(bytes);
      return NULL;
    }
    bits = bits << 6 | (uint32_t)digit;
    if (k % 4 > 0) bytes[(*length)++] = (char)(bits >> (6 - 2 * (k % 4)) & 0xff);
  }
  return bytes;
}

// A name in which %20 is a space.
static char *plain_name(const char *uri) {
  char *name = og_grow(NULL, strlen(uri) + 1, 1), *to = name;
  for (const char *c = uri; *c != '\0'; c++) {
    unsigned code;
    if (*c == '%' && sscanf(c + 1, "%2x", &code) == 1 && strspn(c + 1, "0123456789abcdefABCDEF") >= 2 && code != 0) {
      *to++ = (char)code;
      c += 2;
    } else {
      *to++ = *c;
    }
  }
  *to = '\0';
  return name;
}

static char *read_named(og_gltf *gltf, size_t index, const char *uri, size_t *length) {
  og_model *model = gltf->model;
  char *name = plain_name(uri);
  const char *fault;
  char quoted[OG_QUOTE_SIZE], *bytes = NULL;
  char *path = og_model_path(&model->files, model->home, model->home, name, &fault);
  if (path == NULL) og_gltf_refuse(gltf, "buffers", index, "%s: %s", og_quote(quoted, name), fault);
  else bytes = og_model_bytes(length, og_model_keep(model, path), model->files.limits.max_bytes, model->complaint);
  free(name);
  return bytes;
}

static char *read_buffer(og_gltf *gltf, size_t index, const json_t *buffer, size_t *length) {
  const char *uri = json_string_value(json_object_get(buffer, "uri"));
  const char *comma = uri != NULL && strncmp(uri, "data:", 5) == 0 ? strchr(uri, ',') : NULL;
  if (uri == NULL) {
    *length = gltf->binary_length;
    if (index == 0 && gltf->binary != NULL) return (char *)gltf->binary;
    og_gltf_refuse(gltf, "buffers", index, "has no uri, and there are no bytes for it");
    return NULL;
  }
  if (comma == NULL) return read_named(gltf, index, uri, length);
  char *bytes = NULL;
  if (comma - uri >= 7 && strncmp(comma - 7, ";base64", 7) == 0) bytes = decoded(comma + 1, length);
  if (bytes == NULL) og_gltf_refuse(gltf, "buffers", index, "uri: expected base64");
  return bytes;
}

const char *og_gltf_buffer(og_gltf *gltf, size_t index, size_t *length) {
  const json_t *buffer = og_gltf_element(gltf, "buffers", index);
  uint64_t declared = 0;
  if (buffer == NULL ||
      !og_gltf_whole(gltf, &declared, buffer, "byteLength", true, UINT32_MAX, "buffers", index))
    return NULL;
  if (gltf->buffer[index] == NULL) {
    gltf->buffer[index] = read_buffer(gltf, index, buffer, &gltf->buffer_length[index]);
    if (gltf->buffer[index] == NULL) return NULL;
  }
  if (gltf->buffer_length[index] < declared) {
    og_gltf_refuse(gltf, "buffers", index, "has %zu bytes, not %llu", gltf->buffer_length[index],
                   (unsigned long long)declared);
    return NULL;
  }
  *length = (size_t)declared;
  return gltf->buffer[index];
}
