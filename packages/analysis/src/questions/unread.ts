import { groupingName } from './cues/grouping.ts';
import type { QuestionPlan } from './plan.ts';
import type { Reading } from './reading/reading.ts';

/**
 * What a plan has that its answer does not read, in the question's words: the number of a column is told of all items, of groups or of two
 * sides, and days of the week are told of all items.
 */
export function unreadOf(reading: Reading, plan: QuestionPlan): string[] {
  const { number, each, by, sides, compare, kind } = plan;
  if (number === undefined && each === undefined) return [];
  const isTime = typeof by === 'object' && 'time' in by;
  const isGroup = by !== undefined && by !== 'theme' && by !== 'topic' && !isTime;
  const isOfSides = number !== undefined && sides !== undefined;
  const isOfGroups = number !== undefined && !isOfSides && kind === 'rank' && isGroup;
  const unread: string[] = [];
  if (number !== undefined && each !== undefined)
    unread.push(saidBy(reading, /\b(?:weekdays?|days? of the week)\b/) ?? 'weekday');
  if (by !== undefined && !isOfGroups)
    unread.push(isTime ? (saidBy(reading, overTime) ?? 'time') : groupingName(by));
  else if (kind === 'trend') unread.push(saidBy(reading, overTime) ?? 'time');
  if (compare !== undefined || (sides !== undefined && !isOfSides))
    unread.push(saidBy(reading, held) ?? 'comparison');
  if (number !== undefined && kind === 'share') unread.push(saidBy(reading, share) ?? 'share');
  return unread;
}

const overTime =
  /\b(?:(?:per|by|each|every) (?:day|week|month|quarter|year)|over time|over the (?:months|weeks|years?|quarters)|trend|when|changed?|monthly|weekly|daily|yearly)\b/;
const held = /\b(?:than|compared|compare|versus|vs|differences?)\b/;
const share = /\b(?:share|percent|percentage|proportion|fraction)\b/;

/** Words of the question, whether or not they were taken. */
function saidBy({ words }: Reading, phrase: RegExp): string | null {
  const line = words.map(({ text }) => text).join(' ');
  return phrase.exec(line)?.[0] ?? null;
}
