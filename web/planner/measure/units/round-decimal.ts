/**
 * A number rounded to so many decimals by its digits as they are written, halves away from zero: 1.005 to two is 1.01.
 * As `Intl.NumberFormat` rounds, whose first use in a page takes a slow phone 80 ms: sizes do without it.
 */
export function roundDecimal(value: number, digits: number): number {
  const [mantissa, exponent = '0'] = String(Math.abs(value)).split('e');
  const whole = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`));
  return (Math.sign(value) * whole) / 10 ** digits;
}
