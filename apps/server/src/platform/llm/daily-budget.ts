/** So much may be used in a day of UTC; counted in this process, from its start. */
export class DailyBudget {
  readonly #most: number;
  readonly #now: () => number;
  #day = '';
  #used = 0;

  constructor(most: number, now: () => number) {
    this.#most = most;
    this.#now = now;
  }

  /** Takes from what is left of the day; false, and nothing is taken, when it is too little. */
  reserve(amount: number): boolean {
    const day = new Date(this.#now()).toISOString().slice(0, 10);
    if (day !== this.#day) [this.#day, this.#used] = [day, 0];
    if (this.#used + amount > this.#most) return false;
    this.#used += amount;
    return true;
  }
}
