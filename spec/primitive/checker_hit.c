// The two kinds of certificates that show where two primitives meet.

#include "spec/primitive/checker_state.h"
#include "spec/primitive/path.h"

// ---- meet: rows ----

// Initialises the row: the corner's point (or direction) in A, x, over total den (0 for a direction).
/*@ requires readable: \valid_read(corner) && \valid_read(p) && \valid_read(x);
    requires row: \valid(row) && \separated(row, corner) && \separated(row, p) && \separated(row, x);
    terminates \true;
    exits \false;
    assigns *row;
    ensures x: val(row->at + 0) == \old(val(&x->x));
    ensures y: val(row->at + 1) == \old(val(&x->y));
    ensures z: val(row->at + 2) == \old(val(&x->z));
    ensures direction: is_direction ==> val(row->at + 3) == 0;
    ensures point: !is_direction ==> val(row->at + 3) == \old(corner_w(corner, p)); */
static void set_place(og_row *row, const og_ivec *x, const og_corner *corner, const og_primitive *p,
                      bool is_direction) {
  og_rows_init(row, 1);
  //@ assert x: still{Pre, Here}(x);
  og_row_set(row, x);
  //@ assert total: val(&corner->a.total) == \at(val(&corner->a.total), Pre);
  //@ assert den: val(&p->a.den) == \at(val(&p->a.den), Pre);
  if (is_direction) og_int_set_si(&row->at[3], 0);
  else og_int_mul(&row->at[3], &corner->a.total, &p->a.den);
}

// Initialises the row. Do the two spots name the same point or direction? Then it stands there.
/*@ requires readable: corner_readable(corner) && primitive_readable(p);
    requires row: \valid(row) && \separated(row, corner) && \separated(row, p);
    terminates \true;
    exits \false;
    assigns *row;
    ensures corner: \result == OG_PRIMITIVE_ACCEPTED ==>
      (is_direction ? way_in{Pre}(corner, p) : corner_in{Pre}(corner, p));
    ensures x: \result == OG_PRIMITIVE_ACCEPTED ==> val(row->at + 0) == spot_x{Pre}(&corner->a, &p->a);
    ensures y: \result == OG_PRIMITIVE_ACCEPTED ==> val(row->at + 1) == spot_y{Pre}(&corner->a, &p->a);
    ensures z: \result == OG_PRIMITIVE_ACCEPTED ==> val(row->at + 2) == spot_z{Pre}(&corner->a, &p->a);
    ensures direction: is_direction ==> val(row->at + 3) == 0;
    ensures point: !is_direction ==> val(row->at + 3) == \old(corner_w(corner, p)); */
static og_primitive_refusal same_spot(og_row *row, const og_primitive *p, const og_corner *corner, bool is_direction) {
  og_ivec x, y, difference;
  const bool in_both = og_corner_sums(&x, &y, corner, p, is_direction);
  og_ivec_init(&difference);
  //@ assert ax: in_both ==> val(&x.x) == spot_x{Pre}(&corner->a, &p->a);
  //@ assert ay: in_both ==> val(&x.y) == spot_y{Pre}(&corner->a, &p->a);
  //@ assert az: in_both ==> val(&x.z) == spot_z{Pre}(&corner->a, &p->a);
  //@ assert bx: in_both ==> val(&y.x) == spot_x{Pre}(&corner->b, &p->b);
  //@ assert by: in_both ==> val(&y.y) == spot_y{Pre}(&corner->b, &p->b);
  //@ assert bz: in_both ==> val(&y.z) == spot_z{Pre}(&corner->b, &p->b);
  //@ assert total_a: val(&corner->a.total) == \at(val(&corner->a.total), Pre);
  //@ assert total_b: val(&corner->b.total) == \at(val(&corner->b.total), Pre);
  og_corner_difference(&difference, corner, &x, &y);
  //@ assert vx: in_both ==> val(&difference.x) == feet_x{Pre}(p, corner);
  //@ assert vy: in_both ==> val(&difference.y) == feet_y{Pre}(p, corner);
  //@ assert vz: in_both ==> val(&difference.z) == feet_z{Pre}(p, corner);
  const bool same = og_ivec_is_zero(&difference);
  //@ assert total: val(&corner->a.total) == \at(val(&corner->a.total), Pre);
  //@ assert den: val(&p->a.den) == \at(val(&p->a.den), Pre);
  set_place(row, &x, corner, p, is_direction);
  og_ivec_clear(&x);
  og_ivec_clear(&y);
  og_ivec_clear(&difference);
  if (!in_both) return OG_PRIMITIVE_REFUSED_SPOT;
  return same ? OG_PRIMITIVE_ACCEPTED : OG_PRIMITIVE_REFUSED_NOT_COMMON;
}

