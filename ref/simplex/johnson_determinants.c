// The recursion of the header, set by set: all that a set of three or four needs stands in the rows of those before it.

#include "ref/simplex/johnson_determinants.h"

// Vertices as bits.
enum { A = 1, B = 2, C = 4, D = 8 };

// The determinant of a in {a, b}.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures exact: exact_arithmetic ==> \result == johnson2(dot(a, b), dot(b, b)); */
static og_scalar of_two(og_vec3 a, og_vec3 b) { return og_dot(og_sub(b, a), b); }

// In {a, b, c}, from those of {b, c}.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures exact: exact_arithmetic && of_b == johnson2(dot(b, c), dot(c, c)) &&
             of_c == johnson2(dot(b, c), dot(b, b)) ==>
                     \result == johnson3(dot(a, b), dot(a, c), dot(b, b), dot(b, c), dot(c, c)); */
static og_scalar of_three(og_vec3 a, og_vec3 b, og_vec3 c, og_scalar of_b, og_scalar of_c) {
  const og_vec3 edge = og_sub(b, a);
  return of_b * og_dot(edge, b) + of_c * og_dot(edge, c);
}

// In {a, b, c, d}, from those of {b, c, d}.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures exact: exact_arithmetic && of_b == johnson3(dot(b, c), dot(b, d), dot(c, c), dot(c, d), dot(d, d)) &&
                     of_c == johnson3(dot(b, c), dot(c, d), dot(b, b), dot(b, d), dot(d, d)) &&
                     of_d == johnson3(dot(b, d), dot(c, d), dot(b, b), dot(b, c), dot(c, c)) ==>
      \result == johnson4(dot(a, b), dot(a, c), dot(a, d), dot(b, b), dot(b, c), dot(b, d), dot(c, c), dot(c, d),
                          dot(d, d)); */
static og_scalar of_four(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d, og_scalar of_b, og_scalar of_c, og_scalar of_d) {
  const og_vec3 edge = og_sub(b, a);
  return of_b * og_dot(edge, b) + of_c * og_dot(edge, c) + of_d * og_dot(edge, d);
}

/*@ predicate is_empty(og_johnson r) = is_zero_row(r, 1) && are_zero2(r) && are_zero3(r) && are_zero4(r); */

// The table with nothing in it.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures count: \result.count == count;
    ensures empty: is_empty(\result); */
static og_johnson empty(int count) {
  og_johnson r;
  r.count = count;
  /*@ loop invariant counter: 0 <= subset <= 16;
      loop invariant count: r.count == count;
      loop invariant empty: \forall integer X; 0 <= X < subset ==> is_row(r, X, 0.0, 0.0, 0.0, 0.0);
      loop assigns subset, r;
      loop variant 16 - subset; */
  for (int subset = 0; subset < 16; subset++) {
    r.determinant[subset][0] = 0;
    r.determinant[subset][1] = 0;
    r.determinant[subset][2] = 0;
    r.determinant[subset][3] = 0;
  }
  return r;
}

