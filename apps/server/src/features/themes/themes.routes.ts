import { themes } from '@earshot/contracts/themes';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { attachment } from '../../platform/http/attachment.ts';
import { bind, bindStream } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { listEdits, makeEdit, previewEdit, revertEdit } from './edits.service.ts';
import { exportTicket, openExport } from './export.service.ts';
import { askToBuild, buildStatus, themeById, themeListCache, themesInList } from './themes.service.ts';

export function themesRoutes(app: FastifyInstance, deps: Deps): void {
  const cache = themeListCache();

  bind(app, themes.list, ({ body }, caller) => themesInList(deps, caller, body, cache));
  bind(app, themes.get, ({ query }, caller) => themeById(deps, caller, query.theme_id, cache));
  bind(app, themes.rename, ({ body }, caller) => makeEdit(deps, caller, { kind: 'rename', ...body }));
  bind(app, themes.merge, ({ body }, caller) => makeEdit(deps, caller, { kind: 'merge', ...body }));
  bind(app, themes.split, ({ body }, caller) => makeEdit(deps, caller, { kind: 'split', ...body }));
  bind(app, themes.move, ({ body }, caller) => makeEdit(deps, caller, { kind: 'move', ...body }));
  bind(app, themes.preview, ({ body }, caller) => previewEdit(deps, caller, body));
  bind(app, themes.listEdits, async (_input, caller) => ({ edits: await listEdits(deps, caller) }));
  bind(app, themes.revert, ({ body }, caller) => revertEdit(deps, caller, body.edit_id));
  bind(app, themes.build, (_input, caller) => askToBuild(deps, caller));
  bind(app, themes.buildStatus, (_input, caller) => buildStatus(deps, caller));
  bind(app, themes.export, async (_input, caller) => ({
    path: `${themes.exported.path}?ticket=${await exportTicket(deps, caller)}`,
  }));
  bindStream(app, themes.exported, async ({ query }, reply) => {
    const { name, csv } = await openExport(deps, query.ticket);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachment(name))
      .send(Readable.from(csv, { objectMode: false }));
  });
}
