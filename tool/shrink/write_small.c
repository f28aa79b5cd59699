#include "tool/shrink/write_small.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/text.h"
#include "tool/gen/case_writer.h"

// ---- a line ----

static const og_gen_shape shapes[OG_SHAPE_KIND_COUNT] = {
    [OG_SHAPE_POINT] = OG_GEN_POINT,     [OG_SHAPE_SEGMENT] = OG_GEN_SEGMENT, [OG_SHAPE_TRIANGLE] = OG_GEN_TRIANGLE,
    [OG_SHAPE_HULL] = OG_GEN_HULL,       [OG_SHAPE_BOX] = OG_GEN_BOX,         [OG_SHAPE_SPHERE] = OG_GEN_SPHERE,
    [OG_SHAPE_CAPSULE] = OG_GEN_CAPSULE,
};

static void set_curve(og_gen_body *r, const og_small_body *body) {
  og_gen_set_curved(r, body->curve == OG_CURVE_CYLINDER ? OG_GEN_CYLINDER : OG_GEN_CONE, body->base, body->half_height);
  r->has_rounding = body->radius != 0;
  r->rounding = og_gen_double(body->radius);
}

static void set_shape(og_gen_body *r, const og_small_body *body) {
  r->shape = shapes[body->kind];
  for (size_t k = 0; k < body->count; k++) og_gen_add(r, body->xyz[3 * k], body->xyz[3 * k + 1], body->xyz[3 * k + 2]);
  if (body->kind == OG_SHAPE_BOX) r->half = og_gen_doubles(body->half[0], body->half[1], body->half[2]);
  r->half_height = og_gen_double(body->half_height);
  r->has_radius = body->radius != 0 || body->kind == OG_SHAPE_SPHERE || body->kind == OG_SHAPE_CAPSULE;
  r->radius = og_gen_double(body->radius);
}

static void set_body(og_gen_body *r, const og_small_body *body) {
  memset(r, 0, sizeof *r);
  if (body->curve != OG_CURVE_NONE) set_curve(r, body);
  else set_shape(r, body);
  if (body->count > 0) return;
  if (body->turned) og_gen_set_rotation(r, body->rotation[0], body->rotation[1], body->rotation[2], body->rotation[3]);
  const double *t = body->translation;
  if (t[0] != 0 || t[1] != 0 || t[2] != 0) og_gen_set_translation(r, t[0], t[1], t[2]);
}

// The text as it stands between the quotes of a JSON string.
static void escape(og_text *r, const char *text) {
  og_text_add_json_string(r, text);
  r->at[--r->length] = '\0';
}

bool og_write_small(FILE *out, const og_small_case *c, const og_small_title *title) {
  if (c->body[0].count > OG_SMALL_MAX_POINTS || c->body[1].count > OG_SMALL_MAX_POINTS) return false;
  og_gen_case *line = og_grow(NULL, 1, sizeof *line);
  memset(line, 0, sizeof *line);
  line->question = title->question;
  set_body(&line->a, &c->body[0]);
  set_body(&line->b, &c->body[1]);
  for (size_t k = 0; title->flags[k] != NULL; k++) og_gen_flag(line, title->flags[k]);
  og_text id, source;
  og_text_init(&id);
  og_text_init(&source);
  escape(&id, title->id);
  escape(&source, title->source);
  og_gen_write(out, line, id.at + 1, source.at + 1);
  og_text_clear(&id);
  og_text_clear(&source);
  free(line);
  return true;
}

// ---- a program ----

static void write_scalar(FILE *out, og_scalar x) { og_gen_write_double(out, (double)x); }

static void write_vector(FILE *out, og_vec3 v) {
  fputc('{', out);
  write_scalar(out, v.x);
  fputs(", ", out);
  write_scalar(out, v.y);
  fputs(", ", out);
  write_scalar(out, v.z);
  fputc('}', out);
}

static void write_vertices(FILE *out, const og_body *body, char name) {
  const int count = body->vertex_count, room = count < 4 ? 1 : og_hull_face_room(count);
  fprintf(out, "static const og_vec3 vertex_%c[] = {\n", name);
  for (int k = 0; k < count; k++) {
    fputs("    ", out);
    write_vector(out, body->vertex[k]);
    fputs(",\n", out);
  }
  fprintf(out, "};\nstatic og_half_edge edge_%c[%d];\nstatic og_face_plane face_%c[%d];\nstatic int first_%c[%d];\n\n",
          name, 3 * room, name, room, name, count);
}

static const char *kind_name(og_body_kind kind) {
  static const char *const names[] = {"OG_BODY_POINT", "OG_BODY_SEGMENT", "OG_BODY_TRIANGLE", "OG_BODY_HULL",
                                      "OG_BODY_BOX",   "OG_BODY_SPHERE",  "OG_BODY_CAPSULE"};
  return names[kind];
}

