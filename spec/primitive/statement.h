#ifndef OG_PRIMITIVE_STATEMENT_H
#define OG_PRIMITIVE_STATEMENT_H

/// What certificates about primitives state, as mathematics: the vocabulary of their checker's contracts.
///
/// Notation as in docs/trust/certificates.md; proofs/coq/Endless.v, Simplex.v, Chord.v and Meet.v prove what it means
/// of the bodies. A spot of total S names the point X / S, where X is the sum of its weights times points and multiples
/// times directions.

#include "spec/pair/statement.h"
#include "spec/primitive/certificate.h"
#include "spec/primitive/checker.h"
#include "spec/primitive/problem.h"

// What may be read.
/*@ predicate body_readable{L}(og_exact_body *b) =
      \valid_read(b) && \valid_read(b->point + (0 .. b->count - 1)) && b->direction_count <= OG_MAX_DIRECTIONS;
    predicate spot_readable{L}(og_spot *s) = \valid_read(s) && \valid_read(s->weight + (0 .. s->count - 1));
    predicate corner_readable{L}(og_corner *c) = spot_readable(&c->a) && spot_readable(&c->b);
    predicate primitive_readable{L}(og_primitive *p) =
      \valid_read(p) && body_readable(&p->a) && body_readable(&p->b);
    predicate bounds_readable{L}(og_bounds *f) = \valid_read(f) && \valid_read(f->at + (0 .. f->count - 1));
    predicate meet_readable{L}(og_primitive_certificate *c) =
      \valid_read(c) && \valid_read(c->corner + (0 .. c->corner_count - 1)) && corner_readable(&c->way) &&
      (\forall integer k; 0 <= k < c->corner_count ==> corner_readable(c->corner + k)) && bounds_readable(&c->flat) &&
      bounds_readable(&c->wall);
*/

// What makes its numbers bodies: radii of at least 0, and one denominator for both, which is positive.
/*@ predicate primitive_posed{L}(og_primitive *p) =
      val(&p->a.radius) >= 0 && val(&p->b.radius) >= 0 && val(&p->a.den) > 0 && val(&p->b.den) == val(&p->a.den) &&
      val(&p->direction_den) > 0;
*/

// Spots.
/*@ logic real weights{L}(og_spot *s, integer k) = k <= 0 ? 0. : weights(s, k - 1) + val(&s->weight[k - 1]);
    predicate no_weight_negative{L}(og_spot *s, integer k) =
      \forall integer m; 0 <= m < k ==> val(&s->weight[m]) >= 0;

    logic real points_x{L}(og_spot *s, og_exact_body *b, integer k) =
      k <= 0 ? 0. : points_x(s, b, k - 1) + val(&s->weight[k - 1]) * val(&b->point[k - 1].x);
    logic real points_y{L}(og_spot *s, og_exact_body *b, integer k) =
      k <= 0 ? 0. : points_y(s, b, k - 1) + val(&s->weight[k - 1]) * val(&b->point[k - 1].y);
    logic real points_z{L}(og_spot *s, og_exact_body *b, integer k) =
      k <= 0 ? 0. : points_z(s, b, k - 1) + val(&s->weight[k - 1]) * val(&b->point[k - 1].z);

    logic real ways_x{L}(og_spot *s, og_exact_body *b, integer k) =
      k <= 0 ? 0. : ways_x(s, b, k - 1) + val(&s->along[k - 1]) * val(&b->direction[k - 1].x);
    logic real ways_y{L}(og_spot *s, og_exact_body *b, integer k) =
      k <= 0 ? 0. : ways_y(s, b, k - 1) + val(&s->along[k - 1]) * val(&b->direction[k - 1].y);
    logic real ways_z{L}(og_spot *s, og_exact_body *b, integer k) =
      k <= 0 ? 0. : ways_z(s, b, k - 1) + val(&s->along[k - 1]) * val(&b->direction[k - 1].z);

    logic real spot_x{L}(og_spot *s, og_exact_body *b) = points_x(s, b, s->count) + ways_x(s, b, b->direction_count);
    logic real spot_y{L}(og_spot *s, og_exact_body *b) = points_y(s, b, s->count) + ways_y(s, b, b->direction_count);
    logic real spot_z{L}(og_spot *s, og_exact_body *b) = points_z(s, b, s->count) + ways_z(s, b, b->direction_count);

    // Only the body's directions are used, and backwards only those that are endless.
    predicate ways_allowed{L}(og_spot *s, og_exact_body *b, integer k) =
      \forall integer m; 0 <= m < k ==>
        (val(&s->along[m]) != 0 ==> m < b->direction_count) && (val(&s->along[m]) < 0 ==> b->endless[m]);

    predicate named{L}(og_spot *s, og_exact_body *b, real sum) =
      s->count == b->count && ways_allowed(s, b, OG_MAX_DIRECTIONS) && val(&s->total) > 0 &&
      no_weight_negative(s, s->count) && weights(s, s->count) == sum;
    predicate spot_in{L}(og_spot *s, og_exact_body *b) = named(s, b, val(&s->total));
    predicate direction_in{L}(og_spot *s, og_exact_body *b) = named(s, b, 0.);
*/

