import { instantOf } from '../../../platform/instant.ts';
import type { RepeatedPart } from '@earshot/cleaning/repeats/repeated-parts';
import { RepeatFinder } from '@earshot/cleaning/repeats/repeated-parts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { repeatSourceOf, withTemplates } from '../../feedback/cleaning/take-out-templates.service.ts';
import { itemsToClean } from '../../feedback/store/rewrite-items.service.ts';
import type { JobDeps } from '../../job-deps.ts';
import { narrowerLeftOut } from '../narrower-left-out.ts';
import { authorOf } from '../planned-changes.ts';
import { countItems, lockWorkspace } from '../runs.sql.ts';
import * as sql from '../templates.sql.ts';

const itemsAtOnce = 500;
/** Nobody looks through more. */
const mostTemplates = 100;
/** While the workspace grew by less, what was learnt holds. */
const leastGrowth = 0.05;

/**
 * Learns what templates put into a workspace's items, from all of them. What was learnt before keeps its switch; new ones are
 * off.
 *
 * @param isAsked learns although few items came since
 */
export async function learnFromItems(
  { database, now, stopping }: Pick<JobDeps, 'database' | 'now' | 'stopping'>,
  workspaceId: string,
  isAsked: boolean,
): Promise<void> {
  const { itemCount, before } = await readInWorkspace(database, workspaceId, async (tx) => ({
    itemCount: await countItems(tx, workspaceId),
    before: await sql.findLearning(tx, workspaceId),
  }));
  const hasGrown = !before || Math.abs(itemCount - before.itemCount) > before.itemCount * leastGrowth;
  if (!isAsked && !hasGrown) return;
  const finder = new RepeatFinder();
  for (let lastId = 0; ;) {
    stopping.throwIfAborted();
    const from = lastId;
    const items = await readInWorkspace(database, workspaceId, (tx) =>
      itemsToClean(tx, workspaceId, from, itemsAtOnce),
    );
    for (const item of items) {
      const source = repeatSourceOf({ ...withTemplates(item), author: authorOf(item) });
      finder.add({ ...source, id: String(item.id) });
    }
    const last = items.at(-1);
    if (!last) break;
    lastId = last.id;
  }
  const learnt = narrowerLeftOut(finder.parts().filter(isInCustomersWords)).slice(0, mostTemplates);
  const keys = learnt.map(({ key }) => key);
  await inWorkspace(database, workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    await sql.forgetTemplates(tx, workspaceId, keys);
    await sql.saveTemplates(tx, workspaceId, learnt.map(templateOf));
    await sql.saveLearning(tx, workspaceId, { itemCount, learntAt: instantOf(now()) });
  });
}

/** What is told from the customer's words already needs no template. */
function isInCustomersWords({ asCustomer }: RepeatedPart): boolean {
  return asCustomer > 0;
}

function templateOf({ key, text, likelyWriter, count, authors, examples }: RepeatedPart): sql.LearntTemplate {
  return {
    ...{ key, text, writer: likelyWriter, itemCount: count, authorCount: authors },
    examples: examples.map(Number),
  };
}
