import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Answer, Caller } from './asking.ts';
import { askFor, askForPage, bearer, isGone } from './asking.ts';
import { fieldsOf, iso, known } from './brought.ts';
import { ConnectionFault } from './connection-fault.ts';
import type {
  Ask,
  BroughtItem,
  BroughtPage,
  BroughtPerson,
  BroughtTurn,
  ConnectionKind,
  ConnectionRequest,
  ConnectionSettings,
} from './connection-kind.ts';
import { plainText } from '../plain-text.ts';
import type { Place } from './place.ts';
import { after, placeOf, readFrom } from './place.ts';

/** Each conversation is a request of its own. */
const perPage = 50;
const version = '2.14';
const hosts: Readonly<Record<string, string>> = {
  us: 'https://api.intercom.io',
  eu: 'https://api.eu.intercom.io',
  au: 'https://api.au.intercom.io',
};
/** Who writes in Intercom and is not of the team. */
const customers = new Set(['user', 'lead', 'contact']);

export const intercom: ConnectionKind = {
  id: 'intercom',
  name: 'Intercom',
  group: 'support',
  brings: 'Conversations with all their replies, notes, tags and ratings.',
  needs: 'An access token that may read conversations and users.',
  docs: { title: 'Intercom API: Conversations', version },
  fields: [
    {
      id: 'region',
      label: 'Region',
      help: 'Where your Intercom workspace is hosted.',
      secret: false,
      shape: 'choice',
      choices: [
        { value: 'us', label: 'United States' },
        { value: 'eu', label: 'Europe' },
        { value: 'au', label: 'Australia' },
      ],
    },
    {
      id: 'token',
      label: 'Access token',
      help: 'Developer Hub → your app → Configure → Authentication.',
      secret: true,
      shape: 'token',
    },
  ],
  scopes: ['Read conversations', 'Read one user and one company', 'Read admins'],
  limits: [
    'Only the latest 500 replies of a conversation are read.',
    'Conversations on X are not imported, because Intercom does not return their text.',
    'Conversations that are deleted in Intercom stay here until you delete them.',
  ],
  async test(ask, settings) {
    const { body } = await askFor(ask, requestOf(settings, '/me'), callerOf(0));
    await askFor(ask, searchOf(settings, placeOf(null), 1), callerOf(0));
    return { account: textAt(body, 'app', 'name') || 'Intercom' };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const { body: me } = await askFor(ask, requestOf(settings, '/me'), caller);
    const inbox = `https://app.intercom.com/a/inbox/${textAt(me, 'app', 'id_code')}/inbox/conversation`;
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) =>
      found(ask, settings, from, caller),
    );
    const rows = listAt(answer.body, 'conversations');
    const items: BroughtItem[] = [];
    const removed: string[] = [];
    const refused: BroughtPage['refused'] = [];
    const people = new Map<string, BroughtPerson>();
    for (const row of rows) {
      const id = textAt(row, 'id');
      const whole = await conversation(ask, settings, id, caller);
      if (whole === null) {
        removed.push(id);
        continue;
      }
      if (textAt(whole, 'source', 'type') === 'twitter') {
        refused.push({ externalId: id, reason: 'Intercom does not pass on what was written on X.' });
        continue;
      }
      items.push(itemOf(whole, inbox));
      for (const author of authorsOf(whole)) people.set(author.externalId, author);
    }
    const next = textAt(answer.body, 'pages', 'next', 'starting_after');
    const total = numberAt(answer.body, 'total_count');
    return {
      items,
      accounts: [],
      people: [...people.values()],
      removed,
      refused,
      ...(cursor === null && total !== null && { total }),
      ...after(
        place,
        rows.map((row) => dateAt(row, 'updated_at')),
        next === '' ? null : next,
      ),
    };
  },
};

function found(ask: Ask, settings: ConnectionSettings, place: Place, caller: Caller): Promise<Answer | null> {
  const isForgotten = (status: number) => (status === 400 || status === 422) && place.page !== null;
  return askForPage(ask, searchOf(settings, place, perPage), caller, ({ status }) => isForgotten(status));
}

