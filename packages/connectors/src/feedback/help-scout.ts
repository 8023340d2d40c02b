import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Caller } from './asking.ts';
import { address, askFor, askForPage, bearer, loginRefused } from './asking.ts';
import { fieldsOf, iso, known } from './brought.ts';
import type {
  Ask,
  BroughtItem,
  BroughtPerson,
  BroughtTurn,
  ConnectionKind,
  ConnectionSettings,
} from './connection-kind.ts';
import { afterStep, placeOf, readFrom, stepOf } from './place.ts';

const origin = 'https://api.helpscout.net/v2';

export const helpScout: ConnectionKind = {
  id: 'help_scout',
  name: 'Help Scout',
  group: 'support',
  brings: 'Conversations of all inboxes with their replies, notes and tags.',
  needs: 'The ID and the secret of an app that you make in Help Scout.',
  docs: { title: 'Help Scout Inbox API: List Conversations', version: '2.0' },
  fields: [
    {
      id: 'app_id',
      label: 'App ID',
      help: 'Help Scout → Your profile → My apps → Create app.',
      secret: false,
      shape: 'text',
    },
    { id: 'app_secret', label: 'App secret', help: 'Beside the app ID.', secret: true, shape: 'token' },
  ],
  scopes: [],
  limits: [
    'Help Scout allows 200 to 800 requests a minute, depending on the plan.',
    'Conversations that are deleted permanently in Help Scout stay here until you delete them.',
  ],
  async test(ask, settings) {
    const headers = await login(ask, settings, callerOf(0));
    const { body } = await askFor(ask, { url: `${origin}/users/me`, headers }, callerOf(0));
    return { account: textAt(body, 'email') || 'Help Scout' };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const headers = await login(ask, settings, caller);
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) => {
      const { since, page } = stepOf(from);
      const modifiedSince = since === null ? null : `${new Date(since).toISOString().slice(0, 19)}Z`;
      const sort = { sortField: 'modifiedAt', sortOrder: 'asc' };
      const url = address(`${origin}/conversations`, {
        ...sort,
        status: 'all',
        embed: 'threads',
        page,
        modifiedSince,
      });
      return askFor(ask, { url, headers }, caller);
    });
    const { body } = answer;
    const rows = listAt(body, '_embedded', 'conversations');
    // A draft is nobody’s word yet; what was moved to the trash is gone.
    const isGone = (row: unknown) => textAt(row, 'state') === 'deleted' || textAt(row, 'status') === 'spam';
    const kept = rows.filter((row) => !isGone(row) && textAt(row, 'state') !== 'draft');
    const { page } = stepOf(place);
    const total = numberAt(body, 'page', 'totalElements');
    const hasMore = page < (numberAt(body, 'page', 'totalPages') ?? 0);
    return {
      items: kept.map(itemOf),
      accounts: [],
      people: [...new Map(kept.map((row) => [textAt(row, 'primaryCustomer', 'id'), personOf(row)])).values()],
      removed: rows.filter(isGone).map((row) => textAt(row, 'id')),
      refused: [],
      ...(cursor === null && total !== null && { total }),
      ...afterStep(place, rows.map(changeOf), hasMore),
    };
  },
};

function changeOf(row: unknown): Date | null {
  return dateAt(row, 'userUpdatedAt') ?? dateAt(row, 'createdAt');
}

function itemOf(row: unknown): BroughtItem {
  const person = personOf(row);
  const threads = [...listAt(row, '_embedded', 'threads')];
  threads.sort((one, other) => textAt(one, 'createdAt').localeCompare(textAt(other, 'createdAt')));
  return {
    externalId: textAt(row, 'id'),
    createdAt: textAt(row, 'createdAt'),
    turns: threads
      .filter((thread) => textAt(thread, 'state') !== 'draft')
      .map(turnOf)
      .filter(({ text }) => text !== ''),
    author: known({ externalId: person.externalId, email: person.email, name: person.name }),
    ...known({
      url: textAt(row, '_links', 'web', 'href'),
      title: textAt(row, 'subject'),
      updatedAt: iso(changeOf(row)),
    }),
    fields: fieldsOf({
      status: at(row, 'status'),
      channel: at(row, 'source', 'type'),
      tags: listAt(row, 'tags').map((tag) => textAt(tag, 'tag')),
    }),
  };
}

function turnOf(thread: unknown): BroughtTurn {
  const type = textAt(thread, 'type');
  const isCustomer = textAt(thread, 'createdBy', 'type') === 'customer' && type !== 'note';
  const author = ['first', 'last']
    .map((name) => textAt(thread, 'createdBy', name))
    .join(' ')
    .trim();
  return {
    by: type === 'lineitem' ? 'system' : isCustomer ? 'customer' : 'agent',
    text: textAt(thread, 'body'),
    html: true,
    ...known({ at: textAt(thread, 'createdAt'), author }),
  };
}

function personOf(row: unknown): BroughtPerson {
  const customer = at(row, 'primaryCustomer');
  const name = ['first', 'last']
    .map((part) => textAt(customer, part))
    .join(' ')
    .trim();
  return {
    externalId: textAt(customer, 'id'),
    ...known({ email: textAt(customer, 'email'), name }),
    fields: {},
  };
}

async function login(
  ask: Ask,
  { app_id: id = '', app_secret: secret = '' }: ConnectionSettings,
  caller: Caller,
): Promise<{ authorization: string }> {
  const form = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
  const body = new URLSearchParams(form).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const request = { url: `${origin}/oauth2/token`, method: 'POST', headers, body } as const;
  const answer = await askForPage(ask, request, caller, ({ status }) => status === 400 || status === 401);
  const token = textAt(answer?.body, 'access_token');
  if (token === '') throw loginRefused(caller);
  return bearer(token);
}

function callerOf(now: number): Caller {
  return {
    name: 'Help Scout',
    right: 'read conversations: its user has to see the inboxes',
    where: 'the app',
    now,
  };
}
