/** What a question is asked for. */
export type QuestionKind = 'count' | 'share' | 'trend' | 'compare' | 'rank' | 'list' | 'why' | 'quote';
export type QuestionUnit = 'items' | 'people' | 'accounts' | 'revenue';
export type QuestionMeasure = 'count' | 'share' | 'mean_rating' | 'nps' | 'csat' | 'sentiment_score';

/** A number of a column that is asked for in place of how many there are. */
export interface PlanNumber {
  field: string;
  of: 'mean' | 'median' | 'highest' | 'lowest';
  /** "The highest age per city": of each group its own, where "which city has the highest" asks for averages. */
  each?: true;
}
export type Tone = 'negative' | 'neutral' | 'positive';

/** What an item's words can tell of their kind; complaints and praise are told by its sentiment. */
export type ItemKind = 'bug' | 'wish' | 'question' | 'confusion' | 'cancellation';

export interface FieldCondition {
  key: string;
  condition: 'equals' | 'not_equals' | 'greater_than' | 'less_than' | 'is_set' | 'is_not_set';
  value?: string | number;
}

/**
 * About the same as a text, with at least this probability; `as_words`: containing each of its words, `phrase`: these side by
 * side. Items that contain each word of one of `or` are meant too.
 */
export interface PlanAbout {
  text: string;
  at_least: number;
  as_words?: true;
  phrase?: true;
  or?: string[];
  /** Items that contain a wording of each of these lists, close together, are meant too; of common words some may be missing. */
  each?: string[][];
}

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
  undated?: boolean;
  has_author?: boolean;
  has_account?: boolean;
  /** Items whose words tell one of these. */
  kinds?: ItemKind[];
  /** From 1, Monday, to 7. */
  weekdays?: number[];
  account_ids?: number[];
  account_plans?: string[];
  custom_trend_id?: number;
  theme_ids?: number[];
  metadata_filters?: FieldCondition[];
  about?: PlanAbout;
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
  number?: PlanNumber;
  filters: PlanFilter;
  /** Of a share: whose share of the filter's items. */
  part?: PlanFilter;
  by?: PlanGrouping;
  /** Parts what is counted by the days of the week. */
  each?: 'weekday';
  /** The period to hold against that of the filter. */
  compare?: 'previous' | { said_from: string; said_to: string };
  /** Two kinds of items to hold against each other. */
  sides?: [PlanSide, PlanSide];
  order: 'most' | 'least' | 'change';
  /** What the sentence has to answer first, where that is not the number itself. */
  asks?: Asks;
  /** Of a ranking: which one is asked for, from 2 on; without it the first. */
  place?: number;
  /** Of a ranking or of quotes: how many. */
  limit?: number;
  /** Of a ranking: what has fewer items is left out. */
  least?: number;
}

/**
 * Whether there is any; since when; when most; which way it goes; what it comes to; how many different values there are; the middle rating in
 * place of the mean; what is said most, by matters and themes.
 */
export type Asks = 'whether' | 'when' | 'peak' | 'direction' | 'summary' | 'distinct' | 'median' | 'matters';

/** What a part of a plan was read from: characters `start` to `end` of the question. */
export interface ReadFrom {
  part: string;
  text: string;
  start: number;
  end: number;
}

/** Why a question cannot be answered from feedback. */
export type BeyondReason =
  'future' | 'business_figure' | 'task' | 'population' | 'measurement' | 'private' | 'unknown_name';

export interface PlannedQuestion {
  /** Null when nothing of the question was understood, or it asks for what feedback cannot tell. */
  plan: QuestionPlan | null;
  read_from: ReadFrom[];
  /** Words of the question that look as if they mattered and were not understood. */
  not_understood: string[];
  beyond: { reason: BeyondReason; text: string } | null;
  /** A period that begins, or ends, with the first item of a field's value: its day is not known here. */
  since: { key: string; value: string; side: 'from' | 'before' } | null;
  /** Of the words that are looked for those that no word like "about" makes a matter: the question may go without them. */
  loose: string[];
  /** Other questions that the same words may have meant. */
  close: string[];
  /** Columns of ratings beside the one that is meant by "the rating", where the question names none. */
  other_ratings: string[];
  /** The newest day of the data, where the periods are counted back from it and not from today. */
  counted_from: string | null;
  /** Whether people are asked for where no item says who wrote it: its items are counted in their place. */
  is_of_unnamed: boolean;
}

/** What a workspace knows, by the names that people use. */
export interface KnownNames {
  sources: readonly { id: number; name: string }[];
  topics: readonly { id: number; name: string }[];
  /** Those that nobody named were found among the items: their names are words like others. */
  themes: readonly { id: number; name: string; is_found?: boolean }[];
  accounts: readonly { id: number; name: string }[];
  plans: readonly string[];
  /** The workspace's own fields, with their values where these are few. */
  fields: readonly { key: string; values: readonly string[]; is_number?: boolean }[];
  /** What files call the column that the ratings came from. */
  ratings?: readonly string[];
  /** What files call the columns of accounts and of who writes. */
  people?: { account: readonly string[]; author: readonly string[] };
  /** Scales of the ratings, the most frequent first. */
  scales?: readonly { min: number; max: number }[];
  /** The first and the last day that something was said. */
  days?: { first: string; last: string } | null;
  /** Whether any item says who wrote it; true where that is not known. */
  has_authors?: boolean;
}

/** From this probability on an item counts as being about a text, unless somebody says otherwise: that from which on search finds it. */
export const usualLikeness = 0.1;
