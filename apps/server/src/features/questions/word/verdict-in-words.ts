import type { Change } from '@earshot/contracts/analytics';
import { dayInWords } from './in-words.ts';

const words = {
  up: 'It rose, by more than chance would explain.',
  down: 'It fell, by more than chance would explain.',
  same: 'The difference may be chance.',
  too_few: 'That is too few to tell a change.',
};

/** What can be said of a change, in a sentence; nothing for revenue. */
export function verdictInWords({ verdict, data_from: dataFrom }: Change): string {
  if (verdict === null) return '';
  if (verdict !== 'not_covered') return words[verdict];
  return dataFrom
    ? `There is no comparison: data begins on ${dayInWords(dataFrom)}, so the period before is not wholly covered.`
    : 'There is no comparison: no feedback has a date.';
}
