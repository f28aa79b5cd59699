// A header that says what model is read may choose by it, and nobody else.
// Refused: a choice of the preprocessor: OG_MODEL_OPAQUE
// Refused: the name of a model
// Proved: checker f
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) {
#ifdef OG_MODEL_OPAQUE
  return 0;
#else
  return x;
#endif
}
