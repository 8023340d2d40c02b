import type { QuestionPlan } from './plan.ts';
import type { Reading } from './reading/reading.ts';
import { isClauseOfPeople } from './two-parts.ts';

/** What a word of a question asks of its plan. */
interface Demand {
  /** The words that ask, what stands around them in look-arounds. */
  words: RegExp;
  isMet: (plan: QuestionPlan) => boolean;
  /** Whether words that were made use of ask for it, too. */
  isOfAll?: true;
}

const isCompared = ({ sides, compare, kind, by, order, asks, each }: QuestionPlan) =>
  each !== undefined ||
  sides !== undefined ||
  compare !== undefined ||
  kind === 'trend' ||
  kind === 'rank' ||
  by !== undefined ||
  order !== 'most' ||
  asks === 'direction';
const isRanked = (plan: QuestionPlan) =>
  isCompared(plan) ||
  plan.number !== undefined ||
  plan.limit !== undefined ||
  plan.asks === 'matters' ||
  plan.kind === 'why';
const isParted = ({ by, sides, kind, asks, each }: QuestionPlan) =>
  each !== undefined || by !== undefined || sides !== undefined || kind === 'why' || asks === 'matters';

const second = String.raw`(?<=\S \S.{0,300}\b(?:and|also|plus) )`;
const demands: readonly Demand[] = [
  {
    words: /\b(?:percent|percentages?|share|proportion|fraction)\b/,
    isMet: ({ kind, measure, by }) => kind === 'share' || measure === 'share' || by !== undefined,
    isOfAll: true,
  },
  {
    words: /\b(?:average|mean|median)\b(?! (?:by|that|to)\b)/,
    isMet: ({ measure, number }) => measure !== 'count' || number !== undefined,
    isOfAll: true,
  },
  {
    words: /^(?:and |so )?why\b|\bwhy (?:do|does|did|are|is|was|were)\b/,
    isMet: ({ kind, asks, by }) => kind === 'why' || asks === 'matters' || by !== undefined,
    isOfAll: true,
  },
  {
    words: /^(?:and )?when (?:did|do|does|was|were|is|are|has|have)\b|\bwhen $/,
    isMet: ({ asks, by }) => asks === 'when' || asks === 'peak' || (typeof by === 'object' && 'time' in by),
    isOfAll: true,
  },
  {
    words: /^(?:and )?who(?:se)?\b|\bwho (?:are|is) (?:they|it|these|those)\b/,
    isMet: ({ by, sides, kind, measure }) =>
      by !== undefined || sides !== undefined || (kind === 'compare' && measure !== 'count'),
    isOfAll: true,
  },
  {
    words: /\bwhich(?! (?:is|are|was|were|has|have|had|do|does|did|say|mention|we|they|i)\b)/,
    isMet: (plan) =>
      isParted(plan) || plan.kind === 'share' || plan.measure !== 'count' || plan.number !== undefined,
  },
  { words: /\b(?:versus|vs|compared|compare)\b/, isMet: isCompared, isOfAll: true },
  {
    words:
      /\b(?:more|fewer|happier|worse|better|higher|lower|bigger)(?= (?:\S+ ){0,8}?than\b|(?: \S+){0,6} or\b)|\b(?:more|less|fewer|worse|better|bigger) $/,
    isMet: isCompared,
  },
  { words: /\b(?:most|least|fewest|worst|biggest|largest|commonest)\b/, isMet: isRanked },
  {
    words:
      /\b(?:per|each) (?!se\b|cent\b|other\b|themes?\b|topics?\b|matter\b|problem\b|issue\b|complaint\b|wish\b|request\b|reason\b|feature\b)\S+/,
    isMet: ({ by, kind, each }) =>
      each !== undefined || (by !== undefined && by !== 'theme' && by !== 'topic') || kind === 'trend',
  },
  {
    words: /\b(?:over|under|above|below|more than|less than|fewer than|at least|at most)(?= \d)/,
    isMet: () => false,
  },
  {
    words: /\b(?:excluding|except|besides|apart from|other than)\b/,
    isMet: (plan) => JSON.stringify(plan).includes('"except"') || JSON.stringify(plan).includes('not_equals'),
    isOfAll: true,
  },
  {
    words: /\bthe same (?:things?|problems?|issues?|complaints?|topics?)\b/,
    isMet: isCompared,
    isOfAll: true,
  },
  // A second question in the same sentence; of two sides each is counted.
  {
    words: new RegExp(`${second}how (?:many|often|much)\\b`),
    isMet: ({ sides }) => sides !== undefined,
  },
  {
    words: new RegExp(
      `${second}(?:in which|what(?= (?:do|does|did|are|is)\\b)|why|when|who|which|since when)\\b`,
    ),
    isMet: () => false,
  },
];

/** Words of a question that ask for what its plan does not give, so that they are named as not used. */
export function unmetDemands(reading: Reading, plan: QuestionPlan): string[] {
  const { words } = reading;
  const starts: number[] = [];
  let line = '';
  for (const { text } of words) {
    starts.push(line.length);
    line += `${text} `;
  }
  return demands.flatMap(({ words: phrase, isMet, isOfAll }) => {
    if (isMet(plan)) return [];
    const match = phrase.exec(line);
    if (!match || isClauseOfPeople(line.slice(0, match.index), match[0].trimEnd())) return [];
    const first = starts.findLastIndex((start) => start <= match.index);
    const after = starts.findIndex((start) => start >= match.index + match[0].trimEnd().length);
    const end = after < 0 ? words.length : after;
    const places = Array.from({ length: end - first }, (_, i) => first + i);
    if (places.some((place) => reading.isObject(place) || reading.isQuoted(place))) return [];
    if (isOfAll !== true && places.some((place) => reading.isTaken(place))) return [];
    return [places.map((place) => words[place]?.said ?? '').join(' ')];
  });
}
