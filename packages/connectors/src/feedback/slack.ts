import { at, listAt, numberAt, textAt } from '../json.ts';
import type { Answer, Caller } from './asking.ts';
import { address, askFor, bearer, forbidden, limited, loginRefused, retryAfter } from './asking.ts';
import { fieldsOf, iso, known } from './brought.ts';
import { ConnectionFault } from './connection-fault.ts';
import type { Ask, BroughtItem, BroughtTurn, ConnectionKind, ConnectionSettings } from './connection-kind.ts';
import type { Place } from './place.ts';
import { after, placeOf, readFrom } from './place.ts';
import { slackText } from './slack-text.ts';

const perPage = 100;
/** Each thread is a request of its own, of which Slack allows 50 in a minute: the rest of a page is left to the next. */
const mostThreads = 40;
const repliesPerPage = 200;
const mostReplyPages = 5;
/** Slack does not tell of new replies: threads as young as this are looked at again. */
const threadMs = 14 * 86_400_000;
const refusedTokens = new Set([
  'invalid_auth',
  'not_authed',
  'token_expired',
  'token_revoked',
  'account_inactive',
]);
/** Messages that somebody wrote; the others say who joined, or what the channel is called now. */
const written = new Set(['', 'thread_broadcast', 'file_share', 'me_message', 'bot_message']);

export const slack: ConnectionKind = {
  id: 'slack',
  name: 'Slack',
  group: 'chat',
  brings: 'The messages of a channel with their threads.',
  needs: 'A bot token of an app that is a member of the channel.',
  docs: { title: 'Slack Web API: conversations.history, conversations.replies', version: '2025' },
  fields: [
    {
      id: 'channel',
      isPlace: true,
      label: 'Channel ID',
      help: 'Open the channel’s details: it is at the bottom.',
      secret: false,
      shape: 'text',
      placeholder: 'C012AB3CD',
    },
    {
      id: 'customers',
      label: 'Whose words count as customers’',
      secret: false,
      shape: 'choice',
      choices: [
        { value: 'people', label: 'Everyone’s, but not those of apps' },
        { value: 'guests', label: 'Only guests’ and other organizations’' },
        { value: 'all', label: 'Everyone’s, with those of apps' },
      ],
    },
    {
      id: 'token',
      label: 'Bot token',
      help: 'Your app → OAuth & Permissions. It starts with xoxb-.',
      secret: true,
      shape: 'token',
    },
  ],
  scopes: ['channels:history', 'channels:read', 'groups:history', 'groups:read', 'users:read'],
  limits: [
    'Replies more than 14 days after their thread started are imported only if they were also sent to the channel.',
    'Messages that are deleted in Slack stay here until you delete them.',
    'The app has to be your own: apps sold outside Slack’s marketplace may read only one thread a minute.',
  ],
  async test(ask, settings) {
    const team = await call(ask, settings, 'auth.test', {}, callerOf(0));
    const { channel = '' } = settings;
    await call(ask, settings, 'conversations.history', { channel, limit: 1 }, callerOf(0));
    return { account: textAt(team?.body, 'team') || 'Slack' };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const team = await call(ask, settings, 'auth.test', {}, caller);
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) =>
      call(ask, settings, 'conversations.history', historyOf(settings, from), caller),
    );
    const { cursor: page, before } = partOf(place);
    const left = listAt(answer.body, 'messages').filter((row) => stampOf(row) < before);
    const rows = left.slice(0, countWithin(left, place.since));
    const people = new People(ask, settings, caller, textAt(team?.body, 'team_id'));
    const archive = `${textAt(team?.body, 'url')}archives/${settings.channel ?? ''}`;
    const items: BroughtItem[] = [];
    for (const [ts, first] of threadsIn(rows, place.since)) {
      const messages = await threadOf(ask, settings, ts, first, caller);
      const turns: BroughtTurn[] = [];
      for (const message of messages) turns.push(await people.turnOf(message));
      // Whoever began a thread may be a colleague who asks a customer.
      const theirs = turns.findIndex(({ by, text }) => by === 'customer' && text !== '');
      if (theirs < 0) continue;
      items.push(itemOf(messages[0], turns, await people.authorOf(messages[theirs]), archive));
    }
    const isCut = rows.length < left.length;
    const next = isCut
      ? `${page}|${textAt(rows.at(-1), 'ts')}`
      : textAt(answer.body, 'response_metadata', 'next_cursor');
    return {
      items,
      accounts: [],
      people: [],
      removed: rows
        .filter((row) => textAt(row, 'subtype') === 'tombstone' || isReply(row))
        .map((row) => textAt(row, 'ts')),
      refused: [],
      ...after(place, rows.map(changeOf), next === '' ? null : next),
    };
  },
};