// Support: the points named are exactly those that reach farthest.
/*@ predicate ascending{L}(og_primitive_certificate *c, integer k) =
      \forall integer i, j; 0 <= i < j < k ==> c->vertex[i] < c->vertex[j];
    predicate vertices_in{L}(og_primitive_certificate *c, og_exact_body *b, integer k) =
      \forall integer m; 0 <= m < k ==> c->vertex[m] < b->count;
    predicate listed{L}(og_primitive_certificate *c, integer k) =
      \exists integer m; 0 <= m < c->vertex_count && c->vertex[m] == k;
    predicate farthest{L}(og_primitive *p, og_primitive_certificate *c, real most, integer k) =
      \forall integer i; 0 <= i < k ==>
        (listed(c, i) ==> dot(&p->direction, p->a.point + i) == most) &&
        (!listed(c, i) ==> dot(&p->direction, p->a.point + i) < most);
    predicate extreme_cert{L}(og_primitive *p, og_primitive_certificate *c, real most) =
      p->question == OG_SUPPORT && p->a.direction_count == 0 && c->vertex_count > 0 &&
      vertices_in(c, &p->a, c->vertex_count) && farthest(p, c, most, p->a.count);
*/

// The value reported: (most + sqrt(d.d radius^2)) / (den den_d), of the problem as it was in K.
/*@ logic real reach2{L}(og_primitive *p) =
      dot(&p->direction, &p->direction) * val(&p->a.radius) * val(&p->a.radius);
    predicate reach_is{K, L}(og_surd *value, real most, og_primitive *p) =
      \at(val(&value->p), L) == most && \at(val(&value->q), L) == reach2{K}(p) && \at(value->s, L) ==
        sgn(reach2{K}(p)) &&
      \at(val(&value->m), L) == \at(val(&p->a.den) * val(&p->direction_den), K) && \at(value->e, L) == 0;
*/

// Above (side 1) or below (side -1): x >= y or x <= y.
/*@ predicate on_side(integer side, real x, real y) = side > 0 ? x >= y : x <= y;

    // No direction of the body leads to the other side along x, y, z.
    predicate ways_stay{L}(og_exact_body *b, real x, real y, real z, integer side, integer n) =
      \forall integer k; 0 <= k < n ==>
        (b->endless[k] ==> along(x, y, z, b->direction + k) == 0) &&
        on_side(side, along(x, y, z, b->direction + k), 0.);
    // v.q >= v.X / S for all points q of the body.
    predicate points_stay{L}(og_exact_body *b, real x, real y, real z, real foot, real total, integer side, integer n) =
      \forall integer k; 0 <= k < n ==> on_side(side, times(along(x, y, z, b->point + k), total), foot);
    predicate stays_at{L}(og_exact_body *b, real x, real y, real z, real foot, real total, integer side) =
      points_stay(b, x, y, z, foot, total, side, b->count) && ways_stay(b, x, y, z, side, b->direction_count);
    predicate stays{L}(og_exact_body *b, real x, real y, real z, real bound, integer side) =
      (\forall integer k; 0 <= k < b->count ==> on_side(side, along(x, y, z, b->point + k), bound)) &&
      ways_stay(b, x, y, z, side, b->direction_count);
*/

