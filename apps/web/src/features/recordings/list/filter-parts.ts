import type { ListFilter } from './filter-address.ts';
import { listWords } from './list.words.ts';

/** One thing that narrows the list down, in words, and the filter without it. */
export interface FilterPart {
  words: string;
  without: ListFilter;
}

export function filterParts(filter: ListFilter, siteName: (id: number) => string): FilterPart[] {
  const parts: FilterPart[] = [];
  const add = (words: string, change: ListFilter) => parts.push({ words, without: { ...filter, ...change } });
  const { names } = listWords;
  if (filter.contains) add(`${names.contains} “${filter.contains}”`, { contains: undefined });
  if (filter.page) add(`${names.page} ${filter.page}`, { page: undefined });
  if (filter.from) add(`${names.from} ${filter.from}`, { from: undefined });
  if (filter.to) add(`${names.to} ${filter.to}`, { to: undefined });
  if (filter.site !== undefined) add(`${names.site} ${siteName(filter.site)}`, { site: undefined });
  if (filter.person) add(`${names.person} ${filter.person}`, { person: undefined });
  if (filter.account) add(`${names.account} ${filter.account}`, { account: undefined });
  if (filter.min !== undefined) add(`${names.min} ${listWords.seconds(filter.min)}`, { min: undefined });
  if (filter.max !== undefined) add(`${names.max} ${listWords.seconds(filter.max)}`, { max: undefined });
  for (const kind of filter.with ?? []) {
    add(`${listWords.has.toLowerCase()} ${listWords.kinds[kind]}`, { with: others(filter.with, kind) });
  }
  for (const kind of filter.without ?? []) {
    add(`${listWords.hasNot.toLowerCase()} ${listWords.kinds[kind]}`, {
      without: others(filter.without, kind),
    });
  }
  for (const one of filter.metadata ?? []) {
    const words = [one.key, listWords.conditions[one.condition], one.value].filter(
      (word) => word !== undefined,
    );
    add(words.join(' '), { metadata: others(filter.metadata, one) });
  }
  return parts;
}

function others<T>(list: readonly T[] | undefined, one: T): T[] {
  return (list ?? []).filter((other) => other !== one);
}
