import {
  addDays,
  calendarDay,
  latestWeekday,
  months,
  monthsBefore,
  quarterOf,
  periodBefore,
  yearOf,
} from './calendar.ts';
import type { Period } from './calendar.ts';
import { countOf, dateOf, doubtful, monthOf, ordinals, units, weekdays, yearIn } from './period-words.ts';
import type { Reading } from '../reading/reading.ts';

export type At<T> = T & { next: number };

/** Reads the days that a question names, from a place of it on: "March", "Q3 2026", "last quarter", "the week of 3 March". */
export class NamedPeriodReader {
  protected readonly reading: Reading;
  protected readonly today: string;

  constructor(reading: Reading, today: string) {
    this.reading = reading;
    this.today = today;
  }

  /** Days that have a name, such as March, Q3 2026, 5 October or last week. */
  period(start: number, isSure: boolean): At<Period> | null {
    const article = this.skip(start, /^the$/);
    const isOfMonths = /^months?$/.test(this.word(article)) && this.word(article + 1) === 'of';
    const isOfPast =
      /^(?:last|past|this)$/.test(this.word(article)) && monthOf(this.word(article + 1)) !== null;
    if (isOfPast) {
      const month = this.#monthOrYear(article + 1, true);
      if (month) return this.#isThisMonth(article, month) ? yearsBefore(month) : month;
    }
    const place = isOfMonths ? article + 2 : article;
    const edge = this.word(place);
    if (/^(start|beginning|end)$/.test(edge) && this.word(place + 1) === 'of') {
      const isOfYear = this.word(this.skip(place + 2, /^the$/)) === 'year';
      const whole = isOfYear
        ? { ...months(yearOf(this.today), 1, 12), next: this.skip(place + 2, /^the$/) + 1 }
        : this.period(place + 2, true);
      if (!whole) return null;
      const day = edge === 'end' ? whole.to : whole.from;
      return { from: day, to: day, next: whole.next };
    }
    return (
      this.#besideDay(place) ??
      this.#edgeOf(place) ??
      this.#dayRange(place) ??
      this.#day(place) ??
      this.#weekOf(place) ??
      this.#partOfMonth(place) ??
      this.#written(place) ??
      this.ofYear(place) ??
      this.#relative(place) ??
      this.#part(place) ??
      this.#monthOrYear(place, isSure)
    );
  }