// Simplex: of the points with weight no two are in one place, no three in a line, no four in a plane.
/*@ predicate has_weight{L}(og_spot *s, integer k) = val(&s->weight[k]) > 0;
    logic real between_x{L}(og_exact_body *b, integer i, integer j) = val(&b->point[j].x) - val(&b->point[i].x);
    logic real between_y{L}(og_exact_body *b, integer i, integer j) = val(&b->point[j].y) - val(&b->point[i].y);
    logic real between_z{L}(og_exact_body *b, integer i, integer j) = val(&b->point[j].z) - val(&b->point[i].z);
    logic real area_x{L}(og_exact_body *b, integer i, integer j, integer k) =
      minor(between_y(b, i, j), between_z(b, i, j), between_y(b, i, k), between_z(b, i, k));
    logic real area_y{L}(og_exact_body *b, integer i, integer j, integer k) =
      minor(between_z(b, i, j), between_x(b, i, j), between_z(b, i, k), between_x(b, i, k));
    logic real area_z{L}(og_exact_body *b, integer i, integer j, integer k) =
      minor(between_x(b, i, j), between_y(b, i, j), between_x(b, i, k), between_y(b, i, k));
    logic real volume_of{L}(og_exact_body *b, integer i, integer j, integer k, integer l) =
      sum3(area_x(b, i, j, k), area_y(b, i, j, k), area_z(b, i, j, k), between_x(b, i, l), between_y(b, i, l),
           between_z(b, i, l));
    predicate in_one_place{L}(og_exact_body *b, integer i, integer j) =
      between_x(b, i, j) == 0 && between_y(b, i, j) == 0 && between_z(b, i, j) == 0;
    predicate in_line{L}(og_exact_body *b, integer i, integer j, integer k) =
      area_x(b, i, j, k) == 0 && area_y(b, i, j, k) == 0 && area_z(b, i, j, k) == 0;
    predicate in_plane{L}(og_exact_body *b, integer i, integer j, integer k, integer l) =
      volume_of(b, i, j, k, l) == 0;
    predicate proper_simplex{L}(og_spot *s, og_exact_body *b) =
      b->count <= 4 && b->direction_count == 0 &&
      (\forall integer i, j; 0 <= i < j < b->count ==> has_weight(s, i) ==> has_weight(s, j) ==>
        !in_one_place(b, i, j)) &&
      (\forall integer i, j, k; 0 <= i < j < k < b->count ==> has_weight(s, i) ==> has_weight(s, j) ==>
        has_weight(s, k) ==> !in_line(b, i, j, k)) &&
      (\forall integer i, j, k, l; 0 <= i < j < k < l < b->count ==> has_weight(s, i) ==> has_weight(s, j) ==>
        has_weight(s, k) ==> has_weight(s, l) ==> !in_plane(b, i, j, k, l));
*/

// Nearest points: V = T X - S Y.
/*@ logic real apart(real t, real x, real s, real y) = t * x - s * y;
    logic real feet_x{L}(og_primitive *p, og_corner *f) =
      apart(val(&f->b.total), spot_x(&f->a, &p->a), val(&f->a.total), spot_x(&f->b, &p->b));
    logic real feet_y{L}(og_primitive *p, og_corner *f) =
      apart(val(&f->b.total), spot_y(&f->a, &p->a), val(&f->a.total), spot_y(&f->b, &p->b));
    logic real feet_z{L}(og_primitive *p, og_corner *f) =
      apart(val(&f->b.total), spot_z(&f->a, &p->a), val(&f->a.total), spot_z(&f->b, &p->b));

    predicate nearest_along{L}(og_primitive *p, og_corner *f, real x, real y, real z) =
      stays_at(&p->a, x, y, z, sum3(x, y, z, spot_x(&f->a, &p->a), spot_y(&f->a, &p->a), spot_z(&f->a, &p->a)),
               val(&f->a.total), 1) &&
      stays_at(&p->b, x, y, z, sum3(x, y, z, spot_x(&f->b, &p->b), spot_y(&f->b, &p->b), spot_z(&f->b, &p->b)),
               val(&f->b.total), -1);
    predicate feet_cert{L}(og_primitive *p, og_primitive_certificate *c) =
      (p->question == OG_SIMPLEX || p->question == OG_CLOSEST) && spot_in(&c->feet.a, &p->a) &&
      spot_in(&c->feet.b, &p->b) &&
      nearest_along(p, &c->feet, feet_x(p, &c->feet), feet_y(p, &c->feet), feet_z(p, &c->feet)) &&
      (p->question == OG_SIMPLEX ==> proper_simplex(&c->feet.a, &p->a));
*/