function historyOf({ channel = '' }: ConnectionSettings, place: Place): Query {
  const { since } = place;
  const oldest = since === null ? null : ((since - threadMs) / 1000).toFixed(6);
  return { channel, limit: perPage, oldest, inclusive: 'true', cursor: partOf(place).cursor };
}

/** A page as Slack names it, and the stamp of the message before which it is still to be read. Its latest messages come first. */
function partOf({ page }: Place): { cursor: string; before: number } {
  const [cursor = '', before] = (page ?? '').split('|');
  return { cursor, before: before === undefined ? Number.POSITIVE_INFINITY : Number(before) };
}

function stampOf(message: unknown): number {
  return numberAt(message, 'ts') ?? 0;
}

/** How many of the messages may be read at once, by how many threads they ask for. */
function countWithin(messages: readonly unknown[], since: number | null): number {
  let threads = 0;
  const end = messages.findIndex((message) => {
    const firsts = [...threadsIn([message], since).values()];
    if (firsts.some((first) => first === null || hasReplies(first))) threads += 1;
    return threads > mostThreads;
  });
  return end < 0 ? messages.length : end;
}

function hasReplies(message: unknown): boolean {
  return (numberAt(message, 'reply_count') ?? 0) > 0;
}

/** A reply that was also sent to the channel stands in the channel, too: it is part of its thread, and no message of its own. */
function isReply(message: unknown): boolean {
  const thread = textAt(message, 'thread_ts');
  return thread !== '' && thread !== textAt(message, 'ts');
}

/** The first messages of what has news, by their stamps; null for one that is too old to stand in the list itself. */
function threadsIn(rows: readonly unknown[], since: number | null): Map<string, unknown> {
  const threads = new Map<string, unknown>();
  for (const message of rows) {
    if (!written.has(textAt(message, 'subtype')) || !isNews(message, since)) continue;
    const thread = textAt(message, 'thread_ts');
    if (!isReply(message)) threads.set(textAt(message, 'ts'), message);
    else if (since !== null && Number(thread) * 1000 < since - threadMs) threads.set(thread, null);
  }
  return threads;
}

function isNews(message: unknown, since: number | null): boolean {
  const change = changeOf(message);
  return since === null || change === null || change >= since;
}

/** When the message, its thread or its words last changed. */
function changeOf(message: unknown): number | null {
  const stamps = [['ts'], ['latest_reply'], ['edited', 'ts']].map((path) => numberAt(message, ...path));
  const found = stamps.filter((stamp) => stamp !== null);
  return found.length === 0 ? null : Math.max(...found) * 1000;
}

/** The messages of a thread in order; none where it is not there any more. */
async function threadOf(
  ask: Ask,
  settings: ConnectionSettings,
  ts: string,
  first: unknown,
  caller: Caller,
): Promise<unknown[]> {
  if (first !== null && !hasReplies(first)) return [first];
  const found: unknown[] = first === null ? [] : [first];
  let cursor: string | null = '';
  for (let page = 0; cursor !== null && page < mostReplyPages; page += 1) {
    const query = { channel: settings.channel ?? '', ts, limit: repliesPerPage, cursor };
    const answer = await call(ask, settings, 'conversations.replies', query, caller);
    // The thread begins with its first message, on each page.
    const isNew = (one: unknown) => textAt(one, 'ts') !== ts || (found.length === 0 && page === 0);
    const messages = listAt(answer?.body, 'messages').filter(isNew);
    found.push(...messages.filter((one) => written.has(textAt(one, 'subtype'))));
    cursor = textAt(answer?.body, 'response_metadata', 'next_cursor') || null;
  }
  return textAt(found[0], 'ts') === ts ? found : [];
}