  /** In September "last September" is the one of the year before. */
  #isThisMonth(place: number, { from }: Period): boolean {
    return this.word(place) !== 'this' && from.slice(0, 7) === this.today.slice(0, 7);
  }

  /** "1 to 15 June 2025", "1 and 15 June": the month stands once. */
  #dayRange(place: number): At<Period> | null {
    const first = dateOf(this.word(place));
    const isDash = /^\s*[-–—]\s*$/.test(this.reading.gapBefore(place + 1));
    if (first === null || (!isDash && !/^(to|and|until|till|through)$/.test(this.word(place + 1))))
      return null;
    const last = this.#day(this.skip(isDash ? place + 1 : place + 2, /^the$/));
    const day = last && calendarDay(yearOf(last.from), Number(last.from.slice(5, 7)), first);
    return last && day && day <= last.to ? { from: day, to: last.to, next: last.next } : null;
  }

  /** "The two months before June 2025", "the three weeks after 1 May". */
  #besideDay(place: number): At<Period> | null {
    const counted = this.word(place);
    const count = countOf(counted);
    const isOne = count === undefined;
    const unit = units[this.word(isOne ? place : place + 1)];
    const sideAt = isOne ? place + 1 : place + 2;
    const side = this.word(sideAt);
    if (unit === undefined || !/^(before|after|following|since)$/.test(side)) return null;
    if (side === 'since') return null;
    const from = this.period(sideAt + 1, true);
    if (!from) return null;
    const [many, next] = [count ?? 1, from.next];
    const daysOf = { day: 1, week: 7, month: 0, quarter: 0, year: 0 }[unit];
    const monthsOf = { day: 0, week: 0, month: 1, quarter: 3, year: 12 }[unit];
    if (side === 'before') {
      const to = addDays(from.from, -1);
      return {
        from: daysOf > 0 ? addDays(to, 1 - daysOf * many) : monthsBefore(from.from, monthsOf * many),
        to,
        next,
      };
    }
    const start = addDays(from.to, 1);
    const end =
      daysOf > 0 ? addDays(start, daysOf * many - 1) : addDays(monthsBefore(start, -monthsOf * many), -1);
    return { from: start, to: end, next };
  }

  /** "Early June", "mid-2025", "late 2025": a third of it. */
  #edgeOf(place: number): At<Period> | null {
    const edge = this.word(place);
    if (!/^(early|mid|late)$/.test(edge)) return null;
    const whole = this.#monthOrYear(place + 1, true);
    if (!whole) return null;
    const { from, to, next } = whole;
    const isYear = from.slice(5) === '01-01' && to.slice(5) === '12-31';
    if (isYear) {
      const [first, last] = edge === 'early' ? [1, 4] : edge === 'mid' ? [5, 8] : [9, 12];
      return { ...months(yearOf(from), first, last), next };
    }
    const third =
      edge === 'early'
        ? { from, to: addDays(from, 9) }
        : edge === 'mid'
          ? { from: addDays(from, 10), to: addDays(from, 19) }
          : { from: addDays(from, 20), to };
    return { ...third, next };
  }

  /** "The week of 3 March", "the week beginning 3 March". */
  #weekOf(place: number): At<Period> | null {
    if (this.word(place) !== 'week') return null;
    const at = this.skip(place + 1, /^(of|from|beginning|starting|around|commencing)$/);
    const day = at === place + 1 ? null : this.#day(this.skip(this.skip(at, /^on$/), /^the$/));
    return day && { ...periodBefore('week', day.from, 0), next: day.next };
  }

  /** "The first half of June", "the second week of May 2025", "the first ten days of March". */
  #partOfMonth(place: number): At<Period> | null {
    const part = ordinals[this.word(place)] ?? (this.word(place) === 'last' ? -1 : undefined);
    if (part === undefined) return null;
    const counted = this.word(place + 1);
    const many = countOf(counted);
    const unitAt = many === undefined ? place + 1 : place + 2;
    const unit = this.word(unitAt);
    const length =
      unit === 'half'
        ? 15
        : /^weeks?$/.test(unit)
          ? 7 * (many ?? 1)
          : /^(days?|ten)$/.test(unit)
            ? (many ?? 1)
            : 0;
    if (length === 0 || !/^(of|in)$/.test(this.word(unitAt + 1))) return null;
    const monthAt = this.skip(unitAt + 2, /^the$/);
    if (monthOf(this.word(monthAt)) === null) return null;
    const month = this.#monthOrYear(monthAt, true);
    if (!month) return null;
    const isLast = part === -1 || (unit === 'half' && part === 2);
    if (isLast)
      return { ...month, from: unit === 'half' ? addDays(month.from, 15) : addDays(month.to, 1 - length) };
    const from = addDays(month.from, unit === 'half' || many !== undefined ? 0 : length * (part - 1));
    const to = addDays(from, length - 1);
    return { from, to: to < month.to ? to : month.to, next: month.next };
  }

  /** "2025-06", "06/2025", "12.06.2025". */
  #written(place: number): At<Period> | null {
    const gap = (at: number) => this.reading.gapBefore(at);
    const [one, two, three] = [this.word(place), this.word(place + 1), this.word(place + 2)];
    const dotted = /^(\d{1,2})\.(\d{1,2})\.((?:19|20)\d\d)$/.exec(one);
    if (dotted) {
      const day = calendarDay(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
      return day === null ? null : { from: day, to: day, next: place + 1 };
    }
    const isMonth = (word: string) => /^(0?[1-9]|1[0-2])$/.test(word);
    if (yearIn(one) !== null && gap(place + 1) === '-' && isMonth(two) && gap(place + 2) !== '-')
      return { ...months(Number(one), Number(two)), next: place + 2 };
    if (gap(place + 1) !== '/') return null;
    if (isMonth(one) && yearIn(two) !== null) return { ...months(Number(two), Number(one)), next: place + 2 };
    const year = yearIn(three);
    if (year === null || gap(place + 2) !== '/') return null;
    // Days come first where the middle can be a month.
    const day = isMonth(two)
      ? calendarDay(year, Number(two), Number(one))
      : calendarDay(year, Number(one), Number(two));
    return day === null ? null : { from: day, to: day, next: place + 3 };
  }

  #day(place: number): At<Period> | null {
    const word = this.word(place);
    const only = (day: string | null, next: number) => (day === null ? null : { from: day, to: day, next });
    if (/^\d{4}-\d{2}-\d{2}$/.test(word))
      return only(Number.isNaN(Date.parse(word)) ? null : word, place + 1);
    const feast = this.#feast(place);
    if (feast) return feast;
    if (word === 'today') return only(this.today, place + 1);
    if (word === 'yesterday') return only(addDays(this.today, -1), place + 1);
    const weekday = weekdays.indexOf(word);
    if (weekday >= 0) return only(latestWeekday(weekday, this.today), place + 1);
    const dateFirst = dateOf(word);
    const monthAt = dateFirst === null ? place : this.skip(place + 1, /^(?:of|from)$/);
    const month = monthOf(this.word(monthAt));
    const date = dateFirst ?? dateOf(this.word(place + 1));
    if (month === null || date === null) return null;
    const after = dateFirst === null ? place + 2 : monthAt + 1;
    const yearAt = this.skip(after, /^(of|from)$/);
    const year = yearIn(this.word(yearAt));
    const day = calendarDay(year ?? this.#yearOfMonth(month, date), month, date);
    return only(day, year === null ? after : yearAt + 1);
  }

  /** "New year", "Christmas": days that have a name. */
  #feast(place: number): At<Period> | null {
    const isNewYear = this.word(place) === 'new' && /^years?$/.test(this.word(place + 1));
    if (!isNewYear && !/^(?:christmas|xmas)$/.test(this.word(place))) return null;
    const after = isNewYear ? place + 2 : place + 1;
    const at = this.skip(this.skip(after, /^(?:day|eve)$/), /^(?:of|in)$/);
    const said = yearIn(this.word(at));
    const [month, date] = isNewYear ? [1, 1] : [12, 25];
    const day = calendarDay(said ?? this.#yearOfMonth(month, date), month, date);
    return day === null ? null : { from: day, to: day, next: said === null ? after : at + 1 };
  }

  #relative(place: number): At<Period> | null {
    const back = { this: 0, current: 0, latest: 0, newest: 0, last: 1, previous: 1 }[this.word(place)];
    if (this.word(place) === 'year' && this.word(place + 1) === 'to' && this.word(place + 2) === 'date')
      return { ...months(yearOf(this.today), 1, 12), to: this.today, next: place + 3 };
    if (this.word(place) === 'ytd')
      return { ...months(yearOf(this.today), 1, 12), to: this.today, next: place + 1 };
    if (this.word(place) === 'most' && this.word(place + 1) === 'recent') {
      const recent = units[this.word(place + 2)];
      return recent === undefined || recent === 'day'
        ? null
        : { ...periodBefore(recent, this.today, 0), next: place + 3 };
    }
    const unitAt = this.skip(place + 1, /^(full|complete|whole|calendar)$/);
    const unit = units[this.word(unitAt)];
    if (back === undefined || unit === undefined || unit === 'day') return null;
    return { ...periodBefore(unit, this.today, back), next: unitAt + 1 };
  }

  /** Quarters and halves. */
  #part(place: number): At<Period> | null {
    const word = this.word(place);
    const season = this.#season(place);
    if (season) return season;
    const short = /^([qh])([1-4])$/.exec(word);
    const number = short ? Number(short[2]) : ordinals[word];
    const kind = short ? { q: 'quarter', h: 'half' }[short[1] ?? ''] : this.word(place + 1);
    if (number === undefined || (kind !== 'quarter' && kind !== 'half')) return null;
    const { year, next } = this.#yearAt(short ? place + 1 : place + 2);
    const periodIn = (one: number) =>
      kind === 'quarter' ? quarterOf(one, number) : months(one, number * 6 - 5, number * 6);
    if (year !== null) return { ...periodIn(year), next };
    const own = periodIn(yearOf(this.today));
    return { ...(own.from > this.today ? periodIn(yearOf(this.today) - 1) : own), next };
  }

  /** "The last quarter of 2024", "the first month of 2024" */
  ofYear(place: number): At<Period> | null {
    const edge = this.word(place);
    const counted = this.word(place + 1);
    const many = countOf(counted);
    const at = many === undefined ? place + 1 : place + 2;
    const unit = units[this.word(at)];
    const year = /^(of|in)$/.test(this.word(at + 1)) ? yearIn(this.word(at + 2)) : null;
    if (year === null || (edge !== 'last' && edge !== 'first')) return null;
    const isLast = edge === 'last';
    if (many !== undefined) {
      const whole = months(year, 1, 12);
      const next = at + 3;
      if (unit === 'month')
        return { ...(isLast ? months(year, 13 - many, 12) : months(year, 1, many)), next };
      if (unit !== 'week' && unit !== 'day') return null;
      const days = many * (unit === 'week' ? 7 : 1);
      return isLast
        ? { from: addDays(whole.to, 1 - days), to: whole.to, next }
        : { from: whole.from, to: addDays(whole.from, days - 1), next };
    }
    if (unit === 'quarter') return { ...quarterOf(year, isLast ? 4 : 1), next: place + 4 };
    return unit === 'month' ? { ...months(year, isLast ? 12 : 1), next: place + 4 } : null;
  }

  /** Seasons of the northern half; winter begins in December. */
  #season(place: number): At<Period> | null {
    const back = /^(last|this)$/.test(this.word(place)) ? 1 : 0;
    const first = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 }[this.word(place + back)];
    if (first === undefined) return null;
    const at = this.skip(place + back + 1, /^(of|in)$/);
    const year = yearIn(this.word(at));
    // "Fall" and "spring" are words of their own.
    if (year === null && back === 0 && !/^(in|during|since|the|of)$/.test(this.word(place - 1))) return null;
    const latest = months(yearOf(this.today), first, first + 2);
    const own = latest.from > this.today ? months(yearOf(this.today) - 1, first, first + 2) : latest;
    return year === null
      ? { ...own, next: place + back + 1 }
      : { ...months(year, first, first + 2), next: at + 1 };
  }

  #yearAt(place: number): { year: number | null; next: number } {
    const at = this.skip(this.skip(place, /^(of|in)$/), /^the$/);
    const year = yearIn(this.word(at));
    if (year !== null) return { year, next: at + 1 };
    if (this.word(at) === 'year') return { year: yearOf(this.today), next: at + 1 };
    const relative = this.#relative(at);
    return relative && this.word(at + 1) === 'year'
      ? { year: yearOf(relative.from), next: at + 2 }
      : { year: null, next: place };
  }

  #monthOrYear(place: number, isSure: boolean): At<Period> | null {
    const word = this.word(place);
    const month = monthOf(word);
    if (month !== null) {
      const at = this.skip(place + 1, /^(of|in|from)$/);
      const year = yearIn(this.word(at));
      if (year !== null) return { ...months(year, month), next: at + 1 };
      if (!isSure && doubtful.test(word)) return null;
      const own = this.#yearOfNext(place + 1) ?? this.#yearOfMonth(month, 1);
      return { ...months(own, month), next: place + 1 };
    }
    const year = yearIn(word);
    return year === null || !isSure ? null : { ...months(year, 1, 12), next: place + 1 };
  }

  /** "In March or April 2025": the year that stands once is that of both. */
  #yearOfNext(start: number): number | null {
    let place = start;
    while (
      place < start + 4 &&
      /^(and|or|than|vs|versus|to|with|compared|in|the|of|from)$/.test(this.word(place))
    )
      place += 1;
    if (place === start || monthOf(this.word(place)) === null) return null;
    return yearIn(this.word(this.skip(place + 1, /^of$/)));
  }

  /** Of months without a year the latest is meant that has begun. */
  #yearOfMonth(month: number, date: number): number {
    const year = yearOf(this.today);
    const day = calendarDay(year, month, date);
    return day !== null && day > this.today ? year - 1 : year;
  }

  /** A name such as 2026 or March means all of it; "this month" goes on. */
  isNamed(place: number): boolean {
    return !/^(this|current)$/.test(this.word(this.skip(place, /^the$/)));
  }

  skip(place: number, word: RegExp): number {
    return word.test(this.word(place)) ? place + 1 : place;
  }

  word(place: number): string {
    return this.reading.isTaken(place) ? '' : (this.reading.words[place]?.text ?? '');
  }
}

function yearsBefore({ from, to, next }: At<Period>): At<Period> {
  const back = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return { from: back(from), to: back(to), next };
}
