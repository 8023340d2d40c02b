import { readSnapshot } from '../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../job-deps.ts';
import type { BuildRow, ItemsThen } from './builds.sql.ts';
import * as builds from './builds.sql.ts';
import { readItems } from './item-reader.ts';
import { speakersPerTheme, ThemeSpeakers } from './theme-speakers.ts';

/** About 5 MB for each workspace. */
const maxWorkspaces = 4;

type Build = Pick<BuildRow, 'id' | 'themeCount'>;

interface Kept {
  buildId: string;
  then: ItemsThen;
  speakers: ThemeSpeakers;
}

/**
 * Those who speak for the themes of the workspaces that got items lately. To load them takes half a second of processor
 * time, and while items arrive themes are looked for every few seconds. They are loaded anew after another build, and
 * after any item that was there was changed or removed; who was loaded last goes when there are too many.
 */
export class KeptSpeakers {
  readonly #kept = new Map<string, Kept>();

  async of(deps: JobDeps, workspaceId: string, build: Build): Promise<ThemeSpeakers> {
    const known = this.#kept.get(workspaceId);
    this.#kept.delete(workspaceId);
    const still = known?.buildId === build.id ? await stillThere(deps, workspaceId, known.then) : null;
    const kept = known && still ? { ...known, then: still } : await load(deps, workspaceId, build);
    this.#kept.set(workspaceId, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= maxWorkspaces) break;
      this.#kept.delete(oldest);
    }
    return kept.speakers;
  }

  forget(workspaceId: string): void {
    this.#kept.delete(workspaceId);
  }
}

/** The same items as of now; null when any of them was changed or removed since. */
function stillThere({ database }: JobDeps, workspaceId: string, then: ItemsThen): Promise<ItemsThen | null> {
  return readSnapshot(database, workspaceId, async (tx) => {
    const { revision } = await builds.itemsNow(tx, workspaceId);
    return (await builds.areTouched(tx, workspaceId, then)) ? null : { ...then, revision };
  });
}

async function load(deps: JobDeps, workspaceId: string, { id, themeCount }: Build): Promise<Kept> {
  const { rows, then } = await readSnapshot(deps.database, workspaceId, async (tx) => ({
    then: await builds.itemsNow(tx, workspaceId),
    rows: await builds.speakersOf(tx, workspaceId, speakersPerTheme(themeCount ?? 0)),
  }));
  const themeOf = new Map(rows.map(({ itemId, themeId }) => [itemId, themeId]));
  const speakers = new ThemeSpeakers(deps.words());
  for await (const batch of readItems(deps, workspaceId, [...themeOf.keys()])) {
    for (const item of batch) speakers.add(item.id, item.features, themeOf.get(item.id) ?? 0);
  }
  return { buildId: id, then, speakers };
}
