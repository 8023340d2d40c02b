/** The list with the value added or taken out; undefined once it is empty. */
export function withToggled<T>(values: readonly T[] | undefined, value: T): T[] | undefined {
  const before = values ?? [];
  const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
  return after.length ? after : undefined;
}
