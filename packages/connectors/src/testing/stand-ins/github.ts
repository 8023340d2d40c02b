import { github } from '../../feedback/github.ts';
import type { StandIn } from '../stand-in.ts';
import { iso, refused, sentJson, unixS } from '../stand-in.ts';
import type { StandInWorld, Thing } from '../stand-in-world.ts';
import { byChange, cut } from '../stand-in-world.ts';

const token = 'github_pat_secret';
const docs = 'https://docs.github.com/rest';

/** Shapes of the pages “List repository issues” and “List issue comments” of the GitHub REST API, 2022-11-28. */
export const githubStandIn: StandIn = {
  kind: github,
  settings: { repository: 'octocat/Hello-World', token },
  externalId: ({ id }) => String(id),
  tellsDeletes: false,
  tellsEdits: true,
  tellsReplies: true,
  asksEach: { perMinute: 80, counts: () => true },
  refusals: {
    expired: refused(401, { message: 'Bad credentials', documentation_url: docs, status: '401' }),
    revoked: refused(401, { message: 'Bad credentials', documentation_url: docs, status: '401' }),
    forbidden: refused(403, { message: 'Resource not accessible by personal access token', status: '403' }),
  },
  limited(retryAfterS, world) {
    const value = { message: 'API rate limit exceeded for user ID 1.', documentation_url: docs };
    const reset = { 'x-ratelimit-reset': String(unixS(world.now) + (retryAfterS ?? 0)) };
    return refused(403, value, { 'x-ratelimit-remaining': '0', ...(retryAfterS !== null && reset) });
  },
  answer({ at, headers }, world) {
    if (headers.authorization !== `Bearer ${token}`) return this.refusals.expired;
    const [, path = '', number] =
      /^\/repos\/octocat\/Hello-World(\/issues(?:\/(\d+)\/comments)?)?$/.exec(at.pathname) ?? [];
    if (number !== undefined && world.gone.has(Number(number)))
      return refused(410, { message: 'This issue was deleted', documentation_url: docs, status: '410' });
    if (at.pathname === '/repos/octocat/Hello-World/collaborators') return peopleAt(at);
    if (number !== undefined) return sentJson(commentsOf(world.byId(Number(number))));
    if (path === '/issues') return listed(at, world);
    if (at.pathname === '/repos/octocat/Hello-World')
      return sentJson({ id: 1296269, full_name: 'octocat/Hello-World' });
    return refused(404, { message: 'Not Found', documentation_url: docs, status: '404' });
  },
};

function listed(at: URL, world: StandInWorld) {
  const { searchParams } = at;
  const since = Date.parse(searchParams.get('since') ?? '1970-01-01T00:00:00Z');
  const isOldestFirst = searchParams.get('sort') === 'updated' && searchParams.get('direction') === 'asc';
  const rows = byChange(world.alive).filter(({ changedAt }) => unixS(changedAt) > unixS(since));
  if (!isOldestFirst) rows.reverse();
  const size = Math.min(Number(searchParams.get('per_page')), world.pageSize);
  const page = Number(searchParams.get('page') ?? 1);
  const { rows: shown, next } = cut(
    { pageSize: size, repeats: world.repeats, runsShort: false },
    rows,
    (page - 1) * size,
    size,
  );
  searchParams.set('page', String(page + 1));
  const link: Record<string, string> =
    next === null ? {} : { link: `<${at.href}>; rel="next", <${at.href}>; rel="last"` };
  const pull = {
    ...issueOf(newestOf(world)),
    number: 9000,
    pull_request: { url: 'https://api.github.com/pulls/9000' },
  };
  return sentJson([...shown.map(issueOf), ...(page === 1 ? [pull] : [])], link);
}

/** Members of the organization, whose membership is private, are named here alone. Outsiders come first. */
function peopleAt(at: URL) {
  const page = Number(at.searchParams.get('page') ?? 1);
  at.searchParams.set('page', String(page + 1));
  const outsiders = Array.from({ length: 100 }, (_, index) => ({
    login: `outsider-${index}`,
    id: 100 + index,
  }));
  return page === 1 ? sentJson(outsiders, { link: `<${at.href}>; rel="next"` }) : sentJson([member]);
}

function newestOf({ things }: StandInWorld): Thing {
  const [first] = things;
  if (first === undefined) throw new RangeError('An empty world has no issues');
  return first;
}

const customer = { login: 'octocat', id: 1, type: 'User', site_admin: false };
const member = { login: 'Hubot-Ada', id: 2, type: 'User', site_admin: false };
const bot = { login: 'github-actions[bot]', id: 41898282, type: 'Bot', site_admin: false };

function issueOf(thing: Thing) {
  return {
    id: thing.id + 1_000_000,
    node_id: 'MDU6SXNzdWUx',
    html_url: `https://github.com/octocat/Hello-World/issues/${thing.id}`,
    number: thing.id,
    state: 'open',
    state_reason: null,
    title: thing.title,
    body: thing.said,
    user: customer,
    labels: [{ id: 208045946, name: 'bug', color: 'f29513', default: true }],
    assignee: null,
    milestone: { title: 'v1.0' },
    locked: false,
    comments: thing.reply === null ? 0 : 2,
    created_at: iso(thing.createdAt),
    updated_at: iso(thing.changedAt),
    closed_at: null,
    author_association: 'NONE',
    reactions: { total_count: 5, '+1': 3 },
  };
}

function commentsOf(thing: Thing) {
  const comment = (id: number, body: string, user: object, association: string) => ({
    id,
    html_url: `https://github.com/octocat/Hello-World/issues/${thing.id}#issuecomment-${id}`,
    body,
    user,
    created_at: iso(thing.createdAt),
    updated_at: iso(thing.createdAt),
    author_association: association,
  });
  return [
    // Of the team, which this token may not see.
    comment(1, thing.reply ?? '', member, 'CONTRIBUTOR'),
    comment(2, 'Labelled by a program', bot, 'NONE'),
  ];
}
