/** What a page is about, as its address and the words of the links to it say. */
export const pageKinds = [
  'home',
  'pricing',
  'features',
  'compare',
  'customers',
  'changelog',
  'careers',
  'feed',
] as const;
export type PageKind = (typeof pageKinds)[number];

/** What became of an address that was, or should have been, asked for. */
export type PageOutcome = 'answered' | 'empty' | 'blocked' | 'disallowed' | 'failed' | 'not_asked';

export interface CrawledPage {
  /** As it was asked for. */
  url: string;
  /** Where the redirects ended. */
  finalUrl: string;
  status: number;
  fetchedAt: Date;
  /** Without parameters, in lower case: `text/html`. */
  contentType: string;
  /** The decoded body: HTML, or XML for a feed. */
  html: string;
  kind: PageKind;
  /** The page, or its answer, asks not to be quoted (`noai`, `nosnippet`, …): facts may be counted, words may not be shown. */
  mayQuote: boolean;
  /** Next to no text in it: a script draws it. */
  isDrawnByScript: boolean;
}

/** Addresses that other readers start from; each found on the pages or in the sitemaps that were read. */
export interface SiteLinks {
  /** Page that tells of outages. */
  status: string | null;
  /** Boards of openings at Greenhouse, Lever or Ashby. */
  jobBoards: string[];
  /** A forum of its users. */
  community: string | null;
  /** Source code at GitHub, `owner/name`. */
  repositories: string[];
  /** Names of packages at npm. */
  packages: string[];
  /** Its app at the App Store. */
  appStoreId: string | null;
  feeds: string[];
  /** Own pages that compare it with others, read or not. */
  comparisons: string[];
}

export interface SkippedPage {
  url: string;
  kind: PageKind;
  outcome: Exclude<PageOutcome, 'answered'>;
  /** A sentence for readers. */
  detail: string;
}

export interface SiteSummary {
  /** `answered` when any page was read; otherwise what became of the first. */
  outcome: PageOutcome;
  detail: string | null;
  /** Where the home page was found; null when it was not. */
  url: string | null;
  pagesRead: number;
  links: SiteLinks;
  /** Requests that each host received, those for robots.txt, sitemaps and redirects included. */
  requests: { host: string; count: number }[];
}

export type CrawlStep =
  | { is: 'page'; page: CrawledPage }
  | { is: 'skipped'; skipped: SkippedPage }
  | { is: 'end'; site: SiteSummary };
