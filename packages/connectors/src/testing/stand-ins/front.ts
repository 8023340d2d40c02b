import { front } from '../../feedback/front.ts';
import type { StandIn } from '../stand-in.ts';
import { refused, sentJson, tooMany } from '../stand-in.ts';
import type { Sequel, StandInWorld, Thing } from '../stand-in-world.ts';
import { sequel } from '../stand-in-world.ts';

const token = 'front-secret-token';

function fault(status: number, title: string) {
  return refused(status, { _error: { status, title, message: title } });
}

/** Shapes of Front’s OpenAPI description of its Core API. */
export const frontStandIn: StandIn = {
  kind: front,
  settings: { token },
  externalId: idOf,
  tellsDeletes: true,
  tellsEdits: true,
  tellsReplies: true,
  asksEach: { perMinute: 50, counts: () => true },
  refusals: {
    expired: fault(401, 'Unauthenticated'),
    revoked: fault(401, 'Unauthenticated'),
    forbidden: fault(403, 'Forbidden'),
  },
  limited: tooMany({ _error: { status: 429, title: 'Too Many Requests' } }),
  answer({ at, headers }, world) {
    if (headers.authorization !== `Bearer ${token}`) return this.refusals.expired;
    if (at.pathname === '/me') return sentJson({ _links: {}, name: 'Marrowby', id: 'cmp_yo1kg5q' });
    if (at.pathname === '/conversations') return listed(at, world);
    if (at.pathname === '/events') return happened(at, world);
    const id = /^\/conversations\/cnv_(\d+)\/messages$/.exec(at.pathname)?.[1];
    return id === undefined || world.gone.has(Number(id))
      ? fault(404, 'Not found')
      : sentJson({ _pagination: { next: null }, _results: messagesOf(world.byId(Number(id))) });
  },
};

function idOf({ id }: Pick<Thing, 'id'>): string {
  return `cnv_${id}`;
}

/** In the order in which they came up last, which no reply, tag or trashing of the team’s changes. */
function listed(at: URL, world: StandInWorld) {
  // The latest first: the same list with its clock turned round.
  const rows = world.alive.map((thing) => ({ ...thing, changedAt: -thing.createdAt }));
  const page = sequel(
    world,
    rows,
    at.searchParams.get('page_token'),
    Number(at.searchParams.get('limit') ?? 50),
  );
  return paged(at, page, ({ id }) => conversationOf(world.byId(id)));
}

/** What came in, and what was done with it last. */
function happened(at: URL, world: StandInWorld) {
  const { searchParams } = at;
  const since = Number(searchParams.get('q[after]') ?? 0) * 1000;
  const events = world.things.flatMap((thing) =>
    thing.changedAt === thing.createdAt ? [thing] : [{ ...thing, changedAt: thing.createdAt }, thing],
  );
  const isOldestFirst = searchParams.get('sort_order') === 'asc';
  const rows = events
    .filter(({ changedAt }) => changedAt > since)
    .map((event) => (isOldestFirst ? event : { ...event, changedAt: -event.changedAt }));
  const most = Math.min(15, Number(searchParams.get('limit') ?? 15));
  const page = sequel(world, rows, searchParams.get('page_token'), most);
  return paged(at, page, (row) => {
    const thing = world.byId(row.id);
    const isFirst = Math.abs(row.changedAt) === thing.createdAt;
    return {
      _links: {},
      id: `evt_${row.id}${isFirst ? '' : 'b'}`,
      type: isFirst ? 'inbound' : thing.isDeleted ? 'trash' : 'reopen',
      emitted_at: Math.abs(row.changedAt) / 1000,
      source: { _meta: { type: 'inboxes' }, data: [] },
      target: { _meta: { type: 'message' }, data: {} },
      conversation: conversationOf(thing),
    };
  });
}

function paged(at: URL, page: Sequel | null, shown: (thing: Thing) => object) {
  if (page === null) return fault(400, 'Bad request');
  at.searchParams.set('page_token', page.next);
  return sentJson({
    _pagination: { next: page.hasMore ? at.href : null },
    _links: { self: at.href },
    _results: page.rows.map(shown),
  });
}

function conversationOf(thing: Thing) {
  return {
    _links: { self: `https://yourCompany.api.frontapp.com/conversations/${idOf(thing)}` },
    id: idOf(thing),
    type: 'conversation',
    subject: thing.title,
    status: thing.isDeleted ? 'deleted' : 'archived',
    status_category: 'resolved',
    ticket_ids: ['TICKET-1'],
    assignee: { id: 'tea_188ud', email: 'ada@marrowby.test' },
    recipient: { name: 'Jo Reed', handle: 'jo@example.com', role: 'from' },
    tags: [{ id: 'tag_13o8r1', name: 'vip' }],
    links: [],
    custom_fields: {},
    created_at: thing.createdAt / 1000,
    updated_at: thing.changedAt / 1000,
    is_private: false,
    scheduled_reminders: [],
    metadata: {},
  };
}

function messagesOf(thing: Thing) {
  const message = (id: number, text: string, isInbound: boolean) => ({
    id: `msg_${id}`,
    type: 'email',
    is_inbound: isInbound,
    draft_mode: null,
    created_at: thing.createdAt / 1000 + id,
    subject: thing.title,
    body: `<p>${text}</p>`,
    text,
    author: isInbound ? null : { id: 'tea_188ud', email: 'ada@marrowby.test' },
    recipients: [{ name: isInbound ? 'Jo Reed' : 'Ada', handle: 'jo@example.com', role: 'from' }],
  });
  // The latest comes first.
  return [...(thing.reply === null ? [] : [message(2, thing.reply, false)]), message(1, thing.said, true)];
}