// No common point: along n all of A is ahead of all of B, by more than the radii.
/*@ predicate exceeds_radii(real gap, real nn, real radius) = gap > 0 && squared(gap) > nn * radius * radius;
    predicate apart_along{L}(og_primitive *p, og_ivec *n, real low, real high) =
      stays(&p->a, val(&n->x), val(&n->y), val(&n->z), low, 1) &&
      stays(&p->b, val(&n->x), val(&n->y), val(&n->z), high, -1) &&
      exceeds_radii(low - high, dot(n, n), val(&p->a.radius) + val(&p->b.radius));
    predicate apart_cert{L}(og_primitive *p, og_primitive_certificate *c) =
      p->question == OG_HIT && \exists real low, high; apart_along(p, &c->direction, low, high);
*/

// Orientation: the determinant of the edges from the last point, in the plane z = 0 where there are three points.
/*@ logic real side_x{L}(og_exact_body *b, integer k) = val(&b->point[k].x) - val(&b->point[b->count - 1].x);
    logic real side_y{L}(og_exact_body *b, integer k) = val(&b->point[k].y) - val(&b->point[b->count - 1].y);
    logic real side_z{L}(og_exact_body *b, integer k) = val(&b->point[k].z) - val(&b->point[b->count - 1].z);
    logic real turn{L}(og_exact_body *b) = minor(side_x(b, 0), side_y(b, 0), side_x(b, 1), side_y(b, 1));
    logic real volume{L}(og_exact_body *b) =
      sum3(minor(side_y(b, 0), side_z(b, 0), side_y(b, 1), side_z(b, 1)),
           minor(side_z(b, 0), side_x(b, 0), side_z(b, 1), side_x(b, 1)), turn(b),
           side_x(b, 2), side_y(b, 2), side_z(b, 2)); */

// The body as a path, start + t step: it begins at t = 0 and ends at t = high, or does not. A step of zero makes a
// point.
/*@ logic real step_x{L}(og_exact_body *b) =
      b->count == 2 ? val(&b->point[1].x) - val(&b->point[0].x) : b->direction_count == 1 ? val(&b->direction[0].x) :
        0.;
    logic real step_y{L}(og_exact_body *b) =
      b->count == 2 ? val(&b->point[1].y) - val(&b->point[0].y) : b->direction_count == 1 ? val(&b->direction[0].y) :
        0.;
    logic real step_z{L}(og_exact_body *b) =
      b->count == 2 ? val(&b->point[1].z) - val(&b->point[0].z) : b->direction_count == 1 ? val(&b->direction[0].z) :
        0.;
    predicate stands{L}(og_exact_body *b) = step_x(b) == 0 && step_y(b) == 0 && step_z(b) == 0;
    predicate is_path{L}(og_exact_body *b) =
      b->count == 1 && b->direction_count <= 1 || b->count == 2 && b->direction_count == 0;
    predicate path_runs{L}(og_exact_body *b, integer begins, integer ends, integer high) =
      (begins != 0 <==> stands(b) || b->direction_count == 0 || !b->endless[0]) &&
      (ends != 0 <==> stands(b) || b->direction_count == 0) &&
      (high == 1 <==> b->count == 2 && !stands(b)) && 0 <= high <= 1;
*/

