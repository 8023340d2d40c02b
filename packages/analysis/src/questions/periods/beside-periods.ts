import { periodBefore } from './calendar.ts';
import type { OpenPeriod } from './calendar.ts';
import { units } from './period-words.ts';
import type { At } from './named-periods.ts';
import { NamedPeriodReader } from './named-periods.ts';

const joints = /^(?:versus|vs|than|to|with|and|or|against)$/;

/** Reads the second of two periods where it is told by the first: "the same months last year", "this one", "the one before". */
export class BesideReader extends NamedPeriodReader {
  at(place: number, first: OpenPeriod): At<OpenPeriod> | null {
    const start = this.skip(place, joints);
    return this.#yearBefore(this.skip(start, /^the$/), first) ?? this.#one(start, place);
  }

  /** "The same months last year", "the same period a year ago" */
  #yearBefore(place: number, { from, to }: OpenPeriod): At<OpenPeriod> | null {
    if (this.word(place) !== 'same' || from === undefined) return null;
    const what = this.skip(
      place + 1,
      /^(?:months?|period|time|weeks?|quarters?|dates?|half|days?|span|season)$/,
    );
    const at = this.skip(this.skip(what, /^(?:of|in|from)$/), /^the$/);
    const said = [this.word(at), this.word(at + 1), this.word(at + 2)];
    const [one = '', two = '', three = ''] = said;
    const isTwo = /^(?:last|previous) year$/.test(`${one} ${two}`) || `${one} ${two}` === 'year before';
    const isThree = /^(?:a|one) year (?:ago|before|earlier)$/.test(said.join(' '));
    if (!isTwo && !isThree) return null;
    const back = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
    const until = to ?? this.today;
    return { from: back(from), to: back(until), next: at + (isThree && three !== '' ? 3 : 2) };
  }

  /** "Last quarter versus this one", "this month compared to last", "with the one before". */
  #one(place: number, begin: number): At<OpenPeriod> | null {
    if (place === begin) return null;
    const unit = this.#unitBefore(begin);
    if (unit === null) return null;
    const at = this.skip(place, /^the$/);
    const [one, two] = [this.word(at), this.word(at + 1)];
    if (/^(?:this|current)$/.test(one) && two === 'one')
      return { ...periodBefore(unit, this.today, 0), next: at + 2 };
    if (/^(?:last|previous|prior)$/.test(one) && units[two] === undefined && this.#isFirstOfNow(begin))
      return { ...periodBefore(unit, this.today, 1), next: two === 'one' ? at + 2 : at + 1 };
    // The period before is what a single one is held against.
    if ((one === 'one' || units[one] === unit) && /^(?:before|earlier|prior)$/.test(two))
      return { next: at + 2 };
    return null;
  }

  #isFirstOfNow(place: number): boolean {
    return this.reading.words.slice(0, place).some(({ text }) => /^(?:this|current)$/.test(text));
  }

  #unitBefore(place: number): 'week' | 'month' | 'quarter' | 'year' | null {
    for (let at = place - 1; at >= 0; at -= 1) {
      const unit = units[this.reading.words[at]?.text ?? ''];
      if (unit !== undefined) return unit === 'day' ? null : unit;
    }
    return null;
  }
}
