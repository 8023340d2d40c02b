import { at, dateAt, listAt, numberAt, textAt, webUrl } from '../json.ts';
import { askFor, nextLink } from './asking.ts';
import { ConnectionFault } from './connection-fault.ts';
import type {
  Ask,
  BroughtItem,
  BroughtPage,
  ConnectionKind,
  ConnectionReply,
  ConnectionSettings,
} from './connection-kind.ts';

/**
 * Any system that answers JSON over HTTPS: an address, how its pages follow each other, and where in an item its words, id and
 * date are. Places are written with dots: `data.items`, `author.email`. An empty place of the list is the answer itself.
 */
export const httpSource: ConnectionKind = {
  id: 'http',
  name: 'JSON over HTTPS',
  group: 'files',
  brings:
    'Items of any list that a system answers as JSON, such as your own database or a tool that is not listed here.',
  needs: 'The address of the list, a key if it asks for one, and where in an item its text, ID and date are.',
  docs: { title: 'RFC 8259 (JSON), RFC 8288 (Link headers)', version: '2017' },
  scopes: [],
  limits: [
    'What was deleted in the system stays: a list does not say what is no longer in it.',
    'Every sync reads the list from its beginning. Items that did not change stay as they are.',
  ],
  fields: [
    {
      id: 'url',
      isPlace: true,
      label: 'Address of the list',
      help: 'The first page. With its query, such as a number of items for each page.',
      placeholder: 'https://api.example.com/v1/reviews?limit=100',
      secret: false,
      shape: 'url',
    },
    {
      id: 'header_name',
      label: 'Name of the header with the key',
      placeholder: 'Authorization',
      secret: false,
      optional: true,
      shape: 'text',
    },
    {
      id: 'key_parameter',
      label: 'Parameter of the address with the key',
      help: 'Only if the key goes into the address and not into a header.',
      placeholder: 'api_key',
      secret: false,
      optional: true,
      shape: 'text',
    },
    {
      id: 'header_value',
      label: 'Key',
      help: 'As it is sent, with a word such as Bearer before it if the system asks for one.',
      placeholder: 'Bearer …',
      secret: true,
      optional: true,
      shape: 'token',
    },
    {
      id: 'list_path',
      isPlace: true,
      label: 'Place of the list',
      help: 'Leave it empty if the answer itself is the list.',
      placeholder: 'data.items',
      secret: false,
      optional: true,
      shape: 'text',
    },
    {
      id: 'paging',
      label: 'Pages',
      secret: false,
      shape: 'choice',
      choices: [
        { value: 'none', label: 'All items are in one answer' },
        { value: 'page', label: 'A page number in the address' },
        { value: 'cursor', label: 'A cursor from the answer in the address' },
        { value: 'next', label: 'The answer has the address of the next page' },
        { value: 'link', label: 'A Link header has the address of the next page' },
      ],
    },
    {
      id: 'page_parameter',
      label: 'Parameter of the page number or cursor',
      help: 'Page numbers begin with the one in the address, or with 1.',
      placeholder: 'page',
      secret: false,
      optional: true,
      shape: 'text',
    },
    {
      id: 'next_path',
      label: 'Place of the cursor or of the next page’s address',
      placeholder: 'meta.next',
      secret: false,
      optional: true,
      shape: 'text',
    },
    { id: 'id_path', isPlace: true, label: 'ID', placeholder: 'id', secret: false, shape: 'text' },
    { id: 'text_path', label: 'Text', placeholder: 'body', secret: false, shape: 'text' },
    { id: 'date_path', label: 'Date', placeholder: 'created_at', secret: false, shape: 'text' },
    { id: 'title_path', label: 'Title', placeholder: 'title', secret: false, optional: true, shape: 'text' },
    { id: 'link_path', label: 'Link', placeholder: 'url', secret: false, optional: true, shape: 'text' },
    {
      id: 'rating_path',
      label: 'Rating',
      placeholder: 'stars',
      secret: false,
      optional: true,
      shape: 'text',
    },
    {
      id: 'rating_max',
      label: 'Best rating',
      placeholder: '5',
      secret: false,
      optional: true,
      shape: 'text',
    },
    {
      id: 'rating_min',
      label: 'Worst rating',
      help: 'Without it, 1 where the best rating is 5 or less, and 0 otherwise.',
      placeholder: '1',
      secret: false,
      optional: true,
      shape: 'text',
    },
    {
      id: 'author_path',
      label: 'Name of the customer',
      placeholder: 'user.name',
      secret: false,
      optional: true,
      shape: 'text',
    },
    {
      id: 'email_path',
      label: 'Email of the customer',
      placeholder: 'user.email',
      secret: false,
      optional: true,
      shape: 'text',
    },
    {
      id: 'account_path',
      label: 'Account',
      placeholder: 'company.name',
      secret: false,
      optional: true,
      shape: 'text',
    },
    {
      id: 'field_paths',
      label: 'Further fields',
      help: 'Places, separated by commas.',
      placeholder: 'status, product.version',
      secret: false,
      optional: true,
      shape: 'text',
    },
  ],

  test: async (ask, settings) => {
    const { hostname } = new URL(settings['url'] ?? '');
    scaleOf(settings);
    const { list } = await answerOf(ask, settings, settings['url'] ?? '', 0);
    const [first] = list;
    if (first === undefined) return { account: hostname };
    for (const place of ['id_path', 'text_path', 'date_path'] as const) {
      if (found(first, settings[place]) !== '') continue;
      throw new ConnectionFault(
        'not_found',
        `The first item has nothing at “${settings[place] ?? ''}”. It has: ${names(first)}.`,
        null,
        place,
      );
    }
    if (dateAt(first, ...steps(settings['date_path'])) === null) {
      const sentence = `The first item has no date at “${settings['date_path'] ?? ''}” that can be read.`;
      throw new ConnectionFault('not_found', sentence, null, 'date_path');
    }
    return { account: hostname };
  },

  read: async (ask, settings, cursor, now) => {
    const url = cursor ?? settings['url'] ?? '';
    const answer = await answerOf(ask, settings, url, now);
    const page: BroughtPage = { items: [], accounts: [], people: [], removed: [], refused: [], next: null };
    for (const entry of answer.list) {
      const item = itemOf(entry, settings);
      if ('reason' in item) page.refused.push(item);
      else page.items.push(item);
    }
    const next = withoutKey(nextOf(url, settings, answer), settings);
    // An address that leads to itself, or away from its host with the key, leads nowhere.
    const isOn =
      next !== null && next !== url && new URL(next).origin === new URL(settings['url'] ?? '').origin;
    return { ...page, next: isOn ? next : null };
  },
};

