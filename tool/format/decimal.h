#ifndef OG_DECIMAL_H
#define OG_DECIMAL_H

/// Doubles as decimal text, as printf writes them, in a fifth of its time.

/// 10^22 is the last power of ten that is a double.
#define OG_LAST_POWER_OF_TEN 22
/// 10^0 to 10^22, exact.
extern const double og_power_of_ten[OG_LAST_POWER_OF_TEN + 1];

/// Room for any number, its terminator included: "-1.7976931348623157e+308".
#define OG_DECIMAL_SIZE 32

/// Writes what printf("%.*g", digits, x) does in the C locale, byte for byte, terminator included; `digits` from 1 to
/// 17. Returns the length. Cost: constant for 1e-22 < |x| < 1e22, otherwise and within 2^-30 of a tie printf's own.
int og_decimal(char at[OG_DECIMAL_SIZE], double x, int digits);

#endif
