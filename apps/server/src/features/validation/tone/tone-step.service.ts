import { askToLearnTone } from '../../../jobs/sentiment.jobs.ts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { judgeItems } from '../../feedback/store/judge-items.service.ts';
import { toneOf } from '../../feedback/store/analyse-texts.service.ts';
import type { Step } from '../../enrichment/step.service.ts';
import { learntToneOf } from './learnt-tone-of.ts';
import * as sql from './tone.sql.ts';
import { wantsLearning } from './want-learning.ts';

/** Items that come or change are judged by what was learnt; with enough of them rated, there is more to learn from. */
export const toneStep: Step = {
  begin: async (deps, workspaceId) => {
    const { row, labels } = await readInWorkspace(deps.database, workspaceId, async (tx) => ({
      row: await sql.readToneModel(tx, workspaceId),
      labels: await sql.countLabels(tx, workspaceId),
    }));
    const learnt = learntToneOf(row, deps.words);
    if (learnt === 'outdated' || wantsLearning(labels, row)) {
      await inWorkspace(deps.database, workspaceId, (tx) => askToLearnTone(deps.queue, tx, workspaceId));
    }
    if (learnt === null || learnt === 'outdated') return null;
    return {
      take: async (tx, items) => {
        const ids = items.map(({ id }) => id);
        await judgeItems(tx, workspaceId, ids, (text) => toneOf(text, { words: deps.words(), learnt }));
        return false;
      },
    };
  },
};
