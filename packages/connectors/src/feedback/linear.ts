import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Answer, Caller } from './asking.ts';
import { forbidden, limited, loginRefused, readAnswer, retryAfter, unreadable } from './asking.ts';
import { fieldsOf, known, nothing } from './brought.ts';
import { ConnectionFault } from './connection-fault.ts';
import type {
  Ask,
  BroughtAccount,
  BroughtItem,
  BroughtPage,
  BroughtTurn,
  ConnectionKind,
  ConnectionSettings,
} from './connection-kind.ts';
import type { Place } from './place.ts';
import { after, placeOf, readFrom } from './place.ts';
import { checkCurrency, revenueOf } from './revenue.ts';

/**
 * Linear refuses a query above 10,000 points, and a key has 250,000 an hour: 0.1 for a property, 1 for an object, and what is in a list
 * counts as often as is asked for. So few of each are asked for, and the rest of an issue by itself.
 */
const perPage = 25;
/** Of one query. */
const mostPoints = 10_000;
const restPerPage = 50;
const mostRestPages = 10;
/** Before the cursor of a page of customer requests, which are read once the issues are. */
const ofRequests = 'requests:';

const about =
  'id identifier title url updatedAt archivedAt trashed state { name } labels(first: 5) { nodes { name } }';
const comment = 'body createdAt user { id name } externalUser { id name } botActor { name }';
const request = `
  id content createdAt updatedAt archivedAt comment { body }
  customer { id name domains revenue tier { displayName } owner { name } }`;
const pageInfo = 'pageInfo { hasNextPage endCursor }';
const listed = 'first: $first, after: $after, filter: $filter, includeArchived: true, orderBy: updatedAt';
const issues = `query Issues($first: Int!, $after: String, $filter: IssueFilter) {
  issues(${listed}) {
    ${pageInfo}
    nodes {
      ${about} description createdAt
      creator { id name email } externalUserCreator { id name email } botActor { name }
      comments(first: 10) { ${pageInfo} nodes { ${comment} } }
      needs(first: 5, includeArchived: true) { ${pageInfo} nodes { ${request} } }
    }
  }
}`;
const requests = `query Requests($first: Int!, $after: String, $filter: CustomerNeedFilter) {
  customerNeeds(${listed}) {
    ${pageInfo}
    nodes { ${request} issue { ${about} } project { name url } }
  }
}`;
const rest = {
  comments: `query Comments($id: String!, $after: String) {
  issue(id: $id) { comments(first: ${restPerPage}, after: $after) { ${pageInfo} nodes { ${comment} } } }
}`,
  needs: `query Needs($id: String!, $after: String) {
  issue(id: $id) { needs(first: ${restPerPage}, after: $after, includeArchived: true) { ${pageInfo} nodes { ${request} } } }
}`,
};
const viewer = 'query Viewer { organization { name } }';

export const linear: ConnectionKind = {
  id: 'linear',
  name: 'Linear',
  group: 'work',
  brings:
    'Customer requests with their customers, and issues that people outside your workspace wrote or commented on.',
  needs: 'A personal API key with read access.',
  docs: { title: 'Linear GraphQL API: issues, customer needs', version: '2026' },
  fields: [
    {
      id: 'team',
      label: 'Team',
      help: 'The letters that its issues begin with. Empty: all teams.',
      secret: false,
      optional: true,
      shape: 'text',
      placeholder: 'ENG',
    },
    {
      id: 'key',
      label: 'API key',
      help: 'Linear → Settings → Security & access → Personal API keys.',
      secret: true,
      shape: 'token',
    },
    {
      id: 'currency',
      label: 'Currency of revenue',
      help: 'Three letters, as in USD. Empty: revenue is not imported.',
      secret: false,
      optional: true,
      shape: 'text',
      placeholder: 'USD',
    },
  ],
  scopes: ['Read'],
  limits: [
    'Issues that only your own people wrote are not imported.',
    'At most 510 comments of an issue are read.',
    'Customer requests without words are not imported. Those that are deleted permanently stay here until you delete them.',
    'Linear allows about 2,000 issues an hour.',
  ],
  async test(ask, settings) {
    const caller = callerOf(0);
    checkCurrency(settings);
    const { body } = await query(ask, settings, viewer, {}, caller);
    for (const page of [null, ofRequests]) {
      const asked = await listedFrom(ask, settings, { since: null, page }, 1, caller);
      if (isRefused(asked)) throw unreadable(caller);
    }
    return { account: textAt(body, 'data', 'organization', 'name') || 'Linear' };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const currency = checkCurrency(settings);
    const { place, answer } = await readFrom(placeOf(cursor), now, async (from) => {
      const asked = await listedFrom(ask, settings, from, perPage, caller);
      if (!isRefused(asked)) return asked;
      if (from.page !== null) return null;
      throw unreadable(caller);
    });
    if (place.page?.startsWith(ofRequests) === true) {
      const page = at(answer.body, 'data', 'customerNeeds');
      const brought = broughtOf(
        listAt(page, 'nodes').map((need) => [need, at(need, 'issue')]),
        currency,
      );
      const next = nextOf(page);
      // Only what was seen of the issues, which were read first, says where the next sync begins.
      return { ...nothing, ...brought, ...after(place, [], next === null ? null : `${ofRequests}${next}`) };
    }
    const page = at(answer.body, 'data', 'issues');
    const rows = listAt(page, 'nodes');
    const own: BroughtItem[] = [];
    const needs: [unknown, unknown][] = [];
    for (const issue of rows) {
      const isGone = at(issue, 'trashed') === true;
      if (!isGone) own.push(itemOf(issue, await allOf(ask, settings, issue, 'comments', caller)));
      for (const need of await allOf(ask, settings, issue, 'needs', caller)) needs.push([need, issue]);
    }
    const brought = broughtOf(needs, currency);
    const gone = rows.filter((issue) => at(issue, 'trashed') === true).map((issue) => textAt(issue, 'id'));
    return {
      ...nothing,
      accounts: brought.accounts,
      items: [...own.filter(({ turns }) => turns.some(({ by }) => by === 'customer')), ...brought.items],
      removed: [...gone, ...brought.removed],
      ...after(
        place,
        rows.map((issue) => dateAt(issue, 'updatedAt')),
        nextOf(page) ?? ofRequests,
      ),
    };
  },
};

