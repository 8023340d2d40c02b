import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Answer, Caller } from './asking.ts';
import { forbidden, limited, loginRefused, readAnswer, retryAfter, unreadable } from './asking.ts';
import { fieldsOf, known } from './brought.ts';
import { ConnectionFault } from './connection-fault.ts';
import type {
  Ask,
  BroughtAccount,
  BroughtItem,
  BroughtTurn,
  ConnectionKind,
  ConnectionSettings,
} from './connection-kind.ts';
import { after, placeOf, readFrom } from './place.ts';

const perPage = 50;
const issues = `query Issues($first: Int!, $after: String, $filter: IssueFilter) {
  issues(first: $first, after: $after, filter: $filter, includeArchived: true, orderBy: updatedAt) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id identifier title url description createdAt updatedAt trashed
      state { name } labels { nodes { name } }
      creator { id name email } externalUserCreator { id name email } botActor { name }
      comments(first: 100) { nodes {
        body createdAt user { id name } externalUser { id name } botActor { name }
      } }
      needs(first: 50) { nodes {
        id body createdAt updatedAt
        customer { id name domains revenue tier { displayName } owner { name } }
      } }
    }
  }
}`;
const viewer = 'query Viewer { organization { name } issues(first: 1) { nodes { id } } }';

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
  ],
  scopes: ['Read'],
  limits: [
    'Issues that only your own people wrote are not brought.',
    'Of an issue the first 100 comments and 50 customer requests are read.',
    'Linear does not say the currency: revenue counts as US dollars.',
  ],
  async test(ask, settings) {
    const { body } = await query(ask, settings, viewer, {}, callerOf(0));
    return { account: textAt(body, 'data', 'organization', 'name') || 'Linear' };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const { place, answer } = await readFrom(placeOf(cursor), now, async (from) => {
      const { team = '' } = settings;
      const filter = {
        ...(from.since !== null && { updatedAt: { gte: new Date(from.since).toISOString() } }),
        ...(team !== '' && { team: { key: { eq: team } } }),
      };
      const asked = await query(ask, settings, issues, { first: perPage, after: from.page, filter }, caller);
      if (listAt(asked.body, 'errors').length === 0) return asked;
      if (from.page !== null) return null;
      throw unreadable(caller);
    });
    const page = at(answer.body, 'data', 'issues');
    const rows = listAt(page, 'nodes');
    const gone = rows.filter((issue) => at(issue, 'trashed') === true);
    const kept = rows.filter((issue) => !gone.includes(issue));
    const needs = kept.flatMap((issue) => listAt(issue, 'needs', 'nodes'));
    const accounts = needs.flatMap((need) => accountOf(at(need, 'customer')));
    const own = kept.map(itemOf).filter(({ turns }) => turns.some(({ by }) => by === 'customer'));
    const requests = kept.flatMap((issue) =>
      listAt(issue, 'needs', 'nodes').map((need) => requestOf(need, issue)),
    );
    return {
      items: [...own, ...requests],
      accounts: [...new Map(accounts.map((account) => [account.externalId, account])).values()],
      people: [],
      removed: gone.flatMap((issue) => [
        textAt(issue, 'id'),
        ...listAt(issue, 'needs', 'nodes').map((need) => textAt(need, 'id')),
      ]),
      refused: [],
      ...after(
        place,
        rows.map((issue) => dateAt(issue, 'updatedAt')),
        at(page, 'pageInfo', 'hasNextPage') === true ? textAt(page, 'pageInfo', 'endCursor') : null,
      ),
    };
  },
};

function itemOf(issue: unknown): BroughtItem {
  const outside = at(issue, 'externalUserCreator');
  return {
    externalId: textAt(issue, 'id'),
    createdAt: textAt(issue, 'createdAt'),
    turns: [
      turnOf(issue, textAt(issue, 'description'), outside, at(issue, 'creator')),
      ...listAt(issue, 'comments', 'nodes').map((comment) =>
        turnOf(comment, textAt(comment, 'body'), at(comment, 'externalUser'), at(comment, 'user')),
      ),
    ].filter(({ text }) => text !== ''),
    author: known({
      externalId: textAt(outside, 'id'),
      email: textAt(outside, 'email'),
      name: textAt(outside, 'name'),
    }),
    ...sharedOf(issue),
  };
}

/** What a customer asked for stands apart from the issue: several may ask for one thing. */
function requestOf(need: unknown, issue: unknown): BroughtItem {
  const customer = textAt(need, 'customer', 'id');
  const said = { by: 'customer', text: textAt(need, 'body'), at: textAt(need, 'createdAt') } as const;
  return {
    ...sharedOf(issue),
    externalId: textAt(need, 'id'),
    createdAt: textAt(need, 'createdAt'),
    updatedAt: textAt(need, 'updatedAt'),
    turns: [said],
    ...known({
      account: customer === '' ? null : { externalId: customer, name: textAt(need, 'customer', 'name') },
    }),
  };
}

function sharedOf(issue: unknown): Pick<BroughtItem, 'url' | 'title' | 'updatedAt' | 'fields'> {
  return {
    ...known({
      url: textAt(issue, 'url'),
      title: textAt(issue, 'title'),
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

function accountOf(customer: unknown): BroughtAccount[] {
  const id = textAt(customer, 'id');
  const amount = numberAt(customer, 'revenue');
  if (id === '') return [];
  return [
    {
      externalId: id,
      name: textAt(customer, 'name'),
      ...known({
        domain: textAt(customer, 'domains', 0),
        plan: textAt(customer, 'tier', 'displayName'),
        owner: textAt(customer, 'owner', 'name'),
        revenue: amount === null ? null : ({ amount, currency: 'USD', per: 'year' } as const),
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
    const reset = reply.headers['x-ratelimit-requests-reset'];
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
