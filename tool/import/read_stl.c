// STL, of stereolithography: triangles alone, in text or in binary32 numbers. It has no points that triangles share:
// corners with the same three numbers become one point, in the order in which they first come.

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/import/mesh_text.h"

enum { HEADING = 80, TRIANGLE = 50 }; // bytes of a binary file

// ---- corners that are the same ----

// A table of points by their numbers, open, at most half full.
typedef struct same_points {
  uint32_t *slot; // the point's number and 1; 0: none
  size_t size;    // a power of two
} same_points;

static size_t hash_of(const double x[3]) {
  uint64_t h = 0, bits;
  for (int k = 0; k < 3; k++) {
    memcpy(&bits, &x[k], sizeof bits);
    h = (h ^ bits) * 0x9e3779b97f4a7c15u;
    h ^= h >> 29;
  }
  return (size_t)h;
}

// The slot of the point, or the empty one where it belongs.
static size_t find(const same_points *same, const og_mesh_file *mesh, const double x[3]) {
  size_t at = hash_of(x) & (same->size - 1);
  while (same->slot[at] != 0 && memcmp(mesh->point[same->slot[at] - 1], x, 3 * sizeof *x) != 0)
    at = (at + 1) & (same->size - 1);
  return at;
}

static void grow(same_points *same, const og_mesh_file *mesh) {
  same->size = same->size == 0 ? 64 : 2 * same->size;
  free(same->slot);
  same->slot = og_grow(NULL, same->size, sizeof *same->slot);
  memset(same->slot, 0, same->size * sizeof *same->slot);
  for (size_t k = 0; k < mesh->point_count; k++) same->slot[find(same, mesh, mesh->point[k])] = (uint32_t)k + 1;
}

static bool add_corner(og_mesh_text *text, same_points *same, double x[3], long long *corner) {
  for (int k = 0; k < 3; k++) x[k] += 0.0; // -0 is 0
  if (2 * (text->mesh->point_count + 1) > same->size) grow(same, text->mesh);
  const size_t at = find(same, text->mesh, x);
  if (same->slot[at] == 0) {
    if (!og_mesh_text_point(text, x)) return false;
    same->slot[at] = (uint32_t)text->mesh->point_count;
  }
  *corner = (long long)same->slot[at] - 1;
  return true;
}

// ---- text ----

static bool next(og_mesh_text *text) {
  return og_mesh_text_line(text) || og_mesh_text_refuse(text, OG_INPUT_BAD, "the file ends before its 'endsolid'");
}

static bool is_line(const og_mesh_text *text, const char *first, const char *second) {
  return strcmp(text->word[0], first) == 0 &&
         (second == NULL || (text->count > 1 && strcmp(text->word[1], second) == 0));
}

static bool expect_line(og_mesh_text *text, const char *first, const char *second) {
  char quoted[OG_QUOTE_SIZE];
  if (!next(text)) return false;
  return is_line(text, first, second) ||
         og_mesh_text_refuse(text, OG_INPUT_BAD, "expected '%s%s%s', not %s", first, second == NULL ? "" : " ",
                             second == NULL ? "" : second, og_quote(quoted, text->word[0]));
}

static bool read_vertex(og_mesh_text *text, same_points *same, long long *corner) {
  double x[3];
  if (!expect_line(text, "vertex", NULL)) return false;
  if (text->count != 4)
    return og_mesh_text_refuse(text, OG_INPUT_BAD, "a vertex needs three numbers, not %zu%s", text->count - 1,
                               text->at >= text->length ? ": the file ends here" : "");
  for (int k = 0; k < 3; k++)
    if (!og_mesh_text_number(text, text->word[k + 1], &x[k])) return false;
  return add_corner(text, same, x, corner);
}

static bool read_facet(og_mesh_text *text, same_points *same) {
  long long corner[3];
  if (!expect_line(text, "outer", "loop")) return false;
  for (int k = 0; k < 3; k++)
    if (!read_vertex(text, same, &corner[k])) return false;
  return expect_line(text, "endloop", NULL) && expect_line(text, "endfacet", NULL) &&
         og_mesh_text_face(text, corner, 3);
}