// |start + t step - centre|^2 - radius^2 = a t^2 + 2 b t + c, and a quarter of its discriminant.
/*@ logic real from_x{L}(og_exact_body *b, og_exact_body *s) = val(&b->point[0].x) - val(&s->point[0].x);
    logic real from_y{L}(og_exact_body *b, og_exact_body *s) = val(&b->point[0].y) - val(&s->point[0].y);
    logic real from_z{L}(og_exact_body *b, og_exact_body *s) = val(&b->point[0].z) - val(&s->point[0].z);
    logic real chord_a{L}(og_exact_body *b) = norm2(step_x(b), step_y(b), step_z(b));
    logic real chord_b{L}(og_exact_body *b, og_exact_body *s) =
      sum3(step_x(b), step_y(b), step_z(b), from_x(b, s), from_y(b, s), from_z(b, s));
    logic real less_square(real x, real r) = x - r * r;
    logic real chord_c{L}(og_exact_body *b, og_exact_body *s) =
      less_square(norm2(from_x(b, s), from_y(b, s), from_z(b, s)), val(&s->radius));
    logic real quarter(real a, real b, real c) = b * b - a * c;
    logic real excess(real a, real b, real c, integer t) = (a * t + b + b) * t + c;
    // (The smaller root (which = -1) or the larger one (1), less t) times a.
    logic real root_minus(real a, real b, real q, integer which, integer t) = root(-b - a * t, which, q);

    predicate at_root(real a, real b, real q, integer begins, integer ends, integer high, integer which) =
      a != 0 && q >= 0 && (begins != 0 ==> root_minus(a, b, q, which, 0) >= 0) &&
      (ends != 0 ==> root_minus(a, b, q, which, high) <= 0);
    predicate first_end(real a, real b, real c, integer begins, integer ends, integer high, integer is_root) =
      is_root != 0 ? at_root(a, b, quarter(a, b, c), begins, ends, high, -1)
                   : begins != 0 && excess(a, b, c, 0) <= 0;
    predicate last_end(real a, real b, real c, integer begins, integer ends, integer high, integer is_root) =
      is_root != 0 ? at_root(a, b, quarter(a, b, c), begins, ends, high, 1)
                   : ends != 0 && excess(a, b, c, high) <= 0;
    predicate chord_cert{L}(og_primitive *p, og_primitive_certificate *c) =
      p->question == OG_HIT && is_path(&p->a) && val(&p->a.radius) == 0 && p->b.count == 1 &&
      p->b.direction_count == 0 && val(&p->b.radius) > 0 &&
      \exists integer begins, ends, high; path_runs(&p->a, begins, ends, high) &&
        first_end(chord_a(&p->a), chord_b(&p->a, &p->b), chord_c(&p->a, &p->b), begins, ends, high, c->first_is_root) &&
        last_end(chord_a(&p->a), chord_b(&p->a, &p->b), chord_c(&p->a, &p->b), begins, ends, high, c->last_is_root);
*/

// An end as it is reported, and whether the two are one point: (-b + which sqrt(q)) / a, or t.
/*@ predicate end_is{L}(og_surd *value, real a, real b, real q, integer which, integer is_root, integer t) =
      is_root != 0 ? val(&value->p) == -b && val(&value->q) == q && value->s == which * sgn(q) && val(&value->m) == a &&
                     value->e == 0
                   : val(&value->p) == t && val(&value->q) == 0 && value->s == 0 && val(&value->m) == 1 &&
                     value->e == 0;
    predicate ends_meet(real a, real b, real q, integer high, integer first_is_root, integer last_is_root) =
      first_is_root != 0 ? (last_is_root != 0 ? q == 0 : root_minus(a, b, q, -1, high) == 0)
                         : (last_is_root != 0 ? root_minus(a, b, q, 1, 0) == 0 : high == 0);
*/

