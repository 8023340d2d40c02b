import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Answer, Caller } from './asking.ts';
import { address, askFor, askForPage, basic, hostLabel, isGone, unreadable } from './asking.ts';
import { byId, fieldsAt, fieldsOf, iso, known } from './brought.ts';
import type {
  Ask,
  BroughtAccount,
  BroughtItem,
  BroughtPage,
  BroughtPerson,
  BroughtTurn,
  ConnectionKind,
  ConnectionSettings,
} from './connection-kind.ts';
import { plainText } from '../plain-text.ts';
import type { Place } from './place.ts';
import { after, afterLast, placeOf, readFrom } from './place.ts';

/** Each ticket of a page may need a request for its comments. */
const perPage = 50;
const commentsPerPage = 100;
const mostCommentPages = 10;
/** Where tickets come of conversations. What was said is in their log: a comment only holds a transcript of all sides. */
const conversationChannels = new Set([
  'apple_business_chat',
  'chat',
  'chat_transcript',
  'google_business_messages',
  'google_rcs',
  'instagram_dm',
  'kakaotalk',
  'line',
  'native_messaging',
  'telegram',
  'viber',
  'wechat',
  'whatsapp',
]);

export const zendesk: ConnectionKind = {
  id: 'zendesk',
  name: 'Zendesk',
  group: 'support',
  brings: 'Tickets with their public and internal comments, ratings, requesters and organizations.',
  needs: 'An API token of an admin.',
  docs: {
    title: 'Zendesk Support API: Incremental Exports, Ticket Comments, Conversation Log',
    version: 'v2',
  },
  fields: [
    {
      id: 'subdomain',
      isPlace: true,
      label: 'Subdomain',
      help: 'The part before .zendesk.com in your address.',
      secret: false,
      shape: 'subdomain',
      placeholder: 'yourcompany',
    },
    {
      id: 'email',
      label: 'Admin’s email',
      help: 'The address of the admin who made the token.',
      secret: false,
      shape: 'text',
    },
    {
      id: 'token',
      label: 'API token',
      help: 'Admin Center → Apps and integrations → Zendesk API → API tokens.',
      secret: true,
      shape: 'token',
    },
  ],
  scopes: ['read'],
  limits: [
    'Zendesk allows 10 pages of tickets a minute, so a first sync of 10,000 tickets takes about 20 minutes. It allows 100 chats and other conversations a minute.',
    'Comments and messages beyond the first 1,000 of a ticket are not read.',
    'Chats that Zendesk stores as one transcript add no words of the customer, because it does not say who wrote each line.',
  ],
  async test(ask, settings) {
    const request = {
      url: address(tickets(settings), { start_time: 0, per_page: 1 }),
      headers: login(settings),
    };
    await askFor(ask, request, callerOf(0));
    return { account: `${settings.subdomain ?? ''}.zendesk.com` };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) =>
      exported(ask, settings, from, caller),
    );
    const { body } = answer;
    const rows = listAt(body, 'tickets');
    const users = byId(body, 'users');
    const page = textAt(body, 'after_cursor');
    const isLast = at(body, 'end_of_stream') === true;
    if (page === '' && !isLast) throw unreadable(caller);
    const alive = rows.filter((ticket) => textAt(ticket, 'status') !== 'deleted');
    const items: BroughtItem[] = [];
    const removed = rows.filter((ticket) => !alive.includes(ticket)).map((ticket) => textAt(ticket, 'id'));
    for (const ticket of alive) {
      const turns = await turnsOf(ask, settings, ticket, users, caller);
      if (turns === null) removed.push(textAt(ticket, 'id'));
      else items.push(itemOf(settings, ticket, turns, users));
    }
    const changes = rows.map((ticket) => dateAt(ticket, 'updated_at'));
    const brought: Omit<BroughtPage, 'next' | 'resume'> = {
      items,
      accounts: listAt(body, 'organizations').map(accountOf),
      people: [...users.values()].filter(isCustomer).map(personOf),
      removed,
      refused: [],
    };
    if (!isLast) return { ...brought, ...after(place, changes, page) };
    return { ...brought, ...(page === '' ? after(place, changes, null) : afterLast(place, changes, page)) };
  },
};

