#include "tool/import/mesh_file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "spec/number/allocation.h"
#include "tool/import/mesh_text.h"

og_mesh_format og_mesh_format_named(const char *name) {
  static const char *const names[] = {
      [OG_MESH_OBJ] = "obj", [OG_MESH_OFF] = "off", [OG_MESH_PLY] = "ply", [OG_MESH_STL] = "stl"};
  for (int k = 0; k < OG_MESH_UNKNOWN; k++)
    if (strcasecmp(name, names[k]) == 0) return (og_mesh_format)k;
  return OG_MESH_UNKNOWN;
}

bool og_is_collada(const char *name) {
  const char *dot = strrchr(name, '.');
  return dot != NULL && strcasecmp(dot, ".dae") == 0;
}

static bool load(og_mesh_text *text, FILE *in) {
  size_t capacity = 1 << 16;
  text->bytes = og_grow(NULL, capacity, 1);
  for (;;) {
    text->length += fread(text->bytes + text->length, 1, capacity - 1 - text->length, in);
    if (ferror(in)) return og_complain(text->complaint, OG_INPUT_BAD, NULL, "cannot read: %s", strerror(errno));
    if (text->length > text->limits.max_bytes)
      return og_complain(text->complaint, OG_INPUT_LIMIT, NULL, "longer than %zu bytes (--max-bytes)",
                         text->limits.max_bytes);
    text->bytes[text->length] = '\0';
    if (text->length < capacity - 1) return true;
    capacity *= 2;
    text->bytes = og_grow(text->bytes, capacity, 1);
  }
}

static bool load_named(og_mesh_text *text, const char *name) {
  if (strcmp(name, "-") == 0) return load(text, stdin);
  FILE *in = fopen(name, "rb");
  if (in == NULL) return og_complain(text->complaint, OG_INPUT_BAD, NULL, "cannot open: %s", strerror(errno));
  const bool good = load(text, in);
  fclose(in);
  return good;
}

static bool read_loaded(og_mesh_text *text, og_mesh_format format) {
  if (format == OG_MESH_PLY) return og_read_ply(text);
  if (format == OG_MESH_STL) return og_read_stl(text);
  if (memchr(text->bytes, '\0', text->length) != NULL)
    return og_complain(text->complaint, OG_INPUT_BAD, NULL, "is not text: it has a byte of zero");
  return format == OG_MESH_OBJ ? og_read_obj(text) : og_read_off(text);
}

bool og_mesh_bytes_read(og_mesh_file *mesh, char *bytes, size_t length, og_mesh_format format,
                        const og_mesh_limits *limits, og_complaint *complaint) {
  memset(mesh, 0, sizeof *mesh);
  og_mesh_text text = {.bytes = bytes, .length = length, .mesh = mesh, .limits = *limits, .complaint = complaint};
  const bool good = read_loaded(&text, format);
  free(text.word);
  return good;
}

bool og_mesh_file_read(og_mesh_file *mesh, const char *name, og_mesh_format format, const og_mesh_limits *limits,
                       og_complaint *complaint) {
  memset(mesh, 0, sizeof *mesh);
  og_complaint_reset(complaint);
  complaint->file = strcmp(name, "-") == 0 ? "standard input" : name;
  complaint->line = 0;
  og_mesh_text text = {.limits = *limits, .complaint = complaint};
  const bool good =
      load_named(&text, name) && og_mesh_bytes_read(mesh, text.bytes, text.length, format, limits, complaint);
  free(text.bytes);
  return good;
}

void og_mesh_file_clear(og_mesh_file *mesh) {
  free(mesh->point);
  free(mesh->triangle);
  memset(mesh, 0, sizeof *mesh);
}
