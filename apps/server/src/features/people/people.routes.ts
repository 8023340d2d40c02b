import { people } from '@earshot/contracts/people';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { readSnapshot } from '../../platform/database/workspace-transaction.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { bind, bindStream } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { ItemsAbout } from '../feedback/filter/items-about.service.ts';
import { getAccount, updateAccount } from './account.service.ts';
import { exportTicket, openExport } from './export.service.ts';
import { listAccounts } from './list-accounts.ts';
import { listPeople } from './list-people.ts';
import { keepApart, mergePeople, splitPerson, undoChange } from './one-person.service.ts';
import { getPerson, giveAccount } from './person.service.ts';
import { Rankings } from './rankings.ts';
import { suggestMerges } from './suggestions.service.ts';

export function peopleRoutes(app: FastifyInstance, deps: Deps): void {
  const about = new ItemsAbout(deps);
  const rankings = new Rankings();
  const { database, now } = deps;

  bind(app, people.list, async ({ body }, { workspaceId }) => {
    const filters = await about.ready(workspaceId, body.filters);
    return readSnapshot(database, workspaceId, (tx) =>
      listPeople(tx, workspaceId, { ...body, filters }, { rankings, nowMs: now() }),
    );
  });
  bind(app, people.listAccounts, async ({ body }, { workspaceId }) => {
    const filters = await about.ready(workspaceId, body.filters);
    return readSnapshot(database, workspaceId, (tx) =>
      listAccounts(tx, workspaceId, { ...body, filters }, { rankings, nowMs: now() }),
    );
  });
  bind(app, people.get, ({ query }, { workspaceId }) =>
    readSnapshot(database, workspaceId, (tx) => getPerson(tx, workspaceId, query.author_id)),
  );
  bind(app, people.getAccount, ({ query }, { workspaceId }) =>
    readSnapshot(database, workspaceId, (tx) => getAccount(tx, workspaceId, query.account_id)),
  );
  bind(app, people.suggestions, async (_input, { workspaceId }) => ({
    suggestions: await readSnapshot(database, workspaceId, (tx) => suggestMerges(tx, workspaceId)),
  }));
  bind(app, people.merge, ({ body }, caller) => mergePeople(deps, caller, body));
  bind(app, people.split, ({ body }, caller) => splitPerson(deps, caller, body));
  bind(app, people.undo, ({ body }, caller) => undoChange(deps, caller, body.change_id));
  bind(app, people.keepApart, ({ body }, caller) => keepApart(deps, caller, body));
  bind(app, people.giveAccount, ({ body }, caller) => giveAccount(deps, caller, body));
  bind(app, people.updateAccount, ({ body }, caller) => updateAccount(deps, caller, body));
  bind(app, people.export, async ({ body }, caller) => ({
    path: `${people.exported.path}?ticket=${await exportTicket(deps, caller, body)}`,
  }));
  bindStream(app, people.exported, async ({ query }, reply) => {
    const { name, csv } = await openExport({ ...deps, about, rankings }, query.ticket);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachment(name))
      .send(Readable.from(csv, { objectMode: false }));
  });
}
