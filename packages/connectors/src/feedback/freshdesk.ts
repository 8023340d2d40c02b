import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Caller } from './asking.ts';
import { address, askFor, askForPage, basic, hostLabel, isGone, nextLink } from './asking.ts';
import { fieldsAt, fieldsOf, known } from './brought.ts';
import type {
  Ask,
  BroughtAccount,
  BroughtItem,
  BroughtPage,
  BroughtPerson,
  BroughtTurn,
  ConnectionKind,
  ConnectionReply,
  ConnectionRequest,
  ConnectionSettings,
} from './connection-kind.ts';
import type { Place } from './place.ts';
import { after, placeOf, readFrom, stepAfter, stepOf } from './place.ts';

/** Each ticket is a request of its own, its company may be another, and the smallest plan allows 50 in a minute. */
const perPage = 15;
const conversationsPerPage = 100;
const mostConversationPages = 10;
const statuses = new Map([
  [2, 'open'],
  [3, 'pending'],
  [4, 'resolved'],
  [5, 'closed'],
]);
/** The list leaves out what was thrown away: it is asked for in lists of its own, and once there is something here to take back. */
const lists = ['', 'deleted', 'spam'] as const;
type List = (typeof lists)[number];
/** Of these the team typed the first words. */
const sourcesOfAgents = new Set([3, 10]);
const sources = new Map([
  [1, 'email'],
  [2, 'portal'],
  [3, 'phone'],
  [7, 'chat'],
  [9, 'feedback widget'],
  [10, 'outbound email'],
]);

export const freshdesk: ConnectionKind = {
  id: 'freshdesk',
  name: 'Freshdesk',
  group: 'support',
  brings: 'Tickets with their replies and notes, requesters and companies.',
  needs: 'The API key of an agent who sees all tickets.',
  docs: { title: 'Freshdesk API: Tickets, Conversations, Companies', version: 'v2' },
  fields: [
    {
      id: 'subdomain',
      label: 'Subdomain',
      help: 'The part before .freshdesk.com in your address.',
      secret: false,
      shape: 'subdomain',
      placeholder: 'yourcompany',
    },
    {
      id: 'key',
      label: 'API key',
      help: 'Your profile settings, on the right.',
      secret: true,
      shape: 'token',
    },
  ],
  scopes: ['All tickets'],
  limits: [
    'Each ticket with its conversation takes two requests of the 50 to 700 that Freshdesk allows a minute, by plan.',
    'Closed tickets that Freshdesk has archived, usually after 120 days, are not brought.',
    'Satisfaction ratings are not brought.',
    'A ticket that an agent filed for a customer counts as the customer’s words, but for those of phone calls and outbound mail.',
    'Tickets that are deleted permanently in Freshdesk stay here until you delete them.',
  ],
  async test(ask, settings) {
    const { body } = await askFor(ask, requestOf(settings, '/agents/me'), callerOf(0));
    await askFor(ask, requestOf(settings, '/tickets', { per_page: 1 }), callerOf(0));
    return { account: textAt(body, 'contact', 'name') || `${settings.subdomain ?? ''}.freshdesk.com` };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) => {
      const { list, inList } = listOf(from);
      const { since, page } = stepOf(inList);
      // Without it only the last 30 days are listed.
      const updatedSince = new Date(since ?? Date.UTC(2010, 0)).toISOString();
      const sort = { order_by: 'updated_at', order_type: 'asc', include: 'description,requester' };
      const query = { ...sort, filter: list, updated_since: updatedSince, per_page: perPage, page };
      return askFor(ask, requestOf(settings, '/tickets', query), caller);
    });
    const rows = listAt(answer.body);
    const changes = rows.map((ticket) => dateAt(ticket, 'updated_at'));
    const { list, inList } = listOf(place);
    const next =
      nextLink(answer.reply) === null ? listAfter(place, list) : `${list}:${stepAfter(inList, changes)}`;
    const brought: Pick<BroughtPage, 'items' | 'removed'> = { items: [], removed: [] };
    const companies = new Map<string, BroughtAccount | null>();
    const people = new Map<string, BroughtPerson>();
    for (const ticket of rows) {
      const isThrownAway = list !== '' || at(ticket, 'deleted') === true || at(ticket, 'spam') === true;
      const conversations = isThrownAway ? null : await conversationsOf(ask, settings, ticket, caller);
      if (conversations === null) {
        brought.removed.push(textAt(ticket, 'id'));
        continue;
      }
      const companyId = textAt(ticket, 'company_id');
      if (companyId !== '' && !companies.has(companyId)) {
        companies.set(companyId, await companyOf(ask, settings, companyId, caller));
      }
      brought.items.push(itemOf(settings, ticket, conversations));
      const person = personOf(ticket);
      people.set(person.externalId, person);
    }
    return {
      ...brought,
      accounts: [...companies.values()].filter((company) => company !== null),
      people: [...people.values()].filter(({ externalId }) => externalId !== ''),
      refused: [],
      ...after(place, changes, next),
    };
  },
};

