/** 97.5 % point of the normal distribution. */
const Z = 1.959964;

/**
 * Wilson's 95 % interval of a share.
 *
 * @param share 0…1
 * @param count how many there are of which that share, 1 or more
 */
export function wilson(share: number, count: number): { low: number; high: number } {
  const z2 = (Z * Z) / count;
  const center = (share + z2 / 2) / (1 + z2);
  const reach = (Z * Math.sqrt((share * (1 - share)) / count + z2 / (4 * count))) / (1 + z2);
  return { low: Math.max(0, center - reach), high: Math.min(1, center + reach) };
}