// A spot that may be turned round: only endless directions are used.
/*@ requires readable: \valid_read(spot) && body_readable(body);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures both: \result ==> turns(spot, body); */
static bool is_both_ways(const og_spot *spot, const og_exact_body *body) {
  /*@ loop invariant k: 0 <= k <= body->direction_count;
      loop invariant both: \forall integer i; 0 <= i < k ==> (val(spot->along + i) != 0 ==> body->endless[i]);
      loop assigns k;
      loop variant body->direction_count - k; */
  for (size_t k = 0; k < body->direction_count; k++)
    if (og_int_sign(&spot->along[k]) != 0 && !body->endless[k]) return false;
  return true;
}

// ---- meet: bounds ----

// The sign of normal . x - offset at a row: w > 0 or a direction.
/*@ requires readable: \valid_read(bound) && \valid_read(row);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures sign: \result == sgn(at_row(bound, row)); */
static int side_of(const og_bound *bound, const og_row *row) {
  og_int value;
  og_int_init(&value);
  og_int_mul(&value, &bound->normal.x, &row->at[0]);
  og_int_addmul(&value, &bound->normal.y, &row->at[1]);
  og_int_addmul(&value, &bound->normal.z, &row->at[2]);
  og_int_submul(&value, &bound->offset, &row->at[3]);
  const int sign = og_int_sign(&value);
  og_int_clear(&value);
  return sign;
}

/*@ requires readable: \valid_read(bound) && body_readable(body);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures bounds: \result ==> bounds{Pre}(bound, body); */
static bool bounds_body(const og_bound *bound, const og_exact_body *body) {
  const bool ways = og_ways_stay(body, &bound->normal, -1);
  og_row row;
  og_rows_init(&row, 1);
  bool inside = true;
  og_int_set(&row.at[3], &body->den);
  /*@ loop invariant k: 0 <= k <= body->count;
      loop invariant w: val(row.at + 3) == \at(val(&body->den), Pre);
      loop invariant inside: inside ==> \forall integer i; 0 <= i < k ==>
        \at(beyond_bound(bound, body->point + \at(i, Here), val(&body->den)), Pre) <= 0;
      loop assigns k, inside, row;
      loop variant body->count - k; */
  for (size_t k = 0; k < body->count && inside; k++) {
    //@ assert point: same{Pre, Here}(body->point + k);
    og_row_set(&row, &body->point[k]);
    //@ assert normal: same{Pre, Here}(&bound->normal);
    //@ assert offset: val(&bound->offset) == \at(val(&bound->offset), Pre);
    //@ assert x: val(row.at + 0) == \at(val(&body->point[\at(k, Here)].x), Pre);
    //@ assert y: val(row.at + 1) == \at(val(&body->point[\at(k, Here)].y), Pre);
    //@ assert z: val(row.at + 2) == \at(val(&body->point[\at(k, Here)].z), Pre);
    //@ assert w: val(row.at + 3) == \at(val(&body->den), Pre);
    /*@ assert dot: sum3(val(&bound->normal.x), val(&bound->normal.y), val(&bound->normal.z), val(row.at + 0),
          val(row.at + 1), val(row.at + 2)) == \at(dot(&bound->normal, body->point + \at(k, Here)), Pre); */
    /*@ assert offset_times: offset_times(val(&bound->offset), val(row.at + 3)) ==
          \at(offset_times(val(&bound->offset), val(&body->den)), Pre); */
    //@ assert at: at_row(bound, &row) == \at(beyond_bound(bound, body->point + \at(k, Here), val(&body->den)), Pre);
    inside = side_of(bound, &row) <= 0;
  }
  og_rows_clear(&row, 1);
  return inside && ways;
}

