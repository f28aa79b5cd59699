// Wavefront OBJ: lines of `v` and `f`.

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/import/mesh_text.h"

// Names, looks, lines and points: nothing that is a surface.
static const char *const passed_over[] = {
    "vt",     "vn",     "vp",     "g",      "o",     "s",        "l",        "p",          "mg",        "lod",
    "usemtl", "mtllib", "usemap", "maplib", "bevel", "c_interp", "d_interp", "shadow_obj", "trace_obj", NULL};
// Surfaces that are no triangles: to pass over them would lose a part of the shape.
static const char *const curved[] = {"cstype", "deg",  "bmat", "step", "curv", "curv2", "surf", "parm",
                                     "trim",   "hole", "scrv", "sp",   "end",  "con",   NULL};

static bool is_among(const char *word, const char *const *words) {
  for (; *words != NULL; words++)
    if (strcmp(word, *words) == 0) return true;
  return false;
}

// A line that ends in '\' goes on in the next.
static void join_continued(og_mesh_text *text) {
  for (size_t k = 0; k + 1 < text->length; k++) {
    if (text->bytes[k] != '\\') continue;
    const size_t newline = k + 1 + (text->bytes[k + 1] == '\r');
    if (newline >= text->length || text->bytes[newline] != '\n') continue;
    text->bytes[k] = ' ';
    text->bytes[newline] = '\v';
  }
}

// x y z, then a weight, or a colour, which says nothing of where the point is.
static bool read_point(og_mesh_text *text) {
  double x[3];
  if (text->count < 4 || text->count > 8)
    return og_mesh_text_refuse(text, OG_INPUT_BAD, "a point needs three numbers, not %zu", text->count - 1);
  for (int k = 0; k < 3; k++)
    if (!og_mesh_text_number(text, text->word[k + 1], &x[k])) return false;
  return og_mesh_text_point(text, x);
}

// "7", "7/1", "7//2", "7/1/2"; negative numbers count back from the last point.
static bool read_corner(og_mesh_text *text, char *word, long long *corner) {
  char *slash = strchr(word, '/');
  if (slash != NULL) *slash = '\0';
  if (!og_mesh_text_integer(text, word, corner)) return false;
  if (*corner == 0) return og_mesh_text_refuse(text, OG_INPUT_BAD, "points are counted from 1: there is no point 0");
  *corner = *corner > 0 ? *corner - 1 : *corner + (long long)text->mesh->point_count;
  return true;
}

static bool read_face(og_mesh_text *text, long long **corner, size_t *capacity) {
  const size_t count = text->count - 1;
  if (count > *capacity) {
    *capacity = count;
    *corner = og_grow(*corner, count, sizeof **corner);
  }
  for (size_t k = 0; k < count; k++)
    if (!read_corner(text, text->word[k + 1], &(*corner)[k])) return false;
  return og_mesh_text_face(text, *corner, count);
}

bool og_read_obj(og_mesh_text *text) {
  long long *corner = NULL;
  size_t capacity = 0;
  bool good = true;
  char quoted[OG_QUOTE_SIZE];
  join_continued(text);
  while (good && og_mesh_text_line(text)) {
    const char *word = text->word[0];
    if (strcmp(word, "v") == 0) good = read_point(text);
    else if (strcmp(word, "f") == 0) good = read_face(text, &corner, &capacity);
    else if (is_among(word, curved))
      good = og_mesh_text_refuse(text, OG_INPUT_BAD, "free-form curves and surfaces (%s) are not read", word);
    else if (!is_among(word, passed_over))
      good = og_mesh_text_refuse(text, OG_INPUT_BAD, "unknown statement %s", og_quote(quoted, word));
  }
  free(corner);
  return good;
}
