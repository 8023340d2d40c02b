import { preferences } from '@earshot/contracts/preferences';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';

/** The left menu's own entries. No workspace has a report or a board yet, so both lists are empty. */
export function preferencesRoutes(app: FastifyInstance): void {
  bind(app, preferences.getLeftMenu, () => Promise.resolve({ ai_reports: [], user_boards: [] }));
}