/** A page of the issues, or of the customer requests: those do not always show as changes of their issues. */
function listedFrom(
  ask: Ask,
  settings: ConnectionSettings,
  { since, page }: Pick<Place, 'since' | 'page'>,
  first: number,
  caller: Caller,
): Promise<Answer> {
  const { team = '' } = settings;
  const ofTeam = team === '' ? {} : { team: { key: { eq: team } } };
  const changed = since === null ? {} : { updatedAt: { gte: new Date(since).toISOString() } };
  if (page?.startsWith(ofRequests) !== true) {
    return query(ask, settings, issues, { first, after: page, filter: { ...changed, ...ofTeam } }, caller);
  }
  const filter = { ...changed, ...(team !== '' && { issue: ofTeam }) };
  return query(
    ask,
    settings,
    requests,
    { first, after: page.slice(ofRequests.length) || null, filter },
    caller,
  );
}

function isRefused({ body }: Answer): boolean {
  return listAt(body, 'errors').length > 0;
}

function nextOf(list: unknown): string | null {
  return at(list, 'pageInfo', 'hasNextPage') === true ? textAt(list, 'pageInfo', 'endCursor') : null;
}

/** What an issue has of a list, beyond what came with it. */
async function allOf(
  ask: Ask,
  settings: ConnectionSettings,
  issue: unknown,
  list: keyof typeof rest,
  caller: Caller,
): Promise<unknown[]> {
  const found = [...listAt(issue, list, 'nodes')];
  let next = nextOf(at(issue, list));
  for (let page = 1; next !== null && page <= mostRestPages; page += 1) {
    const { body } = await query(ask, settings, rest[list], { id: textAt(issue, 'id'), after: next }, caller);
    const more = at(body, 'data', 'issue', list);
    found.push(...listAt(more, 'nodes'));
    // An issue that was deleted meanwhile has none; its deletion comes with the next sync.
    next = nextOf(more);
  }
  return found;
}

/** The requests of customers, each with its issue; undefined for those of a project. */
function broughtOf(
  needs: readonly (readonly [unknown, unknown])[],
  currency: string,
): Pick<BroughtPage, 'items' | 'accounts' | 'removed'> {
  // What is archived along with its issue was still asked for.
  const isGone = ([need, issue]: readonly [unknown, unknown]) =>
    at(issue, 'trashed') === true ||
    (textAt(need, 'archivedAt') !== '' && textAt(issue, 'archivedAt') === '');
  const kept = needs.filter((one) => !isGone(one));
  const accounts = kept.flatMap(([need]) => accountOf(at(need, 'customer'), currency));
  return {
    items: kept.map(([need, issue]) => requestOf(need, issue)).filter(({ turns }) => turns.length > 0),
    accounts: [...new Map(accounts.map((account) => [account.externalId, account])).values()],
    removed: needs.filter(isGone).map(([need]) => textAt(need, 'id')),
  };
}

