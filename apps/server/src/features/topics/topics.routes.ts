import { topics } from '@earshot/contracts/topics';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { getPreview, startPreview } from './preview.service.ts';
import { rateAndAsk } from './rate.service.ts';
import * as service from './topics.service.ts';
import { topicsWithWeeks, trendLine } from './trend-line.service.ts';
import { undoChange } from './undo.service.ts';

export function topicsRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, topics.create, async ({ body }, caller) => ({
    custom_trend: await service.createTopic(deps, caller, body),
  }));
  bind(app, topics.list, async (_input, caller) => ({ custom_topics: await topicsWithWeeks(deps, caller) }));
  bind(app, topics.get, async ({ query }, caller) => ({
    custom_trend: await service.getTopic(deps, caller, query.custom_trend_id),
  }));
  bind(app, topics.trendLine, ({ query }, caller) => trendLine(deps, caller, query.custom_trend_id));
  bind(app, topics.next, ({ body }, caller) => rateAndAsk(deps, caller, body));
  bind(app, topics.update, async ({ body }, caller) => ({
    custom_trend: await service.updateTopic(deps, caller, body),
  }));
  bind(app, topics.setThreshold, async ({ body }, caller) => ({
    custom_trend: await service.setThreshold(deps, caller, body),
  }));
  bind(app, topics.previewThreshold, async ({ query }, caller) => ({
    counts: await service.previewThreshold(deps, caller, query.custom_trend_id),
  }));
  bind(app, topics.startPreview, ({ body }, caller) => startPreview(deps, caller, body));
  bind(app, topics.preview, ({ query }, caller) => getPreview(deps, caller, query.preview_id));
  bind(app, topics.changes, async ({ query }, caller) => ({
    changes: await service.listChanges(deps, caller, query.custom_trend_id),
  }));
  bind(app, topics.undo, ({ body }, caller) => undoChange(deps, caller, body.custom_trend_id, body.undo));
  bind(app, topics.remove, async ({ body }, caller) => {
    await service.removeTopic(deps, caller, body.custom_trend_id);
    return { deleted: true } as const;
  });
  bind(app, topics.export, ({ query }, caller) => service.exportTopic(deps, caller, query.custom_trend_id));
}
