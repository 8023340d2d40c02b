import {
  addDays,
  calendarDay,
  latestWeekday,
  months,
  monthsBefore,
  quarterOf,
  stretchBefore,
  yearOf,
} from './calendar.ts';
import type { Span, Stretch } from './calendar.ts';
import type { Reading } from './reading.ts';

export interface ReadPeriod extends Span {
  /** Place of its first word. */
  place: number;
}

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
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
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
const ordinals: Record<string, number> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
};
/** Also words of their own: a period only after a preposition or with a year. */
const doubtful = /^(may|mar|march|second|dec|sun)$/;
const units: Record<string, 'day' | 'week' | 'month' | 'quarter' | 'year'> = {};
for (const unit of ['day', 'week', 'month', 'quarter', 'year'] as const) {
  units[unit] = unit;
  units[`${unit}s`] = unit;
}

/** Takes every period out of a question, in the order in which they are named. */
export function takePeriods(reading: Reading, today: string): ReadPeriod[] {
  const found: ReadPeriod[] = [];
  for (let place = 0; place < reading.words.length; place += 1) {
    const span = new PeriodReader(reading, today).spanAt(place);
    if (!span) continue;
    reading.takeWords(place, span.next, 'period');
    const { from, to } = span;
    found.push({ place, ...(from !== undefined && { from }), ...(to !== undefined && { to }) });
    place = span.next - 1;
  }
  return found;
}

type At<T> = T & { next: number };

class PeriodReader {
  readonly #reading: Reading;
  readonly #today: string;

  constructor(reading: Reading, today: string) {
    this.#reading = reading;
    this.#today = today;
  }

  /** A period with the words that say where it begins and ends. */
  spanAt(place: number): At<Span> | null {
    const word = this.#word(place);
    switch (word) {
      case 'since':
      case 'starting':
        return this.#since(this.#skip(place + 1, /^(in|from|on)$/));
      case 'from':
        return this.#range(place + 1, /^(to|until|till|through)$/) ?? this.#fromOn(place);
      case 'between':
        return this.#range(place + 1, /^and$/);
      case 'until':
      case 'till':
      case 'through':
        return this.#map(place + 1, ({ to }) => ({ to }));
      case 'before':
        return this.#map(place + 1, ({ from }) => ({ to: addDays(from, -1) }));
      case 'after':
        return this.#map(place + 1, ({ to }) => ({ from: addDays(to, 1) }));
      case 'prior':
        return this.#word(place + 1) === 'to'
          ? this.#map(place + 2, ({ from }) => ({ to: addDays(from, -1) }))
          : null;
      case 'up':
        return this.#word(place + 1) === 'to' ? this.#map(place + 2, ({ to }) => ({ to })) : null;
      case 'so':
        return this.#word(place + 1) === 'far' ? this.spanAt(place + 2) : null;
      default:
        return this.#within(place, word);
    }
  }

