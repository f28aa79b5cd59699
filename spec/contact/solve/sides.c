#include "spec/contact/solve/search.h"

// ---- rays: directions along which a body reaches no farther than a corner ----

static og_flat_point *add_ray(og_contact_search *s, int body) {
  og_flat_point *ray = og_flat_list_add(&s->ray);
  ray->number = (uint32_t)body;
  return ray;
}

// r = (q - p) times both w, turned clockwise by a quarter: outward, where the body is on the left.
static void set_outward(og_flat_point *r, const og_flat_point *p, const og_flat_point *q) {
  og_int_mul(&r->x, &q->y, &p->w);
  og_int_submul(&r->x, &p->y, &q->w);
  og_int_mul(&r->y, &p->x, &q->w);
  og_int_submul(&r->y, &q->x, &p->w);
}

static void add_outward(og_contact_search *s, int body, const og_flat_point *p, const og_flat_point *q) {
  set_outward(add_ray(s, body), p, q);
}

// From p towards q.
static void add_along(og_contact_search *s, int body, const og_flat_point *p, const og_flat_point *q) {
  og_flat_point *ray = add_ray(s, body);
  set_outward(ray, p, q);
  og_int_swap(&ray->x, &ray->y);
  og_int_neg(&ray->x, &ray->x);
}

static void add_axes(og_contact_search *s, int body) {
  for (int k = 0; k < 4; k++) {
    og_flat_point *ray = add_ray(s, body);
    og_int_set_si(&ray->x, k == 0 ? 1 : k == 2 ? -1 : 0);
    og_int_set_si(&ray->y, k == 1 ? 1 : k == 3 ? -1 : 0);
  }
}

static void add_rays_of_segment(og_contact_search *s, int body, const og_flat_point *corner) {
  const og_flat_point *at = s->outline[body].at;
  add_outward(s, body, &at[0], &at[1]);
  add_outward(s, body, &at[1], &at[0]);
  if (og_flat_compare(&s->flat, corner, &at[1]) == 0) add_along(s, body, &at[0], &at[1]);
  if (og_flat_compare(&s->flat, corner, &at[0]) == 0) add_along(s, body, &at[1], &at[0]);
}

static void add_rays(og_contact_search *s, int body, const og_flat_point *corner) {
  const og_flat_list *outline = &s->outline[body];
  const og_flat_point *at = outline->at;
  const size_t count = outline->count;
  if (count == 1) add_axes(s, body);
  else if (count == 2) add_rays_of_segment(s, body, corner);
  for (size_t k = 0; count >= 3 && k < count; k++)
    if (og_flat_turn(&s->flat, &at[k], &at[(k + 1) % count], corner) == 0)
      add_outward(s, body, &at[k], &at[(k + 1) % count]);
}

static void set_rays(og_contact_search *s, const og_flat_point *corner) {
  s->ray.count = 0;
  add_rays(s, 0, corner);
  add_rays(s, 1, corner);
}

// ---- sides ----

static void add_side(og_contact_search *s, og_contact_certificate *certificate, const og_flat_point *ray,
                     size_t corner) {
  og_contact_side *side = og_contact_certificate_add_side(certificate);
  og_int *const part[3] = {&side->direction.x, &side->direction.y, &side->direction.z};
  side->body = ray->number;
  side->corner = (uint32_t)corner;
  mpz_gcd(s->value.z, ray->x.z, ray->y.z);
  mpz_divexact(part[s->axis[0]]->z, ray->x.z, s->value.z);
  mpz_divexact(part[s->axis[1]]->z, ray->y.z, s->value.z);
}

// Does the body lie on the left of the line from p to q?
static bool is_left(og_contact_search *s, int body, const og_flat_point *p, const og_flat_point *q) {
  const og_flat_list *outline = &s->outline[body];
  for (size_t k = 0; k < outline->count; k++)
    if (og_flat_turn(&s->flat, p, q, &outline->at[k]) < 0) return false;
  return true;
}

