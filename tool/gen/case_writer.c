#include "tool/gen/case_writer.h"

#include <inttypes.h>
#include <math.h>

#include "spec/bound/problem.h"

static void write_hex(FILE *out, double value) {
  int exponent;
  double fraction = frexp(fabs(value), &exponent); // 1/2 <= fraction < 1
  uint64_t mantissa = (uint64_t)ldexp(fraction, 53);
  uint64_t digits = mantissa & ((UINT64_C(1) << 52) - 1);
  fprintf(out, "%s0x1", signbit(value) ? "-" : "");
  if (digits != 0) {
    int count = 13;
    while ((digits & 15) == 0) {
      digits >>= 4;
      --count;
    }
    fprintf(out, ".%0*" PRIx64, count, digits);
  }
  fprintf(out, "p%+d", exponent - 1);
}

void og_gen_write_double(FILE *out, double value) {
  // Integers up to 10^6 are easier on the eye and just as exact; this also writes -0 as 0.
  if (fabs(value) <= 1e6 && value == floor(value)) fprintf(out, "%" PRId64, (int64_t)value);
  else write_hex(out, value);
}

static void write_number(FILE *out, const og_gen_number *number) {
  fputc('"', out);
  if (number->den == 0) og_gen_write_double(out, number->value);
  else if (number->den == 1) fprintf(out, "%" PRId64, number->num);
  else fprintf(out, "%" PRId64 "/%" PRId64, number->num, number->den);
  fputc('"', out);
}

static void write_numbers(FILE *out, const og_gen_triple *triple, int axes) {
  const og_gen_number *const along[3] = {&triple->x, &triple->y, &triple->z};
  for (int axis = 0; axis < axes; axis++) {
    fputs(axis == 0 ? "[" : ", ", out);
    write_number(out, along[axis]);
  }
  fputc(']', out);
}

static void write_triple(FILE *out, const og_gen_triple *triple) { write_numbers(out, triple, 3); }

static void write_vector(FILE *out, const char *field, og_gen_point v) {
  const og_gen_triple triple = og_gen_doubles(v.x, v.y, v.z);
  fprintf(out, ", \"%s\": ", field);
  write_triple(out, &triple);
}

static void write_plane(FILE *out, const og_gen_body *body) {
  const og_gen_number offset = og_gen_double(body->offset);
  write_vector(out, "normal", body->normal);
  fputs(", \"offset\": ", out);
  write_number(out, &offset);
  if (body->surface) fputs(", \"surface\": true", out);
}

static void write_points(FILE *out, const og_gen_body *body) {
  fputs(", \"points\": [", out);
  for (size_t k = 0; k < body->count; ++k) {
    if (k > 0) fputs(", ", out);
    write_triple(out, &body->point[k]);
  }
  fputc(']', out);
}

static void write_pose(FILE *out, const og_gen_body *body) {
  const char *before = "";
  fputs(", \"pose\": {", out);
  if (body->has_rotation) {
    fputs("\"rotation\": [", out);
    for (int k = 0; k < 4; ++k) {
      if (k > 0) fputs(", ", out);
      write_number(out, &body->rotation[k]);
    }
    fputc(']', out);
    before = ", ";
  }
  if (body->has_matrix) {
    fputs("\"matrix\": [", out);
    for (int k = 0; k < 3; ++k) {
      if (k > 0) fputs(", ", out);
      write_triple(out, &body->matrix[k]);
    }
    fputc(']', out);
    before = ", ";
  }
  if (body->has_translation) {
    fprintf(out, "%s\"translation\": ", before);
    write_triple(out, &body->translation);
  }
  fputc('}', out);
}

static const char *shape_name(og_gen_shape shape) {
  switch (shape) {
  case OG_GEN_HULL: return "hull";
  case OG_GEN_POINT: return "point";
  case OG_GEN_SEGMENT: return "segment";
  case OG_GEN_TRIANGLE: return "triangle";
  case OG_GEN_BOX: return "box";
  case OG_GEN_SPHERE: return "sphere";
  case OG_GEN_CAPSULE: return "capsule";
  case OG_GEN_LINE: return "line";
  case OG_GEN_RAY: return "ray";
  case OG_GEN_PLANE: return "plane";
  case OG_GEN_MESH: return "mesh";
  case OG_GEN_COMPOUND: return "compound";
  case OG_GEN_CYLINDER: return "cylinder";
  case OG_GEN_CONE: return "cone";
  case OG_GEN_ELLIPSOID: return "ellipsoid";
  }
  return "";
}

