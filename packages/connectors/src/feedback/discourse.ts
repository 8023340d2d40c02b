import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Caller } from './asking.ts';
import { address, askFor, withoutSlash } from './asking.ts';
import { fieldsOf, known } from './brought.ts';
import { ConnectionFault } from './connection-fault.ts';
import type { BroughtItem, ConnectionKind, ConnectionSettings } from './connection-kind.ts';
import { afterNewest, placeOf, readFrom } from './place.ts';

/** Discourse looks at this many numbers of posts at once; some of them may be nobody’s to see. */
const span = 50;

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
    'Posts of moderators and admins are the team’s and are not brought.',
    'Posts that are changed or deleted after they were brought stay here as they were.',
  ],
  async test(ask, settings) {
    const headers = headersOf(settings);
    const { body } = await askFor(
      ask,
      { url: `${origin(settings)}/site/basic-info.json`, headers },
      callerOf(0),
    );
    await askFor(ask, { url: `${origin(settings)}/posts.json`, headers }, callerOf(0));
    return { account: textAt(body, 'title') || origin(settings) };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) => {
      const url = address(`${origin(settings)}/posts.json`, { before: from.page });
      return askFor(ask, { url, headers: headersOf(settings) }, caller);
    });
    const rows = listAt(answer.body, 'latest_posts');
    const { category = '' } = settings;
    const inCategory = rows.filter((post) => category === '' || textAt(post, 'category_id') === category);
    const isGone = (post: unknown) => textAt(post, 'deleted_at') !== '' || at(post, 'user_deleted') === true;
    const said = inCategory.filter(
      (post) => !isGone(post) && at(post, 'hidden') !== true && isOfCustomer(post),
    );
    const ids = rows.map((post) => numberAt(post, 'id')).filter((id) => id !== null);
    const asked = place.page === null ? null : Number(place.page);
    // Inclusive, and by number: what is deleted meanwhile moves nothing.
    const before = ids.length > 0 ? Math.min(...ids) - 1 : asked === null ? 0 : asked - span;
    return {
      items: said.map((post) => itemOf(post, settings)),
      accounts: [],
      people: [],
      removed: inCategory.filter(isGone).map((post) => textAt(post, 'id')),
      refused: [],
      ...afterNewest(
        place,
        rows.map((post) => dateAt(post, 'created_at')),
        before < 1 ? null : String(before),
      ),
    };
  },
};

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
  if (!URL.canParse(url)) throw new ConnectionFault('not_found', 'The address of the forum cannot be read.');
  return withoutSlash(new URL(url).href);
}

function callerOf(now: number): Caller {
  return { name: 'Discourse', right: 'list posts', where: 'the address', now };
}
