import { zendesk } from '../../feedback/zendesk.ts';
import type { StandIn } from '../stand-in.ts';
import { iso, refused, sentJson, tooMany, unixS } from '../stand-in.ts';
import type { StandInWorld, Thing } from '../stand-in-world.ts';
import { sequel } from '../stand-in-world.ts';

const settings = { subdomain: 'marrowby', email: 'ada@marrowby.test', token: 'zd-secret-token' };
const requesterId = 235323;
const agentId = 20978392;

/** Shapes of the pages “Tickets”, “Incremental Exports” and “Ticket Comments” of the Zendesk API reference. */
export const zendeskStandIn: StandIn = {
  kind: zendesk,
  settings,
  externalId: ({ id }) => String(id),
  tellsDeletes: true,
  tellsEdits: true,
  tellsReplies: true,
  refusals: {
    expired: refused(401, { error: 'invalid_token', error_description: 'The access token expired' }),
    revoked: refused(401, { error: "Couldn't authenticate you" }),
    forbidden: refused(403, {
      error: { title: 'Forbidden', message: 'You do not have access to this page.' },
    }),
  },
  limited: tooMany({ error: 'APIRateLimitExceeded', description: 'Number of allowed API requests exceeded' }),
  answer({ at, headers }, world) {
    if (headers.authorization !== `Basic ${btoa(`${settings.email}/token:${settings.token}`)}`) {
      return refused(401, { error: "Couldn't authenticate you" });
    }
    if (at.pathname === '/api/v2/incremental/tickets/cursor.json') return exported(at, world);
    const ticket = /^\/api\/v2\/tickets\/(\d+)\/comments\.json$/.exec(at.pathname);
    return ticket === null ? refused(404, { error: 'InvalidEndpoint' }) : comments(Number(ticket[1]), world);
  },
};

function exported(at: URL, world: StandInWorld) {
  const { searchParams } = at;
  const startTime = Number(searchParams.get('start_time')) * 1000;
  const changed = world.things.filter(({ changedAt }) => changedAt >= startTime);
  const page = sequel(world, changed, searchParams.get('cursor'), Number(searchParams.get('per_page')));
  if (page === null)
    return refused(400, { error: 'InvalidPaginationParameter', description: 'Invalid cursor' });
  return sentJson({
    tickets: page.rows.map(ticketOf),
    users: [
      {
        id: requesterId,
        name: 'Johnny Appleseed',
        email: 'johnny@example.com',
        role: 'end-user',
        locale: 'en-US',
        organization_id: 509974,
        user_fields: {},
      },
      {
        id: agentId,
        name: 'Agent Ada',
        email: 'ada@marrowby.test',
        role: 'agent',
        locale: 'en-US',
        organization_id: null,
      },
    ],
    organizations: [
      {
        id: 509974,
        name: 'Example Ltd',
        domain_names: ['example.com'],
        organization_fields: { org_decimal: '5.2' },
      },
    ],
    after_url: `https://marrowby.zendesk.com/api/v2/incremental/tickets/cursor.json?cursor=${page.next}`,
    after_cursor: page.next,
    before_cursor: null,
    before_url: null,
    end_of_stream: !page.hasMore,
  });
}

function ticketOf(thing: Thing) {
  return {
    assignee_id: agentId,
    collaborator_ids: [],
    comment_count: thing.reply === null ? 1 : 2,
    created_at: iso(thing.createdAt),
    custom_fields: [{ id: 27642, value: '745' }],
    description: thing.said,
    external_id: null,
    generated_timestamp: unixS(thing.changedAt),
    has_incidents: false,
    id: thing.id,
    organization_id: 509974,
    priority: 'high',
    raw_subject: thing.title,
    requester_id: requesterId,
    satisfaction_rating: { score: 'unoffered' },
    status: thing.isDeleted ? 'deleted' : 'open',
    subject: thing.title,
    submitter_id: requesterId,
    tags: ['enterprise', 'other_tag'],
    type: 'incident',
    updated_at: iso(thing.changedAt),
    url: `https://marrowby.zendesk.com/api/v2/tickets/${thing.id}.json`,
    via: { channel: 'web' },
  };
}

function comments(id: number, world: StandInWorld) {
  const thing = world.byId(id);
  const comment = (authorId: number, text: string, at: number) => ({
    attachments: [],
    audit_id: 432907,
    author_id: authorId,
    body: text,
    created_at: iso(at),
    html_body: `<div class="zd-comment"><p>${text}</p></div>`,
    id: at,
    plain_body: text,
    public: true,
    type: 'Comment',
    via: { channel: 'web' },
  });
  const written = [comment(requesterId, thing.said, thing.createdAt)];
  if (thing.reply !== null) written.push(comment(agentId, thing.reply, thing.createdAt + 1000));
  return sentJson({ comments: written, meta: { has_more: false, after_cursor: null }, users: [] });
}
