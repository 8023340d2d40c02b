import { users } from '@earshot/contracts/users';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { updateProfile } from './profile.service.ts';

export function usersRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, users.updateProfile, async ({ body }, caller) => {
    await updateProfile(deps, caller, body.displayName);
    return body;
  });
}
