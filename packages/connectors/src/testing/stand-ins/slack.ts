import { slack } from '../../feedback/slack.ts';
import type { StandIn } from '../stand-in.ts';
import { refused, sentJson, unixS } from '../stand-in.ts';
import type { StandInWorld, Thing } from '../stand-in-world.ts';
import { sequel } from '../stand-in-world.ts';

const token = 'xoxb-secret-token';
const teamId = 'T012AB3C4';

/** Shapes of Slack’s OpenAPI description of its Web API. */
export const slackStandIn: StandIn = {
  kind: slack,
  settings: { channel: 'C012AB3CD', customers: 'guests', token },
  externalId: stampOf,
  tellsDeletes: false,
  tellsEdits: false,
  tellsReplies: true,
  asksEach: { perMinute: 50, counts: ({ pathname }) => pathname.endsWith('conversations.replies') },
  refusals: {
    expired: sentJson({ ok: false, error: 'token_expired' }),
    revoked: sentJson({ ok: false, error: 'token_revoked' }),
    forbidden: sentJson({
      ok: false,
      error: 'missing_scope',
      needed: 'channels:history',
      provided: 'chat:write',
    }),
  },
  limited(retryAfterS) {
    const after: Record<string, string> = retryAfterS === null ? {} : { 'retry-after': String(retryAfterS) };
    return refused(429, { ok: false, error: 'ratelimited' }, after);
  },
  answer({ at, headers }, world) {
    if (headers.authorization !== `Bearer ${token}`) return sentJson({ ok: false, error: 'invalid_auth' });
    const { searchParams } = at;
    switch (at.pathname) {
      case '/api/auth.test':
        return sentJson({
          ok: true,
          url: 'https://marrowby.slack.com/',
          team: 'Marrowby',
          user: 'bot',
          team_id: teamId,
          user_id: 'W12345678',
        });
      case '/api/users.info':
        return sentJson({ ok: true, user: userOf(searchParams.get('user') ?? '') });
      case '/api/conversations.replies': {
        const messages = threadOf(searchParams.get('ts') ?? '', world);
        return sentJson(
          messages.length === 0
            ? { ok: false, error: 'thread_not_found' }
            : { ok: true, messages, has_more: false },
        );
      }
      case '/api/conversations.history':
        return searchParams.get('channel') === 'C012AB3CD'
          ? history(searchParams, world)
          : sentJson({ ok: false, error: 'channel_not_found' });
      default:
        return sentJson({ ok: false, error: 'unknown_method' });
    }
  },
};

function stampOf({ id, createdAt }: Pick<Thing, 'id' | 'createdAt'>): string {
  return `${unixS(createdAt)}.${String(id).padStart(6, '0')}`;
}

function history(query: URLSearchParams, world: StandInWorld) {
  const oldest = Number(query.get('oldest') ?? 0) * 1000;
  // The latest stamp first: the same list with its clock turned round.
  const found = world.alive.filter(({ createdAt }) => createdAt >= oldest);
  const rows = found.map((thing) => ({ ...thing, changedAt: -(unixS(thing.createdAt) + thing.id / 1e6) }));
  const page = sequel(world, rows, query.get('cursor'), Number(query.get('limit')));
  if (page === null) return sentJson({ ok: false, error: 'invalid_cursor' });
  const joined = {
    type: 'message',
    subtype: 'channel_join',
    ts: '1512085950.000216',
    user: 'U012AB3CDE',
    text: '<@U012AB3CDE> has joined the channel',
  };
  const written = page.rows.flatMap(({ id }) => {
    const thing = world.byId(id);
    return [...sentToChannel(thing), messageOf(thing)];
  });
  return sentJson({
    ok: true,
    messages: [...written.sort((one, other) => other.ts.localeCompare(one.ts)), joined],
    has_more: page.hasMore,
    pin_count: 0,
    response_metadata: { next_cursor: page.hasMore ? page.next : '' },
  });
}

function messageOf(thing: Thing) {
  const ts = stampOf(thing);
  const thread =
    thing.reply === null ? {} : { thread_ts: ts, reply_count: 1, latest_reply: replyStamp(thing) };
  return { type: 'message', user: 'U012AB3CDE', text: thing.said, ts, ...thread };
}

/** Every third reply was sent to the channel, too. */
function sentToChannel(thing: Thing) {
  if (thing.reply === null || thing.id % 3 > 0) return [];
  return [{ ...replyOf(thing), subtype: 'thread_broadcast', root: messageOf(thing) }];
}

function replyStamp({ id, createdAt }: Thing): string {
  return `${unixS(createdAt) + 1}.${String(id).padStart(6, '0')}`;
}

function threadOf(ts: string, world: StandInWorld) {
  const thing = world.things.find((one) => stampOf(one) === ts);
  if (thing === undefined || world.gone.has(thing.id)) return [];
  return [messageOf(thing), replyOf(thing)];
}

function replyOf(thing: Thing) {
  return {
    type: 'message',
    user: 'U061F7AUR',
    text: thing.reply,
    thread_ts: stampOf(thing),
    ts: replyStamp(thing),
    parent_user_id: 'U012AB3CDE',
  };
}

function userOf(id: string) {
  const isGuest = id === 'U012AB3CDE';
  return {
    id,
    team_id: teamId,
    name: isGuest ? 'jo' : 'ada',
    deleted: false,
    real_name: isGuest ? 'Jo Reed' : 'Ada',
    is_bot: false,
    is_restricted: isGuest,
    is_ultra_restricted: false,
    profile: {
      real_name: isGuest ? 'Jo Reed' : 'Ada',
      email: isGuest ? 'jo@example.com' : 'ada@marrowby.test',
      team: teamId,
    },
  };
}