static void write_fields(FILE *out, const og_body *body, char name) {
  fprintf(out, "  og_body %c = {.kind = %s, .vertex_count = %d, .vertex = vertex_%c, .radius = ", name,
          kind_name(body->kind), body->vertex_count, name);
  write_scalar(out, body->radius);
  fputs("};\n", out);
  const og_vec3 fields[] = {body->centre, body->half, body->rotation.row[0], body->rotation.row[1],
                            body->rotation.row[2]};
  static const char *const field_names[] = {"centre", "half", "rotation.row[0]", "rotation.row[1]", "rotation.row[2]"};
  for (int k = 0; k < (body->kind == OG_BODY_BOX ? 5 : 0); k++) {
    fprintf(out, "  %c.%s = (og_vec3)", name, field_names[k]);
    write_vector(out, fields[k]);
    fputs(";\n", out);
  }
  if (body->kind == OG_BODY_SPHERE || body->kind == OG_BODY_CAPSULE) {
    fprintf(out, "  %c.centre = (og_vec3)", name);
    write_vector(out, body->centre);
    fputs(";\n", out);
  }
}

static void write_support(FILE *out, const og_body *body, char n) {
  fprintf(out, "  const og_hull hull_%c = {%c.vertex_count, vertex_%c};\n  %c.core = og_convex_hull(&hull_%c);\n", n, n,
          n, n, n);
  if (body->kind == OG_BODY_SPHERE)
    fprintf(out, "  const og_sphere ball_%c = {vertex_%c[0], %c.radius};\n  %c.convex = og_convex_sphere(&ball_%c);\n",
            n, n, n, n, n);
  else if (body->kind == OG_BODY_CAPSULE)
    fprintf(out,
            "  const og_capsule ball_%c = {vertex_%c[0], vertex_%c[1], %c.radius};\n"
            "  %c.convex = og_convex_capsule(&ball_%c);\n",
            n, n, n, n, n, n);
  else if (body->radius > 0)
    fprintf(out, "  const og_rounded ball_%c = {%c.core, %c.radius};\n  %c.convex = og_convex_rounded(&ball_%c);\n", n,
            n, n, n, n);
  else fprintf(out, "  %c.convex = %c.core;\n", n, n);
  fprintf(out,
          "  og_half_edge_mesh mesh_%c = {.edge = edge_%c, .face = face_%c, .vertex_edge = first_%c};\n"
          "  if (%c.vertex_count >= 4 && og_hull_incremental(&mesh_%c, vertex_%c, %c.vertex_count) == "
          "OG_OUTCOME_ANSWERED)\n    %c.mesh = &mesh_%c;\n",
          n, n, n, n, n, n, n, n, n, n);
}

void og_write_reproducer(FILE *out, const og_algorithm *algorithm, const og_body body[2], const char *says) {
  fprintf(out,
          "// %s: %s\n// From the root of Origo: cc -std=c17 -ffp-contract=off%s -I. THIS.c ref/*.c ref/*/*.c -lm\n",
          algorithm->id, says, sizeof(og_scalar) == sizeof(float) ? " -DOG_BINARY32" : "");
  fputs("#include <stdio.h>\n\n#include \"ref/polytope/hull_incremental.h\"\n#include \"ref/registry.h\"\n"
        "#include \"ref/support/capsule.h\"\n#include \"ref/support/hull_scan.h\"\n"
        "#include \"ref/support/rounded.h\"\n#include \"ref/support/sphere.h\"\n",
        out);
  fprintf(out, "#include \"%s.h\"\n\n", algorithm->path);
  write_vertices(out, &body[0], 'a');
  write_vertices(out, &body[1], 'b');
  fputs("int main(void) {\n", out);
  for (int which = 0; which < 2; which++) {
    write_fields(out, &body[which], "ab"[which]);
    write_support(out, &body[which], "ab"[which]);
  }
  fputs("  const og_claim claim = og_run_", out);
  for (const char *ch = algorithm->id; *ch != '\0'; ch++) fputc(*ch == '-' ? '_' : *ch, out);
  fputs("(&a, &b);\n"
        "  static const char *const outcomes[] = {\"ok\", \"gave up\", \"refused\", \"out of range\"};\n"
        "  static const char *const verdicts[] = {\"none\", \"apart\", \"meet\"};\n"
        "  printf(\"status %s, %s\", outcomes[claim.outcome], verdicts[claim.verdict]);\n"
        "  if (claim.has_distance) printf(\", distance %a\", (double)claim.distance);\n"
        "  if (claim.has_depth) printf(\", depth %a\", (double)claim.depth);\n"
        "  if (claim.has_normal)\n"
        "    printf(\", normal %a %a %a\", (double)claim.normal.x, (double)claim.normal.y, (double)claim.normal.z);\n"
        "  printf(\", %d iterations\\n\", claim.iterations);\n"
        "  return 0;\n}\n",
        out);
}
