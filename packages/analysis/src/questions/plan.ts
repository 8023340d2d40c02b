/** What a question is asked for. */
export type QuestionKind = 'count' | 'share' | 'trend' | 'compare' | 'rank' | 'list' | 'why' | 'quote';
export type QuestionUnit = 'items' | 'people' | 'accounts' | 'revenue';
export type QuestionMeasure = 'count' | 'share' | 'mean_rating' | 'nps' | 'csat' | 'sentiment_score';
export type Tone = 'negative' | 'neutral' | 'positive';

/** The parts of a feedback filter that words can mean; days are `YYYY-MM-DD`. */
export interface PlanPart {
  source_ids?: number[];
  sentiments?: Tone[];
  languages?: string[];
  said_from?: string;
  said_to?: string;
  rating_min?: number;
  rating_max?: number;
  rated?: boolean;
  account_ids?: number[];
  account_plans?: string[];
  custom_trend_id?: number;
  theme_ids?: number[];
  metadata_filters?: { key: string; condition: 'equals' | 'not_equals'; value: string }[];
  /** About the same as this text, with at least this probability; `as_words`: containing each of its words. */
  about?: { text: string; at_least: number; as_words?: true };
}

export interface PlanFilter extends PlanPart {
  also?: PlanPart[];
  except?: PlanPart[];
}

export type TimeUnit = 'auto' | 'day' | 'week' | 'month' | 'quarter' | 'year';
export type PlanGrouping =
  | 'source'
  | 'sentiment'
  | 'language'
  | 'stars'
  | 'theme'
  | 'topic'
  | 'account'
  | 'author'
  | 'plan'
  | { field: string }
  | { time: TimeUnit };

export interface PlanSide {
  label: string;
  filters: PlanFilter;
}

/** What to look for, count and say. */
export interface QuestionPlan {
  kind: QuestionKind;
  unit: QuestionUnit;
  measure: QuestionMeasure;
  filters: PlanFilter;
  /** Of a share: whose share of the filter's items. */
  part?: PlanFilter;
  by?: PlanGrouping;
  /** The period to hold against that of the filter. */
  compare?: 'previous' | { said_from: string; said_to: string };
  /** Two kinds of items to hold against each other. */
  sides?: [PlanSide, PlanSide];
  order: 'most' | 'least' | 'change';
}

/** What a part of a plan was read from: characters `start` to `end` of the question. */
export interface ReadFrom {
  part: string;
  text: string;
  start: number;
  end: number;
}

/** Why a question cannot be answered from feedback. */
export type BeyondReason =
  'future' | 'business_figure' | 'task' | 'population' | 'measurement' | 'unknown_name';

export interface PlannedQuestion {
  /** Null when nothing of the question was understood, or it asks for what feedback cannot tell. */
  plan: QuestionPlan | null;
  read_from: ReadFrom[];
  /** Words of the question that look as if they mattered and were not understood. */
  not_understood: string[];
  beyond: { reason: BeyondReason; text: string } | null;
}

/** What a workspace knows, by the names that people use. */
export interface KnownNames {
  sources: readonly { id: number; name: string }[];
  topics: readonly { id: number; name: string }[];
  themes: readonly { id: number; name: string }[];
  accounts: readonly { id: number; name: string }[];
  plans: readonly string[];
  /** The workspace's own fields with their frequent values. */
  fields: readonly { key: string; values: readonly string[] }[];
}

/** From this probability on an item counts as being about a text, unless somebody says otherwise. */
export const usualLikeness = 0.25;
