// A unit vector along d or against it, taken for one along it: the farthest point of a ball would be the nearest.
typedef struct {
  double x, y, z;
} vector;
/*@ logic real times(vector a, vector b) = a.x * b.x + a.y * b.y + a.z * b.z;
    lemma false_farthest: \forall vector u, d, v; times(u, u) <= 1 && times(u, d) * times(u, d) == times(d, d) &&
      times(v, v) <= 1 ==> times(d, v) <= times(d, u);
*/
