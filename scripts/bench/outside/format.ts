/** The lines of a set's `questions.jsonl`. `README.md` beside this file says how each check is decided. */
export const questionClasses = [
  'count-word',
  'count-matter',
  'count-kind',
  'count-field',
  'negation',
  'compare',
  'per-group',
  'rank',
  'period',
  'trend',
  'top-problems',
  'build-next',
  'who',
  'quotes',
  'yes-no',
  'summary',
  'follow-up',
  'typo',
  'scaffold-word',
  'ambiguous',
  'absent',
  'refuse',
] as const;
export type QuestionClass = (typeof questionClasses)[number];

/** What a number counts. Percent is 0 to 100; a mean is of ratings in their own scale. */
export type CheckUnit = 'items' | 'people' | 'accounts' | 'percent' | 'mean';

export interface ExactCheck {
  kind: 'exact';
  unit: CheckUnit;
  value: number;
  /** In words, and for word counts the rule: items whose text holds one of `forms`. */
  counts: string;
  forms?: string[];
  /** Other readings that are as right, when the answer shows that it means them. */
  or?: { value: number; counts: string }[];
}

export interface RangeCheck {
  kind: 'range';
  unit: CheckUnit;
  low: number;
  high: number;
  counts: string;
}

export interface RankedName {
  name: string;
  /** Other ways to say it, in any case. */
  accept: string[];
  value: number;
}

export interface HeadCheck {
  kind: 'head';
  counts: string;
  /** The names that may stand among the first, best first. */
  names: RankedName[];
  /** How many of the answer's first names are looked at. */
  first: number;
  /** How many of these must be among `names`. */
  need: number;
  /** Where set, the very first must be one of these. */
  lead?: string[];
}

export interface GroupValue {
  value: number;
  low: number;
  high: number;
}

export interface PerGroupCheck {
  kind: 'perGroup';
  unit: CheckUnit;
  counts: string;
  groups: Record<string, GroupValue>;
}

export interface TrendCheck {
  kind: 'trend';
  counts: string;
  direction: 'up' | 'down' | 'flat';
  /** Months as `2024-06`: the answer's beginning lies from the one to the other. */
  start?: { from: string; to: string };
}

export interface QuotesCheck {
  kind: 'quotesMatch';
  /** A regular expression, without regard to case, that the quoted item's text must match. */
  pattern?: string;
  /** Ids of items, one of which each quote must be from. */
  items?: string[];
  /** How many quotes must be shown. */
  atLeast: number;
}

export type Check =
  | ExactCheck
  | RangeCheck
  | HeadCheck
  | PerGroupCheck
  | TrendCheck
  | QuotesCheck
  | { kind: 'yesNo'; answer: 'yes' | 'no' }
  | {
      kind: 'mustRefuse';
      why: 'future' | 'task' | 'private' | 'off topic' | 'instruction' | 'not in feedback';
    }
  | { kind: 'mustSayNone'; of: string }
  | { kind: 'mustNotClaimAbsence'; of: string; atLeast: number }
  /** Each is a regular expression, without regard to case; one of them must be found. */
  | { kind: 'mustMention'; any: string[]; why: string }
  | { kind: 'sameAs'; question: string };

export interface OutsideQuestion {
  id: string;
  workspace: string;
  /** ISO 639-1 code of the language that the question is asked in. */
  language: string;
  question: string;
  /** The question of the same conversation that this one leans on. */
  after?: string;
  class: QuestionClass;
  checks: Check[];
}
