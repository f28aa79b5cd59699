#include "tool/shrink/fill_template.h"

#include <string.h>

#include "tool/gen/case_writer.h"
#include "tool/judge/hand_over.h"

static const char *const places[] = {"@A_COUNT@", "@A_POINTS@", "@A_RADIUS@", "@A_FACES@", "@A_JSON@",
                                     "@B_COUNT@", "@B_POINTS@", "@B_RADIUS@", "@B_FACES@", "@B_JSON@",
                                     "@ID@",      "@SAYS@",     "@EXACT@"};
enum { COUNT, POINTS, RADIUS, FACES, JSON, OF_BODY, ID = 2 * OF_BODY, SAYS, EXACT, PLACES };

static void write_points(FILE *out, const og_small_body *body) {
  for (size_t k = 0; k < body->count; k++) {
    const double *x = body->xyz + 3 * k;
    fputs(k == 0 ? "{" : ",\n    {", out);
    for (int axis = 0; axis < 3; axis++) {
      if (axis > 0) fputs(", ", out);
      og_gen_write_double(out, x[axis]);
    }
    fputc('}', out);
  }
}

// Triangles of the hull; none of a body without an interior.
static void write_faces(FILE *out, const og_small_body *body) {
  og_case_body as_case;
  og_world_body world;
  og_case_body_init(&as_case);
  og_world_body_init(&world);
  if (og_small_to_case_body(&as_case, body) && og_make_body(&world, &as_case) && world.body.mesh != NULL) {
    const og_half_edge_mesh *mesh = world.body.mesh;
    for (int f = 0; f < mesh->face_count; f++) {
      fputs(f == 0 ? "{" : ", {", out);
      for (int k = 0; k < 3; k++) fprintf(out, "%s%d", k == 0 ? "" : ", ", mesh->edge[3 * f + k].origin);
      fputc('}', out);
    }
  }
  og_world_body_clear(&world);
  og_exact_body_clear(&as_case.exact);
  og_shape_clear(&as_case.shape);
}

static void write_json(FILE *out, const og_small_body *body) {
  og_text text;
  og_text_init(&text);
  og_write_handed_body(&text, body);
  fputs(text.at, out);
  og_text_clear(&text);
}

static void write_place(FILE *out, int place, const og_template_values *values) {
  if (place == ID || place == SAYS) {
    fputs(place == ID ? values->id : values->says, out);
    return;
  }
  if (place == EXACT) {
    fprintf(out, "%.17g", values->exact);
    return;
  }
  const og_small_body *body = &values->points->body[place / OF_BODY];
  switch (place % OF_BODY) {
  case COUNT: fprintf(out, "%zu", body->count); break;
  case POINTS: write_points(out, body); break;
  case FACES: write_faces(out, body); break;
  case JSON: write_json(out, &values->shapes->body[place / OF_BODY]); break;
  default: og_gen_write_double(out, body->radius); break;
  }
}

// The place that the text begins with, or PLACES.
static int place_at(const char *text) {
  int place = 0;
  while (place < PLACES && strncmp(text, places[place], strlen(places[place])) != 0) place++;
  return place;
}

// Is this an @NAME@ at all?
static bool is_place(const char *text) {
  const size_t length = strspn(text + 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ_");
  return length > 0 && text[1 + length] == '@';
}

bool og_fill_template(FILE *out, const char *name, const char *text, const og_template_values *values) {
  for (const char *at = strchr(text, '@'); at != NULL; at = strchr(text, '@')) {
    fwrite(text, 1, (size_t)(at - text), out);
    const int place = place_at(at);
    if (place == PLACES && is_place(at)) {
      fprintf(stderr, "%s: there is nothing for %.*s\n", name, (int)strcspn(at + 1, "@") + 2, at);
      return false;
    }
    if (place < PLACES) write_place(out, place, values);
    else fputc('@', out);
    text = at + (place < PLACES ? strlen(places[place]) : 1);
  }
  fputs(text, out);
  return true;
}