function itemOf(issue: unknown, comments: readonly unknown[]): BroughtItem {
  const outside = at(issue, 'externalUserCreator');
  const said = comments
    .map((one) => turnOf(one, textAt(one, 'body'), at(one, 'externalUser'), at(one, 'user')))
    .sort((one, other) => (one.at ?? '').localeCompare(other.at ?? ''));
  const turns = [turnOf(issue, textAt(issue, 'description'), outside, at(issue, 'creator')), ...said];
  const writer = turns.find(({ by, text }) => by === 'customer' && text !== '');
  return {
    externalId: textAt(issue, 'id'),
    createdAt: textAt(issue, 'createdAt'),
    turns: turns.filter(({ text }) => text !== ''),
    author: known({
      externalId: textAt(outside, 'id'),
      email: textAt(outside, 'email'),
      name: textAt(outside, 'name') || writer?.author,
    }),
    ...sharedOf(issue),
  };
}

/** What a customer asked for stands apart from the issue: several may ask for one thing. */
function requestOf(need: unknown, issue: unknown): BroughtItem {
  const customer = textAt(need, 'customer', 'id');
  const text = textAt(need, 'content') || textAt(need, 'comment', 'body');
  return {
    ...sharedOf(issue ?? at(need, 'project')),
    externalId: textAt(need, 'id'),
    createdAt: textAt(need, 'createdAt'),
    updatedAt: textAt(need, 'updatedAt'),
    turns: text === '' ? [] : [{ by: 'customer', text, at: textAt(need, 'createdAt') }],
    ...known({
      account: customer === '' ? null : { externalId: customer, name: textAt(need, 'customer', 'name') },
    }),
  };
}

function sharedOf(issue: unknown): Pick<BroughtItem, 'url' | 'title' | 'updatedAt' | 'fields'> {
  return {
    ...known({
      url: textAt(issue, 'url'),
      title: textAt(issue, 'title') || textAt(issue, 'name'),
      updatedAt: textAt(issue, 'updatedAt'),
    }),
    fields: fieldsOf({
      issue: at(issue, 'identifier'),
      state: at(issue, 'state', 'name'),
      labels: listAt(issue, 'labels', 'nodes').map((label) => textAt(label, 'name')),
    }),
  };
}

function turnOf(written: unknown, text: string, outside: unknown, user: unknown): BroughtTurn {
  const isOutside = textAt(outside, 'name') !== '' || textAt(outside, 'id') !== '';
  const isBot = textAt(written, 'botActor', 'name') !== '' && textAt(user, 'id') === '';
  return {
    by: isOutside ? 'customer' : isBot ? 'system' : 'agent',
    text,
    ...known({ at: textAt(written, 'createdAt'), author: textAt(isOutside ? outside : user, 'name') }),
  };
}

function accountOf(customer: unknown, currency: string): BroughtAccount[] {
  const id = textAt(customer, 'id');
  if (id === '') return [];
  return [
    {
      externalId: id,
      name: textAt(customer, 'name'),
      ...known({
        domain: textAt(customer, 'domains', 0),
        plan: textAt(customer, 'tier', 'displayName'),
        owner: textAt(customer, 'owner', 'name'),
        // By the year, as Linear keeps it.
        revenue: revenueOf(numberAt(customer, 'revenue'), currency, {}),
      }),
      fields: {},
    },
  ];
}

/** Linear says what went wrong in the answer, some of it with status 400. */
async function query(
  ask: Ask,
  { key = '' }: ConnectionSettings,
  text: string,
  variables: Readonly<Record<string, unknown>>,
  caller: Caller,
): Promise<Answer> {
  const reply = await ask({
    url: 'https://api.linear.app/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: key },
    body: JSON.stringify({ query: text, variables }),
  });
  const body = readAnswer(reply.status === 400 ? { ...reply, status: 200 } : reply, caller);
  const code = textAt(body, 'errors', 0, 'extensions', 'code');
  if (code === 'RATELIMITED') {
    const left = Number(reply.headers['x-ratelimit-complexity-remaining'] ?? Number.POSITIVE_INFINITY);
    const reset = reply.headers[`x-ratelimit-${left < mostPoints ? 'complexity' : 'requests'}-reset`];
    const headers = reset === undefined ? reply.headers : { ...reply.headers, 'x-ratelimit-reset': reset };
    throw limited(caller, retryAfter({ headers }, caller.now));
  }
  if (code === 'AUTHENTICATION_ERROR') throw loginRefused(caller);
  if (code === 'FORBIDDEN') throw forbidden(caller);
  if (code === 'INTERNAL_SERVER_ERROR')
    throw new ConnectionFault('unavailable', 'Linear does not work at the moment.');
  return { body, reply };
}

function callerOf(now: number): Caller {
  return { name: 'Linear', right: 'read issues: it needs read access', where: 'the team', now };
}
