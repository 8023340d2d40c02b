import type {
  Asks,
  ItemKind,
  PlanGrouping,
  PlanNumber,
  QuestionKind,
  QuestionMeasure,
  QuestionUnit,
} from '../plan.ts';

/** What a question asks for, as far as its words say so. */
export interface Cues {
  kind: QuestionKind | null;
  unit: QuestionUnit | null;
  measure: QuestionMeasure | null;
  by: PlanGrouping | null;
  order: 'most' | 'least' | 'change';
  limit: number | null;
  /** Of a ranking: what has fewer items does not count. */
  least: number | null;
  /** The words that say so. */
  leastSaid: string;
  /** Whether words like "versus" hold two things against each other. */
  isHeld: boolean;
  /** Whether numbers are parted by the days of the week. */
  isByWeekday: boolean;
  /** The column whose numbers are measured, and which of them. */
  number: PlanNumber | null;
  /** Of a ranking: which one is asked for, where it is not the first. */
  place: number | null;
  asks: Asks | null;
  /** What is ranked or counted, where no other word says it: the worst and the best, problems and wishes. */
  tone: 'negative' | 'positive' | null;
  wanted: ItemKind | null;
  /** Place from which on a share's part is named; null when no verb parts it from the whole. */
  partFrom: number | null;
  /** Ways to part the numbers besides the first, which no answer has room for. */
  unusedBy: string[];
}
