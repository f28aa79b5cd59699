#ifndef OG_PRIMITIVE_CHECKER_STATE_H
#define OG_PRIMITIVE_CHECKER_STATE_H

/// What the parts of the checker of primitives share.

#include "spec/primitive/checker.h"
#include "spec/primitive/statement.h"

// Writing there leaves the body and the spot alone.
/*@ predicate vector_off{L}(og_ivec *r, og_spot *s, og_exact_body *b) =
      \valid(r) && \separated(r, s) && \separated(r, s->weight + (0 .. s->count - 1)) && \separated(r, b) &&
      \separated(r, b->point + (0 .. b->count - 1));
    predicate number_off{L}(og_int *r, og_spot *s, og_exact_body *b) =
      \valid(r) && \separated(r, s) && \separated(r, s->weight + (0 .. s->count - 1)) && \separated(r, b) &&
      \separated(r, b->point + (0 .. b->count - 1)); */

// sqrt(q) / (m den), as it is reported.
/*@ predicate distance_is{L}(og_surd *length, real q, real m, real den) =
      val(&length->p) == 0 && length->s == sgn(q) && val(&length->q) == q && val(&length->m) == m * den &&
      length->e == 0; */

/// Initialises x and y: the points that the corner's spots of A and B name, times total times den: the sums of
/// weight[k]
/// point[k] and along[k] direction[k]. False where a spot is malformed: lists of the wrong length, a negative weight, a
/// negative multiple of a direction that is not endless, a total that is not the positive sum of the weights (for a
/// direction: positive, the weights all zero).
/*@ requires readable: corner_readable(corner) && primitive_readable(p);
    requires x: vector_off(x, &corner->a, &p->a) && vector_off(x, &corner->b, &p->b) && \separated(x, y);
    requires y: vector_off(y, &corner->a, &p->a) && vector_off(y, &corner->b, &p->b);
    terminates \true;
    exits \false;
    assigns val(&x->x), val(&x->y), val(&x->z), val(&y->x), val(&y->y), val(&y->z);
    ensures a: \result ==> named{Pre}(&corner->a, &p->a, is_direction ? 0. : \old(val(&corner->a.total)));
    ensures b: \result ==> named{Pre}(&corner->b, &p->b, is_direction ? 0. : \old(val(&corner->b.total)));
    ensures ax: \result ==> val(&x->x) == spot_x{Pre}(&corner->a, &p->a);
    ensures ay: \result ==> val(&x->y) == spot_y{Pre}(&corner->a, &p->a);
    ensures az: \result ==> val(&x->z) == spot_z{Pre}(&corner->a, &p->a);
    ensures bx: \result ==> val(&y->x) == spot_x{Pre}(&corner->b, &p->b);
    ensures by: \result ==> val(&y->y) == spot_y{Pre}(&corner->b, &p->b);
    ensures bz: \result ==> val(&y->z) == spot_z{Pre}(&corner->b, &p->b); */
bool og_corner_sums(og_ivec *x, og_ivec *y, const og_corner *corner, const og_primitive *p, bool is_direction);

/// v = x - y times both totals (and den), with x and y as og_corner_sums leaves them.
/*@ requires valid: \valid(v) && \valid_read(corner) && \valid_read(x) && \valid_read(y);
    requires apart: \separated(v, corner) && \separated(v, x) && \separated(v, y);
    terminates \true;
    exits \false;
    assigns val(&v->x), val(&v->y), val(&v->z);
    ensures x: val(&v->x) == \old(apart(val(&corner->b.total), val(&x->x), val(&corner->a.total), val(&y->x)));
    ensures y: val(&v->y) == \old(apart(val(&corner->b.total), val(&x->y), val(&corner->a.total), val(&y->y)));
    ensures z: val(&v->z) == \old(apart(val(&corner->b.total), val(&x->z), val(&corner->a.total), val(&y->z))); */
void og_corner_difference(og_ivec *v, const og_corner *corner, const og_ivec *x, const og_ivec *y);

/// Does no direction of the body lead to the other side along v?
/*@ requires readable: body_readable(body) && \valid_read(v);
    requires side: side == 1 || side == -1;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures stay: \result ==>
      \old(ways_stay(body, val(&v->x), val(&v->y), val(&v->z), side, body->direction_count)); */
bool og_ways_stay(const og_exact_body *body, const og_ivec *v, int side);

/// Four integers: a point (x, y, z, w) with w > 0, a direction with w = 0, or a plane x.n - offset = 0.
typedef struct og_row {
  og_int at[4];
} og_row;

