import { addDays, monthsBefore, periodBefore } from './calendar.ts';
import type { OpenPeriod, Period } from './calendar.ts';
import { itemNouns } from '../grammar/nouns.ts';
import { isScaffolding } from '../grammar/scaffolding.ts';
import { BesideReader } from './beside-periods.ts';
import { EventReader } from './event-periods.ts';
import type { NameIndex } from '../names/names.ts';
import { countOf, earlier, later, units, yearIn } from './period-words.ts';
import type { Reading } from '../reading/reading.ts';
import type { At } from './named-periods.ts';
import { NamedPeriodReader } from './named-periods.ts';

export interface ReadPeriod extends OpenPeriod {
  /** Place of its first word. */
  place: number;
  /** Whether it begins or ends with what happened then. */
  isOfEvent?: true;
}

const recentDays = 30;
/** What words that say no number come to. */
const vague: Readonly<Record<string, number>> = { few: 3, couple: 2 };
const recentItems = new RegExp(`^(?:${itemNouns}|complaints?|ratings?)$`);

/** What stands between two periods that are held against each other. */
const besides = /^(versus|vs|than|and|or|with|to)$/;

/** Takes every period out of a question, in the order in which they are named. */
export function takePeriods(reading: Reading, today: string, days?: NameIndex['days']): ReadPeriod[] {
  const found: ReadPeriod[] = [];
  for (let place = 0; place < reading.words.length; place += 1) {
    const [before] = found;
    const second = before && found.length === 1 ? new BesideReader(reading, today).at(place, before) : null;
    const event = second ? null : new EventReader(reading, today).at(place);
    const span = second ?? event ?? new PeriodReader(reading, today).periodAt(place);
    if (!span || isYearOfMatter(reading, place, span, days)) continue;
    // What holds two periods against each other says so to others, too.
    const first = besides.test(reading.words[place]?.text ?? '') ? place + 1 : place;
    reading.takeWords(first, span.next, 'period');
    const { from, to } = span;
    if (from !== undefined || to !== undefined)
      found.push({
        place,
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
        ...(event && { isOfEvent: true }),
      });
    place = span.next - 1;
  }
  return found;
}

/** "Its knowledge ends in 2021": a year that the data has nothing of, behind a word that tells a matter, is a word of it. */
function isYearOfMatter(
  reading: Reading,
  place: number,
  { from, to, next }: At<OpenPeriod>,
  days: NameIndex['days'],
): boolean {
  if (!days || from === undefined || to === undefined) return false;
  const isOutside = to < days.first || from > days.last;
  const isYear =
    /^\d{4}$/.test(reading.words[next - 1]?.text ?? '') && from.endsWith('-01-01') && to.endsWith('-12-31');
  const before = reading.words[place - 1]?.text ?? '';
  return isOutside && isYear && before !== '' && !reading.isTaken(place - 1) && !isScaffolding(before);
}

class PeriodReader extends NamedPeriodReader {
  /** A period with the words that say where it begins and ends. */
  periodAt(place: number): At<OpenPeriod> | null {
    const word = this.word(place);
    switch (word) {
      case 'since':
      case 'starting':
        return this.#since(this.skip(place + 1, /^(in|from|on)$/));
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
        return this.word(place + 1) === 'to'
          ? this.#map(place + 2, ({ from }) => ({ to: addDays(from, -1) }))
          : null;
      case 'up':
        return this.word(place + 1) === 'to' ? this.#map(place + 2, ({ to }) => ({ to })) : null;
      case 'so':
        return this.word(place + 1) === 'far' ? this.periodAt(place + 2) : null;
      default:
        return this.#within(place, word);
    }
  }

  #within(place: number, word: string): At<OpenPeriod> | null {
    const isPreposition =
      /^(in|during|on|over|within|for|of|at|by|from|throughout|versus|vs|than|and|or)$/.test(word) ||
      (/^(with|to)$/.test(word) && /^compar/.test(this.word(place - 1)));
    const start = isPreposition ? place + 1 : place;
    const range = this.#openRange(start);
    if (range) return range;
    const ago = this.#ago(start);
    if (ago) return ago;
    const ofYear = this.ofYear(this.skip(start, /^the$/));
    if (ofYear) return ofYear;
    const rolling = this.#rolling(this.skip(start, /^the$/));
    if (rolling) return rolling;
    const recent = this.#recent(start);
    if (recent) return recent;
    const isBeside = besides.test(word);
    if (isBeside && !this.#isAfterPeriod(place)) return null;
    const isSure =
      this.#isYearAlone(start) ||
      (isPreposition && word !== 'for' && word !== 'by' && word !== 'of' && word !== 'at');
    const period = this.period(start, isSure);
    if (!period) return null;
    const { from, to, next } = period;
    // What is not over yet has no end.
    return to >= this.today && from < this.today && !this.isNamed(start)
      ? { from, next }
      : { from, to, next };
  }

