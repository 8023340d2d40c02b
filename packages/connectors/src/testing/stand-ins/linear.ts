import { linear } from '../../feedback/linear.ts';
import { at, numberAt, textAt } from '../../json.ts';
import type { StandIn, StandInRequest } from '../stand-in.ts';
import { refused, sentJson, unixS } from '../stand-in.ts';
import type { StandInWorld, Thing } from '../stand-in-world.ts';
import { sequel } from '../stand-in-world.ts';
import { pointsOf } from './linear-points.ts';

const key = 'lin_api_secret';
/** Of one query. */
const mostPoints = 10_000;

function fault(status: number, code: string, headers: Record<string, string> = {}) {
  return refused(
    status,
    { errors: [{ message: code, extensions: { type: code.toLowerCase(), code } }] },
    headers,
  );
}

/**
 * Shapes of Linear’s public GraphQL schema and of the page “Rate limiting” of its documentation. Some things are customers’ requests on
 * issues of the team’s, and such an issue does not change with its request.
 */
export const linearStandIn: StandIn = {
  kind: linear,
  settings: { team: 'ENG', key },
  externalId: idOf,
  tellsDeletes: true,
  tellsEdits: true,
  tellsReplies: true,
  refusals: {
    expired: fault(401, 'AUTHENTICATION_ERROR'),
    revoked: fault(400, 'AUTHENTICATION_ERROR'),
    forbidden: fault(200, 'FORBIDDEN'),
  },
  limited(retryAfterS, world) {
    const reset = {
      'x-ratelimit-requests-reset': String(unixS(world.now) * 1000 + (retryAfterS ?? 0) * 1000),
    };
    return fault(400, 'RATELIMITED', retryAfterS === null ? {} : reset);
  },
  answer(request, world) {
    if (request.headers.authorization !== key) return this.refusals.revoked;
    const query = textAt(request.json, 'query');
    if (pointsOf(query, at(request.json, 'variables')) > mostPoints) return fault(400, 'INPUT_ERROR');
    switch (/^query (\w+)/.exec(query)?.[1]) {
      case 'Viewer':
        return sentJson({ data: { organization: { name: 'Marrowby' } } });
      case 'Issues':
        return found(request, world, 'issues', world.things.map(asIssue), issueOf);
      case 'Requests':
        return found(request, world, 'customerNeeds', world.things.filter(isRequest), (thing) => ({
          ...needOf(thing),
          issue: issueOf(asIssue(thing)),
        }));
      case 'Comments':
        return commentsAfter(request, world);
      default:
        return fault(400, 'GRAPHQL_VALIDATION_FAILED');
    }
  },
};

function idOf({ id }: Pick<Thing, 'id'>): string {
  return `9cfb482a-81e3-4154-b5b9-${String(id).padStart(12, '0')}`;
}

function isRequest({ id }: Pick<Thing, 'id'>): boolean {
  return id % 4 === 3;
}

function asIssue(thing: Thing): Thing {
  return isRequest(thing) ? { ...thing, changedAt: thing.createdAt, isDeleted: false } : thing;
}

function found(
  { json }: StandInRequest,
  world: StandInWorld,
  list: 'issues' | 'customerNeeds',
  things: readonly Thing[],
  shapeOf: (thing: Thing) => object,
) {
  const since = Date.parse(textAt(json, 'variables', 'filter', 'updatedAt', 'gte') || '1970-01-01T00:00:00Z');
  const rows = things.filter(({ changedAt }) => changedAt >= since);
  const page = sequel(
    world,
    rows,
    textAt(json, 'variables', 'after'),
    numberAt(json, 'variables', 'first') ?? 50,
  );
  if (page === null) return fault(400, 'INVALID_INPUT');
  const pageInfo = { hasNextPage: page.hasMore, endCursor: page.next };
  return sentJson({ data: { [list]: { pageInfo, nodes: page.rows.map(shapeOf) } } });
}

/** What programs write fills the first pages of comments: the latest come first, and the team’s answer last. */
function commentsOf(thing: Thing): object[] {
  const [created, later] = [1000, 2000].map((ms) => new Date(thing.createdAt + ms).toISOString());
  const nobody = { user: null, externalUser: null, botActor: null };
  const program = { ...nobody, body: 'Linked by a program', createdAt: later, botActor: { name: 'Sync' } };
  const reply = { ...nobody, body: thing.reply, createdAt: created, user: { id: 'u1', name: 'Ada' } };
  return thing.reply === null ? [] : [...Array.from({ length: 12 }, () => program), reply];
}

function commentsAfter({ json }: StandInRequest, world: StandInWorld) {
  const thing = world.things.find((one) => idOf(one) === textAt(json, 'variables', 'id'));
  const start = Number(textAt(json, 'variables', 'after').replace('comment-', ''));
  if (thing === undefined) return fault(400, 'INPUT_ERROR');
  const nodes = commentsOf(thing).slice(start, start + 50);
  return sentJson({ data: { issue: { comments: { pageInfo: { hasNextPage: false }, nodes } } } });
}

function needOf(thing: Thing) {
  return {
    id: idOf(thing),
    // Of a request that an integration made: its words are those of what it came from.
    body: null,
    content: thing.said,
    comment: null,
    createdAt: new Date(thing.createdAt).toISOString(),
    updatedAt: new Date(thing.changedAt).toISOString(),
    archivedAt: thing.isDeleted ? new Date(thing.changedAt).toISOString() : null,
    customer: {
      id: 'k1',
      name: 'Example Ltd',
      domains: ['example.com'],
      revenue: 24000,
      tier: null,
      owner: null,
    },
  };
}

function issueOf(thing: Thing) {
  const isOfTeam = isRequest(thing);
  const comments = commentsOf(thing);
  return {
    id: isOfTeam ? `issue-${idOf(thing)}` : idOf(thing),
    identifier: `ENG-${thing.id}`,
    title: thing.title,
    url: `https://linear.app/marrowby/issue/ENG-${thing.id}`,
    description: isOfTeam ? 'What the team plans' : thing.said,
    createdAt: new Date(thing.createdAt).toISOString(),
    updatedAt: new Date(thing.changedAt).toISOString(),
    archivedAt: null,
    trashed: thing.isDeleted ? true : null,
    state: { name: 'Todo' },
    labels: { nodes: [{ name: 'Bug' }] },
    creator: isOfTeam ? { id: 'u1', name: 'Ada' } : null,
    externalUserCreator: isOfTeam ? null : { id: 'x1', name: 'Jo Reed', email: 'jo@example.com' },
    botActor: isOfTeam ? null : { name: 'Intercom' },
    comments: {
      pageInfo: { hasNextPage: comments.length > 10, endCursor: 'comment-10' },
      nodes: comments.slice(0, 10),
    },
    needs: { pageInfo: { hasNextPage: false }, nodes: [] },
  };
}
