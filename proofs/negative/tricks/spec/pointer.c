// A call through a pointer, to a function that may do anything.
// Refused: f has a call through a pointer
// Proved: checker f
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
static int small(int x) { return 0; }
/*@ requires which: g == &small; terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x, int (*g)(int)) {
  //@ calls small;
  return g(x);
}
