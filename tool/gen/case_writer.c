#include "tool/gen/case_writer.h"

#include <inttypes.h>
#include <math.h>

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

static void write_triple(FILE *out, const og_gen_triple *triple) {
  fputc('[', out);
  write_number(out, &triple->x);
  fputs(", ", out);
  write_number(out, &triple->y);
  fputs(", ", out);
  write_number(out, &triple->z);
  fputc(']', out);
}

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
  }
  return "";
}

static void write_body(FILE *out, const og_gen_body *body) {
  fprintf(out, "{\"shape\": \"%s\"", shape_name(body->shape));
  if (body->shape == OG_GEN_BOX) {
    fputs(", \"half\": ", out);
    write_triple(out, &body->half);
  } else if (body->shape == OG_GEN_PLANE) {
    write_plane(out, body);
  } else if (body->shape != OG_GEN_SPHERE && body->shape != OG_GEN_CAPSULE) {
    write_points(out, body);
  }
  if (body->shape == OG_GEN_LINE || body->shape == OG_GEN_RAY) write_vector(out, "direction", body->direction);
  if (body->has_radius) {
    fputs(", \"radius\": ", out);
    write_number(out, &body->radius);
  }
  if (body->shape == OG_GEN_CAPSULE) {
    fputs(", \"half_height\": ", out);
    write_number(out, &body->half_height);
  }
  if (body->has_rotation || body->has_matrix || body->has_translation) write_pose(out, body);
  fputc('}', out);
}

void og_gen_write(FILE *out, const og_gen_case *c, const char *id, const char *source) {
  fprintf(out, "{\"id\": \"%s\", \"question\": \"%s\", \"a\": ", id, og_question_at(c->question)->id);
  write_body(out, &c->a);
  if (c->question != OG_SUPPORT && c->question != OG_SIMPLEX && c->question != OG_ORIENTATION) {
    fputs(", \"b\": ", out);
    write_body(out, &c->b);
  }
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
  fputs(", \"flags\": [", out);
  for (size_t k = 0; k < c->flag_count; ++k) fprintf(out, "%s\"%s\"", k > 0 ? ", " : "", c->flag[k]);
  fprintf(out, "], \"source\": \"%s\"}\n", source);
}