interface ListAnswer {
  reply: ConnectionReply;
  json: unknown;
  list: readonly unknown[];
}

async function answerOf(
  ask: Ask,
  settings: ConnectionSettings,
  url: string,
  now: number,
): Promise<ListAnswer> {
  const { header_name: name = 'authorization', header_value: key, key_parameter: parameter } = settings;
  if (!/^[a-z0-9-]+$/i.test(name))
    throw new ConnectionFault('not_found', 'The name of the header is not valid.');
  const address = new URL(url);
  if (parameter && key) address.searchParams.set(parameter, key);
  const headers = !key || parameter ? {} : { [name.toLowerCase()]: key };
  const caller = { name: address.hostname, right: 'read this list', where: 'the address', now };
  const { body: json, reply } = await askFor(ask, { url: address.href, headers }, caller);
  const path = steps(settings['list_path']);
  const list = at(json, ...path);
  if (!Array.isArray(list)) {
    const where = path.length === 0 ? 'The answer is not a list' : `There is no list at “${path.join('.')}”`;
    throw new ConnectionFault('unreadable', `${where}. It has: ${names(json)}.`, null, 'list_path');
  }
  return { reply, json, list: listAt(json, ...path) };
}

function itemOf(
  entry: unknown,
  settings: ConnectionSettings,
): BroughtItem | { externalId: string; reason: string } {
  const read = (place: string) => found(entry, settings[place]);
  const externalId = read('id_path');
  const createdAt = dateAt(entry, ...steps(settings['date_path']));
  const refuse = (reason: string) => ({ externalId, reason });
  if (externalId === '') return refuse(`It has nothing at “${settings['id_path'] ?? ''}”.`);
  if (createdAt === null) return refuse(`Its date at “${settings['date_path'] ?? ''}” cannot be read.`);
  const text = read('text_path');
  const [title, link, name, email, account] = ['title', 'link', 'author', 'email', 'account'].map((of) =>
    read(`${of}_path`),
  );
  const url = webUrl(link ?? '');
  const rating = settings['rating_path'] ? numberAt(entry, ...steps(settings['rating_path'])) : null;
  const scale = scaleOf(settings);
  if (rating !== null && (rating < scale.min || rating > scale.max)) {
    return refuse(`Its rating is not between ${scale.min} and ${scale.max}.`);
  }
  const at = createdAt.toISOString();
  return {
    externalId,
    createdAt: at,
    turns: [{ by: 'customer', at, text, ...(name && { author: name }) }],
    ...(title && { title }),
    ...(url !== null && { url }),
    ...(rating !== null && { rating: { value: rating, ...scale } }),
    ...((name ?? email) && { author: { ...(name && { name }), ...(email && { email }) } }),
    ...(account && { account: { name: account } }),
    fields: Object.fromEntries(
      (settings['field_paths'] ?? '')
        .split(',')
        .map((path) => path.trim())
        .filter((path) => path !== '')
        .map((path) => [path, found(entry, path)])
        .filter(([, value]) => value !== ''),
    ) as Record<string, string>,
  };
}

