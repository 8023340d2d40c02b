import { feedback } from '@earshot/contracts/feedback';
import type { FastifyInstance } from 'fastify';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { FirstQuestions } from '../onboarding/onboarding.service.ts';
import { Maskings } from '../personal-data/masking.service.ts';
import { addFeedback } from './add/add-feedback.service.ts';
import { idempotencyKeyOf } from './add/idempotency-key.ts';
import { deleteItem, getItem } from './item.ts';
import { countCopies } from './list/duplicates.sql.ts';
import { FacetCounter } from './list/facets.ts';
import { namesInFilter } from './filter/filter-names.sql.ts';
import { ItemFinder } from './list/find-items.ts';
import { ItemsAbout } from './filter/items-about.service.ts';
import { MatchCaches } from './list/match-caches.ts';

export function feedbackRoutes(app: FastifyInstance, deps: Deps): void {
  const caches = new MatchCaches();
  const about = new ItemsAbout(deps);
  const finder = new ItemFinder({ ...deps, about }, caches);
  const facets = new FacetCounter(deps.database, caches);
  const questions = new FirstQuestions(deps);
  const adding = { ...deps, maskings: new Maskings(deps.database) };

  bind(app, feedback.getFeedback, async ({ body }, { workspaceId }) => {
    const reply = await finder.find(workspaceId, body);
    if (body.searchTerm?.trim()) await questions.note(workspaceId);
    return reply;
  });
  bind(app, feedback.getItem, ({ query }, caller) => getItem(deps, caller, query));
  bind(app, feedback.getFacets, async ({ body }, { workspaceId }) =>
    facets.count(workspaceId, await about.ready(workspaceId, body.filters)),
  );
  bind(app, feedback.getFilterNames, ({ body }, { workspaceId }) =>
    readInWorkspace(deps.database, workspaceId, (tx) => namesInFilter(tx, workspaceId, body.filters)),
  );
  bind(app, feedback.countCopies, async ({ body }, { workspaceId }) => ({
    copies: await readInWorkspace(deps.database, workspaceId, (tx) =>
      countCopies(tx, workspaceId, body.review_ids),
    ),
  }));
  bind(app, feedback.addFeedback, async ({ body, request }, caller) => {
    const reply = await addFeedback(adding, caller, body, idempotencyKeyOf(request.headers));
    for (const { code } of reply.results)
      if (code !== null) deps.refusals.add(feedback.addFeedback.path, code);
    return reply;
  });
  bind(app, feedback.deleteItem, async ({ body }, caller) => {
    await deleteItem(deps, caller, body.review_id);
    return { deleted: true } as const;
  });
}
