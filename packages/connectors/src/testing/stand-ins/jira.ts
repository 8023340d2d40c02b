import { jira } from '../../feedback/jira.ts';
import type { StandIn } from '../stand-in.ts';
import { refused, sentJson, tooMany } from '../stand-in.ts';
import type { StandInWorld, Thing } from '../stand-in-world.ts';
import { sequel } from '../stand-in-world.ts';

const settings = {
  subdomain: 'marrowby',
  project: 'SUP',
  customers: 'portal',
  email: 'ada@marrowby.test',
  token: 'atl-secret',
};
/** Two hours ahead of UTC in November, so that a time in the wrong zone is seen. */
const timeZone = 'Africa/Cairo';
const zoneMs = 2 * 3_600_000;

/** Shapes of the Jira Cloud REST API, v3: “Search for issues using JQL enhanced search (GET)”, “Get current user”. */
export const jiraStandIn: StandIn = {
  kind: jira,
  settings,
  externalId: ({ id }) => String(id),
  tellsDeletes: false,
  tellsEdits: true,
  tellsReplies: true,
  asksEach: { perMinute: 100, counts: () => true },
  refusals: {
    expired: refused(401, {
      message: 'Client must be authenticated to access this resource.',
      'status-code': 401,
    }),
    revoked: refused(401, {
      message: 'Client must be authenticated to access this resource.',
      'status-code': 401,
    }),
    forbidden: refused(403, { errorMessages: ['You do not have permission to view the project.'] }),
  },
  limited: tooMany({ errorMessages: ['Rate limit exceeded.'] }),
  answer({ at, headers }, world) {
    if (headers.authorization !== `Basic ${btoa(`${settings.email}:${settings.token}`)}`)
      return this.refusals.expired;
    const path = at.pathname.replace('/rest/api/3', '');
    if (path === '/myself') return sentJson({ accountId: '5b10a2844c20165700ede21g', timeZone });
    if (path === '/project/SUP') return sentJson({ id: '10000', key: 'SUP', name: 'Support' });
    const id = /^\/issue\/(\d+)\/comment$/.exec(path)?.[1];
    if (id !== undefined) return commentsFrom(at, Number(id), world);
    return path === '/search/jql' ? found(at, world) : refused(404, { errorMessages: ['Not found'] });
  },
};

function found({ searchParams }: URL, world: StandInWorld) {
  const minute = /updated >= "(\d{4}-\d\d-\d\d) (\d\d:\d\d)"/.exec(searchParams.get('jql') ?? '');
  const since = minute === null ? 0 : Date.parse(`${minute[1]}T${minute[2]}:00Z`) - zoneMs;
  const rows = world.alive.filter(({ changedAt }) => changedAt >= since);
  const page = sequel(world, rows, searchParams.get('nextPageToken'), Number(searchParams.get('maxResults')));
  if (page === null)
    return refused(400, { errorMessages: ['The provided next page token is invalid or expired.'] });
  return sentJson({
    issues: page.rows.map(issueOf),
    isLast: !page.hasMore,
    ...(page.hasMore && { nextPageToken: page.next }),
  });
}

const customer = {
  accountId: 'qm:a713c8ea',
  accountType: 'customer',
  displayName: 'Fred F. User',
  emailAddress: 'fred@example.com',
};
const agent = { accountId: '5b10a2844c20165700ede21g', accountType: 'atlassian', displayName: 'Ada' };

function stamp(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '+0000');
}

/** What programs write fills what a search shows of the comments; the team’s answer comes after it. */
function commentsOf(thing: Thing) {
  const comment = (text: string, author: object, ms: number) => ({
    id: String(ms),
    author,
    created: stamp(thing.createdAt + ms),
    jsdPublic: true,
    text,
  });
  const program = { accountId: 'app', accountType: 'app', displayName: 'Automation' };
  if (thing.reply === null) return [];
  return [
    ...Array.from({ length: 24 }, (_, ms) => comment('Moved by a program', program, ms)),
    comment(thing.reply, agent, 1000),
  ];
}

/** Shape of “Get comments”: as many as fit, with their markup where it is asked for. */
function commentsFrom({ searchParams }: URL, id: number, world: StandInWorld) {
  if (world.gone.has(id)) return refused(404, { errorMessages: ['Issue does not exist.'] });
  const start = Number(searchParams.get('startAt') ?? 0);
  const all = commentsOf(world.byId(id));
  const isRendered = searchParams.get('expand') === 'renderedBody';
  return sentJson({
    startAt: start,
    total: all.length,
    comments: all
      .slice(start, start + Math.min(20, Number(searchParams.get('maxResults'))))
      .map(({ text, ...comment }) => ({ ...comment, ...(isRendered && { renderedBody: `<p>${text}</p>` }) })),
  });
}

/** A search shows 20 comments of an issue at most. */
const mostComments = 20;

function issueOf(thing: Thing) {
  const all = commentsOf(thing);
  const shown = all.slice(0, mostComments);
  return {
    id: String(thing.id),
    key: `SUP-${thing.id}`,
    self: `https://marrowby.atlassian.net/rest/api/3/issue/${thing.id}`,
    fields: {
      summary: thing.title,
      created: stamp(thing.createdAt),
      updated: stamp(thing.changedAt),
      reporter: customer,
      labels: ['portal'],
      status: { name: 'Waiting for support' },
      issuetype: { name: 'Service Request' },
      priority: { name: 'Medium' },
      comment: {
        comments: shown.map(({ text: _text, ...comment }) => ({
          ...comment,
          body: { type: 'doc', version: 1, content: [] },
        })),
        maxResults: mostComments,
        total: all.length,
      },
    },
    renderedFields: {
      description: `<p>${thing.said}</p>`,
      comment: {
        comments: shown.map(({ id, text }) => ({ id, body: `<p>${text}</p>`, created: 'Today 10:22 AM' })),
      },
    },
  };
}
