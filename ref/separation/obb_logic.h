#ifndef OG_OBB_LOGIC_H
#define OG_OBB_LOGIC_H

/// What a separating axis of two boxes is, in real numbers; and the lemmas of the table of 15 axes.
///
/// A box reaches to either side of its centre, along n, the sum of its half edges times |n . axis|. The table has that
/// of cross products from the cosines alone, which is right for orthonormal axes, left-handed ones included. Proved in
/// the model `real` (docs/trust/verification.md), all lemmas included. No code.

#include "ref/vec3.h"

/*@ predicate orthonormal3(og_vec3 u, og_vec3 v, og_vec3 w) =
      dot(u, u) == 1 && dot(v, v) == 1 && dot(w, w) == 1 && dot(u, v) == 0 && dot(v, w) == 0 && dot(u, w) == 0;
    logic real reach3(og_vec3 n, og_vec3 u, og_vec3 v, og_vec3 w, real f, real g, real h) =
      f * \abs(dot(n, u)) + g * \abs(dot(n, v)) + h * \abs(dot(n, w));

    // From t to r, measured along n.
    lemma dot_with_moved: \forall og_vec3 r, t, apart, n;
      is_moved(apart, r, -1.0, t) ==> dot(n, apart) == dot(n, r) - dot(n, t);

    logic real cross_x(og_vec3 u, og_vec3 v) = u.y * v.z - u.z * v.y;
    logic real cross_y(og_vec3 u, og_vec3 v) = u.z * v.x - u.x * v.z;
    logic real cross_z(og_vec3 u, og_vec3 v) = u.x * v.y - u.y * v.x;
    logic real triple(og_vec3 u, og_vec3 v, og_vec3 w) =
      u.x * cross_x(v, w) + u.y * cross_y(v, w) + u.z * cross_z(v, w);
    logic real gram(real uu, real uv, real uw, real vv, real vw, real ww) =
      uu * vv * ww + 2 * uv * vw * uw - uu * vw * vw - vv * uw * uw - ww * uv * uv;
    lemma triple_square: \forall og_vec3 u, v, w;
      triple(u, v, w) * triple(u, v, w) == gram(dot(u, u), dot(u, v), dot(u, w), dot(v, v), dot(v, w), dot(w, w));
    lemma cramer_x: \forall og_vec3 u, v, w; triple(u, v, w) * u.x ==
      dot(u, u) * cross_x(v, w) + dot(u, v) * cross_x(w, u) + dot(u, w) * cross_x(u, v);
    lemma cramer_y: \forall og_vec3 u, v, w; triple(u, v, w) * u.y ==
      dot(u, u) * cross_y(v, w) + dot(u, v) * cross_y(w, u) + dot(u, w) * cross_y(u, v);
    lemma cramer_z: \forall og_vec3 u, v, w; triple(u, v, w) * u.z ==
      dot(u, u) * cross_z(v, w) + dot(u, v) * cross_z(w, u) + dot(u, w) * cross_z(u, v);
    // 1 for right-handed axes, -1 for left-handed ones.
    lemma handed: \forall og_vec3 u, v, w; orthonormal3(u, v, w) ==> triple(u, v, w) == 1 || triple(u, v, w) == -1;
    lemma third_axis: \forall og_vec3 u, v, w; orthonormal3(u, v, w) ==>
      cross_x(v, w) == triple(u, v, w) * u.x && cross_y(v, w) == triple(u, v, w) * u.y &&
      cross_z(v, w) == triple(u, v, w) * u.z;

    // s is 1 for right-handed axes, -1 for left-handed ones.
    predicate is_third(og_vec3 u, og_vec3 v, og_vec3 w, real s) =
      cross_x(v, w) == s * u.x && cross_y(v, w) == s * u.y && cross_z(v, w) == s * u.z;
    predicate hand(og_vec3 u, og_vec3 v, og_vec3 w, real s) =
      is_third(u, v, w, s) && is_third(v, w, u, s) && is_third(w, u, v, s);
    lemma turned: \forall og_vec3 u, v, w; orthonormal3(u, v, w) ==> orthonormal3(v, w, u) && orthonormal3(w, u, v);
    lemma triple_turned: \forall og_vec3 u, v, w;
      triple(w, u, v) == triple(u, v, w) && triple(v, w, u) == triple(u, v, w);
    lemma one_hand: \forall og_vec3 u, v, w; orthonormal3(u, v, w) ==> is_third(u, v, w, triple(u, v, w));
    lemma two_hands: \forall og_vec3 u, v, w; orthonormal3(u, v, w) ==>
      is_third(u, v, w, 1.0) || is_third(u, v, w, -1.0);
    lemma hands: \forall og_vec3 u, v, w; orthonormal3(u, v, w) ==> hand(u, v, w, 1.0) || hand(u, v, w, -1.0);

    // n = u x b, as far as it goes along u, v, w and from r to t.
    lemma along_v_right: \forall og_vec3 u, v, w, b, n;
      is_cross(n, u, b) && is_third(w, u, v, 1.0) ==> dot(n, v) == -dot(w, b);
    lemma along_v_left: \forall og_vec3 u, v, w, b, n;
      is_cross(n, u, b) && is_third(w, u, v, -1.0) ==> dot(n, v) == dot(w, b);
    lemma along_w_right: \forall og_vec3 u, v, w, b, n;
      is_cross(n, u, b) && is_third(v, w, u, 1.0) ==> dot(n, w) == dot(v, b);
    lemma along_w_left: \forall og_vec3 u, v, w, b, n;
      is_cross(n, u, b) && is_third(v, w, u, -1.0) ==> dot(n, w) == -dot(v, b);
    logic real minor2(real a, real b, real c, real d) = a * b - c * d;
    logic real cross_between(og_vec3 v, og_vec3 w, og_vec3 b, og_vec3 r, og_vec3 t) =
      minor2(dot(v, b), dot(w, t) - dot(w, r), dot(w, b), dot(v, t) - dot(v, r));
    lemma between_right: \forall og_vec3 u, v, w, b, n, r, t;
      is_cross(n, u, b) && is_third(u, v, w, 1.0) ==> cross_between(v, w, b, r, t) == dot(n, t) - dot(n, r);
    lemma between_left: \forall og_vec3 u, v, w, b, n, r, t;
      is_cross(n, u, b) && is_third(u, v, w, -1.0) ==> cross_between(v, w, b, r, t) == dot(n, r) - dot(n, t);
    lemma cross_along_u: \forall og_vec3 u, b, n; is_cross(n, u, b) ==> dot(n, u) == 0;
    lemma cross_along: \forall og_vec3 u, v, w, b, n; orthonormal3(u, v, w) && is_cross(n, u, b) ==>
      \abs(dot(n, v)) == \abs(dot(w, b)) && \abs(dot(n, w)) == \abs(dot(v, b));
    lemma between_centres: \forall og_vec3 u, v, w, b, n, r, t; orthonormal3(u, v, w) && is_cross(n, u, b) ==>
      \abs(cross_between(v, w, b, r, t)) == \abs(dot(n, t) - dot(n, r));
    lemma own_reach: \forall og_vec3 u, v, w, real f, g, h; orthonormal3(u, v, w) ==>
      reach3(u, u, v, w, f, g, h) == f && reach3(v, u, v, w, f, g, h) == g && reach3(w, u, v, w, f, g, h) == h;
    lemma reach_turned: \forall og_vec3 n, u, v, w, real f, g, h;
      reach3(n, v, w, u, g, h, f) == reach3(n, u, v, w, f, g, h) &&
      reach3(n, w, u, v, h, f, g) == reach3(n, u, v, w, f, g, h);
    logic real reach2(real g, real x, real h, real y) = g * x + h * y;
    lemma reach_across: \forall og_vec3 n, u, v, w, real f, g, h; dot(n, u) == 0 ==>
      reach3(n, u, v, w, f, g, h) == reach2(g, \abs(dot(n, v)), h, \abs(dot(n, w)));
    lemma cross_reach: \forall og_vec3 u, v, w, b, n, real f, g, h; orthonormal3(u, v, w) && is_cross(n, u, b) ==>
      reach3(n, u, v, w, f, g, h) == reach2(g, \abs(dot(w, b)), h, \abs(dot(v, b)));
    // The other way round: a x u.
    lemma back_u: \forall og_vec3 u, a, n; is_cross(n, a, u) ==> dot(n, u) == 0;
    lemma back_v_right: \forall og_vec3 u, v, w, a, n;
      is_cross(n, a, u) && is_third(w, u, v, 1.0) ==> dot(n, v) == dot(a, w);
    lemma back_v_left: \forall og_vec3 u, v, w, a, n;
      is_cross(n, a, u) && is_third(w, u, v, -1.0) ==> dot(n, v) == -dot(a, w);
    lemma back_w_right: \forall og_vec3 u, v, w, a, n;
      is_cross(n, a, u) && is_third(v, w, u, 1.0) ==> dot(n, w) == -dot(a, v);
    lemma back_w_left: \forall og_vec3 u, v, w, a, n;
      is_cross(n, a, u) && is_third(v, w, u, -1.0) ==> dot(n, w) == dot(a, v);
    lemma along_back: \forall og_vec3 u, v, w, a, n; orthonormal3(u, v, w) && is_cross(n, a, u) ==>
      dot(n, u) == 0 && \abs(dot(n, v)) == \abs(dot(a, w)) && \abs(dot(n, w)) == \abs(dot(a, v));
    lemma cross_reach_back: \forall og_vec3 u, v, w, a, n, real f, g, h; orthonormal3(u, v, w) && is_cross(n, a, u) ==>
      reach3(n, u, v, w, f, g, h) == reach2(g, \abs(dot(a, w)), h, \abs(dot(a, v)));
*/

#endif