og_johnson og_johnson_determinants(const og_vec3 *y, int count) {
  og_johnson r = empty(count);
  //@ assert ba: dot(y[1], y[0]) == dot(y[0], y[1]);
  //@ assert ca: dot(y[2], y[0]) == dot(y[0], y[2]);
  //@ assert cb: dot(y[2], y[1]) == dot(y[1], y[2]);
  //@ assert da: dot(y[3], y[0]) == dot(y[0], y[3]);
  //@ assert db: dot(y[3], y[1]) == dot(y[1], y[3]);
  //@ assert dc: dot(y[3], y[2]) == dot(y[2], y[3]);
  r.determinant[A][0] = 1;
  /*@ assert rows_1_of_1: are_rows1(r); */
  if (count == 1) return r;
  r.determinant[B][1] = 1;
  r.determinant[A | B][0] = of_two(y[0], y[1]);
  r.determinant[A | B][1] = of_two(y[1], y[0]);
  /*@ assert rows_1_of_2: are_rows1(r); */
  /*@ assert rows_2_of_2: exact_arithmetic ==> are_rows2(r, dot(y[0], y[0]), dot(y[0], y[1]), dot(y[1], y[1])); */
  if (count == 2) return r;
  r.determinant[C][2] = 1;
  r.determinant[A | C][0] = of_two(y[0], y[2]);
  r.determinant[A | C][2] = of_two(y[2], y[0]);
  r.determinant[B | C][1] = of_two(y[1], y[2]);
  r.determinant[B | C][2] = of_two(y[2], y[1]);
  r.determinant[A | B | C][0] = of_three(y[0], y[1], y[2], r.determinant[B | C][1], r.determinant[B | C][2]);
  r.determinant[A | B | C][1] = of_three(y[1], y[0], y[2], r.determinant[A | C][0], r.determinant[A | C][2]);
  r.determinant[A | B | C][2] = of_three(y[2], y[0], y[1], r.determinant[A | B][0], r.determinant[A | B][1]);
  /*@ assert rows_1_of_3: are_rows1(r); */
  /*@ assert rows_2_of_3: exact_arithmetic ==> are_rows2(r, dot(y[0], y[0]), dot(y[0], y[1]), dot(y[1], y[1])); */
  /*@ assert rows_3_of_3: exact_arithmetic ==> are_rows3(r, dot(y[0], y[0]), dot(y[0], y[1]), dot(y[0], y[2]),
        dot(y[1], y[1]), dot(y[1], y[2]), dot(y[2], y[2])); */
  if (count == 3) return r;
  r.determinant[D][3] = 1;
  r.determinant[A | D][0] = of_two(y[0], y[3]);
  r.determinant[A | D][3] = of_two(y[3], y[0]);
  r.determinant[B | D][1] = of_two(y[1], y[3]);
  r.determinant[B | D][3] = of_two(y[3], y[1]);
  r.determinant[A | B | D][0] = of_three(y[0], y[1], y[3], r.determinant[B | D][1], r.determinant[B | D][3]);
  r.determinant[A | B | D][1] = of_three(y[1], y[0], y[3], r.determinant[A | D][0], r.determinant[A | D][3]);
  r.determinant[A | B | D][3] = of_three(y[3], y[0], y[1], r.determinant[A | B][0], r.determinant[A | B][1]);
  r.determinant[C | D][2] = of_two(y[2], y[3]);
  r.determinant[C | D][3] = of_two(y[3], y[2]);
  r.determinant[A | C | D][0] = of_three(y[0], y[2], y[3], r.determinant[C | D][2], r.determinant[C | D][3]);
  r.determinant[A | C | D][2] = of_three(y[2], y[0], y[3], r.determinant[A | D][0], r.determinant[A | D][3]);
  r.determinant[A | C | D][3] = of_three(y[3], y[0], y[2], r.determinant[A | C][0], r.determinant[A | C][2]);
  r.determinant[B | C | D][1] = of_three(y[1], y[2], y[3], r.determinant[C | D][2], r.determinant[C | D][3]);
  r.determinant[B | C | D][2] = of_three(y[2], y[1], y[3], r.determinant[B | D][1], r.determinant[B | D][3]);
  r.determinant[B | C | D][3] = of_three(y[3], y[1], y[2], r.determinant[B | C][1], r.determinant[B | C][2]);
  r.determinant[A | B | C | D][0] = of_four(y[0], y[1], y[2], y[3], r.determinant[B | C | D][1],
                                            r.determinant[B | C | D][2], r.determinant[B | C | D][3]);
  r.determinant[A | B | C | D][1] = of_four(y[1], y[0], y[2], y[3], r.determinant[A | C | D][0],
                                            r.determinant[A | C | D][2], r.determinant[A | C | D][3]);
  r.determinant[A | B | C | D][2] = of_four(y[2], y[0], y[1], y[3], r.determinant[A | B | D][0],
                                            r.determinant[A | B | D][1], r.determinant[A | B | D][3]);
  r.determinant[A | B | C | D][3] = of_four(y[3], y[0], y[1], y[2], r.determinant[A | B | C][0],
                                            r.determinant[A | B | C][1], r.determinant[A | B | C][2]);
  /*@ assert rows_1_of_4: are_rows1(r); */
  /*@ assert rows_2_of_4: exact_arithmetic ==> are_rows2(r, dot(y[0], y[0]), dot(y[0], y[1]), dot(y[1], y[1])); */
  /*@ assert rows_3_of_4: exact_arithmetic ==> are_rows3(r, dot(y[0], y[0]), dot(y[0], y[1]), dot(y[0], y[2]),
        dot(y[1], y[1]), dot(y[1], y[2]), dot(y[2], y[2])); */
  /*@ assert rows_4_of_4: exact_arithmetic ==> are_rows4(r, dot(y[0], y[0]), dot(y[0], y[1]), dot(y[0], y[2]),
        dot(y[0], y[3]), dot(y[1], y[1]), dot(y[1], y[2]), dot(y[1], y[3]), dot(y[2], y[2]), dot(y[2], y[3]), dot(y[3],
        y[3])); */
  return r;
}

