#ifndef OG_STATEMENT_H
#define OG_STATEMENT_H

/// What certificates state, as mathematics: the vocabulary of the checker's contracts, and nothing else.
///
/// Notation as in docs/trust/certificates.md: n.a_i is a sum of products of the numbers behind the og_ints (val),
/// p_ij = a_i - b_j, R the sum of the radii, V = sum w p, W = sum w. docs/trust/verification.md reads one contract
/// aloud.

#include "spec/body/problem.h"
#include "spec/number/root.h"
#include "spec/pair/certificate.h"

// What may be read.
/*@ predicate points_readable{L}(og_points *p) = p->count > 0 && \valid_read(p->at + (0 .. p->count - 1));

    predicate problem_readable{L}(og_problem *p) =
      \valid_read(p) && points_readable(&p->a) && points_readable(&p->b);

    predicate combination_readable{L}(og_combination *w) =
      \valid_read(w) && \valid_read(w->pair + (0 .. w->count - 1)) && \valid_read(w->weight + (0 .. w->count - 1)) &&
      \valid_read(w->root_weight + (0 .. w->count - 1));

    // Memory holds no more triangles than have names for their edges: a triangle is longer than three bytes.
    predicate surface_readable{L}(og_certificate *s) =
      \valid_read(s) && \valid_read(s->triangle + (0 .. s->triangle_count - 1)) &&
      3 * s->triangle_count <= SIZE_MAX;
*/

// What makes a problem's numbers a body: a ball has a radius, and what is divided by is positive.
/*@ predicate well_posed{L}(og_problem *p) =
      val(&p->radius) >= 0 && val(&p->until_den) > 0 && val(&p->unit_den) > 0;
*/

// Directions: n.p_ij >= g for all of the CSO.
/*@ predicate none_below{L}(og_ivec *n, og_problem *p, real g) =
      \forall integer i, j; 0 <= i < p->a.count ==> 0 <= j < p->b.count ==>
        dot(n, p->a.at + i) - dot(n, p->b.at + j) >= g;

    predicate beyond{L}(og_ivec *n, og_problem *p, real l) =
      \exists real g; 0 < g && g * g > l && none_below(n, p, g);
*/

// Combinations: the CSO point of pair k, V and W over the first k pairs.
/*@ logic real cso_x{L}(og_problem *p, og_combination *w, integer k) =
      val(&p->a.at[w->pair[k].i].x) - val(&p->b.at[w->pair[k].j].x);
    logic real cso_y{L}(og_problem *p, og_combination *w, integer k) =
      val(&p->a.at[w->pair[k].i].y) - val(&p->b.at[w->pair[k].j].y);
    logic real cso_z{L}(og_problem *p, og_combination *w, integer k) =
      val(&p->a.at[w->pair[k].i].z) - val(&p->b.at[w->pair[k].j].z);

    logic real sum_x{L}(og_problem *p, og_combination *w, integer k) =
      k <= 0 ? 0. : sum_x(p, w, k - 1) + val(&w->weight[k - 1]) * cso_x(p, w, k - 1);
    logic real sum_y{L}(og_problem *p, og_combination *w, integer k) =
      k <= 0 ? 0. : sum_y(p, w, k - 1) + val(&w->weight[k - 1]) * cso_y(p, w, k - 1);
    logic real sum_z{L}(og_problem *p, og_combination *w, integer k) =
      k <= 0 ? 0. : sum_z(p, w, k - 1) + val(&w->weight[k - 1]) * cso_z(p, w, k - 1);
    logic real total{L}(og_combination *w, integer k) = k <= 0 ? 0. : total(w, k - 1) + val(&w->weight[k - 1]);

    predicate in_range{L}(og_problem *p, og_combination *w) =
      w->count > 0 &&
      \forall integer k; 0 <= k < w->count ==> w->pair[k].i < p->a.count && w->pair[k].j < p->b.count;

    predicate positive{L}(og_combination *w, integer k) = \forall integer m; 0 <= m < k ==> val(&w->weight[m]) > 0;

    predicate common_point{L}(og_problem *p, og_combination *w) =
      in_range(p, w) && positive(w, w->count) &&
      sum_x(p, w, w->count) == 0 && sum_y(p, w, w->count) == 0 && sum_z(p, w, w->count) == 0;
*/

