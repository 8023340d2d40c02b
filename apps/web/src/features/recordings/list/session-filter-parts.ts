import { momentInWords } from '@earshot/contracts/recordings/moment-words';
import type { RecordingFilter } from '@earshot/contracts/recordings';
import { formatDay } from '../../../lib/format.ts';
import { conditionInWords, listWords } from './list.words.ts';

export interface SessionFilterPart {
  words: string;
  without: RecordingFilter;
}

type Name = keyof RecordingFilter;

/** Every part of a filter in words, with the filter that is left when it is taken off. */
export function sessionFilterParts(
  filter: RecordingFilter,
  siteName: (id: number) => string,
): SessionFilterPart[] {
  const parts: SessionFilterPart[] = [];
  const { names } = listWords;
  const without = (name: Name) =>
    Object.fromEntries(Object.entries(filter).filter(([key]) => key !== name)) as RecordingFilter;
  const one = (name: Name, words: string | undefined) => {
    if (words !== undefined) parts.push({ words, without: without(name) });
  };
  const each = <T>(name: Name, list: readonly T[] | undefined, wordsOf: (value: T) => string) => {
    for (const value of list ?? []) {
      const left = (list ?? []).filter((other) => other !== value);
      const rest = without(name);
      parts.push({ words: wordsOf(value), without: left.length > 0 ? { ...rest, [name]: left } : rest });
    }
  };
  const { from, to } = filter;
  one('contains', filter.contains && `${names.contains} “${filter.contains}”`);
  one('page', filter.page && `${names.page} ${filter.page}`);
  one('from', from && `${names.from} ${formatDay(from)}`);
  // The instant at which the last day is over.
  one('to', to && `${names.to} ${formatDay(new Date(Date.parse(to) - 1).toISOString())}`);
  each('site_ids', filter.site_ids, (id) => `${names.site} ${siteName(id)}`);
  each('person_ids', filter.person_ids, (id) => `${names.person} ${id}`);
  one('without_words', filter.without_words && `${names.noWords} “${filter.without_words}”`);
  one('without_page', filter.without_page && `${names.noPage} ${filter.without_page}`);
  each('without_person_ids', filter.without_person_ids, (id) => `${names.noPerson} ${id}`);
  each('without_accounts', filter.without_accounts, (name) => `${names.noAccount} ${name}`);
  each('accounts', filter.accounts, (name) => `${names.account} ${name}`);
  each('plans', filter.plans, (name) => `${names.plan} ${name}`);
  one('is_known', filter.is_known === undefined ? undefined : filter.is_known ? names.known : names.unknown);
  one('first_page', filter.first_page && `${names.firstPage} ${textOf(filter.first_page)}`);
  one('last_page', filter.last_page && `${names.lastPage} ${textOf(filter.last_page)}`);
  one(
    'min_seconds',
    filter.min_seconds === undefined ? undefined : `${names.min} ${listWords.seconds(filter.min_seconds)}`,
  );
  one(
    'max_seconds',
    filter.max_seconds === undefined ? undefined : `${names.max} ${listWords.seconds(filter.max_seconds)}`,
  );
  each('with', filter.with, (kind) => `${listWords.has.toLowerCase()} ${listWords.kinds[kind]}`);
  each('without', filter.without, (kind) => `${listWords.hasNot.toLowerCase()} ${listWords.kinds[kind]}`);
  each('moments', filter.moments, (moment) => `${listWords.has.toLowerCase()} ${momentInWords(moment)}`);
  each(
    'no_moments',
    filter.no_moments,
    (moment) => `${listWords.hasNot.toLowerCase()} ${momentInWords(moment)}`,
  );
  each('metadata', filter.metadata, conditionInWords);
  return parts;
}

function textOf(text: { is: string } | { part: string }): string {
  return 'is' in text ? text.is : text.part;
}