function itemOf(
  message: unknown,
  turns: BroughtTurn[],
  author: BroughtItem['author'],
  archive: string,
): BroughtItem {
  const ts = textAt(message, 'ts');
  return {
    externalId: ts,
    url: `${archive}/p${ts.replace('.', '')}`,
    createdAt: iso(Number(ts) * 1000) ?? '',
    turns,
    ...known({ author, updatedAt: iso(changeOf(message)) }),
    fields: fieldsOf({
      replies: numberAt(message, 'reply_count') ?? 0,
      reactions: listAt(message, 'reactions').map((reaction) => textAt(reaction, 'name')),
    }),
  };
}

/** Who writes in the channel; each is asked for once a page. */
class People {
  readonly #known = new Map<string, unknown>();
  readonly #ask: Ask;
  readonly #settings: ConnectionSettings;
  readonly #caller: Caller;
  readonly #teamId: string;

  constructor(ask: Ask, settings: ConnectionSettings, caller: Caller, teamId: string) {
    this.#ask = ask;
    this.#settings = settings;
    this.#caller = caller;
    this.#teamId = teamId;
  }

  async turnOf(message: unknown): Promise<BroughtTurn> {
    const text = textAt(message, 'text');
    const { customers = 'people' } = this.#settings;
    const isApp = textAt(message, 'subtype') === 'bot_message' || textAt(message, 'bot_id') !== '';
    const user = isApp ? null : await this.#user(textAt(message, 'user'));
    const isCustomer = customers !== 'guests' || this.#isGuest(user);
    const by = isApp ? (customers === 'all' ? 'customer' : 'system') : isCustomer ? 'customer' : 'agent';
    return {
      by,
      text: slackText(text, (id) => nameOf(this.#known.get(id))),
      ...known({
        at: iso(Number(textAt(message, 'ts')) * 1000),
        author: isApp ? textAt(message, 'username') : nameOf(user),
      }),
    };
  }

  async authorOf(message: unknown): Promise<BroughtItem['author']> {
    const id = textAt(message, 'user');
    if (id === '' || textAt(message, 'bot_id') !== '') return undefined;
    const user = await this.#user(id);
    return { externalId: id, ...known({ email: textAt(user, 'profile', 'email'), name: nameOf(user) }) };
  }

  async #user(id: string): Promise<unknown> {
    if (id === '') return null;
    if (!this.#known.has(id)) {
      const answer = await call(this.#ask, this.#settings, 'users.info', { user: id }, this.#caller);
      this.#known.set(id, at(answer?.body, 'user') ?? null);
    }
    return this.#known.get(id);
  }

  #isGuest(user: unknown): boolean {
    const isOfOthers = textAt(user, 'team_id') !== '' && textAt(user, 'team_id') !== this.#teamId;
    return isOfOthers || at(user, 'is_restricted') === true || at(user, 'is_ultra_restricted') === true;
  }
}

function nameOf(user: unknown): string {
  return textAt(user, 'profile', 'real_name') || textAt(user, 'real_name') || textAt(user, 'name');
}

type Query = Readonly<Record<string, string | number | null>>;

/** Slack says what went wrong with status 200. @returns null for a page it does not know, and for a person who is gone */
async function call(
  ask: Ask,
  { token = '' }: ConnectionSettings,
  method: string,
  query: Query,
  caller: Caller,
): Promise<Answer | null> {
  const url = address(`https://slack.com/api/${method}`, query);
  const answer = await askFor(ask, { url, headers: bearer(token) }, caller);
  if (at(answer.body, 'ok') === true) return answer;
  const error = textAt(answer.body, 'error');
  if (error === 'invalid_cursor' || error === 'user_not_found' || error === 'thread_not_found') return null;
  if (refusedTokens.has(error)) throw loginRefused(caller);
  if (error === 'ratelimited') throw limited(caller, retryAfter(answer.reply, caller.now));
  if (error === 'missing_scope') {
    throw forbidden({
      name: 'Slack',
      right: `do this: it needs the scope ${textAt(answer.body, 'needed') || 'channels:history'}`,
    });
  }
  if (error === 'channel_not_found' || error === 'not_in_channel') {
    throw new ConnectionFault(
      'not_found',
      'The app is not in this channel. Invite it with /invite in Slack.',
    );
  }
  throw new ConnectionFault(
    /fatal|internal|unavailable/.test(error) ? 'unavailable' : 'unreadable',
    'Slack did not answer the request.',
  );
}

function callerOf(now: number): Caller {
  return { name: 'Slack', right: 'read this channel', where: 'the channel ID', now };
}
