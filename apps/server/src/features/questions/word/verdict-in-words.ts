import type { Change } from '@earshot/contracts/analytics';
import { dayInWords } from './in-words.ts';

const words = {
  up: 'That is a significant rise.',
  down: 'That is a significant fall.',
  same: 'The difference is not significant.',
  too_few: 'There is too little data to detect a change.',
};

/** What can be said of a change, in a sentence; nothing for revenue. */
export function verdictInWords({ verdict, data_from: dataFrom }: Change): string {
  if (verdict === null) return '';
  if (verdict !== 'not_covered') return words[verdict];
  return dataFrom
    ? `No comparison: your data starts on ${dayInWords(dataFrom)} and does not cover the whole period before.`
    : 'No comparison: no feedback has a date.';
}
