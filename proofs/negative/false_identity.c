// An identity of vectors with one letter wrong (a.d for b.d): the prover of polynomials alone must refuse it.
typedef struct {
  double x, y, z;
} vector;
/*@ logic real times(vector a, vector b) = a.x * b.x + a.y * b.y + a.z * b.z;
    predicate is_product(vector r, vector a, vector b) =
      r.x == a.y * b.z - a.z * b.y && r.y == a.z * b.x - a.x * b.z && r.z == a.x * b.y - a.y * b.x;
    lemma false_identity: \forall vector m, n, a, b, c, d; is_product(m, a, b) && is_product(n, c, d) ==>
      times(m, n) == times(a, c) * times(a, d) - times(a, d) * times(b, c);
*/
