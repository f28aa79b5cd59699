// Floating point in another function of the file, which is not proved.
// Proved: checker f
double g(double x) { return x + 1; }
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) { return x < 42 ? x : 0; }
