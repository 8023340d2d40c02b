import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Caller } from './asking.ts';
import { address, askFor, basic, nextLink } from './asking.ts';
import { fieldsAt, fieldsOf, known } from './brought.ts';
import type {
  Ask,
  BroughtAccount,
  BroughtItem,
  BroughtPage,
  BroughtTurn,
  ConnectionKind,
  ConnectionSettings,
} from './connection-kind.ts';
import { afterStep, placeOf, readFrom, stepOf } from './place.ts';

/** Each ticket is a request of its own. */
const perPage = 30;
const conversationsPerPage = 100;
const mostConversationPages = 10;
const statuses = new Map([
  [2, 'open'],
  [3, 'pending'],
  [4, 'resolved'],
  [5, 'closed'],
]);
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
  brings: 'Tickets with their replies and notes, requesters, companies and ratings by tag.',
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
    'Tickets that are deleted permanently in Freshdesk stay here until you delete them.',
  ],
  async test(ask, settings) {
    const { body } = await get(ask, settings, '/agents/me', {}, callerOf(0));
    await get(ask, settings, '/tickets', { per_page: 1 }, callerOf(0));
    return { account: textAt(body, 'contact', 'name') || `${settings.subdomain ?? ''}.freshdesk.com` };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) => {
      const { since, page } = stepOf(from);
      // Without it only the last 30 days are listed.
      const updatedSince = new Date(since ?? Date.UTC(2010, 0)).toISOString();
      const sort = { order_by: 'updated_at', order_type: 'asc', include: 'description,requester' };
      return get(
        ask,
        settings,
        '/tickets',
        { ...sort, updated_since: updatedSince, per_page: perPage, page },
        caller,
      );
    });
    const rows = listAt(answer.body);
    const brought: Pick<BroughtPage, 'items' | 'removed'> = { items: [], removed: [] };
    const companies = new Map<string, BroughtAccount>();
    for (const ticket of rows) {
      if (at(ticket, 'deleted') === true || at(ticket, 'spam') === true) {
        brought.removed.push(textAt(ticket, 'id'));
        continue;
      }
      const conversations = await conversationsOf(ask, settings, ticket, caller);
      const companyId = textAt(ticket, 'company_id');
      if (companyId !== '' && !companies.has(companyId)) {
        const { body } = await get(ask, settings, `/companies/${companyId}`, {}, caller);
        companies.set(companyId, accountOf(body));
      }
      brought.items.push(itemOf(settings, ticket, conversations));
    }
    return {
      ...brought,
      accounts: [...companies.values()],
      people: [],
      refused: [],
      ...afterStep(
        place,
        rows.map((ticket) => dateAt(ticket, 'updated_at')),
        nextLink(answer.reply) !== null,
      ),
    };
  },
};

async function conversationsOf(
  ask: Ask,
  settings: ConnectionSettings,
  ticket: unknown,
  caller: Caller,
): Promise<unknown[]> {
  const found: unknown[] = [];
  let hasMore = true;
  for (let page = 1; hasMore && page <= mostConversationPages; page += 1) {
    const path = `/tickets/${textAt(ticket, 'id')}/conversations`;
    const { body, reply } = await get(ask, settings, path, { per_page: conversationsPerPage, page }, caller);
    found.push(...listAt(body));
    hasMore = nextLink(reply) !== null;
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
    // What agents send out of themselves begins a ticket too.
    by: sourceId === 10 ? 'agent' : 'customer',
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

function accountOf(company: unknown): BroughtAccount {
  return {
    externalId: textAt(company, 'id'),
    name: textAt(company, 'name'),
    ...known({ domain: textAt(company, 'domains', 0), plan: textAt(company, 'account_tier') }),
    fields: fieldsOf({ industry: at(company, 'industry'), health: at(company, 'health_score') }),
  };
}

function get(
  ask: Ask,
  { subdomain = '', key = '' }: ConnectionSettings,
  path: string,
  query: Readonly<Record<string, string | number>>,
  caller: Caller,
) {
  const url = address(`https://${subdomain}.freshdesk.com/api/v2${path}`, query);
  return askFor(ask, { url, headers: { authorization: basic(key, 'X') } }, caller);
}

function callerOf(now: number): Caller {
  return {
    name: 'Freshdesk',
    right: 'read all tickets: its agent has to see them',
    where: 'the subdomain',
    now,
  };
}
