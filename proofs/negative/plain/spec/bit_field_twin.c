// Colons that are none of a bit-field.
// Proved: checker f
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) {
  const int y = x > 3 ? x - 3 : 0;
  switch (y) {
  case 1: return 0;
  default: return x < 42 ? x : 1;
  }
}