bool og_johnson_is_interior(const og_johnson *johnson, int subset) {
  const og_scalar *d = johnson->determinant[subset];
  const bool is_so = (!(subset & A) || d[0] > 0) && (!(subset & B) || d[1] > 0) && (!(subset & C) || d[2] > 0) &&
                     (!(subset & D) || d[3] > 0);
  //@ assert of_1: subset == 1 ==> (is_so <==> is_ahead(*johnson, 1, 0));
  //@ assert of_2: subset == 2 ==> (is_so <==> is_ahead(*johnson, 2, 1));
  //@ assert of_3: subset == 3 ==> (is_so <==> (is_ahead(*johnson, 3, 0) && is_ahead(*johnson, 3, 1)));
  //@ assert of_4: subset == 4 ==> (is_so <==> is_ahead(*johnson, 4, 2));
  //@ assert of_5: subset == 5 ==> (is_so <==> (is_ahead(*johnson, 5, 0) && is_ahead(*johnson, 5, 2)));
  //@ assert of_6: subset == 6 ==> (is_so <==> (is_ahead(*johnson, 6, 1) && is_ahead(*johnson, 6, 2)));
  /*@ assert of_7: subset == 7 ==> (is_so <==> (is_ahead(*johnson, 7, 0) && is_ahead(*johnson, 7, 1) &&
          is_ahead(*johnson, 7, 2))); */
  //@ assert of_8: subset == 8 ==> (is_so <==> is_ahead(*johnson, 8, 3));
  //@ assert of_9: subset == 9 ==> (is_so <==> (is_ahead(*johnson, 9, 0) && is_ahead(*johnson, 9, 3)));
  //@ assert of_10: subset == 10 ==> (is_so <==> (is_ahead(*johnson, 10, 1) && is_ahead(*johnson, 10, 3)));
  /*@ assert of_11: subset == 11 ==> (is_so <==> (is_ahead(*johnson, 11, 0) && is_ahead(*johnson, 11, 1) &&
          is_ahead(*johnson, 11, 3))); */
  //@ assert of_12: subset == 12 ==> (is_so <==> (is_ahead(*johnson, 12, 2) && is_ahead(*johnson, 12, 3)));
  /*@ assert of_13: subset == 13 ==> (is_so <==> (is_ahead(*johnson, 13, 0) && is_ahead(*johnson, 13, 2) &&
          is_ahead(*johnson, 13, 3))); */
  /*@ assert of_14: subset == 14 ==> (is_so <==> (is_ahead(*johnson, 14, 1) && is_ahead(*johnson, 14, 2) &&
          is_ahead(*johnson, 14, 3))); */
  /*@ assert of_15: subset == 15 ==> (is_so <==> (is_ahead(*johnson, 15, 0) && is_ahead(*johnson, 15, 1) &&
          is_ahead(*johnson, 15, 2) && is_ahead(*johnson, 15, 3))); */
  return is_so;
}
