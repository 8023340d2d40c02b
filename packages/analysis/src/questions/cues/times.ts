import type { NameIndex } from '../names/names.ts';
import { pattern } from '../reading/pattern.ts';
import type { PlanGrouping } from '../plan.ts';
import type { Reading } from '../reading/reading.ts';

/** A capturing group of the names of periods. */
export const timeNouns = '(day|week|month|quarter|year)';
const adverbs: Record<string, 'day' | 'week' | 'month' | 'quarter' | 'year'> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
};

/** "Complaints peaked when?", "when was it at its worst", "our worst month": the month of most. */
export function takeHeight(reading: Reading): boolean {
  if (reading.take(/^(?:what (?:is|was) )?(?:the |our )?(?:worst|best|busiest|quietest) month\b/, 'kind'))
    return true;
  const height =
    /\b(?:when|which month|what month)\b.{0,200}\b(?:peak(?:ed|s|ing)?|at (?:its|their|the) (?:worst|peak|height|highest|most)|the worst|most common|most frequent|hit (?:its|their) (?:peak|height))\b|\bpeak(?:ed|s)? when\b|\bwhen .{0,200}\bpeak\b/;
  if (!reading.has(height)) return false;
  reading.take(
    /\b(?:peak(?:ed|s|ing)?|at (?:its|their|the) (?:worst|peak|height|highest|most)|hit (?:its|their) (?:peak|height))(?: when)?\b/,
    'kind',
  );
  return true;
}

/** "When did it start?", "since when": the time of the first. */
export function takeWhen(reading: Reading): boolean {
  if (
    reading.take(
      /\b(since when|from when|how long (has|have|had)|when did (?:it|this|that|they|these) (?:all )?(?:start|begin))\b/,
      'kind',
    )
  )
    return true;
  const asked = reading.take(
    /^(?:and )?(?:when|in which (?:month|week)|in what (?:month|week)|what month) (?:did|do|does|have|has|was|were|is)\b/,
    'kind',
  );
  if (!asked) return false;
  reading.take(
    /\b(start(ed|ing)?|begin|began|begun|appear(ed)?|first|come up|came up|take off|took off|rise|rising|increase|jump(ed)?|spike(d)?|show(ing)? up|get (?:worse|better)|turn up|drop|fall|decline|decrease|stop|go (?:up|down))\b/,
    'kind',
  );
  return true;
}

/** "Per month", "weekly": the periods that numbers are parted by. */
export function takeTime(reading: Reading, names: NameIndex): PlanGrouping | null {
  const step = reading.take(/\b(day|week|month|quarter|year) (?:by|over|on|to|after) \1\b/, 'by');
  if (step) return { time: step.groups[1] as 'day' };
  const each = reading.take(
    pattern(String.raw`\b(by|per|each|every|for each|in each|from each) ${timeNouns}\b(?! of)`),
    'by',
  );
  if (each) return { time: each.groups[2] as 'day' };
  const which = reading.take(
    pattern(String.raw`\b(which|what|in which|in what|on which) ${timeNouns}\b`),
    'by',
  );
  if (which) return { time: which.groups[2] as 'day' };
  const adverb = reading.find(/\b(daily|weekly|monthly|quarterly|yearly|annually)\b/);
  // "Monthly members" are called so.
  if (!adverb || names.valueAt(reading, adverb.first) !== null) return null;
  reading.takeWords(adverb.first, adverb.end, 'by');
  const time = adverbs[adverb.groups[1] ?? ''];
  return time ? { time } : null;
}

/** "Which weekday", "per day of the week". */
export function takeWeekday(reading: Reading): boolean {
  return (
    reading.take(
      /\b(?:(?:on |in )?(?:which|what)|by|per|each|every|across(?: the)?|over(?: the)?|for each|split by|broken down by)(?: the)? (?:days? of (?:the )?week|week ?days?|days? of week)\b/,
      'by',
    ) !== null ||
    // "Top 3 weekdays", of which the number was taken.
    reading.take(
      /(?<=\| )(?:busiest |quietest |worst |best )?(?:weekdays|days of the week)(?= |$)|\b(?:rank|busiest|quietest|worst|best) (?:the )?(?:weekdays?|days? of the week)\b/,
      'by',
    ) !== null
  );
}
