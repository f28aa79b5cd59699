#ifndef OG_JOHNSON_OF_FOUR_H
#define OG_JOHNSON_OF_FOUR_H

/// That Johnson's test always takes a set of four vertices, in real numbers.
///
/// In each face some set passes (some_of_three). Let z be the sum of its vertices times their determinants, m the sum
/// of these and g the product of z with each of its vertices: no point of the face is nearer to the origin than z / m,
/// of squared length g / m (off_of_foot). Take the face of the least g / m. Where not all determinants of four are
/// positive the origin is not inside, and no point of the tetrahedron is nearer (off_outside4). So the fourth vertex is
/// not before the plane through z / m across z, as a step towards it would come nearer (behind_of_foot), and its
/// determinant, the difference, is not positive: the set passes. Flat tetrahedra and repeated vertices need no case.
/// (Where a conclusion says more than what is wanted, it is a step that provers do not think of.)
/// Proved in the model `real` (docs/trust/verification.md), all lemmas included. No code.

#include "ref/simplex/johnson_of_three.h"
#include "ref/simplex/nearest_logic.h"

/*@ logic real ratio(real x, real m) = x / m;
    lemma ratio_of: \forall real x, m; m > 0 ==> ratio(x, m) * m == x;
    lemma ratio_positive: \forall real x, m; x >= 0 && m > 0 ==> ratio(x, m) >= 0;

    // i a + j b + k c, of squared length g m for m = i + j + k, has a product of at least g with each corner.
    predicate is_foot3(real g, real m, real i, real j, real k, real aa, real ab, real ac, real bb, real bc, real cc) =
      0 <= i && 0 <= j && 0 <= k && m > 0 && m == i + j + k && sum3(aa, ab, ac, i, j, k) >= g &&
      sum3(ab, bb, bc, i, j, k) >= g && sum3(ac, bc, cc, i, j, k) >= g &&
      square3(aa, ab, ac, bb, bc, cc, i, j, k) == g * m;
    predicate is_foot_of(real g, real m, real i, real j, real k, og_vec3 a, og_vec3 b, og_vec3 c) =
      is_foot3(g, m, i, j, k, dot(a, a), dot(a, b), dot(a, c), dot(b, b), dot(b, c), dot(c, c));
    // |m w - s z|^2 >= 0, of far = w.w, e = w.z and n = z.z.
    predicate is_spread(real m, real s, real far, real e, real n) = m * m * far - 2 * m * s * e + s * s * n >= 0;
    lemma spread_of_vectors: \forall real m, s, x, y, z, e, f, g;
      is_spread(m, s, length2(x, y, z), x * e + y * f + z * g, length2(e, f, g));
    logic real meet3(og_vec3 a, og_vec3 b, og_vec3 c, real x, real y, real z, real i, real j, real k) =
      sum3(a.x, b.x, c.x, x, y, z) * sum3(a.x, b.x, c.x, i, j, k) +
      sum3(a.y, b.y, c.y, x, y, z) * sum3(a.y, b.y, c.y, i, j, k) +
      sum3(a.z, b.z, c.z, x, y, z) * sum3(a.z, b.z, c.z, i, j, k);
    lemma meet_of_sums: \forall og_vec3 a, b, c, real x, y, z, i, j, k; meet3(a, b, c, x, y, z, i, j, k) ==
      sum3(sum3(dot(a, a), dot(a, b), dot(a, c), i, j, k), sum3(dot(a, b), dot(b, b), dot(b, c), i, j, k),
           sum3(dot(a, c), dot(b, c), dot(c, c), i, j, k), x, y, z);
    lemma square_of_sums: \forall og_vec3 a, b, c, real x, y, z; mixed2(a, b, c, x, y, z) ==
      square3(dot(a, a), dot(a, b), dot(a, c), dot(b, b), dot(b, c), dot(c, c), x, y, z);
    lemma spread_of_sums: \forall og_vec3 a, b, c, real m, s, x, y, z, i, j, k; is_spread(m, s,
      mixed2(a, b, c, x, y, z), meet3(a, b, c, x, y, z, i, j, k), mixed2(a, b, c, i, j, k));
    predicate is_at_least(real e, real g, real s) = e >= g * s;
    predicate is_product(real n, real g, real m) = n == g * m;
    predicate is_far_off(real far, real g, real m, real s) = m * far >= g * (s * s);
    lemma sum_at_least: \forall real g, p, q, s, x, y, z; 0 <= x && 0 <= y && 0 <= z && p >= g && q >= g && s >= g ==>
      is_at_least(sum3(p, q, s, x, y, z), g, x + y + z);
    lemma far_by_spread: \forall real far, e, g, m, n, s; m > 0 && s >= 0 && is_at_least(e, g, s) &&
      is_product(n, g, m) && is_spread(m, s, far, e, n) ==> is_far_off(far, g, m, s);
    lemma far_by_ratio: \forall real far, g, m, s; m > 0 && is_far_off(far, g, m, s) ==>
      off_by(ratio(g, m), s) <= far;
    lemma square_of_foot: \forall og_vec3 a, b, c, real g, m, i, j, k; is_foot_of(g, m, i, j, k, a, b, c) ==>
      is_product(mixed2(a, b, c, i, j, k), g, m);
    lemma meet_of_foot: \forall og_vec3 a, b, c, real g, m, i, j, k, x, y, z; is_foot_of(g, m, i, j, k, a, b, c) &&
      0 <= x && 0 <= y && 0 <= z ==> is_at_least(meet3(a, b, c, x, y, z, i, j, k), g, x + y + z);
    lemma total_of_foot: \forall og_vec3 a, b, c, real g, m, i, j, k; is_foot_of(g, m, i, j, k, a, b, c) ==>
      0 <= i && 0 <= j && 0 <= k && m > 0 && m == i + j + k;
    lemma spread_of_foot: \forall og_vec3 a, b, c, real g, m, i, j, k, x, y, z; is_foot_of(g, m, i, j, k, a, b, c) &&
      0 <= x && 0 <= y && 0 <= z ==> is_at_least(meet3(a, b, c, x, y, z, i, j, k), g, x + y + z) &&
      is_spread(m, x + y + z, mixed2(a, b, c, x, y, z), meet3(a, b, c, x, y, z, i, j, k), mixed2(a, b, c, i, j, k)) &&
      is_far_off(mixed2(a, b, c, x, y, z), g, m, x + y + z);
    lemma far_of_foot: \forall og_vec3 a, b, c, real g, m, i, j, k, x, y, z; is_foot_of(g, m, i, j, k, a, b, c) &&
      0 <= x && 0 <= y && 0 <= z ==> is_far_off(mixed2(a, b, c, x, y, z), g, m, x + y + z);
    lemma off_of_foot: \forall og_vec3 a, b, c, real g, m, i, j, k; is_foot_of(g, m, i, j, k, a, b, c) ==>
      off3(ratio(g, m), a, b, c);

    // From z towards the fourth corner: u z + d.
    predicate is_step_square(real far, real u, real n, real e, real f) = far == u * (u * n) + 2 * (u * e) + f;
    lemma step_sum: \forall real u, i, j, k, a, b, c, d;
      sum4(a, b, c, d, u * i, u * j, u * k, 1.0) == u * sum3(a, b, c, i, j, k) + d;
    logic real ahead4(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d, real i, real j, real k) =
      sum3(dot(a, d), dot(b, d), dot(c, d), i, j, k);
    logic real step4(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d, real u, real i, real j, real k) =
      far4(a, b, c, d, u * i, u * j, u * k, 1.0);
    lemma step_far: \forall og_vec3 a, b, c, d, real u, i, j, k; is_step_square(step4(a, b, c, d, u, i, j, k), u,
      mixed2(a, b, c, i, j, k), ahead4(a, b, c, d, i, j, k), dot(d, d));
    predicate is_off_step(real h, real u, real m, real far) = off_by(h, u * m + 1) <= far;
    lemma off_step: \forall og_vec3 a, b, c, d, real h, u, i, j, k; off4(h, a, b, c, d) && u >= 0 && 0 <= i && 0 <= j &&
      0 <= k ==> is_off_step(h, u, i + j + k, step4(a, b, c, d, u, i, j, k));
    // 2 u (g - e) <= f, for all u >= 0: so g <= e.
    predicate is_below(real u, real g, real e, real f) = 2 * (u * (g - e)) <= f;
    lemma step_below: \forall real far, h, g, m, n, u, e, f; h >= 0 && is_product(g, h, m) && is_product(n, g, m) &&
      is_step_square(far, u, n, e, f) && is_off_step(h, u, m, far) ==> is_below(u, g, e, f);
    logic real too_far(real g, real e, real f) = ratio(f + 1, g - e);
    lemma never_below: \forall real g, e, f; g > e && f >= 0 ==>
      too_far(g, e, f) >= 0 && !is_below(too_far(g, e, f), g, e, f);
    lemma ratio_product: \forall real g, m; m > 0 ==> is_product(g, ratio(g, m), m);
    predicate is_off_line(real h, real m, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d, real i, real j, real k) =
      \forall real u; u >= 0 ==> is_off_step(h, u, m, step4(a, b, c, d, u, i, j, k));
    lemma line_of_foot: \forall og_vec3 a, b, c, d, real h, g, m, i, j, k; is_foot_of(g, m, i, j, k, a, b, c) &&
      off4(h, a, b, c, d) ==> is_off_line(h, m, a, b, c, d, i, j, k);
    lemma ratio_of_foot: \forall og_vec3 a, b, c, real g, m, i, j, k; is_foot_of(g, m, i, j, k, a, b, c) ==>
      ratio(g, m) >= 0 && is_product(g, ratio(g, m), m);
    lemma below_of_line: \forall og_vec3 a, b, c, d, real h, g, m, i, j, k, u; h >= 0 && is_product(g, h, m) &&
      is_product(mixed2(a, b, c, i, j, k), g, m) && is_off_line(h, m, a, b, c, d, i, j, k) && u >= 0 ==>
      is_off_step(h, u, m, step4(a, b, c, d, u, i, j, k)) &&
      is_below(u, g, ahead4(a, b, c, d, i, j, k), dot(d, d));
    lemma behind_of_line: \forall og_vec3 a, b, c, d, real h, g, m, i, j, k; h >= 0 && is_product(g, h, m) &&
      is_product(mixed2(a, b, c, i, j, k), g, m) && is_off_line(h, m, a, b, c, d, i, j, k) ==>
      ahead4(a, b, c, d, i, j, k) >= g ||
      is_below(too_far(g, ahead4(a, b, c, d, i, j, k), dot(d, d)), g, ahead4(a, b, c, d, i, j, k), dot(d, d));
    lemma ahead_of_line: \forall og_vec3 a, b, c, d, real h, g, m, i, j, k; h >= 0 && is_product(g, h, m) &&
      is_product(mixed2(a, b, c, i, j, k), g, m) && is_off_line(h, m, a, b, c, d, i, j, k) ==>
      ahead4(a, b, c, d, i, j, k) >= g;
    lemma behind_of_foot: \forall og_vec3 a, b, c, d, real g, m, i, j, k; is_foot_of(g, m, i, j, k, a, b, c) &&
      is_off_line(ratio(g, m), m, a, b, c, d, i, j, k) ==> is_product(mixed2(a, b, c, i, j, k), g, m) &&
      is_product(g, ratio(g, m), m) && ahead4(a, b, c, d, i, j, k) >= g;

    // The sets of three, that pass among them: their feet.
    lemma foot_a: \forall real aa, ab, ac, bb, bc, cc; corner_passes3(aa, ab, ac) ==>
      is_foot3(aa, 1.0, 1.0, 0.0, 0.0, aa, ab, ac, bb, bc, cc);
    lemma foot_b: \forall real aa, ab, ac, bb, bc, cc; corner_passes3(bb, ab, bc) ==>
      is_foot3(bb, 1.0, 0.0, 1.0, 0.0, aa, ab, ac, bb, bc, cc);
    lemma foot_c: \forall real aa, ab, ac, bb, bc, cc; corner_passes3(cc, ac, bc) ==>
      is_foot3(cc, 1.0, 0.0, 0.0, 1.0, aa, ab, ac, bb, bc, cc);
    logic real level2(real pp, real pq, real qq) = johnson2(pq, qq) * pp + johnson2(pq, pp) * pq;
    logic real total2(real pp, real pq, real qq) = johnson2(pq, qq) + johnson2(pq, pp);
    lemma foot_ab: \forall real aa, ab, ac, bb, bc, cc; edge_passes3(aa, ab, ac, bb, bc) ==>
      is_foot3(level2(aa, ab, bb), total2(aa, ab, bb), johnson2(ab, bb), johnson2(ab, aa), 0.0,
               aa, ab, ac, bb, bc, cc);
    lemma foot_ac: \forall real aa, ab, ac, bb, bc, cc; edge_passes3(aa, ac, ab, cc, bc) ==>
      is_foot3(level2(aa, ac, cc), total2(aa, ac, cc), johnson2(ac, cc), 0.0, johnson2(ac, aa),
               aa, ab, ac, bb, bc, cc);
    lemma foot_bc: \forall real aa, ab, ac, bb, bc, cc; edge_passes3(bb, bc, ab, cc, ac) ==>
      is_foot3(level2(bb, bc, cc), total2(bb, bc, cc), 0.0, johnson2(bc, cc), johnson2(bc, bb),
               aa, ab, ac, bb, bc, cc);
    logic real level_of_three(real aa, real ab, real ac, real bb, real bc, real cc) = sum3(aa, ab, ac,
      johnson3(ab, ac, bb, bc, cc), johnson3(ab, bc, aa, ac, cc), johnson3(ac, bc, aa, ab, bb));
    logic real total3(real aa, real ab, real ac, real bb, real bc, real cc) =
      johnson3(ab, ac, bb, bc, cc) + johnson3(ab, bc, aa, ac, cc) + johnson3(ac, bc, aa, ab, bb);
    lemma three_level: \forall real aa, ab, ac, bb, bc, cc; level_of_three(aa, ab, ac, bb, bc, cc) ==
      sum3(ab, bb, bc, johnson3(ab, ac, bb, bc, cc), johnson3(ab, bc, aa, ac, cc), johnson3(ac, bc, aa, ab, bb)) &&
      level_of_three(aa, ab, ac, bb, bc, cc) ==
      sum3(ac, bc, cc, johnson3(ab, ac, bb, bc, cc), johnson3(ab, bc, aa, ac, cc), johnson3(ac, bc, aa, ab, bb));
    lemma foot_abc: \forall real aa, ab, ac, bb, bc, cc; face_passes3(aa, ab, ac, bb, bc, cc) ==>
      is_foot3(level_of_three(aa, ab, ac, bb, bc, cc), total3(aa, ab, ac, bb, bc, cc), johnson3(ab, ac, bb, bc, cc),
        johnson3(ab, bc, aa, ac, cc), johnson3(ac, bc, aa, ab, bb), aa, ab, ac, bb, bc, cc);

    // Of the four, those that pass within the first three.
    predicate passes_within(real aa, real ab, real ac, real ad, real bb, real bc, real bd, real cc, real cd) =
      corner_passes4(aa, ab, ac, ad) || corner_passes4(bb, ab, bc, bd) || corner_passes4(cc, ac, bc, cd) ||
      edge_passes4(aa, ab, ac, ad, bb, bc, bd) || edge_passes4(aa, ac, ab, ad, cc, bc, cd) ||
      edge_passes4(bb, bc, ab, bd, cc, ac, cd) || face_passes4(aa, ab, ac, bb, bc, cc, ad, bd, cd);
    // If the fourth vertex is not before the plane of the foot, a set passes.
    predicate is_leader(real g, real m, real i, real j, real k, real aa, real ab, real ac, real ad, real bb, real bc,
      real bd, real cc, real cd) = is_foot3(g, m, i, j, k, aa, ab, ac, bb, bc, cc) &&
      (sum3(ad, bd, cd, i, j, k) >= g ==> passes_within(aa, ab, ac, ad, bb, bc, bd, cc, cd));
    predicate has_leader(real aa, real ab, real ac, real ad, real bb, real bc, real bd, real cc, real cd) =
      \exists real g, m, i, j, k; is_leader(g, m, i, j, k, aa, ab, ac, ad, bb, bc, bd, cc, cd);
    lemma leader_a: \forall real aa, ab, ac, ad, bb, bc, bd, cc, cd; corner_passes3(aa, ab, ac) ==> is_leader(aa, 1.0,
      1.0, 0.0, 0.0, aa, ab, ac, ad, bb, bc, bd, cc, cd);
    lemma leads_a: \forall real aa, ab, ac, ad, bb, bc, bd, cc, cd; corner_passes3(aa, ab, ac) ==> is_leader(aa, 1.0,
      1.0, 0.0, 0.0, aa, ab, ac, ad, bb, bc, bd, cc, cd) && has_leader(aa, ab, ac, ad, bb, bc, bd, cc, cd);
    lemma leader_b: \forall real aa, ab, ac, ad, bb, bc, bd, cc, cd; corner_passes3(bb, ab, bc) ==> is_leader(bb, 1.0,
      0.0, 1.0, 0.0, aa, ab, ac, ad, bb, bc, bd, cc, cd);
    lemma leads_b: \forall real aa, ab, ac, ad, bb, bc, bd, cc, cd; corner_passes3(bb, ab, bc) ==> is_leader(bb, 1.0,
      0.0, 1.0, 0.0, aa, ab, ac, ad, bb, bc, bd, cc, cd) && has_leader(aa, ab, ac, ad, bb, bc, bd, cc, cd);
    lemma leader_c: \forall real aa, ab, ac, ad, bb, bc, bd, cc, cd; corner_passes3(cc, ac, bc) ==> is_leader(cc, 1.0,
      0.0, 0.0, 1.0, aa, ab, ac, ad, bb, bc, bd, cc, cd);
    lemma leads_c: \forall real aa, ab, ac, ad, bb, bc, bd, cc, cd; corner_passes3(cc, ac, bc) ==> is_leader(cc, 1.0,
      0.0, 0.0, 1.0, aa, ab, ac, ad, bb, bc, bd, cc, cd) && has_leader(aa, ab, ac, ad, bb, bc, bd, cc, cd);
    lemma leader_ab: \forall real aa, ab, ac, ad, bb, bc, bd, cc, cd; edge_passes3(aa, ab, ac, bb, bc) ==>
      is_leader(level2(aa, ab, bb), total2(aa, ab, bb), johnson2(ab, bb), johnson2(ab, aa), 0.0, aa, ab, ac, ad, bb,
      bc, bd, cc, cd);
    lemma leads_ab: \forall real aa, ab, ac, ad, bb, bc, bd, cc, cd; edge_passes3(aa, ab, ac, bb, bc) ==>
      is_leader(level2(aa, ab, bb), total2(aa, ab, bb), johnson2(ab, bb), johnson2(ab, aa), 0.0, aa, ab, ac, ad, bb,
      bc, bd, cc, cd) && has_leader(aa, ab, ac, ad, bb, bc, bd, cc, cd);
    lemma leader_ac: \forall real aa, ab, ac, ad, bb, bc, bd, cc, cd; edge_passes3(aa, ac, ab, cc, bc) ==>
      is_leader(level2(aa, ac, cc), total2(aa, ac, cc), johnson2(ac, cc), 0.0, johnson2(ac, aa), aa, ab, ac, ad, bb,
      bc, bd, cc, cd);
    lemma leads_ac: \forall real aa, ab, ac, ad, bb, bc, bd, cc, cd; edge_passes3(aa, ac, ab, cc, bc) ==>
      is_leader(level2(aa, ac, cc), total2(aa, ac, cc), johnson2(ac, cc), 0.0, johnson2(ac, aa), aa, ab, ac, ad, bb,
      bc, bd, cc, cd) && has_leader(aa, ab, ac, ad, bb, bc, bd, cc, cd);
    lemma leader_bc: \forall real aa, ab, ac, ad, bb, bc, bd, cc, cd; edge_passes3(bb, bc, ab, cc, ac) ==>
      is_leader(level2(bb, bc, cc), total2(bb, bc, cc), 0.0, johnson2(bc, cc), johnson2(bc, bb), aa, ab, ac, ad, bb,
      bc, bd, cc, cd);
    lemma leads_bc: \forall real aa, ab, ac, ad, bb, bc, bd, cc, cd; edge_passes3(bb, bc, ab, cc, ac) ==>
      is_leader(level2(bb, bc, cc), total2(bb, bc, cc), 0.0, johnson2(bc, cc), johnson2(bc, bb), aa, ab, ac, ad, bb,
      bc, bd, cc, cd) && has_leader(aa, ab, ac, ad, bb, bc, bd, cc, cd);
    lemma goes_on_abc: \forall real aa, ab, ac, ad, bb, bc, bd, cc, cd; face_passes3(aa, ab, ac, bb, bc, cc) &&
      sum3(ad, bd, cd, johnson3(ab, ac, bb, bc, cc), johnson3(ab, bc, aa, ac, cc), johnson3(ac, bc, aa, ab, bb)) >=
      level_of_three(aa, ab, ac, bb, bc, cc) ==> face_passes4(aa, ab, ac, bb, bc, cc, ad, bd, cd);
    lemma leader_abc: \forall real aa, ab, ac, ad, bb, bc, bd, cc, cd; face_passes3(aa, ab, ac, bb, bc, cc) ==>
      is_leader(level_of_three(aa, ab, ac, bb, bc, cc), total3(aa, ab, ac, bb, bc, cc), johnson3(ab, ac, bb, bc, cc),
      johnson3(ab, bc, aa, ac, cc), johnson3(ac, bc, aa, ab, bb), aa, ab, ac, ad, bb, bc, bd, cc, cd);
    lemma leads_abc: \forall real aa, ab, ac, ad, bb, bc, bd, cc, cd; face_passes3(aa, ab, ac, bb, bc, cc) ==>
      is_leader(level_of_three(aa, ab, ac, bb, bc, cc), total3(aa, ab, ac, bb, bc, cc), johnson3(ab, ac, bb, bc, cc),
      johnson3(ab, bc, aa, ac, cc), johnson3(ac, bc, aa, ab, bb), aa, ab, ac, ad, bb, bc, bd, cc, cd) && has_leader(aa,
      ab, ac, ad, bb, bc, bd, cc, cd);
    lemma some_leader: \forall real aa, ab, ac, ad, bb, bc, bd, cc, cd; passes3(aa, ab, ac, bb, bc, cc) ==>
      has_leader(aa, ab, ac, ad, bb, bc, bd, cc, cd);

    // h is the squared length of a face's foot; if no point of the tetrahedron is nearer, a set of the face passes.
    predicate passes_in_face(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      passes_within(dot(a, a), dot(a, b), dot(a, c), dot(a, d), dot(b, b), dot(b, c), dot(b, d), dot(c, c), dot(c, d));
    predicate is_face_height(real h, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      h >= 0 && off3(h, a, b, c) && (off4(h, a, b, c, d) ==> passes_in_face(a, b, c, d));
    predicate has_height(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) = \exists real h; is_face_height(h, a, b, c, d);
    lemma height_of_leader: \forall og_vec3 a, b, c, d, real g, m, i, j, k; is_leader(g, m, i, j, k, dot(a, a), dot(a,
      b), dot(a, c), dot(a, d), dot(b, b), dot(b, c), dot(b, d), dot(c, c), dot(c, d)) ==>
      is_foot_of(g, m, i, j, k, a, b, c) && is_face_height(ratio(g, m), a, b, c, d);
    lemma height_of_some: \forall og_vec3 a, b, c, d; has_leader(dot(a, a), dot(a, b), dot(a, c), dot(a, d), dot(b, b),
      dot(b, c), dot(b, d), dot(c, c), dot(c, d)) ==> has_height(a, b, c, d);
    lemma some_height: \forall og_vec3 a, b, c, d; passes3(dot(a, a), dot(a, b), dot(a, c), dot(b, b), dot(b, c),
      dot(c, c)) && has_leader(dot(a, a), dot(a, b), dot(a, c), dot(a, d), dot(b, b), dot(b, c), dot(b, d), dot(c, c),
      dot(c, d)) && has_height(a, b, c, d);

    // The determinants of four are the volumes that the origin makes with the faces, times the whole.
    lemma johnson4_a: \forall og_vec3 a, b, c, d; johnson4(dot(a, b), dot(a, c), dot(a, d), dot(b, b), dot(b, c),
      dot(b, d), dot(c, c), dot(c, d), dot(d, d)) == -volume(b, d, c) * whole4(a, b, c, d);
    lemma johnson4_b: \forall og_vec3 a, b, c, d; johnson4(dot(a, b), dot(b, c), dot(b, d), dot(a, a), dot(a, c),
      dot(a, d), dot(c, c), dot(c, d), dot(d, d)) == -volume(a, c, d) * whole4(a, b, c, d);
    lemma johnson4_c: \forall og_vec3 a, b, c, d; johnson4(dot(a, c), dot(b, c), dot(c, d), dot(a, a), dot(a, b),
      dot(a, d), dot(b, b), dot(b, d), dot(d, d)) == -volume(a, d, b) * whole4(a, b, c, d);
    lemma johnson4_d: \forall og_vec3 a, b, c, d; johnson4(dot(a, d), dot(b, d), dot(c, d), dot(a, a), dot(a, b),
      dot(a, c), dot(b, b), dot(b, c), dot(c, c)) == -volume(a, b, c) * whole4(a, b, c, d);
    predicate is_outside(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      -volume(b, d, c) * whole4(a, b, c, d) <= 0 || -volume(a, c, d) * whole4(a, b, c, d) <= 0 ||
      -volume(a, d, b) * whole4(a, b, c, d) <= 0 || -volume(a, b, c) * whole4(a, b, c, d) <= 0;
    lemma outside_of_test: \forall og_vec3 a, b, c, d; all_pass4(dot(a, a), dot(a, b), dot(a, c), dot(a, d), dot(b, b),
      dot(b, c), dot(b, d), dot(c, c), dot(c, d), dot(d, d)) || is_outside(a, b, c, d);
    lemma off_solid: \forall real h, og_vec3 a, b, c, d, real w; h >= 0 && off_each(h, a, b, c, d) &&
      is_outside(a, b, c, d) && w == whole4(a, b, c, d) && w != 0 ==> off4(h, a, b, c, d);
    lemma off_outside4: \forall real h, og_vec3 a, b, c, d; h >= 0 && off_each(h, a, b, c, d) &&
      is_outside(a, b, c, d) ==> off4(h, a, b, c, d);
    // The letters in another order.
    lemma mixed_exchanged: \forall og_vec3 a, b, c, real x, y, z; mixed2(a, c, b, x, z, y) == mixed2(a, b, c, x, y, z);
    lemma off_exchanged: \forall real h, og_vec3 a, b, c; off3(h, a, b, c) ==> off3(h, a, c, b);
    lemma far_of_bcd: \forall og_vec3 a, b, c, d, real x, y, z, t;
      far4(b, c, d, a, y, z, t, x) == far4(a, b, c, d, x, y, z, t);
    lemma off_of_bcd: \forall real h, og_vec3 a, b, c, d; off4(h, a, b, c, d) ==> off4(h, b, c, d, a);
    lemma far_of_acd: \forall og_vec3 a, b, c, d, real x, y, z, t;
      far4(a, c, d, b, x, z, t, y) == far4(a, b, c, d, x, y, z, t);
    lemma off_of_acd: \forall real h, og_vec3 a, b, c, d; off4(h, a, b, c, d) ==> off4(h, a, c, d, b);
    lemma far_of_abd: \forall og_vec3 a, b, c, d, real x, y, z, t;
      far4(a, b, d, c, x, y, t, z) == far4(a, b, c, d, x, y, z, t);
    lemma off_of_abd: \forall real h, og_vec3 a, b, c, d; off4(h, a, b, c, d) ==> off4(h, a, b, d, c);
    predicate some_passes(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) = passes4(dot(a, a), dot(a, b), dot(a, c), dot(a,
      d), dot(b, b), dot(b, c), dot(b, d), dot(c, c), dot(c, d), dot(d, d));
    lemma passes_of_abc: \forall og_vec3 a, b, c, d; passes_in_face(a, b, c, d) ==> some_passes(a, b, c, d);
    lemma passes_of_abd: \forall og_vec3 a, b, c, d; passes_in_face(a, b, d, c) ==> some_passes(a, b, c, d);
    lemma passes_of_acd: \forall og_vec3 a, b, c, d; passes_in_face(a, c, d, b) ==> some_passes(a, b, c, d);
    lemma passes_of_bcd: \forall og_vec3 a, b, c, d; passes_in_face(b, c, d, a) ==> some_passes(a, b, c, d);
    lemma passes_of_abcd: \forall og_vec3 a, b, c, d; all_pass4(dot(a, a), dot(a, b), dot(a, c), dot(a, d), dot(b, b),
      dot(b, c), dot(b, d), dot(c, c), dot(c, d), dot(d, d)) ==> some_passes(a, b, c, d);

    // The least height is that of the tetrahedron.
    predicate are_heights(real h, real f, real g, real e, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      is_face_height(h, a, b, c, d) && is_face_height(f, a, b, d, c) && is_face_height(g, a, c, d, b) &&
      is_face_height(e, b, c, d, a);
    predicate is_least4(real h, real e, real f, real g, real i) = 0 <= h && h <= e && h <= f && h <= g && h <= i;
    lemma off_least: \forall real h, i, f, g, e, og_vec3 a, b, c, d; are_heights(i, f, g, e, a, b, c, d) &&
      is_least4(h, i, f, g, e) ==> off_each(h, a, b, c, d);
    lemma pass_of_abc: \forall real h, f, g, e, og_vec3 a, b, c, d; are_heights(h, f, g, e, a, b, c, d) &&
      is_outside(a, b, c, d) && is_least4(h, h, f, g, e) ==> off4(h, a, b, c, d) && some_passes(a, b, c, d);
    lemma pass_of_abd: \forall real h, f, g, e, og_vec3 a, b, c, d; are_heights(h, f, g, e, a, b, c, d) &&
      is_outside(a, b, c, d) && is_least4(f, h, f, g, e) ==> off4(f, a, b, c, d) && some_passes(a, b, c, d);
    lemma pass_of_acd: \forall real h, f, g, e, og_vec3 a, b, c, d; are_heights(h, f, g, e, a, b, c, d) &&
      is_outside(a, b, c, d) && is_least4(g, h, f, g, e) ==> off4(g, a, b, c, d) && some_passes(a, b, c, d);
    lemma pass_of_bcd: \forall real h, f, g, e, og_vec3 a, b, c, d; are_heights(h, f, g, e, a, b, c, d) &&
      is_outside(a, b, c, d) && is_least4(e, h, f, g, e) ==> off4(e, a, b, c, d) && some_passes(a, b, c, d);
    lemma some_least: \forall real h, f, g, e; 0 <= h && 0 <= f && 0 <= g && 0 <= e ==> is_least4(h, h, f, g, e) ||
      is_least4(f, h, f, g, e) || is_least4(g, h, f, g, e) || is_least4(e, h, f, g, e);
    lemma pass_by_heights: \forall real h, f, g, e, og_vec3 a, b, c, d; are_heights(h, f, g, e, a, b, c, d) &&
      is_outside(a, b, c, d) ==> some_passes(a, b, c, d);
    lemma pass_by_each: \forall real h, f, g, e, og_vec3 a, b, c, d; is_face_height(h, a, b, c, d) &&
      is_face_height(f, a, b, d, c) && is_face_height(g, a, c, d, b) && is_face_height(e, b, c, d, a) &&
      is_outside(a, b, c, d) ==> are_heights(h, f, g, e, a, b, c, d) && some_passes(a, b, c, d);
    lemma pass_outside: \forall og_vec3 a, b, c, d; has_height(a, b, c, d) && has_height(a, b, d, c) &&
      has_height(a, c, d, b) && has_height(b, c, d, a) && is_outside(a, b, c, d) ==> some_passes(a, b, c, d);
    lemma some_heights: \forall og_vec3 a, b, c, d; has_height(a, b, c, d) && has_height(a, b, d, c) &&
      has_height(a, c, d, b) && has_height(b, c, d, a);
    lemma some_of_outside: \forall og_vec3 a, b, c, d; is_outside(a, b, c, d) ==> some_passes(a, b, c, d);
    lemma some_of_four: \forall og_vec3 a, b, c, d; passes4(dot(a, a), dot(a, b), dot(a, c), dot(a, d), dot(b, b),
      dot(b, c), dot(b, d), dot(c, c), dot(c, d), dot(d, d));
*/

#endif
