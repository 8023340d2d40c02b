import type { PageOutcome, SiteLinks } from '@earshot/crawler/page';
import type { Notice } from '@earshot/extraction/news/read-notices';
import type { NamedRival } from '@earshot/extraction/rivals/rivals-on-own-pages';
import type { RivalEvidence } from '@earshot/extraction/rivals/rival-evidence';
import type { Claim, FeatureMention, FeedEntry, Plan, ReviewFact, Told } from '@earshot/extraction/facts';

/** What a company's own site told on a day, kept so that the packs of a day share it. */
export interface SiteEvidence {
  host: string;
  /** Its home page; null when none was read. */
  url: string | null;
  outcome: PageOutcome;
  detail: string | null;
  pagesRead: number;
  readAt: string;
  requests: { host: string; count: number }[];
  links: SiteLinks | null;
  name: Told | null;
  title: Told | null;
  description: Told | null;
  plans: Plan[];
  /** Names of what may be further plans, but not surely. Absent where a former version read the site. */
  leftOut?: Told[];
  /** Its page about prices of which none could be read surely, or that a script draws; null where there is none. */
  unreadPrices: string | null;
  features: FeatureMention[];
  claims: Claim[];
  news: FeedEntry[];
  /** What its home page warns of or announces now. */
  notices: Notice[];
  reviews: ReviewFact[];
  /** Companies that its pages name beside it, before it is known which of them it is. */
  named: NamedRival[];
  /** Rivals that its own pages compare it with. */
  compared: RivalEvidence[];
  /** Stored pages by their addresses. */
  pageIds: Record<string, string>;
}

export function noEvidence(host: string, readAt: string): SiteEvidence {
  return {
    ...{ host, url: null, outcome: 'not_asked' as const, detail: null, pagesRead: 0, readAt },
    ...{ requests: [], links: null, name: null, title: null, description: null, plans: [] },
    ...{
      leftOut: [],
      unreadPrices: null,
      features: [],
      claims: [],
      news: [],
      notices: [],
      reviews: [],
      named: [],
      compared: [],
      pageIds: {},
    },
  };
}
