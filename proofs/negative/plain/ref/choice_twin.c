// A choice between formats is compiled and proved in each.
// Proved: ref f
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) {
#ifdef OG_BINARY32
  return x < 24 ? x : 24;
#else
  return x < 41 ? x : 41;
#endif
}
