import { grown } from './numbers.ts';

const MOST_ROUNDS = 2 ** 32 - 1;

/** Tells which numbers of a list are met for the first time, without making a set for each list. */
export class NumbersMet {
  /** Per number: the list that it was met in last. */
  #rounds = new Uint32Array(0);
  #round = 0;

  /** Begins another list, of numbers under `end`. */
  begin(end: number): void {
    this.#rounds = grown(this.#rounds, end);
    this.#round += 1;
    if (this.#round <= MOST_ROUNDS) return;
    this.#rounds.fill(0);
    this.#round = 1;
  }

  /** Whether it is the first time. */
  meet(number: number): boolean {
    if (this.#rounds[number] === this.#round) return false;
    this.#rounds[number] = this.#round;
    return true;
  }
}
