import type { IncomingHttpHeaders } from 'node:http';
import type { Company, Market } from '../markets/market.ts';
import type { Reply } from '../server/reply.ts';

export interface SourceRequest {
  method: string;
  /** Below the prefix of the source, with its leading slash. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What the sources know: everything of all markets that are served. */
export interface World {
  markets: readonly Market[];
  companies: readonly Company[];
  today: Date;
  /** Address of a company's site, with the port of the stand-in. */
  originOf: (host: string) => string;
}

export type Source = (request: SourceRequest, world: World) => Reply;

/** Companies whose name stands in a text as a word, whatever its case; the longest name first. */
export function companiesIn(text: string, { companies }: World): Company[] {
  return companies
    .filter(({ name }) => wordOf(name).test(text))
    .sort((one, other) => other.name.length - one.name.length);
}

export function wordOf(name: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'iu',
  );
}

/** Words of a query without quotes and operators. */
export function plainQuery(query: string): string {
  return query.replaceAll(/["()]/g, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** A number that is the same each time for a text: for ids. */
export function numberOf(text: string): number {
  return (
    [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 90_000_000, 7) + 10_000_000
  );
}
