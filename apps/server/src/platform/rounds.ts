interface Waiting<Ask, Answer> {
  ask: Ask;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Answers asks of one key together, in rounds: a round takes all that came until it begins, and what comes while it is
 * under way is for the next. So an answer is never older than its ask, and the busier it gets the less each ask costs.
 */
export class Rounds<Ask, Answer> {
  readonly #answer: (key: string, asks: readonly Ask[]) => Promise<(ask: Ask) => Answer>;
  readonly #most: number;
  /** A key is here while a round of it is under way or about to begin. */
  readonly #waiting = new Map<string, Waiting<Ask, Answer>[]>();

  /** @param most asks answered in one round at most */
  constructor(most: number, answer: (key: string, asks: readonly Ask[]) => Promise<(ask: Ask) => Answer>) {
    this.#most = most;
    this.#answer = answer;
  }

  /** Fails as its round fails. */
  ask(key: string, ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const one = { ask, resolve, reject };
      const waiting = this.#waiting.get(key);
      if (waiting) waiting.push(one);
      else {
        this.#waiting.set(key, [one]);
        // After all requests that this turn of the event loop reads.
        setImmediate(() => void this.#run(key));
      }
    });
  }

  async #run(key: string): Promise<void> {
    const waiting = this.#waiting.get(key) ?? [];
    while (waiting.length > 0) {
      const round = waiting.splice(0, this.#most);
      try {
        const answerOf = await this.#answer(
          key,
          round.map(({ ask }) => ask),
        );
        for (const { ask, resolve } of round) resolve(answerOf(ask));
      } catch (error) {
        for (const { reject } of round) reject(error);
      }
    }
    this.#waiting.delete(key);
  }
}
