// Floating point in a checker, taken for exact.
// Refused: f has floating point, which its model takes for exact: double
// Proved: checker f
/*@ terminates \true; exits \false; assigns \nothing; ensures same: \result == x; */
double f(double x, double y) { return x + y - y; }
