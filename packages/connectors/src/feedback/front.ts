import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Caller } from './asking.ts';
import { address, askFor, askForPage, bearer } from './asking.ts';
import { fieldsOf, iso, known } from './brought.ts';
import type {
  Ask,
  BroughtItem,
  BroughtPage,
  BroughtTurn,
  ConnectionKind,
  ConnectionSettings,
} from './connection-kind.ts';
import { afterNewest, placeOf, readFrom } from './place.ts';

const origin = 'https://api2.frontapp.com';
/** Each conversation is a request of its own. */
const perPage = 50;
const messagesPerPage = 100;
const mostMessagePages = 5;

export const front: ConnectionKind = {
  id: 'front',
  name: 'Front',
  group: 'support',
  brings: 'Conversations of shared inboxes with their messages and tags.',
  needs: 'An API token with access to shared resources.',
  docs: { title: 'Front Core API: Conversations', version: '2026-08' },
  fields: [
    {
      id: 'token',
      label: 'API token',
      help: 'Front → Settings → Developers → API tokens.',
      secret: true,
      shape: 'token',
    },
  ],
  scopes: ['conversations:read', 'messages:read'],
  limits: [
    'Front allows 50 to 200 requests a minute, by plan; each conversation takes one.',
    'Comments among the team are not brought, nor messages beyond the latest 500 of a conversation.',
  ],
  async test(ask, settings) {
    const { body } = await askFor(ask, { url: `${origin}/me`, headers: login(settings) }, callerOf(0));
    const url = address(`${origin}/conversations`, { limit: 1 });
    await askFor(ask, { url, headers: login(settings) }, callerOf(0));
    return { account: textAt(body, 'name') || 'Front' };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) => {
      const query = { limit: perPage, sort_by: 'date', sort_order: 'desc', page_token: from.page };
      const isForgotten = (status: number) => (status === 400 || status === 404) && from.page !== null;
      const request = { url: address(`${origin}/conversations`, query), headers: login(settings) };
      return askForPage(ask, request, caller, ({ status }) => isForgotten(status));
    });
    const rows = listAt(answer.body, '_results');
    const brought: Pick<BroughtPage, 'items' | 'removed'> = { items: [], removed: [] };
    for (const row of rows) {
      const change = changeOf(row);
      if (place.since !== null && change !== null && Number(change) < place.since) continue;
      // Discussions and tasks are the team’s among itself.
      if (textAt(row, 'type') !== 'conversation' && textAt(row, 'type') !== '') continue;
      if (textAt(row, 'status') === 'deleted') brought.removed.push(textAt(row, 'id'));
      else brought.items.push(itemOf(row, await messagesOf(ask, settings, row, caller)));
    }
    const next = textAt(answer.body, '_pagination', 'next');
    const page = URL.canParse(next) ? new URL(next).searchParams.get('page_token') : null;
    return {
      ...brought,
      accounts: [],
      people: [],
      refused: [],
      ...afterNewest(place, rows.map(changeOf), page),
    };
  },
};

function changeOf(row: unknown): Date | null {
  return dateAt(row, 'updated_at') ?? dateAt(row, 'created_at');
}

async function messagesOf(
  ask: Ask,
  settings: ConnectionSettings,
  row: unknown,
  caller: Caller,
): Promise<unknown[]> {
  const messages: unknown[] = [];
  let token: string | null = '';
  for (let page = 0; token !== null && page < mostMessagePages; page += 1) {
    const path = `${origin}/conversations/${encodeURIComponent(textAt(row, 'id'))}/messages`;
    const url = address(path, { limit: messagesPerPage, page_token: token });
    const { body } = await askFor(ask, { url, headers: login(settings) }, caller);
    messages.push(...listAt(body, '_results'));
    const next = textAt(body, '_pagination', 'next');
    token = URL.canParse(next) ? new URL(next).searchParams.get('page_token') : null;
  }
  return messages.sort((one, other) => createdAt(one) - createdAt(other));
}

function createdAt(message: unknown): number {
  return numberAt(message, 'created_at') ?? 0;
}

function itemOf(row: unknown, messages: readonly unknown[]): BroughtItem {
  const id = textAt(row, 'id');
  const handle = textAt(row, 'recipient', 'handle');
  const isAddress = handle.includes('@');
  return {
    externalId: id,
    url: `https://app.frontapp.com/open/${id}`,
    createdAt: iso(dateAt(row, 'created_at')) ?? '',
    turns: messages.filter((message) => textAt(message, 'draft_mode') === '').map(turnOf),
    author: known({
      externalId: isAddress ? '' : handle,
      email: isAddress ? handle : '',
      name: textAt(row, 'recipient', 'name'),
    }),
    ...known({ title: textAt(row, 'subject'), updatedAt: iso(changeOf(row)) }),
    fields: fieldsOf({
      status: textAt(row, 'status_category') || textAt(row, 'status'),
      channel: at(messages[0], 'type'),
      tags: listAt(row, 'tags').map((tag) => textAt(tag, 'name')),
    }),
  };
}

function turnOf(message: unknown): BroughtTurn {
  const html = textAt(message, 'body');
  const sender = listAt(message, 'recipients').find((one) => textAt(one, 'role') === 'from');
  return {
    by: at(message, 'is_inbound') === true ? 'customer' : 'agent',
    text: html === '' ? textAt(message, 'text') : html,
    html: html !== '',
    ...known({ at: iso(dateAt(message, 'created_at')), author: textAt(sender, 'name') }),
  };
}

function login({ token = '' }: ConnectionSettings): { authorization: string } {
  return bearer(token);
}

function callerOf(now: number): Caller {
  return {
    name: 'Front',
    right: 'read conversations: it needs the scopes conversations:read and messages:read',
    where: 'the token',
    now,
  };
}