  #within(place: number, word: string): At<Span> | null {
    const isPreposition = /^(in|during|on|over|within|for|of|at|by|from|throughout)$/.test(word);
    const start = isPreposition ? place + 1 : place;
    const range = this.#openRange(start);
    if (range) return range;
    const ago = this.#ago(start);
    if (ago) return ago;
    const rolling = this.#rolling(this.#skip(start, /^the$/));
    if (rolling) return rolling;
    const isSure = isPreposition && word !== 'for' && word !== 'by' && word !== 'of' && word !== 'at';
    const stretch = this.#stretch(start, isSure);
    if (!stretch) return null;
    const { from, to, next } = stretch;
    // What is not over yet has no end.
    return to >= this.#today && from < this.#today && !this.#isNamed(start)
      ? { from, next }
      : { from, to, next };
  }

  /** "March to June 2024", "March–June": two ends without a word before. */
  #openRange(place: number): At<Span> | null {
    const start = this.#skip(place, /^the$/);
    const first = this.#stretch(start, true);
    if (!first) return null;
    const isDash = /^\s*[-–—]\s*$/.test(this.#reading.gapBefore(first.next));
    if (!isDash && !/^(to|until|till|through|thru)$/.test(this.#word(first.next))) return null;
    const last = this.#stretch(isDash ? first.next : first.next + 1, true);
    return last && { ...this.#inOrder(start, first, last), next: last.next };
  }

  /** "Two months ago" is the whole month so long ago. */
  #ago(place: number): At<Span> | null {
    const counted = this.#word(place);
    const count = numbers[counted] ?? (/^\d{1,2}$/.test(counted) ? Number(counted) : undefined);
    const unit = units[this.#word(place + 1)];
    if (count === undefined || unit === undefined || this.#word(place + 2) !== 'ago') return null;
    const next = place + 3;
    if (unit === 'day') return { from: addDays(this.#today, -count), to: addDays(this.#today, -count), next };
    return { ...stretchBefore(unit, this.#today, count), next };
  }

  /** "The last 30 days", today being the last of them. */
  #rolling(place: number): At<Span> | null {
    const isPast = /^(last|past|previous|recent)$/.test(this.#word(place));
    if (!isPast) return null;
    const counted = this.#word(place + 1);
    const count = numbers[counted] ?? (/^\d{1,3}$/.test(counted) ? Number(counted) : undefined);
    const unit = units[this.#word(count === undefined ? place + 1 : place + 2)];
    if (unit === undefined) return null;
    if (count === undefined && this.#word(place) !== 'past') return null;
    const back = count ?? 1;
    const next = place + (count === undefined ? 2 : 3);
    if (unit === 'day') return { from: addDays(this.#today, 1 - back), next };
    if (unit === 'week') return { from: addDays(this.#today, 1 - 7 * back), next };
    const perUnit = { month: 1, quarter: 3, year: 12 }[unit];
    return { from: addDays(monthsBefore(this.#today, back * perUnit), 1), next };
  }

  /** "From March on" has no end; "from March" is the month that something comes from. */
  #fromOn(place: number): At<Span> | null {
    const since = this.#since(place + 1);
    if (since && /^(on|onwards?|forward)$/.test(this.#word(since.next)))
      return { ...since, next: since.next + 1 };
    return this.#within(place, 'from');
  }

  #since(place: number): At<Span> | null {
    return this.#map(place, ({ from }) => ({ from }));
  }

  #range(place: number, joint: RegExp): At<Span> | null {
    const first = this.#stretch(place, true);
    if (!first || !joint.test(this.#word(first.next))) return null;
    const last = this.#stretch(first.next + 1, true);
    return last && { ...this.#inOrder(place, first, last), next: last.next };
  }

  /** A year that stands once is that of both ends; of two months without a year the first is before the second. */
  #inOrder(place: number, first: At<Stretch>, last: At<Stretch>): Stretch {
    const hasYear = (from: number, to: number) => {
      for (let at = from; at < to; at += 1) if (/^(19|20)\d\d/.test(this.#word(at))) return true;
      return false;
    };
    if (hasYear(place, first.next)) {
      return { from: first.from, to: hasYear(first.next, last.next) ? last.to : later(last.to, first.from) };
    }
    return { from: earlier(first.from, last.to), to: last.to };
  }

  #map(place: number, read: (stretch: Stretch) => Span): At<Span> | null {
    const stretch = this.#stretch(place, true);
    return stretch && { ...read(stretch), next: stretch.next };
  }

  /** Days that have a name, such as March, Q3 2026, 5 October or last week. */
  #stretch(start: number, isSure: boolean): At<Stretch> | null {
    const place = this.#skip(start, /^the$/);
    const edge = this.#word(place);
    if (/^(start|beginning|end)$/.test(edge) && this.#word(place + 1) === 'of') {
      const whole = this.#stretch(place + 2, true);
      if (!whole) return null;
      const day = edge === 'end' ? whole.to : whole.from;
      return { from: day, to: day, next: whole.next };
    }
    return (
      this.#day(place) ??
      this.#ofYear(place) ??
      this.#relative(place) ??
      this.#part(place) ??
      this.#monthOrYear(place, isSure)
    );
  }

  #day(place: number): At<Stretch> | null {
    const word = this.#word(place);
    const only = (day: string | null, next: number) => (day === null ? null : { from: day, to: day, next });
    if (/^\d{4}-\d{2}-\d{2}$/.test(word))
      return only(Number.isNaN(Date.parse(word)) ? null : word, place + 1);
    if (word === 'today') return only(this.#today, place + 1);
    if (word === 'yesterday') return only(addDays(this.#today, -1), place + 1);
    const weekday = weekdays.indexOf(word);
    if (weekday >= 0) return only(latestWeekday(weekday, this.#today), place + 1);
    const dateFirst = dateOf(word);
    const monthAt = dateFirst === null ? place : this.#skip(place + 1, /^of$/);
    const month = monthOf(this.#word(monthAt));
    const date = dateFirst ?? dateOf(this.#word(place + 1));
    if (month === null || date === null) return null;
    const after = dateFirst === null ? place + 2 : monthAt + 1;
    const year = yearIn(this.#word(after));
    const day = calendarDay(year ?? this.#yearOfMonth(month, date), month, date);
    return only(day, year === null ? after : after + 1);
  }

  #relative(place: number): At<Stretch> | null {
    const back = { this: 0, current: 0, last: 1, previous: 1 }[this.#word(place)];
    const unit = units[this.#word(place + 1)];
    if (back === undefined || unit === undefined || unit === 'day') return null;
    return { ...stretchBefore(unit, this.#today, back), next: place + 2 };
  }

  /** Quarters and halves. */
  #part(place: number): At<Stretch> | null {
    const word = this.#word(place);
    const season = this.#season(place);
    if (season) return season;
    const short = /^([qh])([1-4])$/.exec(word);
    const number = short ? Number(short[2]) : ordinals[word];
    const kind = short ? { q: 'quarter', h: 'half' }[short[1] ?? ''] : this.#word(place + 1);
    if (number === undefined || (kind !== 'quarter' && kind !== 'half')) return null;
    const { year, next } = this.#yearAt(short ? place + 1 : place + 2);
    const stretchIn = (one: number) =>
      kind === 'quarter' ? quarterOf(one, number) : months(one, number * 6 - 5, number * 6);
    if (year !== null) return { ...stretchIn(year), next };
    const own = stretchIn(yearOf(this.#today));
    return { ...(own.from > this.#today ? stretchIn(yearOf(this.#today) - 1) : own), next };
  }

  /** "The last quarter of 2024", "the first month of 2024" */
  #ofYear(place: number): At<Stretch> | null {
    const edge = this.#word(place);
    const unit = units[this.#word(place + 1)];
    const year = /^(of|in)$/.test(this.#word(place + 2)) ? yearIn(this.#word(place + 3)) : null;
    if (year === null || (edge !== 'last' && edge !== 'first')) return null;
    const isLast = edge === 'last';
    if (unit === 'quarter') return { ...quarterOf(year, isLast ? 4 : 1), next: place + 4 };
    return unit === 'month' ? { ...months(year, isLast ? 12 : 1), next: place + 4 } : null;
  }

  /** Seasons of the northern half; winter begins in December. */
  #season(place: number): At<Stretch> | null {
    const back = /^(last|this)$/.test(this.#word(place)) ? 1 : 0;
    const first = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 }[this.#word(place + back)];
    if (first === undefined) return null;
    const at = this.#skip(place + back + 1, /^(of|in)$/);
    const year = yearIn(this.#word(at));
    // "Fall" and "spring" are words of their own.
    if (year === null && back === 0 && !/^(in|during|since|the|of)$/.test(this.#word(place - 1))) return null;
    const latest = months(yearOf(this.#today), first, first + 2);
    const own = latest.from > this.#today ? months(yearOf(this.#today) - 1, first, first + 2) : latest;
    return year === null
      ? { ...own, next: place + back + 1 }
      : { ...months(year, first, first + 2), next: at + 1 };
  }

  #yearAt(place: number): { year: number | null; next: number } {
    const at = this.#skip(this.#skip(place, /^(of|in)$/), /^the$/);
    const year = yearIn(this.#word(at));
    if (year !== null) return { year, next: at + 1 };
    if (this.#word(at) === 'year') return { year: yearOf(this.#today), next: at + 1 };
    const relative = this.#relative(at);
    return relative && this.#word(at + 1) === 'year'
      ? { year: yearOf(relative.from), next: at + 2 }
      : { year: null, next: place };
  }

  #monthOrYear(place: number, isSure: boolean): At<Stretch> | null {
    const word = this.#word(place);
    const month = monthOf(word);
    if (month !== null) {
      const at = this.#skip(place + 1, /^(of|in)$/);
      const year = yearIn(this.#word(at));
      if (year !== null) return { ...months(year, month), next: at + 1 };
      if (!isSure && doubtful.test(word)) return null;
      return { ...months(this.#yearOfMonth(month, 1), month), next: place + 1 };
    }
    const year = yearIn(word);
    return year === null || !isSure ? null : { ...months(year, 1, 12), next: place + 1 };
  }

  /** Of months without a year the latest is meant that has begun. */
  #yearOfMonth(month: number, date: number): number {
    const year = yearOf(this.#today);
    const day = calendarDay(year, month, date);
    return day !== null && day > this.#today ? year - 1 : year;
  }

  /** A name such as 2026 or March means all of it; "this month" goes on. */
  #isNamed(place: number): boolean {
    return !/^(this|current)$/.test(this.#word(this.#skip(place, /^the$/)));
  }

  #skip(place: number, word: RegExp): number {
    return word.test(this.#word(place)) ? place + 1 : place;
  }

  #word(place: number): string {
    return this.#reading.isTaken(place) ? '' : (this.#reading.words[place]?.text ?? '');
  }
}

/** The last such day of a year that is not after another. */
function earlier(day: string, than: string): string {
  const own = `${than.slice(0, 4)}${day.slice(4)}`;
  return own <= than ? own : `${Number(than.slice(0, 4)) - 1}${day.slice(4)}`;
}

function later(day: string, than: string): string {
  const own = `${than.slice(0, 4)}${day.slice(4)}`;
  return own >= than ? own : `${Number(than.slice(0, 4)) + 1}${day.slice(4)}`;
}

function monthOf(word: string): number | null {
  const place = monthNames.findIndex((name) => name.test(word));
  return place < 0 ? null : place + 1;
}

function dateOf(word: string): number | null {
  const match = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word);
  const date = Number(match?.[1]);
  return date >= 1 && date <= 31 ? date : null;
}

function yearIn(word: string): number | null {
  return /^(19|20)\d\d$/.test(word) ? Number(word) : null;
}
