#include "tests/shared/decoded.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/gen/case_writer.h"

static og_vec3 vec_of(const double p[3]) { return (og_vec3){(og_scalar)p[0], (og_scalar)p[1], (og_scalar)p[2]}; }

static og_mat3 mat_of(double m[3][3]) { return (og_mat3){{vec_of(m[0]), vec_of(m[1]), vec_of(m[2])}}; }

// False where a number is not finite, as a scalar.
static bool put_body(og_body *body, og_vec3 *vertex, og_decoded_body *from) {
  if (!from->is_box) return or_body_set_points(body, vertex, from->point[0], from->count, from->radius);
  memset(body, 0, sizeof *body);
  body->radius = (og_scalar)from->radius;
  const og_mat3 rotation = mat_of(from->rotation);
  return or_body_set_box(body, vertex, &rotation, vec_of(from->point[0]), vec_of(from->point[1])) &&
         isfinite(body->radius);
}

static void put_figure(or_decoded *r) {
  const og_body *body[2] = {&r->pair.a, &r->pair.b};
  int count = 0;
  for (int i = 0; i < 2; i++)
    for (int k = 0; k < body[i]->vertex_count && count < OG_FIGURE_POINTS; k++)
      r->figure.point[count++] = body[i]->vertex[k];
  for (; count < OG_FIGURE_POINTS; count++)
    r->figure.point[count] =
        (og_vec3){(og_scalar)(count & 1), (og_scalar)(count >> 1 & 1), (og_scalar)(count >> 2 & 1)};
  const og_vec3 d = vec_of(r->program.velocity[1]);
  r->figure.direction = d.x == 0 && d.y == 0 && d.z == 0 ? (og_vec3){0, 0, 1} : d;
  double turn[3][3];
  og_decoded_rotation(turn, &r->program.choice[3]);
  r->figure.turn = mat_of(turn);
  r->figure.index = r->program.choice[0];
}

void or_decode(og_decoder *decoder, const uint8_t *bytes, size_t size, size_t most, or_decoded *r) {
  og_decode(decoder, bytes, size, most, &r->program);
  strcpy(r->pair.name, "decoded");
  const bool a = put_body(&r->pair.a, r->pair.vertex_a, &r->program.body[0]);
  r->finite = put_body(&r->pair.b, r->pair.vertex_b, &r->program.body[1]) && a;
  put_figure(r);
}

static bool put_points(double *xyz, size_t *count, double *radius, const og_body *body) {
  if (body->vertex_count > OR_PAIR_POINTS) return false;
  for (int k = 0; k < body->vertex_count; k++) {
    xyz[3 * k] = (double)body->vertex[k].x;
    xyz[3 * k + 1] = (double)body->vertex[k].y;
    xyz[3 * k + 2] = (double)body->vertex[k].z;
  }
  *count = (size_t)body->vertex_count;
  *radius = (double)body->radius;
  return true;
}

static bool is_finite(const double p[3]) { return isfinite(p[0]) && isfinite(p[1]) && isfinite(p[2]); }

bool or_decoded_to_pair(or_pair *pair, const or_decoded *from) {
  memset(pair, 0, sizeof *pair);
  pair->family = "decoded";
  memcpy(pair->va, from->program.velocity[0], sizeof pair->va);
  memcpy(pair->vb, from->program.velocity[1], sizeof pair->vb);
  pair->has_until = from->program.has_until;
  pair->until = from->program.until;
  return from->finite && is_finite(pair->va) && is_finite(pair->vb) &&
         put_points(pair->a, &pair->na, &pair->ra, &from->pair.a) &&
         put_points(pair->b, &pair->nb, &pair->rb, &from->pair.b);
}

void or_decoded_print(FILE *out, const or_decoded *decoded) {
  og_gen_case *c = og_grow(NULL, 1, sizeof *c);
  memset(c, 0, sizeof *c);
  if (og_decoded_to_case(c, &decoded->program)) og_gen_write(out, c, "found", "");
  else fprintf(out, "(numbers that are not finite)\n");
  free(c);
}