// The statement of each kind.
/*@ predicate separated_cert{L}(og_problem *p, og_certificate *c) =
      beyond(&c->direction, p, val(&p->radius) * val(&p->radius) * dot(&c->direction, &c->direction));

    predicate touching_cert{L}(og_problem *p, og_certificate *c) =
      common_point(p, &c->witness) && !is_zero(&c->direction) && none_below(&c->direction, p, 0);

    // The determinant of the first three points, by its minors.
    logic real minor_x{L}(og_problem *p, og_combination *w) =
      minor(cso_y(p, w, 0), cso_z(p, w, 0), cso_y(p, w, 1), cso_z(p, w, 1));
    logic real minor_y{L}(og_problem *p, og_combination *w) =
      minor(cso_z(p, w, 0), cso_x(p, w, 0), cso_z(p, w, 1), cso_x(p, w, 1));
    logic real minor_z{L}(og_problem *p, og_combination *w) =
      minor(cso_x(p, w, 0), cso_y(p, w, 0), cso_x(p, w, 1), cso_y(p, w, 1));
    logic real determinant{L}(og_problem *p, og_combination *w) =
      sum3(minor_x(p, w), minor_y(p, w), minor_z(p, w), cso_x(p, w, 2), cso_y(p, w, 2), cso_z(p, w, 2));

    predicate spans{L}(og_problem *p, og_combination *w) = w->count >= 3 && determinant(p, w) != 0;

    predicate penetrating_cert{L}(og_problem *p, og_certificate *c) =
      common_point(p, &c->witness) && (val(&p->radius) == 0 ==> spans(p, &c->witness));

    // V.V and V.a; V.p_ij >= g, hence V.p_ij >= V.V / W, for all of the CSO.
    logic real norm2(real x, real y, real z) = sum3(x, y, z, x, y, z);
    logic real along{L}(real x, real y, real z, og_ivec *a) =
      sum3(x, y, z, val(&a->x), val(&a->y), val(&a->z));

    predicate along_least{L}(real x, real y, real z, og_problem *p, real g) =
      \forall integer i, j; 0 <= i < p->a.count ==> 0 <= j < p->b.count ==>
        along(x, y, z, p->a.at + i) - along(x, y, z, p->b.at + j) >= g;

    predicate none_nearer{L}(og_problem *p, real x, real y, real z, real w) =
      \exists real g; g * w >= norm2(x, y, z) && along_least(x, y, z, p, g);

    logic real sum_norm2{L}(og_problem *p, og_combination *w) =
      norm2(sum_x(p, w, w->count), sum_y(p, w, w->count), sum_z(p, w, w->count));
    logic real times(real r, real w) = r * w;
    logic real reach{L}(og_problem *p, og_combination *w) = times(val(&p->radius), total(w, w->count));

    predicate nearest_cert{L}(og_problem *p, og_certificate *c) =
      in_range(p, &c->witness) && positive(&c->witness, c->witness.count) && total(&c->witness, c->witness.count) > 0 &&
      sum_norm2(p, &c->witness) != 0 &&
      none_nearer(p, sum_x(p, &c->witness, c->witness.count), sum_y(p, &c->witness, c->witness.count),
                  sum_z(p, &c->witness, c->witness.count), total(&c->witness, c->witness.count));
*/

