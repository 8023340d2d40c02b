import { onboarding } from '@earshot/contracts/onboarding';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { checkSetUp, getStarted } from './onboarding.service.ts';

export function onboardingRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, onboarding.getStarted, (_input, caller) => getStarted(deps, caller));
  bind(app, onboarding.checkSetUp, (_input, caller) => checkSetUp(deps, caller));
}
