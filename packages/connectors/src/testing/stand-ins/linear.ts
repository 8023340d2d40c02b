import { linear } from '../../feedback/linear.ts';
import { numberAt, textAt } from '../../json.ts';
import type { StandIn, StandInRequest } from '../stand-in.ts';
import { refused, sentJson, unixS } from '../stand-in.ts';
import type { StandInWorld, Thing } from '../stand-in-world.ts';
import { sequel } from '../stand-in-world.ts';

const key = 'lin_api_secret';

function fault(status: number, code: string, headers: Record<string, string> = {}) {
  return refused(
    status,
    { errors: [{ message: code, extensions: { type: code.toLowerCase(), code } }] },
    headers,
  );
}

/** Shapes of Linear’s public GraphQL schema and of the page “Rate limiting” of its documentation. */
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
    if (query.startsWith('query Viewer')) return sentJson({ data: { organization: { name: 'Marrowby' } } });
    return query.startsWith('query Issues') ? found(request, world) : fault(400, 'GRAPHQL_VALIDATION_FAILED');
  },
};

function idOf({ id }: Pick<Thing, 'id'>): string {
  return `9cfb482a-81e3-4154-b5b9-${String(id).padStart(12, '0')}`;
}

function found({ json }: StandInRequest, world: StandInWorld) {
  const since = Date.parse(textAt(json, 'variables', 'filter', 'updatedAt', 'gte') || '1970-01-01T00:00:00Z');
  const rows = world.things.filter(({ changedAt }) => changedAt >= since);
  const page = sequel(
    world,
    rows,
    textAt(json, 'variables', 'after'),
    numberAt(json, 'variables', 'first') ?? 50,
  );
  if (page === null) return fault(400, 'INVALID_INPUT');
  const pageInfo = { hasNextPage: page.hasMore, endCursor: page.next };
  return sentJson({ data: { issues: { pageInfo, nodes: page.rows.map(issueOf) } } });
}

function issueOf(thing: Thing) {
  const reply = {
    body: thing.reply,
    createdAt: new Date(thing.createdAt + 1000).toISOString(),
    user: { id: 'u1', name: 'Ada' },
    externalUser: null,
    botActor: null,
  };
  return {
    id: idOf(thing),
    identifier: `ENG-${thing.id}`,
    title: thing.title,
    url: `https://linear.app/marrowby/issue/ENG-${thing.id}`,
    description: thing.said,
    createdAt: new Date(thing.createdAt).toISOString(),
    updatedAt: new Date(thing.changedAt).toISOString(),
    trashed: thing.isDeleted ? true : null,
    state: { name: 'Todo' },
    labels: { nodes: [{ name: 'Bug' }] },
    creator: null,
    externalUserCreator: { id: 'x1', name: 'Jo Reed', email: 'jo@example.com' },
    botActor: { name: 'Intercom' },
    comments: { nodes: thing.reply === null ? [] : [reply] },
    needs: { nodes: [] },
  };
}