// Meetings: all of the body lies where normal . x <= offset.
/*@ logic real offset_times(real offset, real w) = offset * w;
    logic real beyond_bound{L}(og_bound *n, og_ivec *q, real w) =
      dot(&n->normal, q) - offset_times(val(&n->offset), w);
    predicate bounds{L}(og_bound *n, og_exact_body *b) =
      (\forall integer k; 0 <= k < b->count ==> beyond_bound(n, b->point + k, val(&b->den)) <= 0) &&
      ways_stay(b, val(&n->normal.x), val(&n->normal.y), val(&n->normal.z), -1, b->direction_count);

    logic real bounds_x{L}(og_bounds *f, integer k) =
      k <= 0 ? 0. : bounds_x(f, k - 1) + val(&f->at[k - 1].weight) * val(&f->at[k - 1].normal.x);
    logic real bounds_y{L}(og_bounds *f, integer k) =
      k <= 0 ? 0. : bounds_y(f, k - 1) + val(&f->at[k - 1].weight) * val(&f->at[k - 1].normal.y);
    logic real bounds_z{L}(og_bounds *f, integer k) =
      k <= 0 ? 0. : bounds_z(f, k - 1) + val(&f->at[k - 1].weight) * val(&f->at[k - 1].normal.z);
    logic real bounds_offset{L}(og_bounds *f, integer k) =
      k <= 0 ? 0. : bounds_offset(f, k - 1) + val(&f->at[k - 1].weight) * val(&f->at[k - 1].offset);
    predicate cancels{L}(og_bounds *f) =
      (\forall integer k; 0 <= k < f->count ==> val(&f->at[k].weight) > 0) && bounds_x(f, f->count) == 0 &&
      bounds_y(f, f->count) == 0 && bounds_z(f, f->count) == 0 && bounds_offset(f, f->count) == 0;
*/

// A corner is one point of both bodies, the way one direction; where it may be turned round, only endless directions
// are used.
/*@ predicate same_place{L}(og_corner *k, og_primitive *p) =
      feet_x(p, k) == 0 && feet_y(p, k) == 0 && feet_z(p, k) == 0;
    predicate corner_in{L}(og_corner *k, og_primitive *p) =
      spot_in(&k->a, &p->a) && spot_in(&k->b, &p->b) && same_place(k, p);
    predicate way_in{L}(og_corner *k, og_primitive *p) =
      direction_in(&k->a, &p->a) && direction_in(&k->b, &p->b) && same_place(k, p);
    predicate turns{L}(og_spot *s, og_exact_body *b) =
      \forall integer k; 0 <= k < b->direction_count ==> (val(&s->along[k]) != 0 ==> b->endless[k]);

    predicate bounds_its{L}(og_bound *n, og_primitive *p) = n->of_b ? bounds(n, &p->b) : bounds(n, &p->a);
    predicate are_bounds{L}(og_bounds *f, og_primitive *p, integer n) =
      \forall integer k; 0 <= k < n ==> bounds_its(f->at + k, p);
*/

// What the common part is, by the number of its corners and whether it ends.
/*@ logic integer meeting_of{L}(og_primitive_certificate *c) =
      c->endless ? (c->corner_count != 1 ? OG_MEET_NOTHING : c->both_ways ? OG_MEET_LINE : OG_MEET_RAY)
                 : (c->corner_count == 0 ? OG_MEET_NOTHING : c->corner_count == 1 ? OG_MEET_POINT :
                    c->corner_count == 2 ? OG_MEET_SEGMENT : OG_MEET_POLYGON);
    // How many planes hold the part in the least space: a point is in three, a line in two.
    logic integer planes_of{L}(og_primitive_certificate *c) =
      c->endless || c->corner_count == 2 ? 2 : c->corner_count == 1 ? 3 : 1;
*/

// The first bounds of `flat` have independent normals; the way of a line leads somewhere.
/*@ predicate is_cross_zero{L}(og_ivec *a, og_ivec *b) =
      cross_x(a, b) == 0 && cross_y(a, b) == 0 && cross_z(a, b) == 0;
    logic real triple{L}(og_ivec *a, og_ivec *b, og_ivec *c) =
      sum3(cross_x(a, b), cross_y(a, b), cross_z(a, b), val(&c->x), val(&c->y), val(&c->z));
    predicate independent{L}(og_bounds *f, integer count) =
      (count == 1 ==> !is_zero(&f->at[0].normal)) &&
      (count == 2 ==> !is_cross_zero(&f->at[0].normal, &f->at[1].normal)) &&
      (count == 3 ==> triple(&f->at[0].normal, &f->at[1].normal, &f->at[2].normal) != 0);
    predicate held_flat{L}(og_primitive_certificate *c) =
      c->flat.count >= planes_of(c) && independent(&c->flat, planes_of(c));
    logic real corner_w{L}(og_corner *k, og_primitive *p) = val(&k->a.total) * val(&p->a.den);
    predicate leads_nowhere{L}(og_corner *k, og_primitive *p) =
      spot_x(&k->a, &p->a) == 0 && spot_y(&k->a, &p->a) == 0 && spot_z(&k->a, &p->a) == 0;
*/

