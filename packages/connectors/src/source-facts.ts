import type { SourceId } from './source-ids.ts';

export type SourceKind =
  | 'reviews'
  | 'discussion'
  | 'news'
  | 'encyclopaedia'
  | 'code'
  | 'packages'
  | 'search'
  | 'status'
  | 'jobs'
  | 'archive'
  | 'rates';

/** What a source is asked about. */
export interface SourceSubject {
  /** As its own site writes it. */
  name: string;
  /** Registered part of the host of its site, `crewlark.example`; null when no site is known. */
  host: string | null;
  /** The name is a word of the language too: only written with a capital, or beside the host, does it mean the product. */
  isCommonWord: boolean;
  /** Two small letters: whose app store is asked. */
  country: string;
  now: Date;
  known: KnownOfSubject;
}

/** What some sources need and others find; an answer's `learned` is merged into it. */
export interface KnownOfSubject {
  /** `Q42`. */
  wikidataId: string | null;
  /** Of the English Wikipedia. */
  wikipediaTitle: string | null;
  appStoreId: string | null;
  /** `owner/name` at GitHub. */
  repositories: readonly string[];
  /** Names at npm. */
  packages: readonly string[];
  statusUrl: string | null;
  /** Addresses of boards at Greenhouse, Lever or Ashby. */
  jobBoards: readonly string[];
  /** Address of its forum. */
  communityUrl: string | null;
}

export const nothingKnown: KnownOfSubject = {
  wikidataId: null,
  wikipediaTitle: null,
  appStoreId: null,
  repositories: [],
  packages: [],
  statusUrl: null,
  jobBoards: [],
  communityUrl: null,
};

/** Something that was said, or is told, at an address that a reader can open. */
export interface SourceItem {
  title: string;
  url: string;
  /** Without markup; quotes are taken from here. */
  text: string;
  publishedAt: Date | null;
  author: string | null;
  /** 1 to 5. */
  rating: number | null;
  /** The start of what the source sent, as JSON. */
  raw: string;
}

export interface SourceSeries {
  /** What is counted: `Mentions`. */
  name: string;
  /** Oldest first; the month that is not over is partial. */
  points: { month: string; value: number; partial: boolean }[];
  /** Where a reader may look. */
  url: string;
}

/** A company of the same industry, or one that is named beside the subject. */
export interface SourcePeer {
  name: string;
  site: string | null;
  /** Why it is named, in a sentence. */
  text: string;
  url: string;
}

/** Reference rates of a day: how much of each currency one euro is. */
export interface EuroRates {
  day: string;
  perEuro: Record<string, number>;
}

export interface SourceFound {
  items: SourceItem[];
  series: SourceSeries[];
  peers: SourcePeer[];
  learned: Partial<KnownOfSubject>;
  rates: EuroRates | null;
}

export type SourceOutcome = 'answered' | 'empty' | 'blocked' | 'disallowed' | 'failed' | 'off' | 'not_asked';

export interface SourceAnswer extends SourceFound {
  id: string;
  kind: SourceKind;
  name: string;
  outcome: SourceOutcome;
  /** A sentence when it did not answer as hoped. */
  detail: string | null;
  /** Where a reader may look; null where nothing was asked. */
  url: string | null;
  readAt: Date | null;
  /** Requests that each host received. */
  requests: { host: string; count: number }[];
}

/** What is known of one outside system before it is asked. */
export interface SourceTraits {
  id: SourceId;
  kind: SourceKind;
  name: string;
  /** Off until a key, or an address of one's own, is given. */
  keyed: boolean;
  /** Null where the address is the operator's or the subject's own. */
  defaultBaseUrl: string | null;
  /** Between two requests to its host. */
  paceMs: number;
  /** The most requests for one report. */
  calls: number;
  /** How long an answer may be used again. */
  keptMs: number;
  /** Asks hosts of the subject, or those that wish it: their robots.txt is obeyed. */
  obeysRobots: boolean;
  /** What has to be known before it can be asked; sources that find it go first. */
  needs: readonly (keyof KnownOfSubject)[];
}