/*@ requires readable: \valid_read(bound) && primitive_readable(p);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures bounds: \result ==> (bound->of_b ? bounds(bound, &p->b) : bounds(bound, &p->a)); */
static bool bounds_its_body(const og_bound *bound, const og_primitive *p) {
  return bounds_body(bound, bound->of_b ? &p->b : &p->a);
}

// Do the bounds, weighted, cancel? On A and on B each is <= 0, so on the common part each is 0.
/*@ requires readable: \valid_read(flat) && \valid_read(flat->at + (0 .. flat->count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures cancels: \result ==> cancels{Pre}(flat); */
static bool add_up_to_zero(const og_bounds *flat) {
  og_ivec normal;
  og_int offset;
  og_ivec_init(&normal);
  og_int_init(&offset);
  bool positive = true;
  /*@ loop invariant k: 0 <= k <= flat->count;
      loop invariant positive: positive ==>
        \forall integer m; 0 <= m < k ==> \at(val(&flat->at[\at(m, Here)].weight), Pre) > 0;
      loop invariant x: val(&normal.x) == bounds_x{Pre}(flat, k);
      loop invariant y: val(&normal.y) == bounds_y{Pre}(flat, k);
      loop invariant z: val(&normal.z) == bounds_z{Pre}(flat, k);
      loop invariant offset: val(&offset) == bounds_offset{Pre}(flat, k);
      loop assigns k, positive, val(&normal.x), val(&normal.y), val(&normal.z), val(&offset);
      loop variant flat->count - k; */
  for (size_t k = 0; k < flat->count; k++) {
    const og_bound *bound = &flat->at[k];
    //@ assert weight: val(&bound->weight) == \at(val(&flat->at[\at(k, Here)].weight), Pre);
    //@ assert normal: still{Pre, Here}(&bound->normal);
    //@ assert offset: val(&bound->offset) == \at(val(&flat->at[\at(k, Here)].offset), Pre);
    positive = positive && og_int_sign(&bound->weight) > 0;
    og_ivec_addmul(&normal, &bound->weight, &bound->normal);
    //@ assert weight_still: val(&bound->weight) == \at(val(&flat->at[\at(k, Here)].weight), Pre);
    //@ assert offset_still: val(&bound->offset) == \at(val(&flat->at[\at(k, Here)].offset), Pre);
    og_int_addmul(&offset, &bound->weight, &bound->offset);
    //@ assert x: val(&normal.x) == bounds_x{Pre}(flat, k + 1);
    //@ assert y: val(&normal.y) == bounds_y{Pre}(flat, k + 1);
    //@ assert z: val(&normal.z) == bounds_z{Pre}(flat, k + 1);
    //@ assert offset_next: val(&offset) == bounds_offset{Pre}(flat, k + 1);
  }
  const bool zero = og_ivec_is_zero(&normal) && og_int_sign(&offset) == 0;
  og_ivec_clear(&normal);
  og_int_clear(&offset);
  return positive && zero;
}

// ---- meet: the space of the part ----

/*@ requires readable: \valid_read(c);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures meeting: \result == meeting_of(c); */
static og_meeting meeting_of(const og_primitive_certificate *c) {
  if (c->endless) return c->corner_count != 1 ? OG_MEET_NOTHING : c->both_ways ? OG_MEET_LINE : OG_MEET_RAY;
  return c->corner_count == 0   ? OG_MEET_NOTHING
         : c->corner_count == 1 ? OG_MEET_POINT
         : c->corner_count == 2 ? OG_MEET_SEGMENT
                                : OG_MEET_POLYGON;
}

// In how many planes does the part lie: a point in three, a line in two?
/*@ requires readable: \valid_read(c);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures planes: meeting_of(c) != OG_MEET_NOTHING ==> \result == planes_of(c); */
static size_t planes_of(const og_primitive_certificate *c) {
  return c->endless || c->corner_count == 2 ? 2 : c->corner_count == 1 ? 3 : 1;
}

