type Direction = 'up' | 'down' | 'flat';

const flat =
  /\b(?:no (?:clear|significant) (?:change|trend)|not significant|flat|steady|stable|unchanged|about the same)\b/i;
const up =
  /\b(?:up|rising|rises|rose|risen|growing|grows|grew|grown|increas(?:e|es|ed|ing)|significant rise|gaining|higher)\b/i;
const down =
  /\b(?:down|falling|falls|fell|fallen|declin(?:e|es|ed|ing)|shrinking|shrank|decreas(?:e|es|ed|ing)|significant fall|dropp(?:ed|ing)|lower)\b/i;
const slight = /\bslight(?:ly)?\b/i;

/** Which way an answer says that something goes; null where it does not say. */
export function directionIn(said: string): { direction: Direction; isSlight: boolean } | null {
  for (const sentence of said.split(/(?<=[.!?])\s|\n/)) {
    const isSlight = slight.test(sentence);
    if (flat.test(sentence)) return { direction: 'flat', isSlight };
    const [rise, fall] = [sentence.search(up), sentence.search(down)];
    if (rise < 0 && fall < 0) continue;
    return { direction: fall < 0 || (rise >= 0 && rise < fall) ? 'up' : 'down', isSlight };
  }
  return null;
}

const monthNames = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
const named = new RegExp(String.raw`\b(${monthNames.join('|')}),? (\d{4})\b`, 'gi');

/** Months that a text names, as `2024-06`, days and weeks by their month. */
export function monthsIn(said: string): string[] {
  const words = [...said.matchAll(named)].map(([, month = '', year = '']) => {
    return `${year}-${String(monthNames.indexOf(month.toLowerCase()) + 1).padStart(2, '0')}`;
  });
  return [...words, ...[...said.matchAll(/\b(\d{4}-\d{2})(?:-\d{2})?\b/g)].map(([, month = '']) => month)];
}
