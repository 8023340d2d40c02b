import { views } from '@earshot/contracts/views';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import type { ViewDeps } from './views.service.ts';
import { createView, listViews, removeView, updateView } from './views.service.ts';
import type { ViewContent } from './views.sql.ts';

export function viewsRoutes(app: FastifyInstance, deps: ViewDeps): void {
  bind(app, views.list, async (_input, caller) => ({ views: await listViews(deps, caller) }));
  bind(app, views.create, ({ body }, caller) => createView(deps, caller, contentOf(body)));
  bind(app, views.update, ({ body }, caller) => updateView(deps, caller, body.view_id, contentOf(body)));
  bind(app, views.remove, async ({ body }, caller) => {
    await removeView(deps, caller, body.view_id);
    return { deleted: true } as const;
  });
}

function contentOf(
  body: Pick<ViewContent, 'name' | 'filter'> & { search_term?: string | null | undefined },
): ViewContent {
  return { name: body.name, filter: body.filter, searchTerm: body.search_term?.trim() || null };
}
