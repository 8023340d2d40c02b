import { cleaning } from '@earshot/contracts/cleaning';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import {
  askToApply,
  askToCheck,
  askToUndo,
  askToLearn,
  discardCheck,
  getCleaning,
} from './cleaning.service.ts';

export function cleaningRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, cleaning.getState, (_input, caller) => getCleaning(deps, caller));
  bind(app, cleaning.check, ({ body }, caller) => askToCheck(deps, caller, body));
  bind(app, cleaning.learn, (_input, caller) => askToLearn(deps, caller));
  bind(app, cleaning.apply, ({ body }, caller) => askToApply(deps, caller, body.run_id));
  bind(app, cleaning.undo, ({ body }, caller) => askToUndo(deps, caller, body.run_id));
  bind(app, cleaning.discard, ({ body }, caller) => discardCheck(deps, caller, body.run_id));
}
