export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** What all values of a column say about the order of day, month and year. */
export interface DateOrderFacts {
  /** Null when the values fit both orders, or contradict each other: then the person must choose. */
  order: DateOrder | null;
  /** Rows that can only be read day first, only month first, and rows that fit both. */
  dayFirst: number;
  monthFirst: number;
  ambiguous: number;
  /** "Read as day first: 14 occurs before the slash in 7,204 rows". */
  note: string;
}

const SEPARATORS: Readonly<Record<string, string>> = { '/': 'slash', '-': 'dash', '.': 'dot' };

/** So many rows of one order outweigh a row of the other, which then is a mistake and will be rejected. */
const CLEAR_MAJORITY = 50;

/** Gathers the evidence of a column, value by value. */
export class DateOrderCounter {
  #dayFirst = 0;
  #monthFirst = 0;
  #ambiguous = 0;
  #separator = '/';
  #firstHigh = 0;
  #secondHigh = 0;

  add(value: string): void {
    // Most values are no dates; the expression is asked only where a separator stands second or third.
    const separator = isSeparator(value.charCodeAt(1)) ? 1 : isSeparator(value.charCodeAt(2)) ? 2 : 0;
    if (separator === 0 || value.length > 40) return;
    const match = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(?:\d{4}|\d{2})(?!\d)/.exec(value);
    if (match === null) return;
    const first = Number(match[1]);
    const second = Number(match[3]);
    if (first > 31 || second > 31 || (first > 12 && second > 12)) return;
    this.#separator = match[2] ?? '/';
    if (first > 12) {
      this.#dayFirst++;
      this.#firstHigh ||= first;
    } else if (second > 12) {
      this.#monthFirst++;
      this.#secondHigh ||= second;
    } else if (first !== second) this.#ambiguous++;
  }

  /** Null when no value was a date of numbers that begins with day or month. */
  facts(): DateOrderFacts | null {
    const [dayFirst, monthFirst, ambiguous] = [this.#dayFirst, this.#monthFirst, this.#ambiguous];
    if (dayFirst + monthFirst + ambiguous === 0) return null;
    const separator = SEPARATORS[this.#separator] ?? 'separator';
    const counts = { dayFirst, monthFirst, ambiguous };
    const rows = (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString('en')} rows`);
    if (dayFirst > monthFirst * CLEAR_MAJORITY) {
      const note = `Read as day first: ${this.#firstHigh} occurs before the ${separator} in ${rows(dayFirst)}`;
      return { order: 'dmy', ...counts, note };
    }
    if (monthFirst > dayFirst * CLEAR_MAJORITY) {
      const note = `Read as month first: ${this.#secondHigh} occurs after the ${separator} in ${rows(monthFirst)}`;
      return { order: 'mdy', ...counts, note };
    }
    if (dayFirst + monthFirst > 0) {
      const note = `Some rows read only day first (${rows(dayFirst)}), others only month first (${rows(monthFirst)}). Choose one`;
      return { order: null, ...counts, note };
    }
    if (separator === 'dot')
      return { order: 'dmy', ...counts, note: 'Read as day first, as dates with dots are written' };
    return {
      order: null,
      ...counts,
      note: `Day or month first? All ${rows(ambiguous)} fit both. Choose one`,
    };
  }
}

function isSeparator(code: number): boolean {
  return code >= 45 && code <= 47;
}
