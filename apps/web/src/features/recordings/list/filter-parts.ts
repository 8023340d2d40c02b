import type { RecordingFilter } from '@earshot/contracts/recordings';
import type { ListFilter } from './filter-address.ts';
import { sessionFilterParts } from './session-filter-parts.ts';
import { conditionInWords, listWords } from './list.words.ts';

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
  if (filter.no_words) add(`${names.noWords} “${filter.no_words}”`, { no_words: undefined });
  if (filter.no_page) add(`${names.noPage} ${filter.no_page}`, { no_page: undefined });
  if (filter.from) add(`${names.from} ${filter.from}`, { from: undefined });
  if (filter.to) add(`${names.to} ${filter.to}`, { to: undefined });
  if (filter.site !== undefined) add(`${names.site} ${siteName(filter.site)}`, { site: undefined });
  if (filter.person) add(`${names.person} ${filter.person.join(` ${names.or} `)}`, { person: undefined });
  if (filter.no_person) {
    add(`${names.noPerson} ${filter.no_person.join(` ${names.or} `)}`, { no_person: undefined });
  }
  if (filter.account) add(`${names.account} ${filter.account}`, { account: undefined });
  if (filter.no_account) add(`${names.noAccount} ${filter.no_account}`, { no_account: undefined });
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
    add(conditionInWords(one), { metadata: others(filter.metadata, one) });
  }
  for (const { words, without } of sessionFilterParts(filter.filter ?? {}, siteName)) {
    add(words, { filter: emptied(without) });
  }
  return parts;
}

function emptied(filter: RecordingFilter): RecordingFilter | undefined {
  return Object.keys(filter).length > 0 ? filter : undefined;
}

function others<T>(list: readonly T[] | undefined, one: T): T[] {
  return (list ?? []).filter((other) => other !== one);
}
