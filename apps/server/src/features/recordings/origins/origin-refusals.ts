import { furtherOrigins } from '@earshot/contracts/recordings/site-origins';
import { inWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { Deps } from '../../deps.ts';
import type { RefusedOrigin } from './origins.sql.ts';
import { addRefused, originsOf } from './origins.sql.ts';

const writeEveryMs = 15_000;
/** A flood of made-up origins is not let into the memory, nor into a site's list. */
const maxHeld = 5000;
const maxUnknown = 50;

type RefusalDeps = Pick<Deps, 'database' | 'log' | 'now'>;

/** Counts, in memory, what was sent from origins that a site does not take, and writes the counts down every 15 seconds. */
export class OriginRefusals {
  readonly #deps: RefusalDeps;
  #held = new Map<string, RefusedOrigin & { workspaceId: string }>();
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: RefusalDeps) {
    this.#deps = deps;
  }

  add(workspaceId: string, siteId: number, origin: string, count = 1): void {
    const lastAt = new Date(this.#deps.now()).toISOString();
    const isRoom = this.#held.size < maxHeld;
    const named = isRoom ? origin : furtherOrigins;
    const key = `${workspaceId} ${siteId} ${named}`;
    const held = this.#held.get(key);
    if (held) {
      held.count += count;
      held.lastAt = lastAt;
    } else this.#held.set(key, { workspaceId, siteId, origin: named, count, lastAt });
    this.#timer ??= setTimeout(() => void this.write(), writeEveryMs).unref();
  }

  /** Writes down what is counted so far; what cannot be written is kept for the next time. */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const held = this.#held;
    this.#held = new Map();
    for (const [workspaceId, refused] of Map.groupBy(held.values(), (one) => one.workspaceId)) {
      try {
        await this.#writeOf(workspaceId, refused);
      } catch (error) {
        this.#deps.log.warn({ err: error }, 'Refused origins were not written down');
        for (const { siteId, origin, count } of refused) this.add(workspaceId, siteId, origin, count);
      }
    }
  }

  async #writeOf(workspaceId: string, refused: readonly RefusedOrigin[]): Promise<void> {
    await inWorkspace(this.#deps.database, workspaceId, async (tx) => {
      const sites = [...new Set(refused.map(({ siteId }) => siteId))];
      const rows = await originsOf(tx, workspaceId, sites);
      const known = new Set(rows.map(({ siteId, origin }) => `${siteId} ${origin}`));
      const unknown = new Map<number, number>();
      for (const { siteId, state } of rows) {
        if (state === 'unknown') unknown.set(siteId, (unknown.get(siteId) ?? 0) + 1);
      }
      const named = refused.map((one) => {
        const { siteId, origin } = one;
        if (known.has(`${siteId} ${origin}`)) return one;
        const count = unknown.get(siteId) ?? 0;
        if (count >= maxUnknown) return { ...one, origin: furtherOrigins };
        unknown.set(siteId, count + 1);
        return one;
      });
      await addRefused(tx, workspaceId, named);
    });
  }
}
