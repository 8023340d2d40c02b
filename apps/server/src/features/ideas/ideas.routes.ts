import { ideas } from '@earshot/contracts/ideas';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import type { TellsBoard } from './ideas.service.ts';
import {
  getIdea,
  listIdeas,
  listSent,
  removeIdea,
  restoreIdea,
  sendIdea,
  setState,
  updateIdea,
} from './ideas.service.ts';

export function ideasRoutes(app: FastifyInstance, deps: Deps & TellsBoard): void {
  bind(app, ideas.send, ({ body }, caller) => sendIdea(deps, caller, body));
  bind(app, ideas.list, ({ query }, caller) => listIdeas(deps, caller, query));
  bind(app, ideas.get, ({ query }, caller) => getIdea(deps, caller, query.idea_id));
  bind(app, ideas.listSent, ({ query }, caller) => listSent(deps, caller, query.market_report_id));
  bind(app, ideas.update, ({ body }, caller) => updateIdea(deps, caller, body));
  bind(app, ideas.setState, ({ body }, caller) => setState(deps, caller, body.idea_id, body.state));
  bind(app, ideas.remove, async ({ body }, caller) => {
    await removeIdea(deps, caller, body.idea_id);
    return { deleted: true as const };
  });
  bind(app, ideas.restore, ({ body }, caller) => restoreIdea(deps, caller, body.idea_id));
}
