/** Lanczos' approximation of ln Γ(x) for x > 0, g = 7, nine terms (Godfrey 2001). */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;
const STEPS = 400;
const TINY = 1e-300;
const PRECISION = 1e-13;

export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const y = x - 1;
  let sum: number = LANCZOS[0];
  for (let i = 1; i < LANCZOS.length; i += 1) sum += (LANCZOS[i] ?? 0) / (y + i);
  const t = y + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (y + 0.5) * Math.log(t) - t + Math.log(sum);
}

/** The regularised incomplete beta function, by Lentz's continued fraction (NIST DLMF 8.17.22). */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  let c = 1;
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= STEPS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / nonZero(1 + even * d);
    c = nonZero(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / nonZero(1 + odd * d);
    c = nonZero(1 + odd / c);
    const change = d * c;
    fraction *= change;
    if (Math.abs(change - 1) < PRECISION) break;
  }
  return (front * fraction) / a;
}

function nonZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}

/**
 * The chance that a negative binomial count reaches `count` or more.
 *
 * @param mean above 0
 * @param excess variance beyond Poisson's in squares of the mean: variance = mean + excess × mean²; above 0
 */
export function chanceOfAtLeast(count: number, mean: number, excess: number): number {
  if (count <= 0) return 1;
  const size = 1 / excess;
  return incompleteBeta(mean / (mean + size), count, size);
}

/** The chance of `count` or less. */
export function chanceOfAtMost(count: number, mean: number, excess: number): number {
  return 1 - chanceOfAtLeast(count + 1, mean, excess);
}

/** The chance that a standard normal value is above `z`; |error| < 1.5e-7 (Abramowitz, Stegun 7.1.26), relative for large z. */
export function chanceAbove(z: number): number {
  if (z < 0) return 1 - chanceAbove(-z);
  if (z > 4) return (Math.exp((-z * z) / 2) / (z * Math.sqrt(2 * Math.PI))) * (1 - 1 / (z * z) + 3 / z ** 4);
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return 0.5 * series * Math.exp(-x * x);
}