/*@ requires readable: \valid_read(c) && bounds_readable(&c->flat) && meeting_of(c) != OG_MEET_NOTHING;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures flat: \result ==> cancels(&c->flat) && held_flat(c); */
static bool is_flat(const og_primitive_certificate *c) {
  const size_t planes = planes_of(c);
  return c->flat.count >= planes && og_are_independent(&c->flat, planes) && add_up_to_zero(&c->flat);
}

// ---- meet: the walls ----

// Does each wall pass through the corner of this number if it should, and else leave the row strictly inside?
/*@ requires readable: \valid_read(c) && bounds_readable(&c->wall) && \valid_read(row);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside: \result ==> inside_walls(c, row, corner); */
static bool is_inside(const og_primitive_certificate *c, const og_row *row, size_t corner) {
  /*@ loop invariant k: 0 <= k <= c->wall.count;
      loop invariant inside: \forall integer i; 0 <= i < k ==>
        (passes(c, i, corner) ? at_row(c->wall.at + i, row) == 0 : at_row(c->wall.at + i, row) < 0);
      loop assigns k;
      loop variant c->wall.count - k; */
  for (size_t k = 0; k < c->wall.count; k++) {
    const size_t next = k + 1 == c->corner_count ? 0 : k + 1;
    const bool passes = k == corner || (c->corner_count > 2 && corner == next);
    const int side = side_of(&c->wall.at[k], row);
    if (passes ? side != 0 : side >= 0) return false;
  }
  return true;
}

/*@ requires readable: primitive_readable(p) && meet_readable(c) && k < c->corner_count;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures corner: \result == OG_PRIMITIVE_ACCEPTED ==> corner_in{Pre}(c->corner + k, p);
    ensures inside: \result == OG_PRIMITIVE_ACCEPTED ==> in_walls{Pre}(p, c, k); */
static og_primitive_refusal check_corner(const og_primitive *p, const og_primitive_certificate *c, size_t k) {
  og_row row;
  const og_primitive_refusal refusal = same_spot(&row, p, &c->corner[k], false);
  //@ assert normals: \forall integer j; 0 <= j < c->wall.count ==> still{Pre, Here}(&c->wall.at[j].normal);
  /*@ assert offsets: \forall integer j; 0 <= j < c->wall.count ==>
        val(&c->wall.at[j].offset) == \at(val(&c->wall.at[j].offset), Pre); */
  /*@ assert side: \forall integer j; 0 <= j < c->wall.count ==> at_row(c->wall.at + j, &row) ==
        side_at{Pre}(c->wall.at + j, val(row.at + 0), val(row.at + 1), val(row.at + 2), val(row.at + 3)); */
  const bool inside = is_inside(c, &row, k);
  og_rows_clear(&row, 1);
  if (refusal != OG_PRIMITIVE_ACCEPTED) return refusal;
  return inside ? OG_PRIMITIVE_ACCEPTED : OG_PRIMITIVE_REFUSED_NOT_CLOSED;
}

/*@ requires readable: primitive_readable(p) && meet_readable(c);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures way: \result == OG_PRIMITIVE_ACCEPTED ==> way_in{Pre}(&c->way, p);
    ensures both: \result == OG_PRIMITIVE_ACCEPTED && c->both_ways ==>
      turns{Pre}(&c->way.a, &p->a) && turns{Pre}(&c->way.b, &p->b);
    ensures leads: \result == OG_PRIMITIVE_ACCEPTED ==> !leads_nowhere{Pre}(&c->way, p);
    ensures inside: \result == OG_PRIMITIVE_ACCEPTED ==> way_in_walls{Pre}(p, c); */