/** Which list a place is in, and where in it. */
function listOf(place: Place): { list: List; inList: Place } {
  const [name = '', page = ''] = (place.page ?? '').split(':');
  const list = lists.find((one) => one === name) ?? '';
  return { list, inList: { ...place, page: page === '' ? null : page } };
}

/** The page with which the next list begins; null after the last. */
function listAfter({ since }: Place, list: List): string | null {
  const next = lists[lists.indexOf(list) + 1];
  // At first there is nothing here that could have been thrown away.
  return since === null || next === undefined ? null : `${next}:`;
}

/** @returns null for one that was deleted since, and where the agent may not see companies: their tickets come without it */
async function companyOf(
  ask: Ask,
  settings: ConnectionSettings,
  id: string,
  caller: Caller,
): Promise<BroughtAccount | null> {
  const isHidden = (reply: ConnectionReply) =>
    isGone(reply) || (reply.status === 403 && reply.headers['retry-after'] === undefined);
  const answer = await askForPage(ask, requestOf(settings, `/companies/${id}`), caller, isHidden);
  return answer === null ? null : accountOf(answer.body);
}

/** @returns null for a ticket that was deleted since it was listed */
async function conversationsOf(
  ask: Ask,
  settings: ConnectionSettings,
  ticket: unknown,
  caller: Caller,
): Promise<unknown[] | null> {
  const found: unknown[] = [];
  let hasMore = true;
  for (let page = 1; hasMore && page <= mostConversationPages; page += 1) {
    const path = `/tickets/${textAt(ticket, 'id')}/conversations`;
    const query = { per_page: conversationsPerPage, page };
    const answer = await askForPage(ask, requestOf(settings, path, query), caller, isGone);
    if (answer === null) return null;
    found.push(...listAt(answer.body));
    hasMore = nextLink(answer.reply) !== null;
  }
  return found;
}

function itemOf(
  settings: ConnectionSettings,
  ticket: unknown,
  conversations: readonly unknown[],
): BroughtItem {
  const id = textAt(ticket, 'id');
  const company = textAt(ticket, 'company_id');
  const sourceId = numberAt(ticket, 'source') ?? 0;
  const html = textAt(ticket, 'description');
  const first: BroughtTurn = {
    by: sourcesOfAgents.has(sourceId) ? 'agent' : 'customer',
    text: html === '' ? textAt(ticket, 'description_text') : html,
    html: html !== '',
    ...known({ at: textAt(ticket, 'created_at'), author: textAt(ticket, 'requester', 'name') }),
  };
  return {
    externalId: id,
    url: `https://${settings.subdomain ?? ''}.freshdesk.com/a/tickets/${id}`,
    createdAt: textAt(ticket, 'created_at'),
    updatedAt: textAt(ticket, 'updated_at'),
    turns: [first, ...conversations.map(turnOf)].filter(({ text }) => text !== ''),
    author: known({
      externalId: textAt(ticket, 'requester_id'),
      email: textAt(ticket, 'requester', 'email'),
      name: textAt(ticket, 'requester', 'name'),
    }),
    ...known({
      title: textAt(ticket, 'subject'),
      account: company === '' ? null : { externalId: company },
    }),
    fields: fieldsOf({
      status: statuses.get(numberAt(ticket, 'status') ?? 0),
      channel: sources.get(sourceId),
      type: at(ticket, 'type'),
      tags: at(ticket, 'tags'),
      ...fieldsAt(ticket, 'custom_fields'),
    }),
  };
}

function turnOf(conversation: unknown): BroughtTurn {
  // Private are notes, and incoming is what did not come of an agent.
  const isCustomer = at(conversation, 'incoming') === true && at(conversation, 'private') !== true;
  const html = textAt(conversation, 'body');
  return {
    by: isCustomer ? 'customer' : 'agent',
    text: html === '' ? textAt(conversation, 'body_text') : html,
    html: html !== '',
    ...known({ at: textAt(conversation, 'created_at') }),
  };
}

function personOf(ticket: unknown): BroughtPerson {
  return {
    externalId: textAt(ticket, 'requester_id'),
    ...known({
      email: textAt(ticket, 'requester', 'email'),
      name: textAt(ticket, 'requester', 'name'),
      accountExternalId: textAt(ticket, 'company_id'),
    }),
    fields: {},
  };
}

function accountOf(company: unknown): BroughtAccount {
  return {
    externalId: textAt(company, 'id'),
    name: textAt(company, 'name'),
    ...known({ domain: textAt(company, 'domains', 0), plan: textAt(company, 'account_tier') }),
    fields: fieldsOf({ industry: at(company, 'industry'), health: at(company, 'health_score') }),
  };
}

function requestOf(
  { subdomain = '', key = '' }: ConnectionSettings,
  path: string,
  query: Readonly<Record<string, string | number>> = {},
): ConnectionRequest {
  const url = address(`https://${hostLabel(subdomain, callerOf(0))}.freshdesk.com/api/v2${path}`, query);
  return { url, headers: { authorization: basic(key, 'X') } };
}

function callerOf(now: number): Caller {
  return {
    name: 'Freshdesk',
    right: 'read all tickets: its agent has to see them',
    where: 'the subdomain',
    now,
  };
}
