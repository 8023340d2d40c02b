/** What a question means, as the one who wrote it down meant it. Names are those of a question's plan. */
export interface ExpectedFilter {
  source_ids?: number[];
  sentiments?: ('negative' | 'neutral' | 'positive')[];
  languages?: string[];
  said_from?: string;
  said_to?: string;
  rating_min?: number;
  rating_max?: number;
  rated?: boolean;
  account_plans?: string[];
  /** Names: ids are given when items are stored. */
  accounts?: string[];
  custom_trend_id?: number;
  theme_ids?: number[];
  fields?: Record<string, string>;
  /** Words that have to be in the text that is looked for. */
  about?: string[];
  /** Words that items have to contain, each in any form. */
  mentions?: string[];
  except?: ExpectedFilter[];
}

export interface ExpectedPlan {
  kind: 'count' | 'share' | 'trend' | 'compare' | 'rank' | 'list' | 'why' | 'quote';
  unit?: 'items' | 'people' | 'accounts' | 'revenue';
  measure?: 'count' | 'share' | 'mean_rating' | 'nps' | 'csat' | 'sentiment_score';
  filters?: ExpectedFilter;
  part?: ExpectedFilter;
  by?: string | { time: string } | { field: string };
  compare?: 'previous' | { said_from: string; said_to: string };
  sides?: [ExpectedFilter, ExpectedFilter];
  order?: 'most' | 'least' | 'change';
}

export interface AskedQuestion {
  question: string;
  plan: ExpectedPlan;
  /** The question asked before it in the same conversation. */
  after?: string;
}

export const negative = { sentiments: ['negative'] } satisfies ExpectedFilter;
export const positive = { sentiments: ['positive'] } satisfies ExpectedFilter;
export const lastMonth = { said_from: '2026-10-01', said_to: '2026-10-31' };
export const lastWeek = { said_from: '2026-11-09', said_to: '2026-11-15' };
export const q3 = { said_from: '2026-07-01', said_to: '2026-09-30' };
export const thisMonth = { said_from: '2026-11-01' };
export const login = { custom_trend_id: 1 };
export const invoiceExport = { custom_trend_id: 2 };
export const slowSync = { custom_trend_id: 3 };
export const darkMode = { theme_ids: [1] };
export const payments = { theme_ids: [2] };
export const cardDeclined = { theme_ids: [3] };
export const clientPortal = { theme_ids: [4] };
export const onAndroid = { fields: { platform: 'Android' } };
export const onIos = { fields: { platform: 'iOS' } };