  /** "Feature requests, students only, 2025", "complaints per month 2024": a year behind a comma or a part of time at the end. */
  #isYearAlone(place: number): boolean {
    const isFirstOfTwo =
      /^(?:versus|vs|to|than|against|or|and|compared)$/.test(this.word(place + 1)) &&
      yearIn(this.word(this.skip(place + 2, /^(?:to|with|in)$/))) !== null;
    if (yearIn(this.word(place)) !== null && isFirstOfTwo) return true;
    return (
      yearIn(this.word(place)) !== null &&
      (/[,(;:–]/.test(this.reading.gapBefore(place)) ||
        /^(?:days?|weeks?|months?|quarters?|monthly|weekly|daily|quarterly)$/.test(this.word(place - 1))) &&
      place === this.reading.words.length - 1
    );
  }

  /** Whether a period was read before: of two that are compared the second stands without a preposition. */
  #isAfterPeriod(place: number): boolean {
    return this.reading.readFrom.some(
      ({ part, end }) => part === 'period' && end <= (this.reading.words[place]?.start ?? 0),
    );
  }

  /** "March to June 2024", "March–June": two ends without a word before. */
  #openRange(place: number): At<OpenPeriod> | null {
    const start = this.skip(place, /^the$/);
    const first = this.period(start, true);
    if (!first) return null;
    const isDash = /^\s*[-–—]\s*$/.test(this.reading.gapBefore(first.next));
    if (!isDash && !/^(to|until|till|through|thru)$/.test(this.word(first.next))) return null;
    const last = this.period(isDash ? first.next : first.next + 1, true);
    return last && { ...this.#inOrder(start, first, last), next: last.next };
  }

  /** "Two months ago" is the whole month so long ago. */
  #ago(place: number): At<OpenPeriod> | null {
    const counted = this.word(place);
    const count = countOf(counted);
    const unit = units[this.word(place + 1)];
    if (count === undefined || unit === undefined || this.word(place + 2) !== 'ago') return null;
    const next = place + 3;
    if (unit === 'day') return { from: addDays(this.today, -count), to: addDays(this.today, -count), next };
    return { ...periodBefore(unit, this.today, count), next };
  }

  /** "Recent reviews" are those of the last thirty days, which the answer names. */
  #recent(place: number): At<OpenPeriod> | null {
    const isRecent = this.word(place) === 'recent' && this.word(place - 1) !== 'most';
    if (!isRecent || !recentItems.test(this.reading.words[place + 1]?.text ?? '')) return null;
    return { from: addDays(this.today, 1 - recentDays), next: place + 1 };
  }

  /** "The last 30 days", today being the last of them; "the last few months" are three, and the answer names their days. */
  #rolling(place: number): At<OpenPeriod> | null {
    const isPast = /^(last|past|previous|recent)$/.test(this.word(place));
    if (!isPast) return null;
    const counted = this.word(place + 1);
    const count = vague[counted] ?? countOf(counted);
    const counting = counted === 'couple' && this.word(place + 2) === 'of' ? 2 : 1;
    const unitAt = place + 1 + (count === undefined ? 0 : counting);
    const unit = units[this.word(unitAt)];
    if (unit === undefined) return null;
    if (count === undefined && this.word(place) !== 'past') return null;
    const back = count ?? 1;
    const next = unitAt + 1;
    if (unit === 'day') return { from: addDays(this.today, 1 - back), next };
    if (unit === 'week') return { from: addDays(this.today, 1 - 7 * back), next };
    const perUnit = { month: 1, quarter: 3, year: 12 }[unit];
    return { from: addDays(monthsBefore(this.today, back * perUnit), 1), next };
  }

  /** "From March on" has no end; "from March" is the month that something comes from. */
  #fromOn(place: number): At<OpenPeriod> | null {
    const since = this.#since(place + 1);
    if (since && /^(on|onwards?|forward)$/.test(this.word(since.next)))
      return { ...since, next: since.next + 1 };
    return this.#within(place, 'from');
  }

  #since(place: number): At<OpenPeriod> | null {
    return this.#map(place, ({ from }) => ({ from }));
  }

  #range(place: number, joint: RegExp): At<OpenPeriod> | null {
    const first = this.period(place, true);
    if (!first || !joint.test(this.word(first.next))) return null;
    const last = this.period(first.next + 1, true);
    return last && { ...this.#inOrder(place, first, last), next: last.next };
  }

  /** A year that stands once is that of both ends; of two months without a year the first is before the second. */
  #inOrder(place: number, first: At<Period>, last: At<Period>): Period {
    const hasYear = (from: number, to: number) => {
      for (let at = from; at < to; at += 1) if (/^(19|20)\d\d/.test(this.word(at))) return true;
      return false;
    };
    if (hasYear(place, first.next)) {
      return { from: first.from, to: hasYear(first.next, last.next) ? last.to : later(last.to, first.from) };
    }
    return { from: earlier(first.from, last.to), to: last.to };
  }

  #map(place: number, read: (period: Period) => OpenPeriod): At<OpenPeriod> | null {
    const period = this.period(place, true);
    return period && { ...read(period), next: period.next };
  }
}
