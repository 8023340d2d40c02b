import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Caller } from './asking.ts';
import { address, askFor, askForPage, bearer, isGone } from './asking.ts';
import { fieldsOf, iso, known } from './brought.ts';
import type {
  Ask,
  BroughtItem,
  BroughtPage,
  BroughtTurn,
  ConnectionKind,
  ConnectionRequest,
  ConnectionSettings,
} from './connection-kind.ts';
import type { Place } from './place.ts';
import { after, placeOf, readFrom } from './place.ts';

const origin = 'https://api2.frontapp.com';
/** Each conversation is a request of its own, more when it is long, and the smallest plan allows 50 in a minute. */
const perPage = 10;
/** The most that Front gives at once. */
const eventsPerPage = 15;
const messagesPerPage = 100;
const mostMessagePages = 5;

export const front: ConnectionKind = {
  id: 'front',
  name: 'Front',
  group: 'support',
  brings: 'Conversations of shared inboxes with their messages and tags.',
  needs: 'An API token with access to shared resources.',
  docs: { title: 'Front Core API: Conversations, Events', version: '2026-08' },
  fields: [
    {
      id: 'token',
      label: 'API token',
      help: 'Front → Settings → Developers → API tokens.',
      secret: true,
      shape: 'token',
    },
  ],
  scopes: ['conversations:read', 'messages:read', 'events:*:read'],
  limits: [
    'Front allows all your tools together 50 to 200 requests a minute, depending on the plan. Each conversation takes one.',
    'Comments among the team are not imported, nor messages beyond the latest 500 of a conversation.',
  ],
  async test(ask, settings) {
    const { body } = await askFor(ask, { url: `${origin}/me`, headers: login(settings) }, callerOf(0));
    for (const list of ['conversations', 'events']) {
      const url = address(`${origin}/${list}`, { limit: 1 });
      await askFor(ask, { url, headers: login(settings) }, callerOf(0));
    }
    return { account: textAt(body, 'name') || 'Front' };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) => {
      const isForgotten = (status: number) => (status === 400 || status === 404) && from.page !== null;
      return askForPage(ask, listFrom(settings, from), caller, ({ status }) => isForgotten(status));
    });
    const rows = listAt(answer.body, '_results');
    const found = place.since === null ? conversationsIn(rows) : changedBy(rows);
    const brought: Pick<BroughtPage, 'items' | 'removed'> = { items: [], removed: [...found.trashed] };
    for (const row of found.conversations) {
      // Discussions and tasks are the team’s among itself.
      if (textAt(row, 'type') !== 'conversation' && textAt(row, 'type') !== '') continue;
      const messages = await messagesOf(ask, settings, row, caller);
      if (messages === null) brought.removed.push(textAt(row, 'id'));
      else brought.items.push(itemOf(row, messages));
    }
    const next = textAt(answer.body, '_pagination', 'next');
    const page = URL.canParse(next) ? new URL(next).searchParams.get('page_token') : null;
    // Later pages of the first list may hold what changed meanwhile, but nothing that began meanwhile.
    const changes = rows.map((row) => dateAt(row, place.since === null ? 'created_at' : 'emitted_at'));
    return { ...brought, accounts: [], people: [], refused: [], ...after(place, changes, page) };
  },
};

/**
 * At first all conversations, later what happened since. The list of conversations is in the order in which they came up again in Front,
 * which a reply, a tag or the trash may leave as it is.
 */
function listFrom(settings: ConnectionSettings, { since, page }: Place): ConnectionRequest {
  const headers = login(settings);
  if (since === null) {
    const query = { limit: perPage, sort_by: 'date', sort_order: 'desc', page_token: page };
    return { url: address(`${origin}/conversations`, query), headers };
  }
  const sort = { sort_by: 'created_at', sort_order: 'asc' };
  const query = { ...sort, limit: eventsPerPage, 'q[after]': (since / 1000).toFixed(3), page_token: page };
  return { url: address(`${origin}/events`, query), headers };
}

interface Found {
  conversations: readonly unknown[];
  trashed: ReadonlySet<string>;
}

function conversationsIn(rows: readonly unknown[]): Found {
  const trashed = rows.filter(isTrashed);
  return {
    conversations: rows.filter((row) => !isTrashed(row)),
    trashed: new Set(trashed.map((row) => textAt(row, 'id'))),
  };
}

/** Events come oldest first: of a conversation that had several, the last says how it is now. */
function changedBy(events: readonly unknown[]): Found {
  const conversations = new Map<string, unknown>();
  const trashed = new Set<string>();
  for (const event of events) {
    const conversation = at(event, 'conversation');
    const id = textAt(conversation, 'id');
    if (id !== '' && (isTrashed(conversation) || textAt(event, 'type') === 'trash')) {
      conversations.delete(id);
      trashed.add(id);
    } else if (id !== '') {
      trashed.delete(id);
      conversations.set(id, conversation);
    }
    if (textAt(event, 'target', '_meta', 'type') === 'deleted_conversation_ids') {
      for (const merged of listAt(event, 'target', 'data'))
        if (typeof merged === 'string') trashed.add(merged);
    }
  }
  return { conversations: [...conversations.values()], trashed };
}

function isTrashed(conversation: unknown): boolean {
  return textAt(conversation, 'status') === 'deleted';
}

function changeOf(row: unknown): Date | null {
  return dateAt(row, 'updated_at') ?? dateAt(row, 'created_at');
}

/** @returns null for a conversation that was deleted since it was listed */
async function messagesOf(
  ask: Ask,
  settings: ConnectionSettings,
  row: unknown,
  caller: Caller,
): Promise<unknown[] | null> {
  const messages: unknown[] = [];
  let token: string | null = '';
  for (let page = 0; token !== null && page < mostMessagePages; page += 1) {
    const path = `${origin}/conversations/${encodeURIComponent(textAt(row, 'id'))}/messages`;
    const url = address(path, { limit: messagesPerPage, page_token: token });
    const answer = await askForPage(ask, { url, headers: login(settings) }, caller, isGone);
    if (answer === null) return null;
    messages.push(...listAt(answer.body, '_results'));
    const next = textAt(answer.body, '_pagination', 'next');
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
    right: 'read conversations: it needs the scopes conversations:read, messages:read and events:*:read',
    where: 'the token',
    now,
  };
}