// The walls: each passes through its own corner, of a polygon through the next too, and all else lies inside of it.
/*@ logic real side_at{L}(og_bound *n, real x, real y, real z, real w) =
      sum3(val(&n->normal.x), val(&n->normal.y), val(&n->normal.z), x, y, z) - offset_times(val(&n->offset), w);
    logic real side_of_corner{L}(og_bound *n, og_corner *k, og_primitive *p) =
      side_at(n, spot_x(&k->a, &p->a), spot_y(&k->a, &p->a), spot_z(&k->a, &p->a), corner_w(k, p));
    logic real side_of_way{L}(og_bound *n, og_corner *k, og_primitive *p) =
      side_at(n, spot_x(&k->a, &p->a), spot_y(&k->a, &p->a), spot_z(&k->a, &p->a), 0.);
    predicate passes{L}(og_primitive_certificate *c, integer wall, integer corner) =
      wall == corner || (c->corner_count > 2 && corner == (wall + 1 == c->corner_count ? 0 : wall + 1));
    predicate in_walls{L}(og_primitive *p, og_primitive_certificate *c, integer corner) =
      \forall integer k; 0 <= k < c->wall.count ==>
        (passes(c, k, corner) ? side_of_corner(c->wall.at + k, c->corner + corner, p) == 0
                              : side_of_corner(c->wall.at + k, c->corner + corner, p) < 0);
    predicate way_in_walls{L}(og_primitive *p, og_primitive_certificate *c) =
      \forall integer k; 0 <= k < c->wall.count ==> side_of_way(c->wall.at + k, &c->way, p) < 0;
    logic integer walls_of{L}(og_primitive_certificate *c) =
      meeting_of(c) == OG_MEET_POINT || meeting_of(c) == OG_MEET_LINE ? 0 : c->corner_count;
    predicate closed{L}(og_primitive *p, og_primitive_certificate *c) =
      c->wall.count == walls_of(c) && (\forall integer k; 0 <= k < c->corner_count ==> in_walls(p, c, k)) &&
      (c->endless ==> way_in_walls(p, c));
    predicate common_part{L}(og_primitive *p, og_primitive_certificate *c) =
      (\forall integer k; 0 <= k < c->corner_count ==> corner_in(c->corner + k, p)) &&
      (c->endless ==> way_in(&c->way, p)) &&
      (c->endless && c->both_ways ==>
        turns(&c->way.a, &p->a) && turns(&c->way.b, &p->b) && !leads_nowhere(&c->way, p)) &&
      are_bounds(&c->flat, p, c->flat.count) && are_bounds(&c->wall, p, c->wall.count) && cancels(&c->flat) &&
      held_flat(c) && closed(p, c);
    predicate meet_cert{L}(og_primitive *p, og_primitive_certificate *c) =
      p->question == OG_HIT && val(&p->a.radius) == 0 && val(&p->b.radius) == 0 &&
      meeting_of(c) != OG_MEET_NOTHING && common_part(p, c);
*/

// What an accepted certificate states, by its kind. A determinant is computed: there is nothing to state.
/*@ predicate is_orientation{L}(og_primitive *p) =
      p->question == OG_ORIENTATION && p->a.direction_count == 0 && (p->a.count == 3 || p->a.count == 4);
    predicate primitive_certified{L}(og_primitive *p, og_primitive_certificate *c) =
      c->kind == OG_PRIMITIVE_EXTREME && (\exists real most; extreme_cert(p, c, most)) ||
      c->kind == OG_PRIMITIVE_FEET && feet_cert(p, c) || c->kind == OG_PRIMITIVE_APART && apart_cert(p, c) ||
      c->kind == OG_PRIMITIVE_CHORD && chord_cert(p, c) || c->kind == OG_PRIMITIVE_MEET && meet_cert(p, c) ||
      c->kind == OG_PRIMITIVE_DETERMINANT && is_orientation(p); */

#endif