/*@ logic real at_row{L}(og_bound *n, og_row *r) =
      sum3(val(&n->normal.x), val(&n->normal.y), val(&n->normal.z), val(r->at + 0), val(r->at + 1), val(r->at + 2)) -
      offset_times(val(&n->offset), val(r->at + 3));
    predicate inside_walls{L}(og_primitive_certificate *c, og_row *r, integer corner) =
      \forall integer k; 0 <= k < c->wall.count ==>
        (passes(c, k, corner) ? at_row(c->wall.at + k, r) == 0 : at_row(c->wall.at + k, r) < 0); */

/*@ requires valid: \valid(rows + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns rows[0 .. count - 1]; */
void og_rows_init(og_row *rows, size_t count);
/*@ requires valid: \valid(rows + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns \nothing; */
void og_rows_clear(og_row *rows, size_t count);

/// The first three numbers of a row.
/*@ requires valid: \valid(row) && \valid_read(v) && \separated(row, v);
    terminates \true;
    exits \false;
    assigns val(row->at + (0 .. 2));
    ensures x: val(row->at + 0) == \old(val(&v->x));
    ensures y: val(row->at + 1) == \old(val(&v->y));
    ensures z: val(row->at + 2) == \old(val(&v->z)); */
static inline void og_row_set(og_row *row, const og_ivec *v) {
  og_int_set(&row->at[0], &v->x);
  og_int_set(&row->at[1], &v->y);
  og_int_set(&row->at[2], &v->z);
}

/// Are the normals of the first 1, 2 or 3 bounds linearly independent?
/*@ requires readable: bounds_readable(bounds) && 1 <= count <= 3 && count <= bounds->count;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures independent: \result <==> independent{Pre}(bounds, count); */
bool og_are_independent(const og_bounds *bounds, size_t count);

/// Are the points with weight affinely independent? The body has at most four.
/*@ requires readable: spot_readable(spot) && body_readable(body) && spot->count == body->count;
    requires few: body->count <= 4 && body->direction_count == 0;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures proper: \result ==> proper_simplex{Pre}(spot, body); */
bool og_is_proper_simplex(const og_spot *spot, const og_exact_body *body);

/*@ requires readable: primitive_readable(p) && meet_readable(c);
    requires finding: \valid(finding) && \separated(finding, c);
    terminates \true;
    exits \false;
    assigns finding->meeting;
    ensures statement: \result == OG_PRIMITIVE_ACCEPTED ==> meet_cert{Pre}(p, c);
    ensures meeting: \result == OG_PRIMITIVE_ACCEPTED ==> finding->meeting == \old(meeting_of(c)); */
og_primitive_refusal og_check_meet(const og_primitive *p, const og_primitive_certificate *c,
                                   og_primitive_finding *finding);
// The ends, reported of the problem and the certificate as they were in K.
/*@ predicate ends_found{L}(og_primitive_finding *f, real a, real b, real q, integer high,
                             og_primitive_certificate *c) =
      end_is(&f->first, a, b, q, -1, c->first_is_root, 0) && end_is(&f->last, a, b, q, 1, c->last_is_root, high) &&
      (f->meeting == OG_MEET_POINT || f->meeting == OG_MEET_SEGMENT) &&
      (f->meeting == OG_MEET_POINT <==> ends_meet(a, b, q, high, c->first_is_root, c->last_is_root));
    predicate chord_found{K, L}(og_primitive_finding *f, og_primitive *p, og_primitive_certificate *c) =
      \exists integer begins, ends, high; \at(path_runs(&p->a, begins, ends, high), K) &&
        \at(ends_found(f, \at(chord_a(&p->a), K), \at(chord_b(&p->a, &p->b), K),
                       quarter(\at(chord_a(&p->a), K), \at(chord_b(&p->a, &p->b), K), \at(chord_c(&p->a, &p->b), K)),
                       high, c), L); */
/*@ requires readable: primitive_readable(p) && \valid_read(c);
    requires finding: \valid(finding) && \separated(finding, p) && \separated(finding, c);
    terminates \true;
    exits \false;
    assigns finding->meeting, finding->first, finding->last;
    ensures statement: \result == OG_PRIMITIVE_ACCEPTED ==> chord_cert{Pre}(p, c);
    ensures found: \result == OG_PRIMITIVE_ACCEPTED ==> chord_found{Pre, Post}(finding, p, c); */
og_primitive_refusal og_check_chord(const og_primitive *p, const og_primitive_certificate *c,
                                    og_primitive_finding *finding);

#endif
