import type { Constraint } from '../conditions/constraint.ts';
import { isExcluded } from '../reading/excluded.ts';
import type { Reading } from '../reading/reading.ts';

const wanting =
  /\b(?:would like|would love|would prefer|want|wants|wish for|prefer|prefers|ask for|asks for|asking for)\b.{1,80}\b(?:weekends?|weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/;
const askedFor =
  /\b(?:top|which|what|busiest|quietest|worst|best|by|per|each|across|rank|\d{1,2}|two|three|four|five)(?: the)? weekdays\b/;
const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** "On weekends", "on Mondays": days of every week, 1 for Monday. A single "Monday" is a day of its own. */
export function takeWeekdays(reading: Reading): Constraint[] {
  const found: Constraint[] = [];
  const take = (phrase: RegExp, weekdays: number[]) => {
    const at = reading.find(phrase);
    // "Would like classes on weekends" says when they want it, not when they wrote.
    if (!at || reading.has(wanting)) return;
    const label = reading.words
      .slice(at.first, at.end)
      .map(({ said }) => said)
      .join(' ');
    found.push({
      group: 'weekday',
      label,
      part: { weekdays },
      place: at.first,
      isExcluded: isExcluded(reading, at.first),
    });
    reading.takeWords(at.first, at.end, 'weekday');
  };
  take(/\b(?:on |at |over |during )?(?:the )?weekends?\b(?! (?:opening|hours|rates?|prices?))/, [6, 7]);
  // "Top 3 weekdays" asks which.
  if (!reading.has(askedFor)) take(/\b(?:on |during )?(?:working days|workdays|weekdays)\b/, [1, 2, 3, 4, 5]);
  names.forEach((name, i) => {
    take(new RegExp(String.raw`\b(?:on )?${name}s\b|\b(?:on )?(?:a|every|any) ${name}\b`), [i + 1]);
  });
  return found;
}
