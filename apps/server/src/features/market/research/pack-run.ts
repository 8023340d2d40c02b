import { marketLimits } from '@earshot/contracts/market';
import type { MarketReport } from '@earshot/contracts/market/market-report';
import { setTimeout as wait } from 'node:timers/promises';
import type { JobDeps } from '../../job-deps.ts';
import * as sql from '../runs/runs.sql.ts';
import type { Cite, PartName, PartValues } from '../runs/stored-parts.ts';
import type { PackStep } from './steps.ts';
import { waitingSteps, withStep } from './steps.ts';

/** The run was called off: nothing more is to be read or stored for it. */
export class CalledOff extends Error {}

/** A run under way: what it may still do, and where it tells what it found. */
export class PackRun {
  readonly run: sql.RunRow;
  readonly deps: JobDeps;
  /** Aborted when the time is up, the run was called off, or the server stops. */
  readonly signal: AbortSignal;
  readonly #endsAt: number;
  readonly #stretch: number;
  readonly #end = new AbortController();
  #steps = waitingSteps();
  /** The section that is being stored. */
  #stored: Promise<unknown> = Promise.resolve();

  /** @param given ends the run from outside @param seconds from now on */
  constructor(run: sql.RunRow, deps: JobDeps, given: AbortSignal, seconds: number = marketLimits.seconds) {
    this.run = run;
    this.deps = deps;
    this.#endsAt = performance.now() + seconds * 1000;
    this.#stretch = Math.max(1, seconds / marketLimits.seconds);
    this.signal = AbortSignal.any([
      given,
      deps.stopping,
      this.#end.signal,
      AbortSignal.timeout(seconds * 1000),
    ]);
  }

  /** Milliseconds that are left; 0 when the time is up. */
  get leftMs(): number {
    return Math.max(0, this.#endsAt - performance.now());
  }

  /** Milliseconds that a part may take, longer in a run that has longer than usual; one that has less ends its parts as it ends. */
  partMs(usualMs: number): number {
    return usualMs * this.#stretch;
  }

  get isOutOfTime(): boolean {
    return this.leftMs === 0;
  }

  get steps(): MarketReport['steps'] {
    return this.#steps;
  }

  /**
   * Does a step and tells that it goes on and that it is done; one that is cut off by the clock stays so.
   *
   * @param wasDone whether there was anything to do: a step without is not told as done
   */
  async step<Result>(
    name: PackStep,
    work: () => Promise<Result>,
    wasDone: (result: Result) => boolean = () => true,
  ): Promise<Result> {
    await this.#tell({ steps: (this.#steps = withStep(this.#steps, name, 'running')) });
    const result = await work();
    const state = !wasDone(result) ? 'skipped' : this.isOutOfTime ? 'cut_short' : 'done';
    await this.#tell({ steps: (this.#steps = withStep(this.#steps, name, state)) });
    return result;
  }

  tellHost(host: string): Promise<void> {
    return this.#tell({ host });
  }

  /** Stores a section, in place of what was stored of it before: what is told last is what stays. @throws CalledOff */
  async put<Name extends PartName>(
    part: Name,
    value: PartValues[Name],
    cites: readonly Cite[] = [],
  ): Promise<void> {
    // Sites are read side by side; of two at once, an older state could otherwise be stored over a newer one.
    const storing = this.#stored.then(() => this.#store(part, value, cites));
    this.#stored = storing.catch(() => undefined);
    await storing;
  }

  async #store<Name extends PartName>(
    part: Name,
    value: PartValues[Name],
    cites: readonly Cite[],
  ): Promise<void> {
    await this.deps.database.app.transaction().execute(async (tx) => {
      const revision = await sql.noteRun(tx, this.run.id, {});
      if (revision === undefined) throw this.#calledOff();
      await sql.putPart(tx, this.run.id, revision, { part, value, cites });
    });
  }

  /** Waits; ends at once when the run does. */
  async sleep(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.signal });
  }

  async #tell(change: sql.RunChange): Promise<void> {
    if ((await sql.noteRun(this.deps.database.app, this.run.id, change)) === undefined)
      throw this.#calledOff();
  }

  #calledOff(): CalledOff {
    const error = new CalledOff('The run was stopped');
    this.#end.abort(error);
    return error;
  }
}
