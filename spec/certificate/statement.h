#ifndef OG_STATEMENT_H
#define OG_STATEMENT_H

/// What certificates state, as mathematics: the vocabulary of the checker's contracts, and nothing else.
///
/// Notation as in docs/certificates.md: n.a_i is a sum of products of the numbers behind the og_ints (val),
/// p_ij = a_i - b_j, R the sum of the radii, V = sum w p, W = sum w. docs/verification.md reads one contract aloud.

#include "spec/body/problem.h"
#include "spec/certificate/certificate.h"

// What may be read.
/*@ predicate points_readable{L}(og_points *p) = p->count > 0 && \valid_read(p->at + (0 .. p->count - 1));

    predicate problem_readable{L}(og_problem *p) =
      \valid_read(p) && points_readable(&p->a) && points_readable(&p->b);

    predicate combination_readable{L}(og_combination *w) =
      \valid_read(w) && \valid_read(w->pair + (0 .. w->count - 1)) && \valid_read(w->weight + (0 .. w->count - 1)) &&
      \valid_read(w->root_weight + (0 .. w->count - 1));
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

    logic real determinant(real ux, real uy, real uz, real vx, real vy, real vz, real wx, real wy, real wz) =
      (uy * vz - uz * vy) * wx + (uz * vx - ux * vz) * wy + (ux * vy - uy * vx) * wz;

    predicate spans{L}(og_problem *p, og_combination *w) =
      w->count >= 3 &&
      determinant(cso_x(p, w, 0), cso_y(p, w, 0), cso_z(p, w, 0), cso_x(p, w, 1), cso_y(p, w, 1), cso_z(p, w, 1),
                  cso_x(p, w, 2), cso_y(p, w, 2), cso_z(p, w, 2)) != 0;

    predicate penetrating_cert{L}(og_problem *p, og_certificate *c) =
      common_point(p, &c->witness) && (val(&p->radius) == 0 ==> spans(p, &c->witness));

    // V.V and V.p_ij.
    logic real norm2(real x, real y, real z) = x * x + y * y + z * z;
    logic real along{L}(real x, real y, real z, og_ivec *a) = x * val(&a->x) + y * val(&a->y) + z * val(&a->z);

    lemma scaled: \forall real x, g, w; w > 0 ==> x >= g ==> x * w >= g * w;

    predicate none_nearer{L}(og_problem *p, real x, real y, real z, real w) =
      \forall integer i, j; 0 <= i < p->a.count ==> 0 <= j < p->b.count ==>
        (along(x, y, z, p->a.at + i) - along(x, y, z, p->b.at + j)) * w >= norm2(x, y, z);

    predicate nearest_cert{L}(og_problem *p, og_certificate *c) =
      in_range(p, &c->witness) && positive(&c->witness, c->witness.count) && total(&c->witness, c->witness.count) > 0 &&
      norm2(sum_x(p, &c->witness, c->witness.count), sum_y(p, &c->witness, c->witness.count),
            sum_z(p, &c->witness, c->witness.count)) > 0 &&
      none_nearer(p, sum_x(p, &c->witness, c->witness.count), sum_y(p, &c->witness, c->witness.count),
                  sum_z(p, &c->witness, c->witness.count), total(&c->witness, c->witness.count));
*/

#endif