static og_primitive_refusal check_way(const og_primitive *p, const og_primitive_certificate *c) {
  if (c->both_ways && (!is_both_ways(&c->way.a, &p->a) || !is_both_ways(&c->way.b, &p->b)))
    return OG_PRIMITIVE_REFUSED_SPOT;
  og_row row;
  const og_primitive_refusal refusal = same_spot(&row, p, &c->way, true);
  //@ assert normals: \forall integer j; 0 <= j < c->wall.count ==> still{Pre, Here}(&c->wall.at[j].normal);
  /*@ assert offsets: \forall integer j; 0 <= j < c->wall.count ==>
        val(&c->wall.at[j].offset) == \at(val(&c->wall.at[j].offset), Pre); */
  /*@ assert side: \forall integer j; 0 <= j < c->wall.count ==> at_row(c->wall.at + j, &row) ==
        side_at{Pre}(c->wall.at + j, val(row.at + 0), val(row.at + 1), val(row.at + 2), val(row.at + 3)); */
  const bool inside = c->wall.count <= c->corner_count && is_inside(c, &row, c->corner_count);
  const bool leads = og_int_sign(&row.at[0]) != 0 || og_int_sign(&row.at[1]) != 0 || og_int_sign(&row.at[2]) != 0;
  og_rows_clear(&row, 1);
  if (refusal != OG_PRIMITIVE_ACCEPTED) return refusal;
  if (!leads) return OG_PRIMITIVE_REFUSED_NOT_FLAT;
  return inside ? OG_PRIMITIVE_ACCEPTED : OG_PRIMITIVE_REFUSED_NOT_CLOSED;
}

/*@ requires readable: primitive_readable(p) && meet_readable(c);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures corners: \result == OG_PRIMITIVE_ACCEPTED ==>
      \forall integer k; 0 <= k < c->corner_count ==> corner_in(c->corner + k, p);
    ensures closed: \result == OG_PRIMITIVE_ACCEPTED ==>
      \forall integer k; 0 <= k < c->corner_count ==> in_walls(p, c, k); */
static og_primitive_refusal check_corners(const og_primitive *p, const og_primitive_certificate *c) {
  /*@ loop invariant k: 0 <= k <= c->corner_count;
      loop invariant corners: \forall integer i; 0 <= i < k ==> corner_in(c->corner + i, p);
      loop invariant closed: \forall integer i; 0 <= i < k ==> in_walls(p, c, i);
      loop assigns k;
      loop variant c->corner_count - k; */
  for (size_t k = 0; k < c->corner_count; k++) {
    const og_primitive_refusal refusal = check_corner(p, c, k);
    if (refusal != OG_PRIMITIVE_ACCEPTED) return refusal;
  }
  return OG_PRIMITIVE_ACCEPTED;
}

/*@ requires readable: primitive_readable(p) && bounds_readable(bounds);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures bounds: \result ==> are_bounds(bounds, p, bounds->count); */
static bool are_bounds(const og_bounds *bounds, const og_primitive *p) {
  /*@ loop invariant k: 0 <= k <= bounds->count;
      loop invariant bounds: are_bounds(bounds, p, k);
      loop assigns k;
      loop variant bounds->count - k; */
  for (size_t k = 0; k < bounds->count; k++)
    if (!bounds_its_body(&bounds->at[k], p)) return false;
  return true;
}

// A point or a line has no walls, anything else one for each corner.
/*@ requires readable: \valid_read(c);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures count: \result == walls_of(c); */
static size_t walls_of(const og_primitive_certificate *c) {
  const og_meeting meeting = meeting_of(c);
  return meeting == OG_MEET_POINT || meeting == OG_MEET_LINE ? 0 : c->corner_count;
}

/*@ requires readable: primitive_readable(p) && meet_readable(c) && meeting_of(c) != OG_MEET_NOTHING;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures common: \result == OG_PRIMITIVE_ACCEPTED ==> common_part(p, c); */
static og_primitive_refusal check_part(const og_primitive *p, const og_primitive_certificate *c) {
  if (!are_bounds(&c->flat, p) || !are_bounds(&c->wall, p)) return OG_PRIMITIVE_REFUSED_BOUND;
  if (!is_flat(c)) return OG_PRIMITIVE_REFUSED_NOT_FLAT;
  og_primitive_refusal refusal = check_corners(p, c);
  if (refusal == OG_PRIMITIVE_ACCEPTED && c->endless) refusal = check_way(p, c);
  if (refusal != OG_PRIMITIVE_ACCEPTED) return refusal;
  return c->wall.count == walls_of(c) ? OG_PRIMITIVE_ACCEPTED : OG_PRIMITIVE_REFUSED_NOT_CLOSED;
}