// Surfaces: corner k of triangle t, its normal (v - u) x (w - u), and det(u, v, w) = normal.u, the plane's height times
// the normal's length. Edge e runs from corner e % 3 of triangle e / 3 to the next.
/*@ logic real corner_x{L}(og_problem *p, og_certificate *s, integer t, integer k) =
      cso_x(p, &s->witness, s->triangle[t].corner[k]);
    logic real corner_y{L}(og_problem *p, og_certificate *s, integer t, integer k) =
      cso_y(p, &s->witness, s->triangle[t].corner[k]);
    logic real corner_z{L}(og_problem *p, og_certificate *s, integer t, integer k) =
      cso_z(p, &s->witness, s->triangle[t].corner[k]);

    logic real edge_x{L}(og_problem *p, og_certificate *s, integer t, integer k) =
      corner_x(p, s, t, k) - corner_x(p, s, t, 0);
    logic real edge_y{L}(og_problem *p, og_certificate *s, integer t, integer k) =
      corner_y(p, s, t, k) - corner_y(p, s, t, 0);
    logic real edge_z{L}(og_problem *p, og_certificate *s, integer t, integer k) =
      corner_z(p, s, t, k) - corner_z(p, s, t, 0);

    logic real normal_x{L}(og_problem *p, og_certificate *s, integer t) =
      minor(edge_y(p, s, t, 1), edge_z(p, s, t, 1), edge_y(p, s, t, 2), edge_z(p, s, t, 2));
    logic real normal_y{L}(og_problem *p, og_certificate *s, integer t) =
      minor(edge_z(p, s, t, 1), edge_x(p, s, t, 1), edge_z(p, s, t, 2), edge_x(p, s, t, 2));
    logic real normal_z{L}(og_problem *p, og_certificate *s, integer t) =
      minor(edge_x(p, s, t, 1), edge_y(p, s, t, 1), edge_x(p, s, t, 2), edge_y(p, s, t, 2));
    logic real normal_norm2{L}(og_problem *p, og_certificate *s, integer t) =
      norm2(normal_x(p, s, t), normal_y(p, s, t), normal_z(p, s, t));

    logic real det{L}(og_problem *p, og_certificate *s, integer t) =
      sum3(normal_x(p, s, t), normal_y(p, s, t), normal_z(p, s, t),
           corner_x(p, s, t, 0), corner_y(p, s, t, 0), corner_z(p, s, t, 0));

    predicate corners_named{L}(og_certificate *s) =
      s->face < s->triangle_count &&
      \forall integer t; 0 <= t < s->triangle_count ==>
        s->triangle[t].corner[0] < s->witness.count && s->triangle[t].corner[1] < s->witness.count &&
        s->triangle[t].corner[2] < s->witness.count;

    // Some edge runs against e.
    predicate cancelled{L}(og_certificate *s, integer e) =
      \exists integer f; 0 <= f < 3 * s->triangle_count &&
        s->triangle[e / 3].corner[e % 3] == s->triangle[f / 3].corner[(f + 1) % 3] &&
        s->triangle[e / 3].corner[(e + 1) % 3] == s->triangle[f / 3].corner[f % 3];
    predicate edges_cancel{L}(og_certificate *s) =
      \forall integer e; 0 <= e < 3 * s->triangle_count ==> cancelled(s, e);

    predicate is_around{L}(og_problem *p, og_certificate *s, integer count) =
      \forall integer t; 0 <= t < count ==> det(p, s, t) > 0;

    // k / |m| >= h / |n|, of positive k and h.
    logic real squared(real h) = h * h;
    predicate as_far(real k, real mm, real h, real nn) = squared(k) * nn >= squared(h) * mm;
    predicate deepest{L}(og_problem *p, og_certificate *s, integer count) =
      \forall integer t; 0 <= t < count ==>
        as_far(det(p, s, t), normal_norm2(p, s, t), det(p, s, s->face), normal_norm2(p, s, s->face));

    // No point of the CSO is beyond the face's plane: -n.p >= -h.
    predicate supports{L}(og_problem *p, real x, real y, real z, real h) = along_least(-x, -y, -z, p, -h);

    predicate not_negative{L}(og_combination *w, integer k) =
      \forall integer m; 0 <= m < k ==> val(&w->weight[m]) >= 0;

    // V / W is the foot of the origin on the plane n.x = h: (n.n) V = (h W) n, in each component.
    predicate foot_in(real nn, real v, real h, real w, real n) = nn * v == h * w * n;
    predicate foot{L}(og_problem *p, og_combination *w, real x, real y, real z, real h, real nn) =
      not_negative(w, w->count) && total(w, w->count) > 0 &&
      foot_in(nn, sum_x(p, w, w->count), h, total(w, w->count), x) &&
      foot_in(nn, sum_y(p, w, w->count), h, total(w, w->count), y) &&
      foot_in(nn, sum_z(p, w, w->count), h, total(w, w->count), z);

    predicate face_cert{L}(og_problem *p, og_certificate *s) =
      supports(p, normal_x(p, s, s->face), normal_y(p, s, s->face), normal_z(p, s, s->face), det(p, s, s->face)) &&
      foot(p, &s->witness, normal_x(p, s, s->face), normal_y(p, s, s->face), normal_z(p, s, s->face),
           det(p, s, s->face), normal_norm2(p, s, s->face));

    predicate surface_cert{L}(og_problem *p, og_certificate *s) =
      in_range(p, &s->witness) && corners_named(s) && edges_cancel(s) && is_around(p, s, s->triangle_count) &&
      deepest(p, s, s->triangle_count) && face_cert(p, s);
*/