/** The scale of ratings: to 5 it begins with 1, where nothing else is said, and a longer one with 0. @throws ConnectionFault */
function scaleOf(settings: ConnectionSettings): { min: number; max: number } {
  const max = Number(settings['rating_max'] ?? '5');
  const min = Number(settings['rating_min'] ?? (max > 5 ? '0' : '1'));
  if (!Number.isFinite(max))
    throw new ConnectionFault('not_found', 'Enter a number, such as 5.', null, 'rating_max');
  if (!(min < max)) {
    const sentence = 'Enter a number below the best rating, such as 1.';
    throw new ConnectionFault('not_found', sentence, null, 'rating_min');
  }
  return { min, max };
}

function nextOf(url: string, settings: ConnectionSettings, { reply, json, list }: ListAnswer): string | null {
  const { paging, page_parameter: parameter = 'page', next_path: path } = settings;
  if (list.length === 0) return null;
  const address = new URL(url);
  if (paging === 'page') {
    address.searchParams.set(parameter, String(Number(address.searchParams.get(parameter) ?? '1') + 1));
    return address.href;
  }
  const value = path === undefined ? '' : found(json, path);
  if (paging === 'cursor' && value !== '') {
    address.searchParams.set(parameter, value);
    return address.href;
  }
  const given = paging === 'next' ? value : paging === 'link' ? (nextLink(reply) ?? '') : '';
  return given !== '' && URL.canParse(given, url) ? new URL(given, url).href : null;
}

/** The address of a page is stored, and many systems repeat the key in it. */
function withoutKey(url: string | null, { key_parameter: parameter }: ConnectionSettings): string | null {
  if (url === null || !parameter) return url;
  const address = new URL(url);
  address.searchParams.delete(parameter);
  return address.href;
}

function steps(path: string | undefined): string[] {
  return (path ?? '').split('.').filter((step) => step !== '');
}

/** Text, number or truth at a place; empty for anything else. */
function found(value: unknown, path: string | undefined): string {
  if (path === undefined || path === '') return '';
  const there = at(value, ...steps(path));
  return typeof there === 'boolean' ? String(there) : textAt(value, ...steps(path));
}

/** The first names of what stands there, for whoever has to find the right place. */
function names(value: unknown): string {
  if (typeof value !== 'object' || value === null) return 'nothing with a name';
  const keys = Object.keys(value).slice(0, 12);
  return keys.length === 0 ? 'nothing' : keys.map((key) => key.slice(0, 40)).join(', ');
}