static void write_triangles(FILE *out, const og_gen_body *body) {
  fputs(", \"triangles\": [", out);
  for (size_t k = 0; k < body->triangle_count; ++k) {
    const int *corner = body->triangle[k];
    fprintf(out, "%s[%d, %d, %d]", k > 0 ? ", " : "", corner[0], corner[1], corner[2]);
  }
  fputc(']', out);
}

static void write_heights(FILE *out, const og_gen_body *body) {
  const size_t columns = body->count / body->field_rows;
  fputs("\"heights\": [", out);
  for (size_t k = 0; k < body->count; ++k) {
    fputs(k % columns > 0 ? ", " : k > 0 ? ", [" : "[", out);
    write_number(out, &body->point[k].z);
    if (k % columns == columns - 1) fputc(']', out);
  }
  fputc(']', out);
}

static bool has_half_height(og_gen_shape shape) {
  return shape == OG_GEN_CAPSULE || shape == OG_GEN_CYLINDER || shape == OG_GEN_CONE;
}

static void write_compound(FILE *out, const og_gen_body *body) {
  for (size_t k = 0; k + 1 < body->count; k += 2) {
    fprintf(out, "%s{\"shape\": \"box\", \"half\": ", k == 0 ? ", \"bodies\": [" : ", ");
    write_triple(out, &body->point[k]);
    fputs(", \"pose\": {\"translation\": ", out);
    write_triple(out, &body->point[k + 1]);
    fputs("}}", out);
  }
  fputc(']', out);
}

static void write_body(FILE *out, const og_gen_body *body) {
  const bool is_field = body->shape == OG_GEN_MESH && body->field_rows > 0;
  fprintf(out, "{\"shape\": \"%s\"", is_field ? "height_field" : shape_name(body->shape));
  if (is_field) {
    fputs(", ", out);
    write_heights(out, body);
  } else if (body->shape == OG_GEN_BOX || body->shape == OG_GEN_ELLIPSOID) {
    fputs(", \"half\": ", out);
    write_triple(out, &body->half);
  } else if (body->shape == OG_GEN_PLANE) {
    write_plane(out, body);
  } else if (body->shape == OG_GEN_COMPOUND) {
    write_compound(out, body);
  } else if (body->shape != OG_GEN_SPHERE && !has_half_height(body->shape)) {
    write_points(out, body);
  }
  if (body->shape == OG_GEN_MESH && !is_field) write_triangles(out, body);
  if (body->solid) fputs(", \"solid\": true", out);
  if (body->shape == OG_GEN_LINE || body->shape == OG_GEN_RAY) write_vector(out, "direction", body->direction);
  if (body->has_radius) {
    fputs(", \"radius\": ", out);
    write_number(out, &body->radius);
  }
  if (has_half_height(body->shape)) {
    fputs(", \"half_height\": ", out);
    write_number(out, &body->half_height);
  }
  if (body->has_rounding) {
    fputs(", \"rounding\": ", out);
    write_number(out, &body->rounding);
  }
  if (body->has_rotation || body->has_matrix || body->has_translation) write_pose(out, body);
  fputc('}', out);
}

// ---- bodies of the plane ----

static const char *plane_name(og_gen_shape shape) {
  switch (shape) {
  case OG_GEN_HULL: return "polygon";
  case OG_GEN_BOX: return "rectangle";
  case OG_GEN_SPHERE: return "circle";
  default: return shape_name(shape);
  }
}

static void write_plane_points(FILE *out, const og_gen_body *body) {
  for (size_t k = 0; k < body->count; ++k) {
    fputs(k == 0 ? ", \"points\": [" : ", ", out);
    write_numbers(out, &body->point[k], 2);
  }
  if (body->count > 0) fputc(']', out);
}

