import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Caller } from './asking.ts';
import { address, askFor } from './asking.ts';
import { fieldsOf, known } from './brought.ts';
import type { BroughtItem, ConnectionKind, ConnectionReply, ConnectionSettings } from './connection-kind.ts';
import { ownServer } from './own-server.ts';
import { afterNewest, placeOf, readFrom } from './place.ts';

/**
 * Discourse of old looked at this many numbers of posts at once, those up to `before`; some of them may be nobody’s to see. Today’s gives
 * this many posts that everybody sees, those below `before`.
 */
const span = 50;
/** Before the number in the name of a page: it is known that posts below it are given however far down they are. */
const below = '<';

export const discourse: ConnectionKind = {
  id: 'discourse',
  name: 'Discourse',
  group: 'community',
  brings: 'Posts of your forum, each as what one person said.',
  needs: 'An API key that may read.',
  docs: { title: 'Discourse API: posts.json', version: '2026-08' },
  fields: [
    {
      id: 'url',
      isPlace: true,
      label: 'Address of the forum',
      secret: false,
      shape: 'url',
      placeholder: 'https://community.example.com',
    },
    {
      id: 'category',
      label: 'Category number',
      help: 'Only posts of this category. Empty: all.',
      secret: false,
      optional: true,
      shape: 'text',
    },
    {
      id: 'username',
      label: 'User',
      help: 'Whose view of the forum is read.',
      secret: false,
      shape: 'text',
      placeholder: 'system',
    },
    {
      id: 'key',
      label: 'API key',
      help: 'Admin → API → New key, scope posts: list.',
      secret: true,
      shape: 'token',
    },
  ],
  scopes: ['posts: list'],
  limits: [
    'Posts of moderators and admins are the team’s and are not imported.',
    'Posts that are changed or deleted after they were imported stay here as they were.',
  ],
  async test(ask, settings) {
    const headers = headersOf(settings);
    // Without the key: one with a scope is refused where the scope does not reach, even where everybody may read.
    const info = await ask({
      url: `${origin(settings)}/site/basic-info.json`,
      headers: { accept: 'application/json' },
    });
    await askFor(ask, { url: `${origin(settings)}/posts.json`, headers }, callerOf(0));
    return { account: titleIn(info) || new URL(origin(settings)).host };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) => {
      const url = address(`${origin(settings)}/posts.json`, { before: numberOf(from.page) });
      return askFor(ask, { url, headers: headersOf(settings) }, caller);
    });
    const asked = numberOf(place.page);
    // Discourse of old gives the post that was asked for again.
    const rows = listAt(answer.body, 'latest_posts').filter(
      (post) => asked === null || (numberAt(post, 'id') ?? 0) < asked,
    );
    const { category = '' } = settings;
    const inCategory = rows.filter((post) => category === '' || textAt(post, 'category_id') === category);
    const isGone = (post: unknown) => textAt(post, 'deleted_at') !== '' || at(post, 'user_deleted') === true;
    const said = inCategory.filter(
      (post) => !isGone(post) && at(post, 'hidden') !== true && isOfCustomer(post),
    );
    const page = pageAfter(place.page, rows);
    // Posts that were moved in from elsewhere have new numbers and old dates: a page is past where none of it is later.
    const times = rows.flatMap((post) => dateAt(post, 'created_at')?.getTime() ?? []);
    const changes = times.length === 0 ? [] : [Math.max(...times)];
    return {
      items: said.map((post) => itemOf(post, settings)),
      accounts: [],
      people: [],
      removed: inCategory.filter(isGone).map((post) => textAt(post, 'id')),
      refused: [],
      // A forum without a post to begin with is read from its beginning again: the latest may be private.
      ...(place.page === null && rows.length === 0 ? { next: null } : afterNewest(place, changes, page)),
    };
  },
};

function numberOf(page: string | null): number | null {
  return page === null ? null : Number(page.replace(below, ''));
}

/** By number: what is deleted meanwhile moves nothing. */
function pageAfter(page: string | null, rows: readonly unknown[]): string | null {
  const asked = numberOf(page);
  const ids = rows.map((post) => numberAt(post, 'id')).filter((id) => id !== null);
  const least = Math.min(...ids);
  const isBelow = page?.startsWith(below) === true || (asked ?? Math.max(...ids)) - least >= span;
  if (ids.length === 0) return asked === null || isBelow || asked < span ? null : String(asked - span + 1);
  return least <= 1 ? null : `${isBelow ? below : ''}${least}`;
}

function titleIn({ status, body }: ConnectionReply): string {
  if (status !== 200) return '';
  try {
    return textAt(JSON.parse(body), 'title');
  } catch {
    return '';
  }
}

function isOfCustomer(post: unknown): boolean {
  const isStaff = ['staff', 'admin', 'moderator'].some((role) => at(post, role) === true);
  const isOfSystem = (numberAt(post, 'user_id') ?? 0) < 0;
  return !isStaff && !isOfSystem && (numberAt(post, 'post_type') ?? 1) === 1;
}

function itemOf(post: unknown, settings: ConnectionSettings): BroughtItem {
  const path = textAt(post, 'post_url') || `/p/${textAt(post, 'id')}`;
  return {
    externalId: textAt(post, 'id'),
    url: `${origin(settings)}${path}`,
    createdAt: textAt(post, 'created_at'),
    turns: [{ by: 'customer', text: textAt(post, 'cooked'), html: true, at: textAt(post, 'created_at') }],
    author: known({
      externalId: textAt(post, 'username'),
      name: textAt(post, 'name') || textAt(post, 'username'),
    }),
    ...known({ title: textAt(post, 'topic_title'), updatedAt: textAt(post, 'updated_at') }),
    fields: fieldsOf({
      topic: at(post, 'topic_slug'),
      category: at(post, 'category_id'),
      is_reply: (numberAt(post, 'post_number') ?? 1) > 1,
      reads: at(post, 'reads'),
    }),
  };
}

function headersOf({ key = '', username = '' }: ConnectionSettings): Record<string, string> {
  return { 'api-key': key, 'api-username': username };
}

function origin({ url = '' }: ConnectionSettings): string {
  return ownServer(url, 'the forum');
}

function callerOf(now: number): Caller {
  return { name: 'Discourse', right: 'list posts', where: 'the address', now };
}
