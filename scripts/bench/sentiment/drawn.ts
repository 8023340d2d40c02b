/** `count` of the values, drawn without putting back (Fisher, Yates); the same seed draws the same. */
export function drawn<T>(values: readonly T[], count: number, seed: number): T[] {
  const left = [...values];
  let state = Math.imul(seed, 0x9e3779b1) | 0;
  return Array.from({ length: Math.min(count, values.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    const at = Math.floor(((state >>> 0) / 2 ** 32) * left.length);
    const [value] = left.splice(at, 1) as [T];
    return value;
  });
}
