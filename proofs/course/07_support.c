// 7. The support point of a list of points, as the machine computes it
//
// Learn: proving something about rounded numbers without knowing how they round. `height` computes a dot product; of
//        its value we know only that it depends on the arguments alone: the logic function `computed` stands for it.
//        That is enough: among the values *computed*, the scan finds the greatest, whatever rounding does to them.
// Task:  the loop annotation.
// Hint:  one invariant ties the variable `best_height` to the index `best`. Without it the prover knows nothing of it.

typedef struct point {
  double x, y, z;
} point;

/*@ axiomatic computed_height {
      logic real computed(point d, point p);
    } */

/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures value: \result == computed(d, p);
*/
extern double height(point d, point p);

/*@ requires some:   n > 0;
    requires memory: \valid_read(vertex + (0 .. n - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures index:    0 <= \result < n;
    ensures greatest: \forall integer i; 0 <= i < n ==> computed(d, vertex[i]) <= computed(d, vertex[\result]);
*/
int support(const point *vertex, int n, point d);

// ---- yours ----

int support(const point *vertex, int n, point d) {
  int best = 0;
  double best_height = height(d, vertex[0]);
  for (int k = 1; k < n; k++) {
    const double here = height(d, vertex[k]);
    if (here > best_height) {
      best_height = here;
      best = k;
    }
  }
  return best;
}