// Sweeps and misses, as in proofs/coq/Sweep.v. At one end the time is tau / m; the weights are W in sum and name the
// point P / W; Y = (W tau) s - m P is a positive multiple of the way from there to the moving point.
/*@ logic real root_weight{L}(og_combination *w, real d, integer k) =
      root(val(&w->weight[k]), val(&w->root_weight[k]), d);
    logic real root_total{L}(og_combination *w, real d, integer k) =
      k <= 0 ? 0. : root_total(w, d, k - 1) + root_weight(w, d, k - 1);
    logic real root_sum_x{L}(og_problem *p, og_combination *w, real d, integer k) =
      k <= 0 ? 0. : plus_product(root_sum_x(p, w, d, k - 1), root_weight(w, d, k - 1), cso_x(p, w, k - 1));
    logic real root_sum_y{L}(og_problem *p, og_combination *w, real d, integer k) =
      k <= 0 ? 0. : plus_product(root_sum_y(p, w, d, k - 1), root_weight(w, d, k - 1), cso_y(p, w, k - 1));
    logic real root_sum_z{L}(og_problem *p, og_combination *w, real d, integer k) =
      k <= 0 ? 0. : plus_product(root_sum_z(p, w, d, k - 1), root_weight(w, d, k - 1), cso_z(p, w, k - 1));

    predicate root_not_negative{L}(og_combination *w, real d, integer k) =
      \forall integer m; 0 <= m < k ==> root_weight(w, d, m) >= 0;
    predicate combines{L}(og_problem *p, og_combination *w, real d) =
      in_range(p, w) && root_not_negative(w, d, w->count) && root_total(w, d, w->count) > 0;

    logic real tau{L}(og_sweep_end *e) = root(val(&e->time_p), val(&e->time_q), val(&e->radicand));
    logic real end_total{L}(og_sweep_end *e) = root_total(&e->witness, val(&e->radicand), e->witness.count);
    logic real end_x{L}(og_problem *p, og_sweep_end *e) =
      root_sum_x(p, &e->witness, val(&e->radicand), e->witness.count);
    logic real end_y{L}(og_problem *p, og_sweep_end *e) =
      root_sum_y(p, &e->witness, val(&e->radicand), e->witness.count);
    logic real end_z{L}(og_problem *p, og_sweep_end *e) =
      root_sum_z(p, &e->witness, val(&e->radicand), e->witness.count);
    logic real way(real w, real t, real s, real m, real p) = products_difference(w * t, s, m, p);
    logic real way_x{L}(og_problem *p, og_sweep_end *e) =
      way(end_total(e), tau(e), val(&p->velocity.x), val(&e->time_m), end_x(p, e));
    logic real way_y{L}(og_problem *p, og_sweep_end *e) =
      way(end_total(e), tau(e), val(&p->velocity.y), val(&e->time_m), end_y(p, e));
    logic real way_z{L}(og_problem *p, og_sweep_end *e) =
      way(end_total(e), tau(e), val(&p->velocity.z), val(&e->time_m), end_z(p, e));

    predicate during{L}(og_problem *p, real t, real m) =
      0 <= t && (p->has_until ==> val(&p->until_den) * t <= val(&p->until_num) * m);
    predicate at_limit{L}(og_problem *p, real t, real m) =
      p->has_until && products_difference(val(&p->until_den), t, val(&p->until_num), m) == 0;
    predicate outermost{L}(og_problem *p, real t, real m, integer which) = which > 0 ? t == 0 : at_limit(p, t, m);

    // m R W, as long as Y at contact.
    logic real held(real m, real radius, real w) = m * radius * w;

    predicate along_most{L}(real x, real y, real z, og_problem *p, real g) =
      \forall integer i, j; 0 <= i < p->a.count ==> 0 <= j < p->b.count ==>
        along(x, y, z, p->a.at + i) - along(x, y, z, p->b.at + j) <= g;
    predicate scaled_at_most(real g, real w, real p) = g * w <= p;
    predicate scaled_at_least(real g, real w, real p) = g * w >= p;
    // Y.p W <= Y.P for all p of the CSO, as W > 0.
    predicate way_supports{L}(og_problem *p, real x, real y, real z, real w, real px, real py, real pz) =
      \exists real g; along_most(x, y, z, p, g) && scaled_at_most(g, w, sum3(x, y, z, px, py, pz));
    // n.s has the sign of `which`, and n.p W >= n.P for all p of the CSO.
    predicate keeps_out{L}(og_problem *p, og_ivec *n, integer which, real w, real px, real py, real pz) =
      sgn(dot(n, &p->velocity)) == which &&
      \exists real g; none_below(n, p, g) && scaled_at_least(g, w, along(px, py, pz, n));

    // The times outside lie ahead of the plane across Y; or the motion runs within it, and n keeps out.
    predicate leads_out{L}(og_problem *p, og_ivec *n, integer which, real x, real y, real z, real w,
                           real px, real py, real pz) =
      sgn(along(x, y, z, &p->velocity)) == -which ||
      along(x, y, z, &p->velocity) == 0 && keeps_out(p, n, which, w, px, py, pz);

    // What is left to see when x, y, z is Y, w is W and px, py, pz is P.
    predicate end_judged{L}(og_problem *p, og_sweep_end *e, integer which, real x, real y, real z, real w,
                            real px, real py, real pz) =
      during(p, tau(e), val(&e->time_m)) && norm2(x, y, z) <= squared(held(val(&e->time_m), val(&p->radius), w)) &&
      (outermost(p, tau(e), val(&e->time_m), which) ||
       norm2(x, y, z) == squared(held(val(&e->time_m), val(&p->radius), w)) &&
         way_supports(p, x, y, z, w, px, py, pz) && leads_out(p, &e->direction, which, x, y, z, w, px, py, pz));
    predicate end_accepted{L}(og_problem *p, og_sweep_end *e, integer which) =
      val(&e->radicand) >= 0 && val(&e->time_m) > 0 && combines(p, &e->witness, val(&e->radicand)) &&
      end_judged(p, e, which, way_x(p, e), way_y(p, e), way_z(p, e), end_total(e), end_x(p, e), end_y(p, e), end_z(p,
            e));

    predicate sweep_cert{L}(og_problem *p, og_certificate *c) =
      end_accepted(p, &c->first, 1) &&
      (c->never_parts ? is_zero(&p->velocity) : end_accepted(p, &c->last, -1));

    predicate exceeds{L}(og_problem *p, og_ivec *n, real g) =
      0 < g && g * g > dot(n, n) * (val(&p->until_den) * val(&p->radius)) * (val(&p->until_den) * val(&p->radius));
    // What the motion until T = num / T' leaves of a gap g along n, times T'.
    logic real left_by_motion{L}(og_problem *p, og_ivec *n, real g) =
      g * val(&p->until_den) - (dot(n, &p->velocity) > 0 ? val(&p->until_num) * dot(n, &p->velocity) : 0.);
    predicate miss_cert{L}(og_problem *p, og_certificate *c) =
      (dot(&c->direction, &p->velocity) > 0 ==> p->has_until) &&
      \exists real g; none_below(&c->direction, p, g) &&
        exceeds(p, &c->direction, left_by_motion(p, &c->direction, g));
*/

// What an accepted certificate states, by its kind.
/*@ predicate of_motion{L}(og_certificate *c) = c->kind == OG_CERT_SWEEP || c->kind == OG_CERT_MISS;
    predicate certified{L}(og_problem *p, og_certificate *c) =
      c->kind == OG_CERT_SEPARATED && separated_cert(p, c) || c->kind == OG_CERT_TOUCHING && touching_cert(p, c) ||
      c->kind == OG_CERT_PENETRATING && penetrating_cert(p, c) || c->kind == OG_CERT_NEAREST && nearest_cert(p, c) ||
      c->kind == OG_CERT_SURFACE && surface_cert(p, c) || c->kind == OG_CERT_SWEEP && sweep_cert(p, c) ||
      c->kind == OG_CERT_MISS && miss_cert(p, c); */

#endif
