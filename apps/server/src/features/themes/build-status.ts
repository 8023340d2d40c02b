import type { ThemeBuild } from '@earshot/contracts/themes';
import type { Db } from '../../platform/database/open.ts';
import { changesSince, newestBuild, newestDone } from './builds.sql.ts';
import type { BuildRow } from './builds.sql.ts';

/** Until a run has shown how fast it is here. */
const usualItemsPerSecond = 800;
const leastSeconds = 3;
const mostShareSaid = 0.95;

/** The newest run, and how far it is by the time that the run before took. */
export async function readBuild(db: Db, workspaceId: string, nowMs: number): Promise<ThemeBuild> {
  const build = await newestBuild(db, workspaceId);
  const done = await newestDone(db, workspaceId);
  const items = build?.itemCount ?? (await changesSince(db, workspaceId, 0)).items;
  const estimated = estimatedSeconds(items, done);
  const state = stateOf(build);
  const elapsed = build?.startedAt ? (nowMs - Date.parse(build.startedAt)) / 1000 : 0;
  return {
    state,
    asked_at: build?.askedAt ?? null,
    finished_at: build?.finishedAt ?? null,
    item_count: items,
    theme_count: build?.themeCount ?? null,
    estimated_seconds: estimated,
    share_done:
      state === 'done'
        ? 1
        : state === 'running'
          ? Math.min(mostShareSaid, Math.max(0, elapsed / estimated))
          : 0,
    error: build?.error ?? null,
  };
}

function stateOf(build: BuildRow | undefined): ThemeBuild['state'] {
  if (!build) return 'never';
  if (build.finishedAt !== null) return build.error === null ? 'done' : 'failed';
  return build.startedAt === null ? 'waiting' : 'running';
}

function estimatedSeconds(items: number, done: BuildRow | undefined): number {
  const took =
    done?.startedAt && done.finishedAt ? Date.parse(done.finishedAt) - Date.parse(done.startedAt) : 0;
  const perSecond =
    done && took > 0 && done.itemCount > 0 ? (1000 * done.itemCount) / took : usualItemsPerSecond;
  return Math.max(leastSeconds, Math.round(items / perSecond));
}
