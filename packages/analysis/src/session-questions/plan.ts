import type { ReadFrom } from '../questions/plan.ts';

/** What a question about sessions is asked for. */
export type SessionQuestionKind = 'count' | 'share' | 'trend' | 'compare' | 'rank' | 'measure' | 'list';
export type SessionUnit = 'sessions' | 'people' | 'accounts' | 'moments';

/** Kinds of moments that words can mean. */
export type AskedMomentKind =
  | 'page'
  | 'click'
  | 'rage_click'
  | 'dead_click'
  | 'input'
  | 'error'
  | 'console_error'
  | 'console_warning'
  | 'failed_request'
  | 'slow_request'
  | 'custom'
  | 'identify'
  | 'hidden';

/** A text as it is, or a part of it, letter case aside. */
export type TextCondition = { is: string } | { part: string };

/** A moment of this kind; all that is given holds for it. */
export interface PlainMoment {
  kind: AskedMomentKind;
  says?: TextCondition;
  /** The address that was open when it happened. */
  on_page?: TextCondition;
  min_value?: number;
  max_value?: number;
}

export interface MomentCondition extends PlainMoment {
  /** Something that happened in the same session before. */
  after?: PlainMoment;
}

export interface SessionMetadataCondition {
  key: string;
  condition: 'equals' | 'not_equals' | 'greater_than' | 'less_than';
  value: string | number;
}

/** The parts of a filter of recordings that words can mean; days are `YYYY-MM-DD`, the last one within. */
export interface SessionFilter {
  from_day?: string;
  to_day?: string;
  site_ids?: number[];
  person_ids?: string[];
  accounts?: string[];
  plans?: string[];
  /** Whether it is known who was there. */
  is_known?: boolean;
  min_seconds?: number;
  max_seconds?: number;
  metadata?: SessionMetadataCondition[];
  moments?: MomentCondition[];
  no_moments?: MomentCondition[];
}

export type SessionGrouping =
  | 'page'
  | 'first_page'
  | 'last_page'
  | 'label'
  | 'person'
  | 'account'
  | 'plan'
  | 'site'
  | { metadata: string }
  | { time: 'auto' | 'day' | 'week' | 'month' };

/** A number that every session has. */
export interface SessionMeasure {
  of: 'seconds' | 'active_seconds' | 'pages' | 'clicks';
  how: 'mean' | 'median' | 'max' | 'min' | 'sum';
}

export interface SessionSide {
  label: string;
  filters: SessionFilter;
}

/** What to look for, count and say. */
export interface SessionPlan {
  kind: SessionQuestionKind;
  unit: SessionUnit;
  filters: SessionFilter;
  /** What is counted where moments are, and what is cited. */
  moment?: MomentCondition;
  /** Of a share: what the part has besides. */
  part?: SessionFilter;
  by?: SessionGrouping;
  measure?: SessionMeasure;
  /** The period to hold against that of the filter; `previous`: as many days before. */
  compare?: 'previous' | { from_day: string; to_day: string };
  sides?: [SessionSide, SessionSide];
  order: 'most' | 'least';
}

/** Why recordings cannot tell. */
export type UntoldReason =
  | 'future'
  | 'business_figure'
  | 'reasons'
  | 'opinions'
  | 'traits'
  | 'not_recorded'
  | 'task'
  | 'unknown_words'
  | 'not_understood';

export interface PlannedSessionQuestion {
  /** Null when recordings cannot tell, or nothing was understood. */
  plan: SessionPlan | null;
  read_from: ReadFrom[];
  untold: { reason: UntoldReason; text: string } | null;
}

/** What the recordings of a workspace know, by the names that people use. */
export interface KnownInSessions {
  sites: readonly { id: number; name: string }[];
  people: readonly { id: string; name: string | null; email: string | null }[];
  accounts: readonly string[];
  plans: readonly string[];
  /** Keys with their frequent values. */
  metadata: readonly { key: string; values: readonly string[] }[];
  /** Whole addresses. */
  pages: readonly string[];
  /** What frequent moments say, by their kind. */
  labels: Readonly<Partial<Record<AskedMomentKind, readonly string[]>>>;
}
