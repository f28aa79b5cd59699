// 3. Two intervals have a common point
//
// Learn: a promise with "there is". To prove it somebody must name the point. Provers are poor at inventing one, so
//        you show it to them in an assertion.
// Task:  write the body; then, where it returns true, the assertion that names a common point.
// Hint:  the greater of the two lower ends is in both, if any number is.
//        Write //@ assert witness: (a.low <= b.low ==> in(b.low, a) && in(b.low, b)) && ...;

typedef struct interval {
  double low, high;
} interval;

/*@ predicate in(real t, interval i) = i.low <= t <= i.high; */

/*@ requires a: a.low <= a.high;
    requires b: b.low <= b.high;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures common: \result != 0 <==> \exists real t; in(t, a) && in(t, b);
*/
int overlap(interval a, interval b);

// ---- yours ----

int overlap(interval a, interval b) { return 1; }
