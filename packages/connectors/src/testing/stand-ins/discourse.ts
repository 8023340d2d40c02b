import { discourse } from '../../feedback/discourse.ts';
import type { StandIn } from '../stand-in.ts';
import { refused, sentJson, tooMany } from '../stand-in.ts';
import type { StandInWorld, Thing } from '../stand-in-world.ts';

const key = 'dc-secret-key';
/** Between posts that everybody sees lie others: numbers have gaps wider than what is looked at once. */
const gap = 70;

function fault(status: number, type: string) {
  return refused(status, {
    errors: ['You are not permitted to view the requested resource.'],
    error_type: type,
  });
}

/**
 * Shapes of Discourse’s OpenAPI description: “List latest posts across topics”, “Get site basic info”. A key with a scope is refused
 * wherever the scope does not reach.
 */
export const discourseStandIn: StandIn = {
  kind: discourse,
  settings: { url: 'https://community.marrowby.test', username: 'system', key },
  externalId: ({ id }) => String(id * gap),
  tellsDeletes: false,
  tellsEdits: false,
  tellsReplies: false,
  refusals: {
    expired: refused(401, { errors: ['The API key has expired'], error_type: 'invalid_access' }),
    revoked: refused(401, { errors: ['You supplied an invalid API key.'], error_type: 'invalid_access' }),
    forbidden: fault(403, 'invalid_access'),
  },
  limited: tooMany({ errors: ['You’ve performed this action too many times'], error_type: 'rate_limit' }),
  answer({ at, headers }, world) {
    if (at.pathname === '/site/basic-info.json') {
      const hasKey = headers['api-key'] !== undefined;
      return hasKey ? this.refusals.forbidden : sentJson({ title: 'Marrowby Community', description: '' });
    }
    if (headers['api-key'] !== key) return this.refusals.revoked;
    return at.pathname === '/posts.json' ? latest(at, world) : fault(404, 'not_found');
  },
};

/** Today’s gives as many posts as fit, from below a number on; that of old what is within 50 numbers, from that number on. */
function latest({ searchParams }: URL, world: StandInWorld) {
  const posts = world.alive.flatMap((thing) => [
    postOf(thing),
    { ...postOf(thing), ...staff, id: thing.id * gap + 1 },
  ]);
  posts.sort((one, other) => other.id - one.id);
  const before = Number(searchParams.get('before') ?? (posts[0]?.id ?? 0) + 1);
  const isOld = world.repeats;
  const size = world.runsShort ? Math.ceil(world.pageSize / 2) : world.pageSize;
  const seen = isOld
    ? posts.filter(({ id }) => id <= before && id > before - 50)
    : posts.filter(({ id }) => id < before).slice(0, size);
  return sentJson({ latest_posts: seen });
}

const staff = { staff: true, admin: true, cooked: '<p>The team says</p>' };

function postOf(thing: Thing) {
  return {
    id: thing.id * gap,
    name: 'Blake Erickson',
    username: 'blake',
    avatar_template: '/letter_avatar_proxy/v2/letter/b/a9a28c/{size}.png',
    created_at: new Date(thing.createdAt).toISOString(),
    cooked: `<p>${thing.said}</p>`,
    post_number: 4,
    post_type: 1,
    updated_at: new Date(thing.changedAt).toISOString(),
    reply_count: 0,
    reads: 1,
    topic_id: 8,
    topic_slug: 'welcome-to-discourse',
    topic_title: thing.title,
    category_id: 1,
    moderator: false,
    admin: false,
    staff: false,
    user_id: 12,
    hidden: false,
    trust_level: 0,
    deleted_at: null,
    user_deleted: false,
    post_url: `/t/welcome-to-discourse/8/${thing.id}`,
  };
}
