/** Leaves what keeps failing alone for a while. */
export class Breaker {
  readonly #rules: { failuresInARow: number; restMs: number; now: () => number };
  #failures = 0;
  #openUntil = 0;

  constructor(rules: { failuresInARow: number; restMs: number; now: () => number }) {
    this.#rules = rules;
  }

  isOpen(): boolean {
    return this.#rules.now() < this.#openUntil;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  /** After a rest one more failure is enough to rest again. */
  failed(): void {
    this.#failures += 1;
    if (this.#failures >= this.#rules.failuresInARow)
      this.#openUntil = this.#rules.now() + this.#rules.restMs;
  }
}
