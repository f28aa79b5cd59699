#include "tool/wasm/import_text.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/import/add_mesh.h"
#include "tool/import/mesh_file.h"
#include "tool/text/context.h"

enum { MOST_TRIANGLES = 2000000 }; // the command's default

static bool read_format(const char *name, og_mesh_format *format, og_complaint *complaint) {
  const char *dot = strrchr(name, '.');
  *format = dot == NULL ? OG_MESH_UNKNOWN : og_mesh_format_named(dot + 1);
  if (*format != OG_MESH_UNKNOWN) return true;
  return og_complain(complaint, OG_INPUT_BAD, NULL, og_is_collada(name) ? OG_COLLADA : OG_NO_MESH_NAME);
}

// The reader changes its bytes, and these are the caller's.
static bool read(const og_text_context *context, og_mesh_file *mesh, og_text_piece piece, og_complaint *complaint) {
  const og_text_limits *limits = &context->limits;
  const og_mesh_limits most = {limits->max_points, MOST_TRIANGLES, limits->max_bytes};
  og_mesh_format format;
  if (!read_format(complaint->file, &format, complaint)) return false;
  if (piece.length > most.max_bytes)
    return og_complain(complaint, OG_INPUT_LIMIT, NULL, "longer than %zu bytes (--max-bytes)", most.max_bytes);
  char *bytes = og_grow(NULL, piece.length + 1, 1);
  memcpy(bytes, piece.at, piece.length);
  bytes[piece.length] = '\0';
  const bool good = og_mesh_bytes_read(mesh, bytes, piece.length, format, &most, complaint);
  free(bytes);
  if (good) complaint->line = 0;
  return good && (mesh->point_count > 0 || og_complain(complaint, OG_INPUT_BAD, NULL, "has no points"));
}

static og_text_status import(const og_text_context *context, const char *name, og_text_piece piece,
                             og_text_reply *reply) {
  static const double unscaled[3] = {1, 1, 1};
  og_mesh_file mesh = {0};
  og_complaint complaint = {.file = name};
  if (!read(context, &mesh, piece, &complaint)) {
    og_mesh_file_clear(&mesh);
    return og_text_complain(reply, &complaint);
  }
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{");
  og_add_mesh_points(&text, &mesh, unscaled);
  og_text_add(&text, ", ");
  og_add_mesh_triangles(&text, &mesh, unscaled);
  og_text_add(&text, "}\n");
  og_text_set(reply, &text);
  og_text_clear(&text);
  og_mesh_file_clear(&mesh);
  return OG_TEXT_ANSWERED;
}

og_text_status og_import_text(og_text_context *context, const char *name, const char *bytes, size_t length,
                              og_text_reply *reply) {
  const locale_t before = og_text_enter(context, reply);
  return og_text_leave(before, import(context, name, (og_text_piece){bytes, length}, reply));
}
