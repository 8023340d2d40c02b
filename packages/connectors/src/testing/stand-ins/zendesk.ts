import { zendesk } from '../../feedback/zendesk.ts';
import type { StandIn } from '../stand-in.ts';
import { iso, refused, sentJson, tooMany, unixS } from '../stand-in.ts';
import type { StandInWorld, Thing } from '../stand-in-world.ts';
import { sequel } from '../stand-in-world.ts';

const settings = { subdomain: 'marrowby', email: 'ada@marrowby.test', token: 'zd-secret-token' };
const requesterId = 235323;
const agentId = 20978392;

/** Shapes of the pages “Tickets”, “Incremental Exports”, “Ticket Comments” and “Conversation Log” of the Zendesk API reference. */
export const zendeskStandIn: StandIn = {
  kind: zendesk,
  settings,
  externalId: ({ id }) => String(id),
  tellsDeletes: true,
  tellsEdits: true,
  tellsReplies: true,
  asksEach: { perMinute: 100, counts: ({ pathname }) => pathname.startsWith('/api/v2/tickets/') },
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
    const [, id = '', part] =
      /^\/api\/v2\/tickets\/(\d+)\/(comments\.json|conversation_log)$/.exec(at.pathname) ?? [];
    if (world.gone.has(Number(id)))
      return refused(404, { error: 'RecordNotFound', description: 'Not found' });
    if (part === undefined) return refused(404, { error: 'InvalidEndpoint' });
    return part === 'comments.json' ? comments(Number(id), world) : log(Number(id), world);
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
    comment_count: thing.reply === null || isConversation(thing) ? 1 : 2,
    created_at: iso(thing.createdAt),
    custom_fields: [{ id: 27642, value: '745' }],
    description: isConversation(thing) ? transcriptOf(thing) : thing.said,
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
    via: { channel: channelOf(thing) },
  };
}

/** Every fifth ticket comes of a conversation, of which the one comment holds a transcript. */
function isConversation({ id }: Thing): boolean {
  return id % 5 === 0;
}

function channelOf(thing: Thing): string {
  return isConversation(thing) ? 'native_messaging' : 'web';
}

function transcriptOf({ said, reply }: Thing): string {
  return `Conversation with Johnny Appleseed\n\n(12:00:00) Johnny: ${said}\n(12:00:01) Bot: Hi!\n(12:00:02) Ada: ${reply ?? ''}`;
}

function log(id: number, world: StandInWorld) {
  const thing = world.byId(id);
  const message = (type: string, text: string, at: number) => ({
    attachments: [],
    author: { display_name: type, type, 'zen:sunco:user_id': 'a21a91fd1234a' },
    content: { text, type: 'text' },
    created_at: iso(at),
    id: `01J9Q342W4DE2G1343NNTX${at}`,
    metadata: { custom: {}, system: {}, ticket_version: 0 },
    reference: `zen:sunco:conversation_message:${at}`,
    type: 'Messaging::ConversationMessage',
  });
  const events: object[] = [
    message('bot', 'Hey! Have a question?', thing.createdAt),
    message('user', thing.said, thing.createdAt + 1000),
  ];
  if (thing.reply !== null) events.push(message('agent', thing.reply, thing.createdAt + 2000));
  events.push({
    attachments: [],
    author: { display_name: 'Johnny Appleseed', type: 'user', 'zen:support:user_id': requesterId },
    content: { body: '<div class="zd-comment"><p>Conversation with Johnny</p></div>', type: 'html' },
    created_at: iso(thing.createdAt + 3000),
    id: '01JSED0VSGBJP9TJ471NTUGYYD',
    metadata: { custom: {}, public: false, system: {}, ticket_version: 0 },
    reference: 'zen:ticket_event:8639371328313',
    type: 'Comment',
  });
  return sentJson({ events, links: {}, meta: { has_more: false, after_cursor: '' } });
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
    via: { channel: channelOf(thing) },
  });
  const isWhole = isConversation(thing);
  const written = [comment(requesterId, isWhole ? transcriptOf(thing) : thing.said, thing.createdAt)];
  if (thing.reply !== null && !isWhole) written.push(comment(agentId, thing.reply, thing.createdAt + 1000));
  return sentJson({ comments: written, meta: { has_more: false, after_cursor: null }, users: [] });
}
