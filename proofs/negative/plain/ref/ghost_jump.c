// Ghost code that jumps.
// Refused: goto in ghost code
// Proved: ref f
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) {
  /*@ ghost
    if (x >= 42) goto end; */
  return 4;
end:
  return x;
}
