import { expect, test } from 'vitest';
import { broadGroups } from './broad-groups.ts';
import type { LinkGraph } from './link-graph.ts';

const themes = 17;
/** Two families of six themes each, and five themes that share nothing with any. */
const familyOf = (theme: number) => (theme < 12 ? Math.floor(theme / 6) : null);

/** One item for each theme: those of a family are linked, and the families a little. */
function linked(acrossFamilies: number): LinkGraph {
  const starts = [0];
  const ends: number[] = [];
  const weights: number[] = [];
  for (let from = 0; from < themes; from += 1) {
    for (let to = 0; to < themes; to += 1) {
      const [one, other] = [familyOf(from), familyOf(to)];
      if (from === to || one === null || other === null) continue;
      ends.push(to);
      weights.push(one === other ? 1 : acrossFamilies);
    }
    starts.push(ends.length);
  }
  return {
    count: themes,
    starts: Int32Array.from(starts),
    ends: Int32Array.from(ends),
    weights: Float64Array.from(weights),
    inner: new Float64Array(themes),
  };
}

const alone = Int32Array.from({ length: themes }, (_, theme) => theme);
const sizesOf = (groups: Int32Array) =>
  [...Map.groupBy(groups, (group) => group).values()].map((all) => all.length).sort((a, b) => b - a);

test('no group holds more than half of the items, though fewer groups were wanted', () => {
  expect(sizesOf(broadGroups(linked(0.5), alone, themes, 2, 1))).toEqual([6, 6, 1, 1, 1, 1, 1]);
});

test('themes that cannot be parted into groups stay alone', () => {
  const sizes = sizesOf(broadGroups(linked(1), alone, themes, 0.9, 1));
  expect(sizes).toEqual(Array<number>(themes).fill(1));
});
