import type { WordTable } from '@earshot/analysis/word-table';
import { nothingKnown } from '@earshot/connectors/source-facts';
import type { SourceSubject } from '@earshot/connectors/source-facts';
import { registrableDomain } from '@earshot/crawler/registrable-domain';
import { companyOf } from './sections/companies.ts';
import { CiteBook } from './cite-book.ts';
import type { SiteEvidence } from './evidence.ts';

/** A company as sources are asked about it. */
export function sourceSubject(site: SiteEvidence, words: WordTable, nowMs: number): SourceSubject {
  const { name } = companyOf(site, true, new CiteBook());
  const { links } = site;
  return {
    name: name === site.host ? nameOfHost(site.host) : name,
    host: registrableDomain(site.host),
    isCommonWord: isCommonWord(name, words),
    country: 'us',
    now: new Date(nowMs),
    known: {
      ...nothingKnown,
      repositories: links?.repositories ?? [],
      packages: links?.packages ?? [],
      statusUrl: links?.status ?? null,
      jobBoards: links?.jobBoards ?? [],
      communityUrl: links?.community ?? null,
    },
  };
}

/** A name alone, when nothing is known but what was typed. */
export function subjectByName(name: string, words: WordTable, nowMs: number): SourceSubject {
  const isCommon = isCommonWord(name, words);
  return {
    name,
    host: null,
    isCommonWord: isCommon,
    country: 'us',
    now: new Date(nowMs),
    known: nothingKnown,
  };
}

/** `Crewlark` of `crewlark.example`. */
function nameOfHost(host: string): string {
  const [first = host] = registrableDomain(host).split('.');
  return first.charAt(0).toUpperCase() + first.slice(1);
}

/** The name is a word of English too, so that it need not mean the product. */
export function isCommonWord(name: string, words: WordTable): boolean {
  return /^\p{L}+$/u.test(name) && isFrequent(words.row(name.toLowerCase()));
}

/** A word that people use every day; rarer ones are names more often. */
function isFrequent(row: number): boolean {
  return row >= 0 && row < 20_000;
}
