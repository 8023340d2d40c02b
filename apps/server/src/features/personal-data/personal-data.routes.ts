import { personalData } from '@earshot/contracts/personal-data';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { askToMaskStored, getSettings, tryMasking, updateSettings } from './settings.service.ts';

export function personalDataRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, personalData.getSettings, (_input, caller) => getSettings(deps, caller));
  bind(app, personalData.updateSettings, ({ body }, caller) => updateSettings(deps, caller, body));
  bind(app, personalData.tryMasking, async ({ body }) => tryMasking(body));
  bind(app, personalData.maskStored, (_input, caller) => askToMaskStored(deps, caller));
}
