import type { CleaningRun } from '@earshot/contracts/cleaning';
import { cleaning } from '@earshot/contracts/cleaning';
import { sql } from 'kysely';
import type { ChildProcess } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { countOf, keptCounts } from '../import-app.ts';
import type { JobApp } from '../job-app.ts';
import { jobApp } from '../job-app.ts';
import { killNow, startJobsProcess } from './jobs-process.ts';
import type { Person } from '../people.ts';
import { signUp } from '../people.ts';
import { send } from '../send.ts';
import { addUncleaned } from '../uncleaned-items.ts';

export const itemCount = 5000;

type State = CleaningRun['state'];

/** A workspace whose items are cleaned by processes that are killed. */
export class KilledCleaning {
  readonly #server: JobApp;
  readonly #owner: Person;
  #worker: ChildProcess | undefined;

  private constructor(server: JobApp, owner: Person) {
    this.#server = server;
    this.#owner = owner;
  }

  static async begin(): Promise<KilledCleaning> {
    const server = await jobApp([]);
    const owner = await signUp(server);
    // The worker measures how much room is left there.
    await mkdir(server.config.dataDir, { recursive: true });
    return new KilledCleaning(server, owner);
  }

  async stop(): Promise<void> {
    if (this.#worker) await killNow(this.#worker);
    await this.#server.stop();
  }

  async addItems(): Promise<void> {
    const items = Array.from({ length: itemCount }, (_, at) => ({
      text: `<p>Opinion ${at} is that the <b>map</b> loads slowly.</p>`,
    }));
    await addUncleaned(this.#server.jobDeps, this.#owner, items);
  }

  check(): Promise<unknown> {
    return send(this.#server.app, cleaning.check, { as: this.#owner });
  }

  async ask(call: typeof cleaning.apply): Promise<void> {
    const { run_id } = await this.#newest();
    await send(this.#server.app, call, { as: this.#owner, body: { run_id } });
  }

  /** Kills the worker so often while the run is in this state, each time once it got on, and lets it end then. */
  async endsIn(end: State, { kills, of }: { kills: number; of: State }): Promise<CleaningRun> {
    let before = -1;
    for (let nth = 0; nth < kills; nth += 1) {
      await this.#startWorker();
      const reached = await this.#until(({ state, items_done: done }) => state !== of || done > before);
      expect(reached.state).toBe(of);
      await this.#killWorker();
      before = (await this.#newest()).items_done;
      this.#expectWhole(await this.items());
    }
    await this.#startWorker();
    const ended = await this.#until(({ state }) => state === end || state === 'failed');
    await this.#killWorker();
    return ended;
  }

  /** Every item with what came beside it, and what the undo needs. */
  items() {
    return readInWorkspace(this.#server.database, this.#owner.workspaceId, async (tx) => {
      const { rows } = await sql<{ id: number; text: string; came: string | null; kept: string | null }>`
        select i.id, i.text, s.text as came, c.before ->> 'text' as kept from feedback_item i
        left join item_source_text s on s.workspace_id = i.workspace_id and s.item_id = i.id
        left join cleaning_change c on c.workspace_id = i.workspace_id and c.item_id = i.id
        where i.workspace_id = ${this.#owner.workspaceId} order by i.id`.execute(tx);
      return rows;
    });
  }

  async counts(): Promise<unknown> {
    const sourceTexts = await countOf(this.#server, this.#owner, 'item_source_text');
    return [sourceTexts, await keptCounts(this.#server, this.#owner)];
  }

  /** As it came with nothing beside it, or clean with what came. What the undo needs goes when all of it is done. */
  #expectWhole(items: Awaited<ReturnType<typeof this.items>>): void {
    const broken = items.filter(({ text, came, kept }) =>
      came === null
        ? !text.startsWith('<p>') || (kept !== null && kept !== text)
        : text.includes('<') || kept !== came,
    );
    expect(broken).toEqual([]);
    expect(items).toHaveLength(itemCount);
  }

  async #newest(): Promise<CleaningRun> {
    // The test's clock stands still, and limits by the minute with it.
    this.#server.clock.advance({ seconds: 0.1 });
    const { reply } = await send(this.#server.app, cleaning.getState, { as: this.#owner });
    const [newest] = reply.runs;
    if (!newest) throw new Error('There is no run');
    return newest;
  }

  async #until(isReached: (run: CleaningRun) => boolean): Promise<CleaningRun> {
    for (;;) {
      const now = await this.#newest();
      if (isReached(now)) return now;
      await wait(10);
    }
  }

  async #startWorker(): Promise<void> {
    const { config, database } = this.#server;
    this.#worker = await startJobsProcess({ ...config, logLevel: 'silent' }, database.connections);
  }

  async #killWorker(): Promise<void> {
    if (this.#worker) await killNow(this.#worker);
  }
}
