import type {
  MarketCompany,
  MarketFeature,
  MarketFinding,
  MarketNews,
  MarketOpportunity,
  MarketPlan,
  MarketRates,
  MarketReport,
  MarketRival,
  MarketSource,
  MarketTheme,
  MarketTrend,
} from '@earshot/contracts/market/market-report';
import type { CompanyState } from '@earshot/extraction/changes/run-changes';
import type { Wording } from '../wording/wording.ts';

/** What a run stores, section by section; citations by id. */
export interface PartValues {
  companies: MarketCompany[];
  findings: MarketFinding[];
  voices: MarketTheme[];
  rivals: MarketRival[];
  plans: MarketPlan[];
  rates: MarketRates;
  features: MarketFeature[];
  trends: MarketTrend[];
  news: MarketNews[];
  opportunities: MarketOpportunity[];
  sources: KeyedSource[];
  requests: MarketReport['requests'];
  /** What later runs are compared with; told to nobody. */
  states: CompanyState[];
  /** A language model's sentences for findings. */
  wording: Wording;
  /** Plans that a language model read and code did not. */
  proposals: MarketPlan[];
}
export type PartName = keyof PartValues;

/** A source of a report, with what the pages that it gave are marked by. */
export interface KeyedSource extends MarketSource {
  /** Host and source of its pages: {@link sourceKey}. */
  key: string;
}

export function sourceKey({ host, source }: { host: string; source: string }): string {
  return source === 'site' ? `site ${host}` : source;
}

/** Where a citation leads: characters of a stored page. What the reader sees is taken from the page each time. */
export interface Cite {
  id: string;
  pageId: string;
  quote: string;
}

export interface StoredPart<Name extends PartName = PartName> {
  part: Name;
  revision: number;
  content: { value: PartValues[Name]; cites: Cite[] };
}
