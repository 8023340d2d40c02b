import { DateOrderCounter } from './date-order.ts';
import { detachedText } from '../values/detached-text.ts';
import type { ColumnFacts, ColumnStatistics } from '../facts.ts';
import { isNoValue } from '../values/no-value.ts';
import { isSum } from '../detect/total-rows.ts';
import { isDateLike } from '../values/parse-date.ts';
import { ratingBeyondNumber } from '../values/worded-rating.ts';
import { isEmail, isLink, isProse, languageOf } from './value-kinds.ts';

const EXAMINED = 5000;
const SAMPLES = 5;
const SAMPLE_CHARS = 200;
const COMPARED_CHARS = 100;
const NO_VALUE_WORDS = 10;

/** Gathers what is known of one column, value by value, in constant memory. */
export class ColumnCounter {
  readonly #order = new DateOrderCounter();
  readonly #seen = new Set<string>();
  readonly #samples = new Set<string>();
  readonly #noValues = new Map<string, number>();
  readonly #distinctLimit: number;
  #filled = 0;
  #examined = 0;
  #compared = 0;
  #chars = 0;
  #maxChars = 0;
  #dates = 0;
  #emails = 0;
  #links = 0;
  #numbers = 0;
  #integers = 0;
  #prose = 0;
  #languages = 0;
  #numberCount = 0;
  #below1 = 0;
  #above5 = 0;
  #above10 = 0;
  #min = Infinity;
  #max = -Infinity;
  readonly #outOf = new Map<number, number>();
  #commas = 0;
  #points = 0;

  /** @param distinctLimit how many different values are remembered to tell how unique they are */
  constructor(distinctLimit: number) {
    this.#distinctLimit = distinctLimit;
  }

  add(cell: string): void {
    if (cell === '') return;
    const value = cell.trim();
    if (value === '' || isSum(value)) return;
    this.#filled++;
    this.#chars += value.length;
    if (value.length > this.#maxChars) this.#maxChars = value.length;
    this.#order.add(value);
    const isNumber = value.length <= 24 && this.#addNumber(value);
    if (!isNumber && value.length <= 16 && isNoValue(value)) this.#addNoValue(value);
    else if (!isNumber) this.#addWordedNumber(value);
    if (this.#examined < EXAMINED) this.#examine(value, isNumber);
  }

  facts(index: number, name: string): ColumnFacts {
    const share = (count: number) => (this.#examined === 0 ? 0 : count / this.#examined);
    const hasNumbers = this.#max >= this.#min;
    const statistics: ColumnStatistics = {
      filled: this.#filled,
      examined: this.#examined,
      dates: share(this.#dates),
      emails: share(this.#emails),
      links: share(this.#links),
      numbers: share(this.#numbers),
      integers: share(this.#integers),
      prose: share(this.#prose),
      languages: share(this.#languages),
      distinct: this.#compared === 0 ? null : this.#seen.size / this.#compared,
      distinctCount: this.#seen.size,
      meanChars: this.#filled === 0 ? 0 : this.#chars / this.#filled,
      maxChars: this.#maxChars,
      numberCount: this.#numberCount,
      below1: this.#below1,
      above5: this.#above5,
      above10: this.#above10,
      minNumber: hasNumbers ? this.#min : null,
      maxNumber: hasNumbers ? this.#max : null,
      outOf: this.#scaleTold(),
      decimalCommas: this.#commas,
      decimalPoints: this.#points,
      noValues: Object.fromEntries(this.#noValues),
    };
    return { index, name, samples: [...this.#samples], statistics, dateOrder: this.#order.facts() };
  }

  /** The end of the scale that most ratings name. */
  #scaleTold(): number | null {
    const [most] = [...this.#outOf].sort(([, a], [, b]) => b - a);
    return most !== undefined && most[1] * 2 > this.#numberCount ? most[0] : null;
  }

  /** Whether the value is a number; counts it over all rows. */
  #addNumber(value: string): boolean {
    const last = value.charCodeAt(value.length - 1);
    if (last < 48 || last > 57) return false;
    const match = /^[+-]?\d+(?:([.,])\d+)?$/.exec(value);
    if (match === null) return false;
    if (match[1] === ',') this.#commas++;
    else if (match[1] === '.') this.#points++;
    const number = Number(match[1] === ',' ? value.replace(',', '.') : value);
    this.#count(number);
    if (this.#examined < EXAMINED) {
      this.#numbers++;
      if (Number.isInteger(number)) this.#integers++;
    }
    return true;
  }

  /** An answer such as "5 - very satisfied" or "4 stars" is a number for ratings, and no number for all else. */
  #addWordedNumber(value: string): void {
    const rating = ratingBeyondNumber(value);
    if (rating === null) return;
    this.#count(rating.value);
    if (rating.outOf !== null) this.#outOf.set(rating.outOf, (this.#outOf.get(rating.outOf) ?? 0) + 1);
  }

  #count(number: number): void {
    this.#numberCount++;
    if (number < 1) this.#below1++;
    if (number > 5) this.#above5++;
    if (number > 10) this.#above10++;
    if (number < this.#min) this.#min = number;
    if (number > this.#max) this.#max = number;
  }

  #addNoValue(value: string): void {
    const count = this.#noValues.get(value);
    if (count !== undefined || this.#noValues.size < NO_VALUE_WORDS)
      this.#noValues.set(count === undefined ? detachedText(value) : value, (count ?? 0) + 1);
  }

  #examine(value: string, isNumber: boolean): void {
    this.#examined++;
    if (this.#samples.size < SAMPLES) this.#samples.add(detachedText(value.slice(0, SAMPLE_CHARS)));
    if (this.#seen.size < this.#distinctLimit) {
      this.#compared++;
      this.#seen.add(detachedText(value.slice(0, COMPARED_CHARS)));
    }
    if (isDateLike(value)) this.#dates++;
    if (isNumber) return;
    if (isEmail(value)) this.#emails++;
    else if (isLink(value)) this.#links++;
    else if (isProse(value)) this.#prose++;
    else if (languageOf(value) !== null) this.#languages++;
  }
}