function searchOf(settings: ConnectionSettings, place: Place, count: number): ConnectionRequest {
  const since = place.since === null ? 0 : Math.floor(place.since / 1000);
  return requestOf(settings, '/conversations/search', {
    query: { field: 'updated_at', operator: '>', value: since },
    sort: { field: 'updated_at', order: 'ascending' },
    pagination: { per_page: count, ...(place.page !== null && { starting_after: place.page }) },
  });
}

/** @returns null where it was deleted since it was found */
async function conversation(
  ask: Ask,
  settings: ConnectionSettings,
  id: string,
  caller: Caller,
): Promise<unknown> {
  const path = `/conversations/${encodeURIComponent(id)}`;
  const answer = await askForPage(ask, requestOf(settings, path), caller, isGone);
  return answer?.body ?? null;
}

function itemOf(whole: unknown, inbox: string): BroughtItem {
  const id = textAt(whole, 'id');
  const parts = listAt(whole, 'conversation_parts', 'conversation_parts');
  const first = turnOf(at(whole, 'source'), dateAt(whole, 'created_at'), false);
  const later = parts.map((part) =>
    turnOf(part, dateAt(part, 'created_at'), textAt(part, 'part_type') === 'note'),
  );
  const turns = [first, ...later].filter(({ text }) => text !== '');
  const remark = textAt(whole, 'conversation_rating', 'remark');
  if (remark !== '') turns.push({ by: 'customer', text: remark });
  const rating = numberAt(whole, 'conversation_rating', 'rating');
  const author = authorsOf(whole)[0];
  return {
    externalId: id,
    url: `${inbox}/${id}`,
    createdAt: iso(dateAt(whole, 'created_at')) ?? '',
    turns,
    ...known({
      updatedAt: iso(dateAt(whole, 'updated_at')),
      title: textAt(whole, 'title') || plainText(textAt(whole, 'source', 'subject')),
      rating: rating === null ? null : { value: rating, min: 1, max: 5 },
    }),
    author: known({
      externalId: author?.externalId ?? textAt(whole, 'contacts', 'contacts', 0, 'id'),
      email: author?.email,
      name: author?.name,
    }),
    fields: fieldsOf({
      state: at(whole, 'state'),
      channel: at(whole, 'source', 'type'),
      priority: textAt(whole, 'priority') === 'priority',
      tags: listAt(whole, 'tags', 'tags').map((tag) => textAt(tag, 'name')),
    }),
  };
}

function turnOf(written: unknown, when: Date | null, isNote: boolean): BroughtTurn {
  const type = textAt(written, 'author', 'type');
  const by = isNote ? 'agent' : customers.has(type) ? 'customer' : type === 'bot' ? 'system' : 'agent';
  return {
    by,
    // What was blacked out says so in place of its words.
    text: at(written, 'redacted') === true ? '' : textAt(written, 'body'),
    html: true,
    ...known({ at: iso(when), author: textAt(written, 'author', 'name') }),
  };
}

/** The customers who wrote, first to last. */
function authorsOf(whole: unknown): BroughtPerson[] {
  const parts = listAt(whole, 'conversation_parts', 'conversation_parts');
  const authors = [at(whole, 'source', 'author'), ...parts.map((part) => at(part, 'author'))];
  return authors
    .filter((author) => customers.has(textAt(author, 'type')) && textAt(author, 'id') !== '')
    .map((author) => ({
      externalId: textAt(author, 'id'),
      ...known({ email: textAt(author, 'email'), name: textAt(author, 'name') }),
      fields: {},
    }));
}

function requestOf(
  { region = 'us', token = '' }: ConnectionSettings,
  path: string,
  body?: unknown,
): ConnectionRequest {
  const host = hosts[region];
  if (host === undefined) throw new ConnectionFault('not_found', 'There is no such region of Intercom.');
  return {
    url: `${host}${path}`,
    headers: { ...bearer(token), 'intercom-version': version },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  };
}

function callerOf(now: number): Caller {
  return { name: 'Intercom', right: 'read conversations', where: 'the region', now };
}
