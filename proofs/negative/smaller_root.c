// Takes the place where a line enters the ball for the one where it leaves.
#include "spec/primitive/path.h"

/*@ requires readable: \valid_read(f) && val(&f->quarter) >= 0;
    assigns \nothing;
    ensures sign: \result == sgn(root_minus(val(&f->square), val(&f->half), val(&f->quarter), 1, 0)); */
int false_last(const og_quadratic *f) { return og_quadratic_compare_root(f, -1, 0); }
