// 2. The nearest number of an interval
//
// Learn: a geometric promise with a quantifier. The contract does not say "if x is below low, then low"; it says what
//        clamping is for: no number of the interval is nearer to x.
// Task:  write the body.
// Hint:  three cases, two comparisons. The provers find out about the distances by themselves.

/*@ requires order: low <= high;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside:  low <= \result <= high;
    ensures nearest: \forall real t; low <= t <= high ==> \abs(x - \result) <= \abs(x - t);
*/
double clamp(double x, double low, double high);

// ---- yours ----

double clamp(double x, double low, double high) { return x; }
