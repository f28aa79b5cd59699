// OFF, the Object File Format of Geomview, as text: a heading, counts, points, faces.

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/import/mesh_text.h"

static bool next(og_mesh_text *text, const char *what) {
  if (og_mesh_text_line(text)) return true;
  return og_mesh_text_refuse(text, OG_INPUT_BAD, "the file ends before %s", what);
}

// "OFF", or with colours or normals beside the points; the counts may stand on the same line.
static bool read_heading(og_mesh_text *text, size_t *counts_from) {
  static const char *const headings[] = {"OFF", "COFF", "NOFF", "CNOFF", "STOFF"};
  char quoted[OG_QUOTE_SIZE];
  if (!next(text, "its heading OFF")) return false;
  bool known = false;
  for (size_t k = 0; k < sizeof headings / sizeof headings[0]; k++)
    known = known || strcmp(text->word[0], headings[k]) == 0;
  if (!known)
    return og_mesh_text_refuse(text, OG_INPUT_BAD, "expected the heading OFF, not %s", og_quote(quoted, text->word[0]));
  if (text->count > 1 && strcmp(text->word[1], "BINARY") == 0)
    return og_mesh_text_refuse(text, OG_INPUT_BAD, "binary OFF is not read");
  *counts_from = 1;
  if (text->count > 1) return true;
  *counts_from = 0;
  return next(text, "its counts");
}

static bool read_count(og_mesh_text *text, size_t place, size_t *count) {
  long long n;
  if (place >= text->count)
    return og_mesh_text_refuse(text, OG_INPUT_BAD, "expected how many points and how many faces there are");
  if (!og_mesh_text_integer(text, text->word[place], &n)) return false;
  if (n < 0) return og_mesh_text_refuse(text, OG_INPUT_BAD, "a count below zero");
  *count = (size_t)n;
  return true;
}

static bool read_points(og_mesh_text *text, size_t count) {
  for (size_t i = 0; i < count; i++) {
    double x[3];
    if (!next(text, "its last point")) return false;
    if (text->count < 3)
      return og_mesh_text_refuse(text, OG_INPUT_BAD, "a point needs three numbers, not %zu", text->count);
    for (int k = 0; k < 3; k++)
      if (!og_mesh_text_number(text, text->word[k], &x[k])) return false;
    if (!og_mesh_text_point(text, x)) return false;
  }
  return true;
}

// How many corners, their points, then a colour.
static bool read_face(og_mesh_text *text, long long **corner, size_t *capacity) {
  size_t count = 0;
  if (!next(text, "its last face") || !read_count(text, 0, &count)) return false;
  if (count > text->count - 1)
    return og_mesh_text_refuse(text, OG_INPUT_BAD, "a face of %zu corners names %zu", count, text->count - 1);
  if (count > *capacity) {
    *capacity = count;
    *corner = og_grow(*corner, count, sizeof **corner);
  }
  for (size_t k = 0; k < count; k++)
    if (!og_mesh_text_integer(text, text->word[k + 1], &(*corner)[k])) return false;
  return og_mesh_text_face(text, *corner, count);
}

bool og_read_off(og_mesh_text *text) {
  size_t from = 0, points = 0, faces = 0;
  if (!read_heading(text, &from) || !read_count(text, from, &points) || !read_count(text, from + 1, &faces))
    return false;
  if (!read_points(text, points)) return false;
  long long *corner = NULL;
  size_t capacity = 0;
  bool good = true;
  for (size_t i = 0; good && i < faces; i++) good = read_face(text, &corner, &capacity);
  free(corner);
  if (good && og_mesh_text_line(text)) return og_mesh_text_refuse(text, OG_INPUT_BAD, "more lines than the counts say");
  return good;
}
