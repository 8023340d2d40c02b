/** Less of both themes in common than this, and they are different themes. */
const LEAST_OVERLAP = 0.25;

/**
 * Gives new groups of items the ids of the themes they continue. Of all pairs of an old and a new group, those with the
 * largest overlap (items in both / items in either, counted over the items that were there before) are matched first,
 * each group once; equal overlaps go to the lower old id. A group that holds items pinned to a theme is that theme.
 *
 * @param previous theme of each item before
 * @param next group of each item now, in any numbers
 * @param pinned items that a person put into a theme
 * @param nextId the least id for groups that continue none
 * @returns id of each group
 */
export function matchThemes(
  previous: ReadonlyMap<number, number>,
  next: ReadonlyMap<number, number>,
  pinned: ReadonlyMap<number, number | null> = new Map(),
  nextId = 1,
): Map<number, number> {
  const ids = new Map<number, number>();
  const taken = new Set<number>();
  for (const [item, theme] of pinned) {
    const group = next.get(item);
    if (theme === null || group === undefined || ids.has(group) || taken.has(theme)) continue;
    ids.set(group, theme);
    taken.add(theme);
  }
  for (const { group, theme } of overlaps(previous, next)) {
    if (ids.has(group) || taken.has(theme)) continue;
    ids.set(group, theme);
    taken.add(theme);
  }
  let free = nextId;
  for (const theme of [...previous.values(), ...pinned.values()]) free = Math.max(free, (theme ?? 0) + 1);
  for (const group of new Set(next.values())) if (!ids.has(group)) ids.set(group, free++);
  return ids;
}

function overlaps(
  previous: ReadonlyMap<number, number>,
  next: ReadonlyMap<number, number>,
): { group: number; theme: number; overlap: number }[] {
  const before = new Map<number, number>();
  const now = new Map<number, number>();
  const both = new Map<number, Map<number, number>>();
  for (const theme of previous.values()) before.set(theme, (before.get(theme) ?? 0) + 1);
  for (const [item, group] of next) {
    const theme = previous.get(item);
    if (theme === undefined) continue;
    now.set(group, (now.get(group) ?? 0) + 1);
    const row = both.get(group) ?? new Map<number, number>();
    row.set(theme, (row.get(theme) ?? 0) + 1);
    both.set(group, row);
  }
  return [...both]
    .flatMap(([group, row]) =>
      [...row].map(([theme, shared]) => {
        const either = (before.get(theme) ?? 0) + (now.get(group) ?? 0) - shared;
        return { group, theme, overlap: shared / either };
      }),
    )
    .filter(({ overlap }) => overlap >= LEAST_OVERLAP)
    .sort((a, b) => b.overlap - a.overlap || a.theme - b.theme || a.group - b.group);
}
