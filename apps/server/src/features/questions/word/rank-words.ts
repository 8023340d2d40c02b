import type { GroupingName, Unit } from '@earshot/contracts/analytics';
import type { QuestionPlan } from '@earshot/contracts/questions';
import { unitInWords } from './in-words.ts';
import type { Scale } from './in-words.ts';
import { measureName } from './measure-names.ts';
import { capital } from './capital.ts';

interface Ranking {
  measure: QuestionPlan['measure'];
  scale: Scale | null;
  unit: Unit;
  order: QuestionPlan['order'];
  by: GroupingName | { field: string };
  /** The items that are ranked, in words. */
  phrase: string;
  /** How many values there are. */
  rows: number;
}

const nouns: Record<GroupingName, [one: string, many: string]> = {
  source: ['source', 'sources'],
  sentiment: ['sentiment', 'sentiments'],
  language: ['language', 'languages'],
  stars: ['rating', 'ratings'],
  theme: ['theme', 'themes'],
  topic: ['topic', 'topics'],
  account: ['account', 'accounts'],
  author: ['person', 'people'],
  plan: ['account plan', 'account plans'],
};

/** What ranked values begin with: "Sources with the fewest negative items: ". */
export function rankLead({ measure, unit, order, by, phrase, rows, scale }: Ranking): string {
  const ranked = rankedInWords(measure, unit, phrase, scale);
  const noun = nounOf(by, rows);
  if (order === 'change') return capital(`${noun} with the biggest change in ${ranked}: `);
  if (rows === 1) return `Only one ${noun} has ${ranked}: `;
  return capital(`${noun} with the ${superlative(measure, unit, order)} ${ranked}: `);
}

/** "items", "people behind negative items", "average rating (of 5 stars) of negative items" */
function rankedInWords(measure: Ranking['measure'], unit: Unit, phrase: string, scale: Scale | null): string {
  if (measure === 'share') return `share of ${phrase}`;
  if (measure !== 'count') return `${measureName(measure, scale)} of ${phrase}`;
  return unit === 'items' ? phrase : `${unitInWords(unit, 2)} behind ${phrase}`;
}

export function nounOf(by: Ranking['by'], rows: number): string {
  if (typeof by === 'object') return `${rows === 1 ? 'value' : 'values'} of ${by.field}`;
  return nouns[by][rows === 1 ? 0 : 1];
}

/** The word for one end of an order: scores are high or low, what is counted is many or few. */
export function superlative(measure: Ranking['measure'], unit: Unit, order: 'most' | 'least'): string {
  if (measure !== 'count') return order === 'most' ? 'highest' : 'lowest';
  if (order === 'most') return 'most';
  return unit === 'revenue' ? 'least' : 'fewest';
}
