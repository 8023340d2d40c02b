import { wordsOf } from '../reading/reading.ts';

/** A column's name without what stands in brackets behind it, such as a scale. */
export function withoutBracket(key: string): string {
  const name = key.trimEnd();
  const open = Math.max(name.lastIndexOf('('), name.lastIndexOf('['));
  return open > 0 && /[)\]]$/.test(name) ? name.slice(0, open).trimEnd() : key;
}

/** The columns that only their brackets tell from another: `Price (EUR)` and `Price (USD)`. */
export function toldApartByBracket(keys: readonly string[]): ReadonlySet<string> {
  const byName = Map.groupBy(keys, (key) =>
    wordsOf(withoutBracket(key))
      .map(({ text }) => text)
      .join(' '),
  );
  const alike = [...byName.values()].filter((own) => own.length > 1).flat();
  return new Set(alike.filter((key) => withoutBracket(key) !== key));
}
