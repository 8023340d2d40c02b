import { helpScout } from '../../feedback/help-scout.ts';
import type { StandIn } from '../stand-in.ts';
import { iso, refused, sentJson, unixS } from '../stand-in.ts';
import type { StandInWorld, Thing } from '../stand-in-world.ts';
import { byChange, cut } from '../stand-in-world.ts';

const settings = { app_id: 'app-1234', app_secret: 'hs-secret' };
const token = 'hs-access-token';

function fault(status: number, error: string, headers: Record<string, string> = {}) {
  return refused(status, { logRef: 'a1b2', message: error, error, error_description: error }, headers);
}

/** Shapes of the pages “List Conversations”, “Thread” and “Authentication” of the Help Scout Inbox API 2.0. */
export const helpScoutStandIn: StandIn = {
  kind: helpScout,
  settings,
  externalId: ({ id }) => String(id),
  tellsDeletes: true,
  tellsEdits: true,
  tellsReplies: true,
  refusals: {
    expired: fault(401, 'invalid_token'),
    revoked: fault(400, 'invalid_client'),
    forbidden: fault(403, 'access_denied'),
  },
  limited: (retryAfterS) =>
    fault(429, 'throttled', retryAfterS === null ? {} : { 'x-ratelimit-retry-after': String(retryAfterS) }),
  answer({ at, headers, body = '' }, world) {
    if (at.pathname === '/v2/oauth2/token') {
      const isKnown = new URLSearchParams(body).get('client_secret') === settings.app_secret;
      return isKnown
        ? sentJson({ token_type: 'bearer', access_token: token, expires_in: 172800 })
        : this.refusals.revoked;
    }
    if (headers.authorization !== `Bearer ${token}`) return this.refusals.expired;
    if (at.pathname === '/v2/users/me')
      return sentJson({ id: 4, firstName: 'Ada', email: 'ada@marrowby.test', role: 'owner' });
    return at.pathname === '/v2/conversations' ? listed(at, world) : fault(404, 'Not found');
  },
};

function listed(at: URL, world: StandInWorld) {
  const { searchParams } = at;
  const since = Date.parse(searchParams.get('modifiedSince') ?? '1970-01-01T00:00:00Z');
  const rows = byChange(world.things).filter(({ changedAt }) => unixS(changedAt) >= unixS(since));
  if (searchParams.get('sortOrder') !== 'asc' || searchParams.get('sortField') !== 'modifiedAt')
    rows.reverse();
  const { pageSize: size, repeats } = world;
  const number = Number(searchParams.get('page') ?? 1);
  const { rows: shown } = cut({ pageSize: size, repeats, runsShort: false }, rows, (number - 1) * size, 50);
  return sentJson({
    _embedded: { conversations: shown.map(conversationOf) },
    page: { size, totalElements: rows.length, totalPages: Math.ceil(rows.length / size), number },
  });
}

const customer = { id: 256, type: 'customer', first: 'Vernon', last: 'Bear', email: 'vbear@mywork.com' };
const user = { id: 4, type: 'user', first: 'Ada', last: 'Marrow', email: 'ada@marrowby.test' };

function conversationOf(thing: Thing) {
  const thread = (id: number, type: string, text: string, createdBy: object) => ({
    id,
    type,
    status: 'active',
    state: 'published',
    body: `${text}<br>`,
    source: { type: 'email', via: createdBy === user ? 'user' : 'customer' },
    customer,
    createdBy,
    createdAt: iso(thing.createdAt + id * 1000),
  });
  // The latest comes first.
  const threads = [thread(1, 'customer', thing.said, customer)];
  if (thing.reply !== null) threads.unshift(thread(2, 'message', thing.reply, user));
  return {
    id: thing.id,
    number: 12,
    threads: threads.length,
    type: 'email',
    folderId: 11,
    status: 'active',
    state: thing.isDeleted ? 'deleted' : 'published',
    subject: thing.title,
    preview: 'I need help',
    mailboxId: 13,
    createdBy: customer,
    createdAt: iso(thing.createdAt),
    userUpdatedAt: iso(thing.changedAt),
    source: { type: 'email', via: 'customer' },
    tags: [{ id: 9150, color: '#929499', tag: 'vip' }],
    primaryCustomer: customer,
    customFields: [],
    _embedded: { threads },
    _links: { web: { href: `https://secure.helpscout.net/conversation/${thing.id}/12` } },
  };
}
