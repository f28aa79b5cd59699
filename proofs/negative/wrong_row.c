// The table of 15 axes with a wrong index, as one row is printed: along n = u x b, v has the cosine of w, not its own.
typedef struct {
  double x, y, z;
} vector;
/*@ logic real times(vector a, vector b) = a.x * b.x + a.y * b.y + a.z * b.z;
    predicate is_product(vector r, vector a, vector b) =
      r.x == a.y * b.z - a.z * b.y && r.y == a.z * b.x - a.x * b.z && r.z == a.x * b.y - a.y * b.x;
    predicate orthonormal(vector u, vector v, vector w) =
      times(u, u) == 1 && times(v, v) == 1 && times(w, w) == 1 && times(u, v) == 0 && times(v, w) == 0 &&
      times(u, w) == 0;
    lemma wrong_row: \forall vector u, v, w, b, n; orthonormal(u, v, w) && is_product(n, u, b) ==>
      \abs(times(n, v)) == \abs(times(v, b));
*/