function exported(
  ask: Ask,
  settings: ConnectionSettings,
  place: Place,
  caller: Caller,
): Promise<Answer | null> {
  const start = place.since === null ? 0 : Math.floor(place.since / 1000);
  const startTime = place.page === null ? start : null;
  const include = 'users,organizations,comment_count';
  const query = { start_time: startTime, cursor: place.page, per_page: perPage, include };
  const request = { url: address(tickets(settings), query), headers: login(settings) };
  const isForgotten = (status: number) => (status === 400 || status === 422) && place.page !== null;
  return askForPage(ask, request, caller, ({ status }) => isForgotten(status));
}

/** What was written in a ticket; null where the ticket was deleted since it was listed. */
async function turnsOf(
  ask: Ask,
  settings: ConnectionSettings,
  ticket: unknown,
  users: ReadonlyMap<string, unknown>,
  caller: Caller,
): Promise<BroughtTurn[] | null> {
  const isConversation = isOfConversation(ticket);
  const said = isConversation ? await messagesOf(ask, settings, ticket, caller) : [];
  const isOne = numberAt(ticket, 'comment_count') === 1;
  const turns =
    said.length > 0
      ? said
      : isOne && !isConversation
        ? [turnOf(textAt(ticket, 'submitter_id'), textAt(ticket, 'description'), false, ticket, users)]
        : await commentsOf(ask, settings, ticket, users, caller);
  const remark = textAt(ticket, 'satisfaction_rating', 'comment');
  return remark === '' ? turns : (turns?.concat({ by: 'customer', text: remark }) ?? null);
}

async function commentsOf(
  ask: Ask,
  settings: ConnectionSettings,
  ticket: unknown,
  users: ReadonlyMap<string, unknown>,
  caller: Caller,
): Promise<BroughtTurn[] | null> {
  const turns: BroughtTurn[] = [];
  const url = `${origin(settings)}/tickets/${textAt(ticket, 'id')}/comments.json`;
  const authors = new Map(users);
  let next: string | null = '';
  for (let page = 0; next !== null && page < mostCommentPages; page += 1) {
    const query = { 'page[size]': commentsPerPage, 'page[after]': next, include: 'users' };
    const answer = await askForPage(
      ask,
      { url: address(url, query), headers: login(settings) },
      caller,
      isGone,
    );
    if (answer === null) return null;
    const { body } = answer;
    for (const [id, user] of byId(body, 'users')) authors.set(id, user);
    for (const comment of listAt(body, 'comments')) {
      const html = textAt(comment, 'html_body');
      const text = html === '' ? textAt(comment, 'body') : html;
      const turn = turnOf(textAt(comment, 'author_id'), text, html !== '', comment, authors, ticket);
      turns.push(isOfConversation(comment) && turn.by === 'customer' ? { ...turn, by: 'system' } : turn);
    }
    next = at(body, 'meta', 'has_more') === true ? textAt(body, 'meta', 'after_cursor') : null;
  }
  return turns;
}

/** The messages of a conversation and the comments beside them; none where its log holds no message. */
async function messagesOf(
  ask: Ask,
  settings: ConnectionSettings,
  ticket: unknown,
  caller: Caller,
): Promise<BroughtTurn[]> {
  const url = `${origin(settings)}/tickets/${textAt(ticket, 'id')}/conversation_log`;
  const events: unknown[] = [];
  let next: string | null = '';
  for (let page = 0; next !== null && page < mostCommentPages; page += 1) {
    const query = { 'page[size]': commentsPerPage, 'page[after]': next, sort: 'created_at' };
    const request = { url: address(url, query), headers: login(settings) };
    // Plans without messaging have no log either.
    const answer = await askForPage(ask, request, caller, (reply) => isGone(reply) || reply.status === 403);
    if (answer === null) return [];
    events.push(...listAt(answer.body, 'events'));
    next = at(answer.body, 'meta', 'has_more') === true ? textAt(answer.body, 'meta', 'after_cursor') : null;
  }
  return events.some(isMessage) ? events.map(saidIn).filter(({ text }) => text !== '') : [];
}

function isMessage(event: unknown): boolean {
  return textAt(event, 'type') === 'Messaging::ConversationMessage';
}