// The line from p to q, with one body on its left, up to the corner q.
static void add_edge(og_contact_search *s, og_contact_certificate *certificate, const og_flat_point *p,
                     const og_flat_point *q, size_t corner) {
  s->ray.count = 0;
  add_outward(s, is_left(s, 0, p, q) ? 0 : 1, p, q);
  add_side(s, certificate, &s->ray.at[0], corner);
}

// The end q of a segment from p: a ray that does not lead back.
static void add_end(og_contact_search *s, og_contact_certificate *certificate, const og_flat_point *p,
                    const og_flat_point *q, size_t corner) {
  set_rays(s, q);
  add_along(s, 0, p, q);
  const og_flat_point *along = &s->ray.at[--s->ray.count];
  for (size_t k = 0; k < s->ray.count; k++) {
    const og_flat_point *ray = &s->ray.at[k];
    og_int_mul(&s->value, &ray->x, &along->x);
    og_int_addmul(&s->value, &ray->y, &along->y);
    if (og_int_sign(&s->value) > 0) {
      add_side(s, certificate, ray, corner);
      return;
    }
  }
}

// 0 from the first axis on counterclockwise to before its opposite, otherwise 1.
static int half_of(const og_flat_point *ray) {
  const int y = og_int_sign(&ray->y);
  return y > 0 || (y == 0 && og_int_sign(&ray->x) > 0) ? 0 : 1;
}

// Negative where p comes first, counterclockwise.
static int compare_rays(og_contact_search *s, const og_flat_point *p, const og_flat_point *q) {
  if (half_of(p) != half_of(q)) return half_of(p) - half_of(q);
  og_int_mul(&s->value, &p->y, &q->x);
  og_int_submul(&s->value, &p->x, &q->y);
  return og_int_sign(&s->value);
}

static void swap_rays(og_flat_point *p, og_flat_point *q) {
  const og_flat_point kept = *p;
  *p = *q;
  *q = kept;
}

// All directions about a point, counterclockwise, each once.
static void add_round(og_contact_search *s, og_contact_certificate *certificate) {
  og_flat_point *ray = s->ray.at;
  for (size_t k = 1; k < s->ray.count; k++)
    for (size_t i = k; i > 0 && compare_rays(s, &ray[i], &ray[i - 1]) < 0; i--) swap_rays(&ray[i], &ray[i - 1]);
  for (size_t k = 0; k < s->ray.count; k++)
    if (k == 0 || compare_rays(s, &ray[k - 1], &ray[k]) != 0) add_side(s, certificate, &ray[k], 0);
}

// The edge of an outline that both corners of a polygon lie on; p and q follow each other as the edge's ends do.
static void add_polygon_edge(og_contact_search *s, og_contact_certificate *certificate, const og_flat_point *p,
                             const og_flat_point *q, size_t corner) {
  const og_contact_place *from = &s->place[p->number], *to = &s->place[q->number];
  for (int body = 0; body < 2; body++)
    for (size_t i = 0; i < from->count[body]; i++)
      for (size_t j = 0; j < to->count[body]; j++) {
        const size_t edge = from->edge[body][i];
        const og_flat_list *outline = &s->outline[body];
        if (to->edge[body][j] != edge) continue;
        s->ray.count = 0;
        add_outward(s, body, &outline->at[edge], &outline->at[(edge + 1) % outline->count]);
        add_side(s, certificate, &s->ray.at[0], corner);
        return;
      }
}

void og_contact_search_sides(og_contact_search *s, size_t first, og_contact_certificate *certificate) {
  const size_t count = s->common.count;
  const og_flat_point *at = s->common.at;
  if (count == 1) {
    set_rays(s, &at[0]);
    add_round(s, certificate);
    return;
  }
  for (size_t k = 0; k < count; k++) {
    const og_flat_point *p = &at[(k + first + count - 1) % count], *q = &at[(k + first) % count];
    if (count == 2) {
      add_edge(s, certificate, p, q, k);
      add_end(s, certificate, p, q, k);
    } else {
      add_polygon_edge(s, certificate, p, q, k);
    }
  }
}