static bool read_text(og_mesh_text *text, same_points *same) {
  char quoted[OG_QUOTE_SIZE];
  bool inside = false;
  while (og_mesh_text_line(text)) {
    const bool begins = is_line(text, "solid", NULL), ends = is_line(text, "endsolid", NULL);
    if (inside ? ends : begins) inside = !inside;
    else if (!inside || !is_line(text, "facet", NULL))
      return og_mesh_text_refuse(text, OG_INPUT_BAD, "expected '%s', not %s", inside ? "facet" : "solid",
                                 og_quote(quoted, text->word[0]));
    else if (!read_facet(text, same)) return false;
  }
  if (!inside && text->line > 0)
    return text->mesh->triangle_count > 0 ||
           og_mesh_text_refuse(text, OG_INPUT_BAD, "no 'facet' stands before the 'endsolid': no triangles");
  return og_mesh_text_refuse(text, OG_INPUT_BAD, "the file ends before its '%s'", inside ? "endsolid" : "solid");
}

// ---- binary ----

static uint32_t little(const char *bytes) {
  const unsigned char *b = (const unsigned char *)bytes;
  return (uint32_t)b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
}

static bool is_binary(const og_mesh_text *text) {
  return text->length >= HEADING + 4 &&
         text->length - HEADING - 4 == TRIANGLE * (unsigned long long)little(text->bytes + HEADING);
}

static bool read_triangle(og_mesh_text *text, same_points *same, const char *bytes, size_t which) {
  long long corner[3];
  for (int c = 0; c < 3; c++) {
    double x[3];
    for (int k = 0; k < 3; k++) {
      const uint32_t bits = little(bytes + 12 + 12 * c + 4 * k);
      float number;
      memcpy(&number, &bits, sizeof number);
      if ((bits & 0x7f800000u) == 0x7f800000u)
        return og_complain(text->complaint, OG_INPUT_BAD, NULL, "byte %td: triangle %zu: a number that is not finite",
                           bytes + 12 + 12 * c + 4 * k - text->bytes, which);
      x[k] = (double)number;
    }
    if (!add_corner(text, same, x, &corner[c])) return false;
  }
  return og_mesh_text_face(text, corner, 3);
}

static bool read_binary(og_mesh_text *text, same_points *same) {
  const size_t count = (text->length - HEADING - 4) / TRIANGLE;
  for (size_t k = 0; k < count; k++)
    if (!read_triangle(text, same, text->bytes + HEADING + 4 + TRIANGLE * k, k)) return false;
  return true;
}

// A byte of zero is none of a text, whatever the first word of the heading is.
static bool complain_of_length(og_mesh_text *text, const char *zero) {
  const bool solid = text->length >= 5 && memcmp(text->bytes, "solid", 5) == 0;
  const char *begins = solid ? "begins with 'solid' as text does, but is binary: " : "";
  if (text->length < HEADING + 4)
    return og_complain(text->complaint, OG_INPUT_BAD, NULL,
                       "%sa zero at byte %td; of the %d bytes that begin a binary STL there are %zu", begins,
                       zero - text->bytes, HEADING + 4, text->length);
  const unsigned long long count = little(text->bytes + HEADING), wanted = HEADING + 4 + TRIANGLE * count;
  if (text->length < wanted)
    return og_complain(text->complaint, OG_INPUT_BAD, NULL,
                       "%sbyte %d says %llu triangles, which need %llu bytes; the file ends at byte %zu, within "
                       "triangle %zu",
                       begins, HEADING, count, wanted, text->length, (text->length - HEADING - 4) / TRIANGLE);
  return og_complain(text->complaint, OG_INPUT_BAD, NULL,
                     "%sbyte %d says %llu triangles, which need %llu bytes; the file has %zu", begins, HEADING, count,
                     wanted, text->length);
}

bool og_read_stl(og_mesh_text *text) {
  same_points same = {NULL, 0};
  const bool binary = is_binary(text);
  const char *zero = binary ? NULL : memchr(text->bytes, '\0', text->length);
  bool good = true;
  if (zero != NULL) good = complain_of_length(text, zero);
  if (binary && little(text->bytes + HEADING) == 0)
    good = og_complain(text->complaint, OG_INPUT_BAD, NULL, "byte %d says 0 triangles", HEADING);
  good = good && (binary ? read_binary(text, &same) : read_text(text, &same));
  free(same.slot);
  return good;
}