function saidIn(event: unknown): BroughtTurn {
  const type = textAt(event, 'author', 'type');
  const html = textAt(event, 'content', 'body');
  const text = textAt(event, 'content', 'text') || html;
  // Zendesk itself notes in the customer’s name that there is a conversation.
  const isOfCustomer = type === 'user' && (isMessage(event) || at(event, 'metadata', 'public') === true);
  return {
    by: isOfCustomer && !isTranscript(text) ? 'customer' : type === 'agent' ? 'agent' : 'system',
    text,
    html: text === html,
    ...known({ at: iso(dateAt(event, 'created_at')), author: textAt(event, 'author', 'display_name') }),
  };
}

function isTranscript(text: string): boolean {
  return /^Conversation with |^\(?\d\d:\d\d:\d\d\)? /m.test(plainText(text));
}

function isOfConversation(written: unknown): boolean {
  const channel = textAt(written, 'via', 'channel');
  return conversationChannels.has(channel) || channel.startsWith('sunshine_conversations_');
}

function turnOf(
  authorId: string,
  text: string,
  html: boolean,
  written: unknown,
  users: ReadonlyMap<string, unknown>,
  ticket: unknown = written,
): BroughtTurn {
  const author = users.get(authorId);
  const isRequester = authorId === textAt(ticket, 'requester_id');
  // An internal note is the team’s, whoever wrote it; a requester who is of the team may still be a customer of the helpdesk.
  const isNote = at(written, 'public') === false;
  const isOfTeam = author === undefined ? !isRequester : !isCustomer(author) && !isRequester;
  return {
    by: authorId === '-1' ? 'system' : isNote || isOfTeam ? 'agent' : 'customer',
    text,
    html,
    ...known({ at: iso(dateAt(written, 'created_at')), author: textAt(author, 'name') }),
  };
}

function itemOf(
  settings: ConnectionSettings,
  ticket: unknown,
  turns: BroughtTurn[],
  users: ReadonlyMap<string, unknown>,
): BroughtItem {
  const id = textAt(ticket, 'id');
  const requesterId = textAt(ticket, 'requester_id');
  const requester = users.get(requesterId);
  const score = textAt(ticket, 'satisfaction_rating', 'score');
  const isScored = score.startsWith('good') || score.startsWith('bad');
  const organization = textAt(ticket, 'organization_id');
  return {
    externalId: id,
    url: `https://${settings.subdomain ?? ''}.zendesk.com/agent/tickets/${id}`,
    createdAt: textAt(ticket, 'created_at'),
    turns,
    author: known({
      externalId: requesterId,
      email: textAt(requester, 'email'),
      name: textAt(requester, 'name'),
    }),
    ...known({
      title: textAt(ticket, 'subject'),
      updatedAt: textAt(ticket, 'updated_at'),
      language: textAt(requester, 'locale').split('-')[0],
      account: organization === '' ? null : { externalId: organization },
      rating: isScored ? { value: score.startsWith('good') ? 1 : 0, max: 1 } : null,
    }),
    fields: fieldsOf({
      status: at(ticket, 'status'),
      priority: at(ticket, 'priority'),
      type: at(ticket, 'type'),
      channel: at(ticket, 'via', 'channel'),
      tags: at(ticket, 'tags'),
    }),
  };
}

function accountOf(organization: unknown): BroughtAccount {
  return {
    externalId: textAt(organization, 'id'),
    name: textAt(organization, 'name'),
    ...known({ domain: textAt(organization, 'domain_names', 0) }),
    fields: fieldsAt(organization, 'organization_fields'),
  };
}

function personOf(user: unknown): BroughtPerson {
  return {
    externalId: textAt(user, 'id'),
    ...known({
      email: textAt(user, 'email'),
      name: textAt(user, 'name'),
      accountExternalId: textAt(user, 'organization_id'),
    }),
    fields: fieldsAt(user, 'user_fields'),
  };
}

function isCustomer(user: unknown): boolean {
  return textAt(user, 'role') === 'end-user';
}

function origin(settings: ConnectionSettings): string {
  return `https://${hostLabel(settings.subdomain ?? '', callerOf(0))}.zendesk.com/api/v2`;
}

function tickets(settings: ConnectionSettings): string {
  return `${origin(settings)}/incremental/tickets/cursor.json`;
}

function login({ email = '', token = '' }: ConnectionSettings): { authorization: string } {
  return { authorization: basic(`${email}/token`, token) };
}

function callerOf(now: number): Caller {
  return {
    name: 'Zendesk',
    right: 'read all tickets: it has to be of an admin',
    where: 'the subdomain',
    now,
  };
}
