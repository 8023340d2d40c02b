import { intercom } from '../../feedback/intercom.ts';
import { numberAt, textAt } from '../../json.ts';
import type { StandIn, StandInRequest } from '../stand-in.ts';
import { refused, sentJson, unixS } from '../stand-in.ts';
import type { StandInWorld, Thing } from '../stand-in-world.ts';
import { sequel } from '../stand-in-world.ts';

const token = 'ic-secret-token';
const contactId = '6762f14a1bb69f9f2193bbb3';

function fault(status: number, code: string, message: string) {
  const value = { type: 'error.list', request_id: 'b68959ea', errors: [{ code, message }] };
  return refused(status, value);
}

/** Shapes of the OpenAPI description 2.14 of Intercom: searchConversations, retrieveConversation. */
export const intercomStandIn: StandIn = {
  kind: intercom,
  settings: { region: 'eu', token },
  externalId: ({ id }) => String(id),
  tellsDeletes: false,
  tellsEdits: true,
  tellsReplies: true,
  // It allows thousands in a minute.
  asksEach: { perMinute: 10_000, counts: ({ pathname }) => /^\/conversations\/\d/.test(pathname) },
  refusals: {
    expired: fault(401, 'unauthorized', 'Access Token Invalid'),
    revoked: fault(401, 'token_revoked', 'Access Token Revoked'),
    forbidden: fault(403, 'api_plan_restricted', 'Active subscription needed.'),
  },
  limited(retryAfterS, world) {
    const { status, body } = fault(429, 'rate_limit_exceeded', 'Exceeded rate limit');
    const reset = String(unixS(world.now) + (retryAfterS ?? 0));
    const headers = new Map<string, string>();
    if (retryAfterS !== null) headers.set('x-ratelimit-reset', reset);
    return { status, body, headers: Object.fromEntries(headers) };
  },
  answer(request, world) {
    const { at, headers, method } = request;
    if (headers.authorization !== `Bearer ${token}`) return this.refusals.expired;
    if (at.host !== 'api.eu.intercom.io') return fault(404, 'not_found', 'Resource Not Found');
    if (at.pathname === '/me')
      return sentJson({
        type: 'admin',
        id: '991267459',
        app: { type: 'app', id_code: 'this_is_an_id1', name: 'Marrowby' },
      });
    if (at.pathname === '/conversations/search' && method === 'POST') return found(request, world);
    const id = /^\/conversations\/(\d+)$/.exec(at.pathname)?.[1];
    const thing = world.alive.find((one) => String(one.id) === id && !world.gone.has(one.id));
    return thing === undefined ? fault(404, 'not_found', 'Resource Not Found') : sentJson(wholeOf(thing));
  },
};

function found({ json }: StandInRequest, world: StandInWorld) {
  const since = (numberAt(json, 'query', 'value') ?? 0) * 1000;
  const name = textAt(json, 'pagination', 'starting_after');
  const perPage = numberAt(json, 'pagination', 'per_page') ?? 20;
  const rows = world.alive.filter(({ changedAt }) => changedAt >= since);
  const page = sequel(world, rows, name, perPage);
  if (page === null) return fault(400, 'parameter_invalid', 'starting_after is invalid');
  return sentJson({
    type: 'conversation.list',
    pages: {
      type: 'pages',
      ...(page.hasMore && { next: { page: 2, starting_after: page.next } }),
      page: 1,
      per_page: perPage,
      total_pages: Math.ceil(rows.length / perPage),
    },
    total_count: rows.length,
    conversations: page.rows.map(briefOf),
  });
}

function briefOf(thing: Thing) {
  return {
    type: 'conversation',
    id: String(thing.id),
    created_at: unixS(thing.createdAt),
    updated_at: unixS(thing.changedAt),
    waiting_since: null,
    source: {
      type: 'conversation',
      id: '403918346',
      delivered_as: 'customer_initiated',
      subject: '',
      body: `<p>${thing.said}</p>`,
      author: { type: 'user', id: contactId, name: 'Jo Reed', email: 'jo@example.com' },
      attachments: [],
      url: null,
      redacted: false,
    },
    contacts: { type: 'contact.list', contacts: [{ type: 'contact', id: contactId, external_id: '70' }] },
    admin_assignee_id: 991267715,
    open: true,
    state: 'open',
    read: false,
    tags: { type: 'tag.list', tags: [{ type: 'tag', id: '123456', name: 'Test tag' }] },
    priority: 'not_priority',
    conversation_rating: null,
    title: thing.title,
    custom_attributes: {},
  };
}

function wholeOf(thing: Thing) {
  const part = (id: number, type: string, body: string | null, author: object) => ({
    type: 'conversation_part',
    id,
    part_type: type,
    body,
    created_at: unixS(thing.createdAt) + id,
    updated_at: unixS(thing.createdAt) + id,
    author,
    attachments: [],
    redacted: false,
  });
  const agent = { type: 'admin', id: '274', name: 'Ada', email: 'ada@marrowby.test' };
  const customer = { type: 'user', id: contactId, name: 'Jo Reed', email: 'jo@example.com' };
  const bot = { type: 'bot', id: '278', name: 'Fin', email: 'operator+abcd1234@intercom.io' };
  const parts = [
    part(1, 'comment', '<p>The bot says something</p>', bot),
    part(2, 'conversation_attribute_updated_by_admin', null, agent),
    { ...part(4, 'comment', '<p>This message was deleted</p>', customer), redacted: true },
  ];
  if (thing.reply !== null) parts.push(part(3, 'comment', `<p>${thing.reply}</p>`, agent));
  const conversationParts = {
    type: 'conversation_part.list',
    conversation_parts: parts,
    total_count: parts.length,
  };
  return { ...briefOf(thing), conversation_parts: conversationParts };
}
