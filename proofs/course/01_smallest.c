// 1. The smallest of three
//
// Learn: a contract says what, code says how. "No greater than any" is half of the truth: zero would do for many
// inputs. The other half says that the result is one of the three.
// Task:  write the body. A box's nearest face, an entry time: a minimum is everywhere in collision detection.
// Hint:  only comparisons, so that the proof holds for the numbers of the machine as they are (none of them NaN).

/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures least: \result <= x && \result <= y && \result <= z;
    ensures given: \result == x || \result == y || \result == z;
*/
double smallest(double x, double y, double z);

// ---- yours ----

double smallest(double x, double y, double z) { return x; }
