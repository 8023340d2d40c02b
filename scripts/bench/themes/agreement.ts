export interface Agreement {
  /** Normalised mutual information, 0…1, over the mean of the two entropies. */
  nmi: number;
  /** Adjusted Rand index (Hubert and Arabie 1985): 0 by chance, 1 when equal. */
  ari: number;
}

/** How far two divisions of the same things agree; null is a group of its own. */
export function agreementOf(
  left: readonly (string | number | null)[],
  right: readonly (string | number | null)[],
): Agreement {
  const total = left.length;
  const [leftSizes, leftGroups] = countedGroups(left);
  const [rightSizes, rightGroups] = countedGroups(right);
  const shared = new Map<number, number>();
  leftGroups.forEach((group, i) => {
    const cell = group * rightSizes.length + (rightGroups[i] ?? 0);
    shared.set(cell, (shared.get(cell) ?? 0) + 1);
  });
  let information = 0;
  let together = 0;
  for (const [cell, count] of shared) {
    const a = leftSizes[Math.floor(cell / rightSizes.length)] ?? 0;
    const b = rightSizes[cell % rightSizes.length] ?? 0;
    information += (count / total) * Math.log((count * total) / (a * b));
    together += pairs(count);
  }
  const leftPairs = leftSizes.reduce((sum, size) => sum + pairs(size), 0);
  const rightPairs = rightSizes.reduce((sum, size) => sum + pairs(size), 0);
  const expected = (leftPairs * rightPairs) / pairs(total);
  const entropies = entropy(leftSizes, total) + entropy(rightSizes, total);
  return {
    nmi: entropies === 0 ? 1 : (2 * information) / entropies,
    ari: (together - expected) / ((leftPairs + rightPairs) / 2 - expected),
  };
}

/** Sizes of the groups, and the group of each thing. */
function countedGroups(names: readonly (string | number | null)[]): [number[], number[]] {
  const numbers = new Map<string | number, number>();
  const sizes: number[] = [];
  const groups = names.map((name) => {
    const known = name === null ? undefined : numbers.get(name);
    const group = known ?? sizes.push(0) - 1;
    if (name !== null) numbers.set(name, group);
    sizes[group] = (sizes[group] ?? 0) + 1;
    return group;
  });
  return [sizes, groups];
}

function entropy(sizes: readonly number[], total: number): number {
  return sizes.reduce((sum, size) => sum - (size / total) * Math.log(size / total), 0);
}

function pairs(count: number): number {
  return (count * (count - 1)) / 2;
}
