import { gitlab } from '../../feedback/gitlab.ts';
import type { StandIn } from '../stand-in.ts';
import { refused, sentJson, tooMany } from '../stand-in.ts';
import type { StandInWorld, Thing } from '../stand-in-world.ts';
import { byChange, cut } from '../stand-in-world.ts';

const token = 'glpat-secret';

/** Shapes of the pages “Issues API”, “Notes API” and “Members API” of GitLab’s documentation, v4. */
export const gitlabStandIn: StandIn = {
  kind: gitlab,
  settings: { url: 'https://gitlab.example.com/', project: 'my-group/my-project', token },
  externalId: ({ id }) => String(id),
  tellsDeletes: false,
  tellsEdits: true,
  tellsReplies: true,
  asksEach: { perMinute: 120, counts: () => true },
  refusals: {
    expired: refused(401, {
      error: 'invalid_token',
      error_description: 'Token is expired. You can either do re-authorization or token refresh.',
    }),
    revoked: refused(401, {
      error: 'invalid_token',
      error_description: 'Token was revoked. You have to re-authorize from the user.',
    }),
    forbidden: refused(403, { error: 'insufficient_scope', scope: 'api read_api' }),
  },
  limited: tooMany({ message: 'Too many requests' }),
  answer({ at, headers }, world) {
    if (headers['private-token'] !== token) return this.refusals.revoked;
    const path = at.pathname.replace('/api/v4/projects/my-group%2Fmy-project', '');
    if (path === '') return sentJson({ id: 4, name_with_namespace: 'My Group / My Project' });
    if (path === '/members/all') return membersAt(at);
    if (path === '/issues') return listed(at, world);
    const id = /^\/issues\/(\d+)\/notes$/.exec(path)?.[1];
    return id === undefined || world.gone.has(Number(id))
      ? refused(404, { message: '404 Not found' })
      : sentJson(notesOf(world.byId(Number(id))));
  },
};

/** Of a group with thousands of members, whose last is of the team here. A page holds 100 at most. */
const members = [
  ...Array.from({ length: 3000 }, (_, index) => ({
    id: 1000 + index,
    username: `m${index}`,
    access_level: 30,
  })),
  { id: 5, username: 'jo', access_level: 10 },
  { id: 18, username: 'ada', access_level: 30 },
];

function membersAt({ searchParams }: URL) {
  const ids = searchParams.getAll('user_ids[]').map(Number);
  const named = ids.length === 0 ? members : members.filter(({ id }) => ids.includes(id));
  const size = Math.min(100, Number(searchParams.get('per_page') ?? 20));
  const start = (Number(searchParams.get('page') ?? 1) - 1) * size;
  const next = start + size < named.length ? String(start / size + 2) : '';
  return sentJson(named.slice(start, start + size), { 'x-next-page': next });
}

function listed({ searchParams }: URL, world: StandInWorld) {
  const since = Date.parse(searchParams.get('updated_after') ?? '1970-01-01T00:00:00Z');
  const isOldestFirst = searchParams.get('order_by') === 'updated_at' && searchParams.get('sort') === 'asc';
  const rows = byChange(world.alive).filter(({ changedAt }) => changedAt >= since);
  if (!isOldestFirst) rows.reverse();
  const size = Math.min(world.pageSize, Number(searchParams.get('per_page')));
  const page = Number(searchParams.get('page') ?? 1);
  const { rows: shown, next } = cut(
    { pageSize: size, repeats: world.repeats, runsShort: false },
    rows,
    (page - 1) * size,
    size,
  );
  return sentJson(shown.map(issueOf), {
    'x-page': String(page),
    'x-next-page': next === null ? '' : String(page + 1),
  });
}

function issueOf(thing: Thing) {
  return {
    id: 1000 + thing.id,
    iid: thing.id,
    project_id: 4,
    title: thing.title,
    description: thing.said,
    state: 'opened',
    created_at: new Date(thing.createdAt).toISOString(),
    updated_at: new Date(thing.changedAt).toISOString(),
    labels: ['foo', 'bar'],
    milestone: null,
    author: { id: 5, name: 'Jo Reed', username: 'jo', state: 'active' },
    type: 'ISSUE',
    issue_type: 'issue',
    user_notes_count: thing.reply === null ? 0 : 1,
    upvotes: 4,
    confidential: false,
    web_url: `https://gitlab.example.com/my-group/my-project/-/issues/${thing.id}`,
  };
}

function notesOf(thing: Thing) {
  const note = (id: number, body: string, system: boolean) => ({
    id,
    body,
    author: { id: 18, name: 'Ada', username: 'ada' },
    created_at: new Date(thing.createdAt + id).toISOString(),
    system,
    noteable_id: 1000 + thing.id,
    noteable_type: 'Issue',
    internal: false,
    confidential: false,
  });
  return [note(1, 'changed the milestone', true), note(2, thing.reply ?? '', false)];
}
