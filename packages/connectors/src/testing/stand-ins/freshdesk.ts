import { freshdesk } from '../../feedback/freshdesk.ts';
import type { StandIn } from '../stand-in.ts';
import { iso, refused, sentJson, tooMany, unixS } from '../stand-in.ts';
import type { StandInWorld, Thing } from '../stand-in-world.ts';
import { byChange, cut } from '../stand-in-world.ts';

const settings = { subdomain: 'marrowby', key: 'fd-secret-key' };

/** Shapes of the Freshdesk API reference, v2: “List All Tickets”, “List All Conversations of a Ticket”, “View a Company”, “Satisfaction Ratings”. */
export const freshdeskStandIn: StandIn = {
  kind: freshdesk,
  settings,
  externalId: ({ id }) => String(id),
  tellsDeletes: true,
  tellsEdits: true,
  tellsReplies: true,
  asksEach: { perMinute: 50, counts: () => true },
  refusals: {
    expired: refused(401, {
      code: 'invalid_credentials',
      message: 'You have to be logged in to perform this action.',
    }),
    revoked: refused(401, {
      code: 'invalid_credentials',
      message: 'You have to be logged in to perform this action.',
    }),
    forbidden: refused(403, {
      code: 'access_denied',
      message: 'You are not authorized to perform this action.',
    }),
  },
  limited: tooMany({ message: 'You have exceeded the limit of requests per hour' }),
  answer({ at, headers }, world) {
    if (headers.authorization !== `Basic ${btoa(`${settings.key}:X`)}`) return this.refusals.expired;
    const path = at.pathname.replace('/api/v2', '');
    if (path === '/agents/me')
      return sentJson({
        id: 1,
        available: true,
        contact: { name: 'Ada Marrow', email: 'ada@marrowby.test' },
      });
    const company = /^\/companies\/(\d+)$/.exec(path)?.[1];
    if (company !== undefined) {
      // One was deleted, and its tickets still name it.
      if (company === '107') return refused(404, {});
      return sentJson({
        id: Number(company),
        name: 'SuperNova',
        domains: ['supernova.test'],
        health_score: 'Happy',
        account_tier: 'Premium',
        industry: 'Media',
      });
    }
    if (path === '/tickets') return listed(at, world);
    if (path === '/surveys/satisfaction_ratings') return rated(at, world);
    const [, id = '', part] = /^\/tickets\/(\d+)(\/conversations|\/satisfaction_ratings|)$/.exec(path) ?? [];
    if (part === undefined || world.gone.has(Number(id))) return refused(404, {});
    const thing = world.byId(Number(id));
    if (part === '') return sentJson(ticketOf(thing));
    return sentJson(part === '/conversations' ? conversationsOf(thing) : ratingsOf(thing));
  },
};

/** Of tickets that are done; one of them was rated twice. */
function ratingsOf(thing: Thing): object[] {
  const rating = (id: number, score: number, at: number) => ({
    ...{ id, survey_id: 1, ticket_id: thing.id, user_id: 5, agent_id: 1, feedback: '' },
    ratings: { default_question: score },
    created_at: iso(at),
  });
  return isDone(thing)
    ? [rating(2, 102, thing.createdAt + 7000), rating(1, -103, thing.createdAt + 6000)]
    : [];
}

function isDone({ id }: Thing): boolean {
  return id % 4 === 0;
}

function rated({ searchParams }: URL, world: StandInWorld) {
  const since = Date.parse(searchParams.get('created_since') ?? '2026-01-01');
  const rows = world.things.filter(({ createdAt }) => createdAt >= since).flatMap(ratingsOf);
  return sentJson(rows.slice(0, Number(searchParams.get('per_page'))));
}

function listed(at: URL, world: StandInWorld) {
  const { searchParams } = at;
  const monthAgo = new Date(world.clock - 30 * 86_400_000).toISOString();
  const since = Date.parse(searchParams.get('updated_since') ?? monthAgo);
  // What was deleted is in a list of its own.
  const things = world.things.filter(
    ({ isDeleted }) =>
      searchParams.get('filter') !== 'spam' && isDeleted === (searchParams.get('filter') === 'deleted'),
  );
  const rows = byChange(things).filter(({ changedAt }) => unixS(changedAt) >= unixS(since));
  if (searchParams.get('order_type') !== 'asc' || searchParams.get('order_by') !== 'updated_at')
    rows.reverse();
  const size = Math.min(world.pageSize, Number(searchParams.get('per_page')));
  const page = Number(searchParams.get('page') ?? 1);
  const { rows: shown, next } = cut(
    { pageSize: size, repeats: world.repeats, runsShort: false },
    rows,
    (page - 1) * size,
    size,
  );
  searchParams.set('page', String(page + 1));
  // The address comes with its commas as they are.
  const link = `<${at.href.replaceAll('%2C', ',')}>; rel="next"`;
  return sentJson(shown.map(ticketOf), next === null ? {} : { link });
}

function ticketOf(thing: Thing) {
  return {
    cc_emails: [],
    fr_escalated: false,
    spam: false,
    deleted: thing.isDeleted,
    priority: 1,
    requester_id: 5,
    requester: { id: 5, name: 'Sid', email: 'sid@example.com', mobile: null },
    source: 2,
    company_id: 100 + thing.id,
    status: isDone(thing) ? 5 : 2,
    subject: thing.title,
    description: `<div>${thing.said}</div>`,
    description_text: thing.said,
    id: thing.id,
    type: 'Problem',
    tags: ['vip'],
    created_at: iso(thing.createdAt),
    updated_at: iso(thing.changedAt),
    custom_fields: { category: 'Primary' },
  };
}

function conversationsOf(thing: Thing) {
  const note = (id: number, text: string, isPrivate: boolean, incoming: boolean) => ({
    body: `<div>${text}</div>`,
    body_text: text,
    id,
    incoming,
    private: isPrivate,
    user_id: 1,
    source: 2,
    ticket_id: thing.id,
    created_at: iso(thing.createdAt + 1000),
    updated_at: iso(thing.createdAt + 1000),
  });
  return thing.reply === null ? [] : [note(3, thing.reply, false, false)];
}
