import { preferences } from '@earshot/contracts/preferences';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import { unseenAlerts } from '../alerts/choices.service.ts';
import { boardsOfMenu } from '../boards/boards.service.ts';
import { newCardAlerts } from '../boards/card-alerts.service.ts';
import type { Deps } from '../deps.ts';
import { operatorMenu } from '../operator/operator-menu.service.ts';
import { reportsOfMenu } from '../reports/reports.service.ts';

/** The left menu's own entries. */
export function preferencesRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, preferences.getLeftMenu, async (_input, caller) => ({
    ai_reports: await reportsOfMenu(deps, caller),
    user_boards: await boardsOfMenu(deps, caller),
    new_alerts: (await unseenAlerts(deps, caller)) + (await newCardAlerts(deps, caller)),
    operator: (await app.callers.isOperator(caller.userId)) ? await operatorMenu(deps) : null,
  }));
}
