import { setTimeout as wait } from 'node:timers/promises';
import { feedback } from '@earshot/contracts/feedback';
import { callApi } from './api-client.ts';
import { feedbackText, randomSequence } from './texts.ts';

const itemsPerSecond = 10;

/** Adds ten items a second and holds the list's total against what it knows to be stored. */
export class SteadyWriter {
  readonly #address: string;
  readonly #tokens: readonly string[];
  readonly #random = randomSequence(99);
  #isStopping = false;
  #running: Promise<unknown> = Promise.resolve();
  #begun: number;
  #stored: number;
  /** How often a total was looked at, and how often it was not the number of stored items. */
  checks = 0;
  wrong = 0;

  constructor(address: string, tokens: readonly string[], items: number) {
    this.#address = address;
    this.#tokens = tokens;
    this.#begun = items;
    this.#stored = items;
  }

  start(): void {
    this.#running = Promise.all([this.#write(), this.#check()]);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#running;
  }

  async #write(): Promise<void> {
    for (let n = 0; !this.#isStopping; n += 1) {
      const dueAt = performance.now() + 1000 / itemsPerSecond;
      this.#begun += 1;
      const item = { external_id: `steady-${n}`, text: feedbackText(this.#random) };
      const body = { source: { id: 1 }, items: [item] };
      await callApi(this.#address, this.#token(n), feedback.addFeedback, { body });
      this.#stored += 1;
      await wait(Math.max(0, dueAt - performance.now()));
    }
  }

  async #check(): Promise<void> {
    for (let n = 0; !this.#isStopping; n += 1) {
      const atLeast = this.#stored;
      const { total_count } = await callApi(this.#address, this.#token(n), feedback.getFeedback, {
        body: { limit: 1 },
      });
      this.checks += 1;
      if (total_count < atLeast || total_count > this.#begun) this.wrong += 1;
      await wait(100);
    }
  }

  #token(n: number): string {
    return this.#tokens[n % this.#tokens.length] ?? '';
  }
}
