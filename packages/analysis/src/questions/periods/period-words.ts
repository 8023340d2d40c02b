const monthNames = [
  /^jan(uary)?$/,
  /^feb(ruary)?$/,
  /^mar(ch)?$/,
  /^apr(il)?$/,
  /^may$/,
  /^june?$/,
  /^july?$/,
  /^aug(ust)?$/,
  /^sept?(ember)?$/,
  /^oct(ober)?$/,
  /^nov(ember)?$/,
  /^dec(ember)?$/,
];
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const numbers: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
export const ordinals: Record<string, number> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
};
/** Also words of their own: a period only after a preposition or with a year. */
export const doubtful = /^(may|mar|march|second|dec|sun)$/;
export const units: Record<string, 'day' | 'week' | 'month' | 'quarter' | 'year'> = {};
for (const unit of ['day', 'week', 'month', 'quarter', 'year'] as const) {
  units[unit] = unit;
  units[`${unit}s`] = unit;
}

/** The last such day of a year that is not after another. */
export function earlier(day: string, than: string): string {
  const own = `${than.slice(0, 4)}${day.slice(4)}`;
  return own <= than ? own : `${Number(than.slice(0, 4)) - 1}${day.slice(4)}`;
}

export function later(day: string, than: string): string {
  const own = `${than.slice(0, 4)}${day.slice(4)}`;
  return own >= than ? own : `${Number(than.slice(0, 4)) + 1}${day.slice(4)}`;
}

export function monthOf(word: string): number | null {
  const place = monthNames.findIndex((name) => name.test(word));
  return place < 0 ? null : place + 1;
}

export function dateOf(word: string): number | null {
  const match = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word);
  const date = Number(match?.[1]);
  return date >= 1 && date <= 31 ? date : null;
}

export function yearIn(word: string): number | null {
  return /^(19|20)\d\d$/.test(word) ? Number(word) : null;
}

/** A number in words or digits; undefined where it is none. */
export function countOf(word: string): number | undefined {
  return numbers[word] ?? (/^\d{1,3}$/.test(word) ? Number(word) : undefined);
}