og_primitive_refusal og_check_meet(const og_primitive *p, const og_primitive_certificate *c,
                                   og_primitive_finding *finding) {
  const og_meeting meeting = meeting_of(c);
  if (p->question != OG_HIT || meeting == OG_MEET_NOTHING || og_int_sign(&p->a.radius) != 0 ||
      og_int_sign(&p->b.radius) != 0)
    return OG_PRIMITIVE_REFUSED_KIND;
  const og_primitive_refusal refusal = check_part(p, c);
  finding->meeting = meeting;
  return refusal;
}

// ---- chord ----

// Is the root a point of the path?
/*@ requires readable: \valid_read(f) && \valid_read(path);
    requires which: which == 1 || which == -1;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures root: \result ==> at_root(val(&f->square), val(&f->half), val(&f->quarter), path->begins, path->ends,
                                     path->high, which); */
static bool has_root(const og_quadratic *f, const og_path *path, int which) {
  if (og_int_sign(&f->square) == 0 || og_int_sign(&f->quarter) < 0) return false;
  if (path->begins && og_quadratic_compare_root(f, which, 0) < 0) return false;
  return !path->ends || og_quadratic_compare_root(f, which, path->high) <= 0;
}

// The values <= 0 are those of an interval; a root of the path is an end of it, and so is an end of the path with a
// value <= 0.
/*@ requires readable: \valid_read(f) && \valid_read(path) && \valid_read(c);
    requires quarter: val(&f->quarter) == quarter(val(&f->square), val(&f->half), val(&f->rest));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures first: \result ==> first_end(val(&f->square), val(&f->half), val(&f->rest), path->begins, path->ends,
                                        path->high, c->first_is_root);
    ensures last: \result ==> last_end(val(&f->square), val(&f->half), val(&f->rest), path->begins, path->ends,
                                      path->high, c->last_is_root); */
static bool has_ends(const og_quadratic *f, const og_path *path, const og_primitive_certificate *c) {
  const bool first = c->first_is_root ? has_root(f, path, -1) : path->begins && og_quadratic_sign(f, 0) <= 0;
  const bool last = c->last_is_root ? has_root(f, path, 1) : path->ends && og_quadratic_sign(f, path->high) <= 0;
  return first && last;
}

// The smaller root (which = -1) or the larger one (1), or the end of the path.
/*@ requires readable: \valid_read(f);
    requires value: \valid(value) && \separated(value, f);
    requires which: which == 1 || which == -1;
    terminates \true;
    exits \false;
    assigns val(&value->p), val(&value->q), val(&value->m), value->s, value->e;
    ensures end: end_is(value, \old(val(&f->square)), \old(val(&f->half)), \old(val(&f->quarter)), which, is_root,
      end); */
static void set_end(og_surd *value, const og_quadratic *f, int which, bool is_root, long end) {
  og_surd_set_zero(value);
  if (!is_root) {
    og_int_set_si(&value->p, end);
    return;
  }
  og_int_neg(&value->p, &f->half);
  og_int_set(&value->q, &f->quarter);
  value->s = which * og_int_sign(&f->quarter);
  og_int_set(&value->m, &f->square);
}

// Is the last end the first one?
/*@ requires readable: \valid_read(f) && \valid_read(path) && \valid_read(c);
    requires real: c->first_is_root || c->last_is_root ==> val(&f->quarter) >= 0;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures same: \result <==> ends_meet(val(&f->square), val(&f->half), val(&f->quarter), path->high,
                                        c->first_is_root, c->last_is_root); */
static bool ends_meet(const og_quadratic *f, const og_path *path, const og_primitive_certificate *c) {
  if (c->first_is_root && c->last_is_root) return og_int_sign(&f->quarter) == 0;
  if (c->first_is_root) return og_quadratic_compare_root(f, -1, path->high) == 0;
  if (c->last_is_root) return og_quadratic_compare_root(f, 1, 0) == 0;
  return path->high == 0;
}

/*@ requires readable: \valid_read(f) && \valid_read(path) && \valid_read(c);
    requires finding: \valid(finding) && \separated(finding, f) && \separated(finding, path) && \separated(finding, c);
    requires real: c->first_is_root || c->last_is_root ==> val(&f->quarter) >= 0;
    terminates \true;
    exits \false;
    assigns finding->meeting, finding->first, finding->last;
    ensures found: ends_found(finding, \old(val(&f->square)), \old(val(&f->half)), \old(val(&f->quarter)), path->high,
      c); */
