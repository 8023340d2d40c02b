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
import type { TicketRating } from './freshdesk-rating.ts';
import { lastRating } from './freshdesk-rating.ts';
import type { Place } from './place.ts';
import { after, placeOf, readFrom, stepAfter, stepOf } from './place.ts';

/** Each ticket is up to four requests, with its company and its rating, and the smallest plan allows 50 in a minute. */
const perPage = 10;
/** Of these the ticket itself is asked for, too. */
const ratingsPerPage = 5;
const conversationsPerPage = 100;
const mostConversationPages = 10;
const resolved = 4;
const statuses = new Map([
  [2, 'open'],
  [3, 'pending'],
  [4, 'resolved'],
  [5, 'closed'],
]);
/**
 * The list leaves out what was thrown away, and may not move a ticket that was rated: both are asked for in lists of their own, once there
 * is something here to take back or to add to.
 */
const lists = ['', 'deleted', 'spam', 'ratings'] as const;
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
  brings: 'Tickets with their replies and notes, satisfaction ratings, requesters and companies.',
  needs: 'The API key of an agent who sees all tickets.',
  docs: { title: 'Freshdesk API: Tickets, Conversations, Companies, Satisfaction Ratings', version: 'v2' },
  fields: [
    {
      id: 'subdomain',
      isPlace: true,
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
    'Each ticket takes two to four requests. Freshdesk allows 50 to 700 a minute, depending on the plan.',
    'Closed tickets that Freshdesk has archived, usually after 120 days, are not imported.',
    'Tickets that an agent files for a customer count as the customer’s words, except phone calls and outbound email.',
    'Tickets that are deleted permanently in Freshdesk stay here until you delete them.',
  ],
  async test(ask, settings) {
    const { body } = await askFor(ask, requestOf(settings, '/agents/me'), callerOf(0));
    await askFor(ask, requestOf(settings, '/tickets', { per_page: 1 }), callerOf(0));
    return { account: textAt(body, 'contact', 'name') || `${settings.subdomain ?? ''}.freshdesk.com` };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const { place, answer } = await readFrom(placeOf(cursor), now, async (from) => {
      // Plans without surveys have no ratings either.
      const isMissing = (reply: ConnectionReply) => listOf(from).list === 'ratings' && isHidden(reply);
      const found = await askForPage(ask, listFrom(settings, from), caller, isMissing);
      return found ?? { body: [], reply: { status: 200, headers: {}, body: '' } };
    });
    const rows = listAt(answer.body);
    const { list, inList } = listOf(place);
    const hasMore = nextLink(answer.reply) !== null;
    const changes = list === 'ratings' ? [] : rows.map((ticket) => dateAt(ticket, 'updated_at'));
    const next = hasMore ? `${list}:${stepAfter(inList, changes)}` : listAfter(place, list);
    const tickets = list === 'ratings' ? await ticketsOf(ask, settings, rows, caller) : rows;
    const brought: Pick<BroughtPage, 'items' | 'removed'> = { items: [], removed: [] };
    const companies = new Map<string, BroughtAccount | null>();
    const people = new Map<string, BroughtPerson>();
    for (const ticket of tickets) {
      const conversations = isThrownAway(ticket, list)
        ? null
        : await conversationsOf(ask, settings, ticket, caller);
      if (conversations === null) {
        brought.removed.push(textAt(ticket, 'id'));
        continue;
      }
      const companyId = textAt(ticket, 'company_id');
      if (companyId !== '' && !companies.has(companyId)) {
        companies.set(companyId, await companyOf(ask, settings, companyId, caller));
      }
      // What nobody has taken up is not rated; what was done may have come up again.
      const mayBeRated = conversations.length > 0 || (numberAt(ticket, 'status') ?? 0) >= resolved;
      const rated = mayBeRated ? await ratingOf(ask, settings, ticket, caller) : null;
      brought.items.push(itemOf(settings, ticket, conversations, rated));
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

function listFrom(settings: ConnectionSettings, place: Place): ConnectionRequest {
  const { list, inList } = listOf(place);
  const { since, page } = stepOf(inList);
  // Without it only the last 30 days are listed.
  const from = new Date(since ?? Date.UTC(2010, 0)).toISOString();
  if (list === 'ratings') {
    const query = { created_since: from, per_page: ratingsPerPage, page };
    return requestOf(settings, '/surveys/satisfaction_ratings', query);
  }
  const sort = { order_by: 'updated_at', order_type: 'asc', include: 'description,requester' };
  const query = { ...sort, filter: list, updated_since: from, per_page: perPage, page };
  return requestOf(settings, '/tickets', query);
}

function isThrownAway(ticket: unknown, list: List): boolean {
  const isListed = list === 'deleted' || list === 'spam';
  return isListed || at(ticket, 'deleted') === true || at(ticket, 'spam') === true;
}

/** The tickets that were rated, but for those that are gone. */
async function ticketsOf(
  ask: Ask,
  settings: ConnectionSettings,
  ratings: readonly unknown[],
  caller: Caller,
): Promise<unknown[]> {
  const tickets: unknown[] = [];
  for (const id of new Set(ratings.map((rating) => textAt(rating, 'ticket_id')))) {
    const request = requestOf(settings, `/tickets/${id}`, { include: 'requester' });
    const answer = await askForPage(ask, request, caller, isGone);
    if (answer !== null) tickets.push(answer.body);
  }
  return tickets;
}

async function ratingOf(
  ask: Ask,
  settings: ConnectionSettings,
  ticket: unknown,
  caller: Caller,
): Promise<TicketRating | null> {
  const request = requestOf(settings, `/tickets/${textAt(ticket, 'id')}/satisfaction_ratings`);
  const answer = await askForPage(ask, request, caller, isHidden);
  return answer === null ? null : lastRating(listAt(answer.body));
}

/** What is not there, and what the plan or the agent’s role leaves out. */
function isHidden(reply: ConnectionReply): boolean {
  return isGone(reply) || (reply.status === 403 && reply.headers['retry-after'] === undefined);
}

/** Which list a place is in, and where in it. */
function listOf(place: Place): { list: List; inList: Place } {
  const [name = '', page = ''] = (place.page ?? '').split(':');
  const list = lists.find((one) => one === name) ?? '';
  return { list, inList: { ...place, page: page === '' ? null : page } };
}

/** The page with which the next list begins; null after the last. */
function listAfter({ since }: Place, list: List): string | null {
  const next = lists[lists.indexOf(list) + 1];
  // At first everything is brought as it is by then.
  return since === null || next === undefined ? null : `${next}:`;
}

/** @returns null for one that was deleted since, and where the agent may not see companies: their tickets come without it */
async function companyOf(
  ask: Ask,
  settings: ConnectionSettings,
  id: string,
  caller: Caller,
): Promise<BroughtAccount | null> {
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
  rated: TicketRating | null,
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
    turns: [first, ...conversations.map(turnOf), ...(rated?.remark ? [rated.remark] : [])].filter(
      ({ text }) => text !== '',
    ),
    author: known({
      externalId: textAt(ticket, 'requester_id'),
      email: textAt(ticket, 'requester', 'email'),
      name: textAt(ticket, 'requester', 'name'),
    }),
    ...known({
      title: textAt(ticket, 'subject'),
      account: company === '' ? null : { externalId: company },
      rating: rated?.rating,
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