static void write_plane_body(FILE *out, const og_gen_body *body) {
  fprintf(out, "{\"shape\": \"%s\"", plane_name(body->shape));
  if (body->shape == OG_GEN_BOX) {
    fputs(", \"half\": ", out);
    write_numbers(out, &body->half, 2);
  }
  write_plane_points(out, body);
  if (body->shape == OG_GEN_RAY) {
    const og_gen_triple direction = og_gen_doubles(body->direction.x, body->direction.y, 0);
    fputs(", \"direction\": ", out);
    write_numbers(out, &direction, 2);
  }
  if (body->has_radius) {
    fputs(", \"radius\": ", out);
    write_number(out, &body->radius);
  }
  if (body->shape == OG_GEN_CAPSULE) {
    fputs(", \"half_height\": ", out);
    write_number(out, &body->half_height);
  }
  if (body->has_rotation || body->has_translation) fputs(", \"pose\": {", out);
  if (body->has_rotation) {
    const og_gen_triple turn = {body->rotation[2], body->rotation[3], body->rotation[0]};
    fputs("\"rotation\": ", out);
    write_numbers(out, &turn, 2);
  }
  if (body->has_translation) {
    fprintf(out, "%s\"translation\": ", body->has_rotation ? ", " : "");
    write_numbers(out, &body->translation, 2);
  }
  fputs(body->has_rotation || body->has_translation ? "}}" : "}", out);
}

static void write_plane_case(FILE *out, const og_gen_case *c) {
  fputs("\"plane\": true, \"a\": ", out);
  write_plane_body(out, &c->a);
  fputs(", \"b\": ", out);
  write_plane_body(out, &c->b);
  if (!c->moving || c->question != OG_SWEEP) return;
  fputs(", \"velocity_a\": ", out);
  write_numbers(out, &c->velocity_a, 2);
  fputs(", \"velocity_b\": ", out);
  write_numbers(out, &c->velocity_b, 2);
  if (c->has_until) fputs(", \"until\": ", out);
  if (c->has_until) write_number(out, &c->until);
}

// ---- boxes and points ----

static void write_corner(FILE *out, og_gen_point corner, int axes) {
  const og_gen_triple triple = og_gen_doubles(corner.x, corner.y, corner.z);
  write_numbers(out, &triple, axes);
}

static void write_box(FILE *out, const og_gen_change *at, int axes) {
  write_corner(out, at->lo, axes);
  fputs(", ", out);
  write_corner(out, at->hi, axes);
}

// The changes of that kind in a step, in brackets.
static void write_changes(FILE *out, const og_gen_boxes *boxes, int step, og_gen_change_kind kind) {
  const char *before = "[";
  for (size_t k = 0; k < boxes->count; ++k) {
    const og_gen_change *at = &boxes->change[k];
    if (at->step != step || at->kind != kind) continue;
    if (kind == OG_GEN_REMOVE) fprintf(out, "%s%d", before, at->number);
    else if (step == 0) fprintf(out, "%s[", before);
    else fprintf(out, "%s[%d, ", before, at->number);
    if (kind != OG_GEN_REMOVE) {
      write_box(out, at, boxes->axes);
      fputc(']', out);
    }
    before = ", ";
  }
  fputs(before[0] == '[' ? "[]" : "]", out);
}

static void write_boxes(FILE *out, const og_gen_boxes *boxes) {
  fputs("\"boxes\": ", out);
  write_changes(out, boxes, 0, OG_GEN_INSERT);
  for (int step = 1; step < boxes->steps; ++step) {
    fputs(step == 1 ? ", \"steps\": [{\"insert\": " : ", {\"insert\": ", out);
    write_changes(out, boxes, step, OG_GEN_INSERT);
    fputs(", \"move\": ", out);
    write_changes(out, boxes, step, OG_GEN_MOVE);
    fputs(", \"remove\": ", out);
    write_changes(out, boxes, step, OG_GEN_REMOVE);
    fputs(step + 1 == boxes->steps ? "}]" : "}", out);
  }
}

static void write_places(FILE *out, const og_gen_point *place, size_t count, int axes) {
  for (size_t k = 0; k < count; ++k) {
    fputs(k == 0 ? "[" : ", ", out);
    write_corner(out, place[k], axes);
  }
  fputc(']', out);
}