static void set_chord(og_primitive_finding *finding, const og_quadratic *f, const og_path *path,
                      const og_primitive_certificate *c) {
  finding->meeting = ends_meet(f, path, c) ? OG_MEET_POINT : OG_MEET_SEGMENT;
  set_end(&finding->first, f, -1, c->first_is_root, 0);
  /*@ assert first: end_is(&finding->first, \at(val(&f->square), Pre), \at(val(&f->half), Pre),
        \at(val(&f->quarter), Pre), -1, c->first_is_root, 0); */
  /*@ assert kept: val(&f->square) == \at(val(&f->square), Pre) && val(&f->half) == \at(val(&f->half), Pre) &&
        val(&f->quarter) == \at(val(&f->quarter), Pre); */
  set_end(&finding->last, f, 1, c->last_is_root, path->high);
}

og_primitive_refusal og_check_chord(const og_primitive *p, const og_primitive_certificate *c,
                                    og_primitive_finding *finding) {
  og_path path;
  const bool is_path = og_path_of(&path, &p->a);
  //@ assert radius_a: val(&p->a.radius) == \at(val(&p->a.radius), Pre);
  //@ assert radius_b: val(&p->b.radius) == \at(val(&p->b.radius), Pre);
  if (p->question != OG_HIT || !is_path || !og_primitive_is_round(p) || p->b.count != 1 || p->b.direction_count > 0 ||
      og_int_sign(&p->a.radius) != 0) {
    og_path_clear(&path);
    return OG_PRIMITIVE_REFUSED_KIND;
  }
  //@ assert start: still{Pre, Here}(p->a.point + 0);
  //@ assert centre: still{Pre, Here}(p->b.point + 0);
  //@ assert step_x: val(&path.step.x) == step_x{Pre}(&p->a);
  //@ assert step_y: val(&path.step.y) == step_y{Pre}(&p->a);
  //@ assert step_z: val(&path.step.z) == step_z{Pre}(&p->a);
  //@ assert from_x: val(&path.start->x) - val(&p->b.point->x) == from_x{Pre}(&p->a, &p->b);
  //@ assert from_y: val(&path.start->y) - val(&p->b.point->y) == from_y{Pre}(&p->a, &p->b);
  //@ assert from_z: val(&path.start->z) - val(&p->b.point->z) == from_z{Pre}(&p->a, &p->b);
  /*@ assert product: sum3(val(&path.step.x), val(&path.step.y), val(&path.step.z),
        val(&path.start->x) - val(&p->b.point->x), val(&path.start->y) - val(&p->b.point->y),
        val(&path.start->z) - val(&p->b.point->z)) ==
        sum3(step_x{Pre}(&p->a), step_y{Pre}(&p->a), step_z{Pre}(&p->a), from_x{Pre}(&p->a, &p->b),
             from_y{Pre}(&p->a, &p->b), from_z{Pre}(&p->a, &p->b)); */
  /*@ assert norm2: norm2(val(&path.start->x) - val(&p->b.point->x), val(&path.start->y) - val(&p->b.point->y),
        val(&path.start->z) - val(&p->b.point->z)) ==
        norm2(from_x{Pre}(&p->a, &p->b), from_y{Pre}(&p->a, &p->b), from_z{Pre}(&p->a, &p->b)); */
  og_quadratic f;
  og_quadratic_of(&f, &path, &p->b);
  //@ assert square: val(&f.square) == chord_a{Pre}(&p->a);
  //@ assert half: val(&f.half) == chord_b{Pre}(&p->a, &p->b);
  //@ assert rest: val(&f.rest) == chord_c{Pre}(&p->a, &p->b);
  const bool are_ends = has_ends(&f, &path, c);
  //@ assert runs: path_runs{Pre}(&p->a, path.begins, path.ends, path.high);
  //@ assert statement: are_ends ==> chord_cert{Pre}(p, c);
  if (are_ends) set_chord(finding, &f, &path, c);
  og_quadratic_clear(&f);
  og_path_clear(&path);
  return are_ends ? OG_PRIMITIVE_ACCEPTED : OG_PRIMITIVE_REFUSED_NO_END;
}
