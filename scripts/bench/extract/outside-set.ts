import { existsSync, readdirSync, readFileSync } from 'node:fs';

export const outsideHalves = ['open', 'frozen'] as const;
/** `frozen` is read by the bench alone, which prints sums of it. */
export type OutsideHalf = (typeof outsideHalves)[number];

/** A plan as `scripts/bench/outside-market/README.md` describes it. */
export interface OutsidePlan {
  name: string;
  kind: 'priced' | 'free' | 'custom';
  amount: number | null;
  currency: string | null;
  /** A period's name, or a length in words such as `15 days`. */
  per: string | null;
  billed_every: string | null;
  /** Absent where it is not to be judged. */
  unit?: string | null;
  is_from: boolean;
  setup_fee: number | null;
  also: { amount: number; per: string | null; billed_every?: string | null; what?: string }[];
}

/** What a reader may tell or leave out: neither is wrong. */
export interface EitherWay {
  plans?: readonly Pick<OutsidePlan, 'name' | 'amount'>[];
  features?: readonly string[];
}

export interface OutsideFeature {
  feature: string;
  plans: string[];
  /** As the page words it; null where there is none. */
  quota: string | null;
}

interface SaidOfBoth {
  url: string;
  plans: OutsidePlan[];
  features: OutsideFeature[];
  decoys: string[];
}

export interface OutsidePage extends SaidOfBoth {
  name: string;
  either_way?: EitherWay;
  html: string;
}

export interface OutsideSite extends SaidOfBoth {
  half: OutsideHalf;
  /** What the company calls itself. */
  name: string;
  rivals: { name: string; named_on: string[] }[];
  not_rivals: string[];
  news: { title: string; date: string | null; kind: string }[];
  notices: { text: string; kind: string }[];
  about: {
    category: string | null;
    for_whom: string | null;
    trial: string | null;
    claims: string[];
    customers: string[];
    integrations: string[];
    trust: string[];
  };
  /** HTML by path: `/` and `/pricing`. */
  pages: Record<string, string>;
}

const folder = new URL('../outside-market/', import.meta.url);

export function outsidePages(half: OutsideHalf): OutsidePage[] {
  return pagesOf(new URL(`${half}/pages/`, folder));
}

/**
 * Pages with their truth beside them, as `<half>/pages` holds them.
 *
 * @param pages a folder's address, ending in a slash
 */
export function pagesOf(pages: URL): OutsidePage[] {
  return readdirSync(pages)
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const name = file.slice(0, -'.html'.length);
      const truth = JSON.parse(readFileSync(new URL(`${name}.json`, pages), 'utf8')) as SaidOfBoth;
      return { ...truth, name, html: readFileSync(new URL(file, pages), 'utf8') };
    });
}

export function outsideSites(half: OutsideHalf): OutsideSite[] {
  const sites = new URL(`${half}/sites/`, folder);
  return readdirSync(sites)
    .sort()
    .map((name) => {
      const own = new URL(`${name}/`, sites);
      const truth = JSON.parse(readFileSync(new URL('truth.json', own), 'utf8')) as Omit<
        OutsideSite,
        'half' | 'pages'
      >;
      return { ...truth, half, pages: pagesIn(new URL('before/', own)) };
    });
}

function pagesIn(reading: URL): Record<string, string> {
  if (!existsSync(reading)) return {};
  const files = readdirSync(reading, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return Object.fromEntries(
    files.map((file) => {
      const path = `/${file.slice(0, -'.html'.length).replaceAll('\\', '/')}`;
      return [path.replace(/(?<=\/)index$/, ''), readFileSync(new URL(file, reading), 'utf8')];
    }),
  );
}
