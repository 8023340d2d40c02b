/** Numbers in 0…1 that look like chance and are the same for the same seed (Tommy Ettinger, "mulberry32"). */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The whole numbers under `count` in a chance order (Fisher and Yates). */
export function shuffledNumbers(count: number, chance: () => number): Int32Array {
  const numbers = Int32Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i -= 1) {
    const other = Math.floor(chance() * (i + 1));
    const kept = numbers[i] ?? 0;
    numbers[i] = numbers[other] ?? 0;
    numbers[other] = kept;
  }
  return numbers;
}
