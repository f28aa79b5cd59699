// Files of triangles that others wrote: the first byte says of which format, the rest is the file.
//
// Nothing crashes; what is refused is refused with a complaint; what is taken has points that are numbers and triangles
// that name them, and is the same mesh when it is written as OFF and read again.

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz/harness.h"
#include "tool/format/text.h"
#include "tool/import/mesh_file.h"

// No input of a fuzzer is long enough to reach these.
static const og_mesh_limits limits = {100000, 100000, 1 << 20};

// A copy, as readers change the bytes, of its very length: a sanitizer sees what is read beyond.
static bool read_mesh(og_mesh_file *mesh, const char *bytes, size_t length, og_mesh_format format) {
  char *copy = malloc(length + 1);
  if (copy == NULL) abort();
  memcpy(copy, bytes, length);
  copy[length] = '\0';
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  complaint.file = "fuzz";
  const bool good = og_mesh_bytes_read(mesh, copy, length, format, &limits, &complaint);
  if (good != (complaint.text[0] == '\0')) og_fuzz_found(good ? "taken, with a complaint" : "refused in silence", NULL);
  if (!good && complaint.status != OG_INPUT_BAD && complaint.status != OG_INPUT_LIMIT)
    og_fuzz_found("refused without a status", NULL);
  free(copy);
  return good;
}

static void look_at(const og_mesh_file *mesh) {
  for (size_t i = 0; i < mesh->point_count; i++)
    for (int k = 0; k < 3; k++)
      if (!isfinite(mesh->point[i][k])) og_fuzz_found("a coordinate that is no number", NULL);
  for (size_t i = 0; i < mesh->triangle_count; i++)
    for (int k = 0; k < 3; k++)
      if (mesh->triangle[i][k] >= mesh->point_count) og_fuzz_found("a corner that is no point", NULL);
}

static void write_off(og_text *text, const og_mesh_file *mesh) {
  og_text_reset(text);
  og_text_format(text, "OFF %zu %zu 0\n", mesh->point_count, mesh->triangle_count);
  for (size_t i = 0; i < mesh->point_count; i++)
    for (int k = 0; k < 3; k++) {
      og_text_add_decimal(text, mesh->point[i][k], 17);
      og_text_add(text, k == 2 ? "\n" : " ");
    }
  for (size_t i = 0; i < mesh->triangle_count; i++)
    og_text_format(text, "3 %u %u %u\n", mesh->triangle[i][0], mesh->triangle[i][1], mesh->triangle[i][2]);
}

static bool are_same(const og_mesh_file *a, const og_mesh_file *b) {
  if (a->point_count != b->point_count || a->triangle_count != b->triangle_count) return false;
  for (size_t i = 0; i < a->point_count; i++)
    for (int k = 0; k < 3; k++)
      if (a->point[i][k] < b->point[i][k] || a->point[i][k] > b->point[i][k]) return false;
  return a->triangle_count == 0 || memcmp(a->triangle, b->triangle, a->triangle_count * sizeof *a->triangle) == 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static og_text text;
  if (size == 0) return 0;
  og_mesh_file mesh, again;
  if (read_mesh(&mesh, (const char *)data + 1, size - 1, (og_mesh_format)(data[0] % OG_MESH_UNKNOWN))) {
    look_at(&mesh);
    write_off(&text, &mesh);
    if (!read_mesh(&again, text.at, text.length, OG_MESH_OFF)) og_fuzz_found("not taken when written again", NULL);
    if (!are_same(&mesh, &again)) og_fuzz_found("another mesh when written and read again", NULL);
    og_mesh_file_clear(&again);
  }
  og_mesh_file_clear(&mesh);
  return 0;
}