static void write_set(FILE *out, const og_gen_case *c) {
  og_gen_point place[OG_GEN_MAX_POINTS];
  for (size_t k = 0; k < c->a.count; ++k) place[k] = og_gen_point_at(&c->a, k);
  const size_t outline = c->hole_count > 0 ? c->hole[0] : c->a.count;
  fputs("\"points\": ", out);
  write_places(out, place, outline, c->volume.axes);
  for (size_t k = 0; k < c->hole_count; ++k) {
    const size_t end = k + 1 < c->hole_count ? c->hole[k + 1] : c->a.count;
    fputs(k == 0 ? ", \"holes\": [" : ", ", out);
    write_places(out, place + c->hole[k], end - c->hole[k], c->volume.axes);
  }
  if (c->hole_count > 0) fputc(']', out);
}

static void write_polygon(FILE *out, const char *field, const og_gen_body *body) {
  og_gen_point place[OG_GEN_MAX_POINTS];
  for (size_t k = 0; k < body->count; ++k) place[k] = og_gen_point_at(body, k);
  fprintf(out, "\"%s\": ", field);
  write_places(out, place, body->count, 2);
}

static void write_turn(FILE *out, const og_gen_case *c) {
  const og_gen_triple pivot = og_gen_doubles(c->volume.pivot.x, c->volume.pivot.y, c->volume.pivot.z);
  fputs(", \"turn\": {\"pivot\": ", out);
  write_triple(out, &pivot);
  if (c->volume.turn == OG_TURNING_EVERY) {
    fputs(", \"rotation\": \"every\"}", out);
    return;
  }
  fputs(c->a.has_matrix ? ", \"matrix\": [" : ", \"rotation\": [", out);
  for (int k = 0; k < (c->a.has_matrix ? 3 : 4); ++k) {
    if (k > 0) fputs(", ", out);
    if (c->a.has_matrix) write_triple(out, &c->a.matrix[k]);
    else write_number(out, &c->a.rotation[k]);
  }
  fputs("]}", out);
}

static void write_volume(FILE *out, const og_gen_case *c) {
  fprintf(out, "\"volume\": \"%s\", ", og_volume_name((og_asked_volume)c->volume.kind));
  write_set(out, c);
  if (c->volume.direction_count > 0) {
    fputs(", \"directions\": ", out);
    write_places(out, c->volume.direction, c->volume.direction_count, c->volume.axes);
  }
  for (size_t k = 0; k < c->a.triangle_count; ++k) {
    const int *at = c->a.triangle[k];
    fprintf(out, "%s[%d, %d, %d]%s", k == 0 ? ", \"triangles\": [" : ", ", at[0], at[1], at[2],
            k + 1 == c->a.triangle_count ? "]" : "");
  }
  if (c->volume.turn != OG_TURNING_NONE) write_turn(out, c);
}

// The bodies a and b hold the points at the start and at the end.
static void write_paths(FILE *out, const og_gen_case *c) {
  og_gen_point start[OG_GEN_MAX_POINTS], end[OG_GEN_MAX_POINTS];
  for (size_t k = 0; k < c->a.count; ++k) start[k] = og_gen_point_at(&c->a, k);
  for (size_t k = 0; k < c->b.count; ++k) end[k] = og_gen_point_at(&c->b, k);
  fputs("\"start\": ", out);
  write_places(out, start, c->a.count, 3);
  fputs(", \"end\": ", out);
  write_places(out, end, c->b.count, 3);
}

static void write_end(FILE *out, const og_gen_case *c, int which) {
  const og_gen_pose *end = &c->end[which];
  const char name = which == 0 ? 'a' : 'b';
  if (c->spins[which]) {
    fprintf(out, ", \"end_%c\": {\"translation\": ", name);
    write_triple(out, &end->translation);
    fprintf(out, "}, \"spin_%c\": ", name);
    write_triple(out, &c->spin[which]);
    if (!c->pivots[which]) return;
    fprintf(out, ", \"about_%c\": ", name);
    write_triple(out, &c->pivot[which]);
    return;
  }
  fprintf(out, ", \"end_%c\": {\"rotation\": [", name);
  for (int k = 0; k < 4; k++) {
    if (k > 0) fputs(", ", out);
    fputc('"', out);
    og_gen_write_double(out, end->rotation[k]);
    fputc('"', out);
  }
  fputs("], \"translation\": ", out);
  write_triple(out, &end->translation);
  fputc('}', out);
}

static void write_parts(FILE *out, const og_gen_case *c) {
  const og_gen_parts *parts = &c->parts;
  fputs(", \"parts\": [", out);
  for (int part = 0; part < parts->count; part++) {
    const char *before = "";
    fputs(part == 0 ? "[" : ", [", out);
    for (size_t t = 0; t < c->a.triangle_count; t++) {
      const bool again = part + 1 == parts->count && parts->twice == (int)t + 1;
      for (int times = (parts->of[t] == part) + again; times > 0; times--) {
        fprintf(out, "%s%zu", before, t);
        before = ", ";
      }
    }
    fputc(']', out);
  }
  fputs("], \"bound\": ", out);
  write_number(out, &parts->bound);
}

static void write_moved(FILE *out, const og_gen_case *c) {
  fputs(", \"end_a\": ", out);
  write_places(out, c->moved[0], c->a.count, 3);
  if (c->with_itself) return;
  fputs(", \"end_b\": ", out);
  write_places(out, c->moved[1], c->b.count, 3);
}

static void write_case(FILE *out, const og_gen_case *c) {
  const bool is_of_meshes = c->question == OG_MESH_PAIRS || c->question == OG_MESH_MOTION;
  if (c->question == OG_OVERLAPS) {
    write_boxes(out, &c->boxes);
  } else if (c->question == OG_BOUND) {
    write_volume(out, c);
  } else if (c->question == OG_HULL || c->question == OG_TRIANGULATE) {
    write_set(out, c);
  } else if (c->question == OG_CLIP) {
    write_polygon(out, "a", &c->a);
    fputs(", ", out);
    write_polygon(out, "b", &c->b);
  } else if (og_question_is_of_moving(c->question)) {
    write_paths(out, c);
  } else {
    fputs("\"a\": ", out);
    write_body(out, &c->a);
  }
  if (!og_question_is_of_moving(c->question) && c->question != OG_OVERLAPS && c->question != OG_BOUND &&
      c->question != OG_HULL && c->question != OG_TRIANGULATE && c->question != OG_DECOMPOSE &&
      c->question != OG_CLIP && (c->question != OG_SUPPORT || c->of_two) && c->question != OG_SIMPLEX &&
      c->question != OG_ORIENTATION && !(is_of_meshes && c->with_itself)) {
    fputs(", \"b\": ", out);
    write_body(out, &c->b);
  }
  if (c->question == OG_MOTION) {
    write_end(out, c, 0);
    write_end(out, c, 1);
  }
  if (c->question == OG_MESH_MOTION) write_moved(out, c);
  if (c->question == OG_DECOMPOSE) write_parts(out, c);
  const bool has_operation = c->question == OG_MINKOWSKI || (c->question == OG_SUPPORT && c->of_two);
  if (has_operation && c->is_sum) fputs(", \"operation\": \"sum\"", out);
  if (c->question == OG_MESH_PAIRS) fputs(", \"with_kinds\": true", out);
  if (c->question == OG_SUPPORT) write_vector(out, "direction", c->direction);
  // A motion is part of what a sweep asks, and of nothing else.
  const bool moving = c->moving && c->question == OG_SWEEP;
  if (moving) {
    fputs(", \"velocity_a\": ", out);
    write_triple(out, &c->velocity_a);
    fputs(", \"velocity_b\": ", out);
    write_triple(out, &c->velocity_b);
  }
  if (moving && c->has_until) {
    fputs(", \"until\": ", out);
    write_number(out, &c->until);
  }
}

void og_gen_write(FILE *out, const og_gen_case *c, const char *id, const char *source) {
  fprintf(out, "{\"id\": \"%s\", \"question\": \"%s\", ", id, og_question_at(c->question)->id);
  if (c->is_plane) write_plane_case(out, c);
  else write_case(out, c);
  fputs(", \"flags\": [", out);
  for (size_t k = 0; k < c->flag_count; ++k) fprintf(out, "%s\"%s\"", k > 0 ? ", " : "", c->flag[k]);
  fprintf(out, "], \"source\": \"%s\"}\n", source);
}
