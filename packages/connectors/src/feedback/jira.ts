import { at, dateAt, listAt, textAt } from '../json.ts';
import type { Caller } from './asking.ts';
import { address, askFor, askForPage, basic } from './asking.ts';
import { fieldsOf, iso, known } from './brought.ts';
import { ConnectionFault } from './connection-fault.ts';
import type { BroughtItem, BroughtTurn, ConnectionKind, ConnectionSettings } from './connection-kind.ts';
import { oneLabel } from './own-server.ts';
import type { Place } from './place.ts';
import { after, placeOf, readFrom } from './place.ts';

const perPage = 50;
const fields = 'summary,description,comment,created,updated,reporter,labels,status,issuetype,priority';

export const jira: ConnectionKind = {
  id: 'jira',
  name: 'Jira',
  group: 'work',
  brings: 'Issues of a project, also of a service desk, with their comments and labels.',
  needs: 'An API token of a person who sees the project.',
  docs: { title: 'Jira Cloud REST API: Search for issues using JQL enhanced search', version: 'v3' },
  fields: [
    {
      id: 'subdomain',
      label: 'Subdomain',
      help: 'The part before .atlassian.net in your address.',
      secret: false,
      shape: 'subdomain',
      placeholder: 'yourcompany',
    },
    {
      id: 'project',
      label: 'Project key',
      help: 'The letters that its issues begin with.',
      secret: false,
      shape: 'text',
      placeholder: 'SUP',
    },
    {
      id: 'customers',
      label: 'Whose words count as customers’',
      secret: false,
      shape: 'choice',
      choices: [
        { value: 'portal', label: 'Customers’ of the service desk' },
        { value: 'reporter', label: 'Whoever’s reported the issue' },
      ],
    },
    { id: 'email', label: 'Email', help: 'Of the person who made the token.', secret: false, shape: 'text' },
    {
      id: 'token',
      label: 'API token',
      help: 'id.atlassian.com → Security → API tokens.',
      secret: true,
      shape: 'token',
    },
  ],
  scopes: ['Browse projects'],
  limits: [
    'Issues without a word of a customer are not brought.',
    'Issues that are deleted in Jira stay here until you delete them.',
  ],
  async test(ask, settings) {
    const headers = login(settings);
    const url = `${origin(settings)}/project/${encodeURIComponent(key(settings))}`;
    const { body } = await askFor(ask, { url, headers }, callerOf(0));
    await askFor(ask, { url: searched(settings, placeOf(null), 'UTC', 1), headers }, callerOf(0));
    return { account: textAt(body, 'name') || key(settings) };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const headers = login(settings);
    const { body: me } = await askFor(ask, { url: `${origin(settings)}/myself`, headers }, caller);
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) => {
      const url = searched(settings, from, textAt(me, 'timeZone') || 'UTC', perPage);
      const isForgotten = (status: number) => status === 400 && from.page !== null;
      return askForPage(ask, { url, headers }, caller, ({ status }) => isForgotten(status));
    });
    const rows = listAt(answer.body, 'issues');
    const items = rows.map((issue) => itemOf(issue, settings));
    const next = textAt(answer.body, 'nextPageToken');
    return {
      items: items.filter(({ turns }) => turns.some(({ by }) => by === 'customer')),
      accounts: [],
      people: [],
      removed: [],
      refused: [],
      ...after(
        place,
        rows.map((issue) => dateAt(issue, 'fields', 'updated')),
        next === '' || at(answer.body, 'isLast') === true ? null : next,
      ),
    };
  },
};

function searched(settings: ConnectionSettings, place: Place, timeZone: string, count: number): string {
  const since = place.since === null ? '' : ` AND updated >= "${minuteIn(timeZone, place.since)}"`;
  return address(`${origin(settings)}/search/jql`, {
    jql: `project = "${key(settings)}"${since} ORDER BY updated ASC`,
    fields,
    expand: 'renderedFields',
    maxResults: count,
    nextPageToken: place.page,
  });
}

/** JQL reads times in the zone of whoever asks, to the minute. */
function minuteIn(timeZone: string, ms: number): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return parts.format(ms);
}

function itemOf(issue: unknown, settings: ConnectionSettings): BroughtItem {
  const reporter = at(issue, 'fields', 'reporter');
  const description: BroughtTurn = {
    by: sideOf(reporter, reporter, settings),
    text: textAt(issue, 'renderedFields', 'description'),
    html: true,
    ...known({ at: iso(dateAt(issue, 'fields', 'created')), author: textAt(reporter, 'displayName') }),
  };
  // With markup the times are words; they stand beside it in the fields.
  const rendered = listAt(issue, 'renderedFields', 'comment', 'comments');
  const comments = listAt(issue, 'fields', 'comment', 'comments').map((comment, index): BroughtTurn => {
    const isInternal = at(comment, 'jsdPublic') === false;
    return {
      by: isInternal ? 'agent' : sideOf(at(comment, 'author'), reporter, settings),
      text: textAt(rendered[index], 'body'),
      html: true,
      ...known({ at: iso(dateAt(comment, 'created')), author: textAt(comment, 'author', 'displayName') }),
    };
  });
  return {
    externalId: textAt(issue, 'id'),
    url: `https://${settings.subdomain ?? ''}.atlassian.net/browse/${textAt(issue, 'key')}`,
    createdAt: iso(dateAt(issue, 'fields', 'created')) ?? '',
    turns: [description, ...comments].filter(({ text }) => text !== ''),
    author: known({
      externalId: textAt(reporter, 'accountId'),
      email: textAt(reporter, 'emailAddress'),
      name: textAt(reporter, 'displayName'),
    }),
    ...known({
      title: textAt(issue, 'fields', 'summary'),
      updatedAt: iso(dateAt(issue, 'fields', 'updated')),
    }),
    fields: fieldsOf({
      key: at(issue, 'key'),
      status: at(issue, 'fields', 'status', 'name'),
      type: at(issue, 'fields', 'issuetype', 'name'),
      priority: at(issue, 'fields', 'priority', 'name'),
      labels: at(issue, 'fields', 'labels'),
    }),
  };
}

function sideOf(
  author: unknown,
  reporter: unknown,
  { customers = 'portal' }: ConnectionSettings,
): BroughtTurn['by'] {
  const type = textAt(author, 'accountType');
  if (type === 'app') return 'system';
  if (type === 'customer') return 'customer';
  const isReporter = textAt(author, 'accountId') === textAt(reporter, 'accountId');
  return customers === 'reporter' && isReporter ? 'customer' : 'agent';
}

function key({ project = '' }: ConnectionSettings): string {
  if (!/^[A-Za-z]\w{0,50}$/.test(project)) {
    throw new ConnectionFault('not_found', 'The project key is the letters that its issues begin with.');
  }
  return project;
}

function origin({ subdomain = '' }: ConnectionSettings): string {
  return `https://${oneLabel(subdomain)}.atlassian.net/rest/api/3`;
}

function login({ email = '', token = '' }: ConnectionSettings): { authorization: string } {
  return { authorization: basic(email, token) };
}

function callerOf(now: number): Caller {
  return { name: 'Jira', right: 'read this project', where: 'the subdomain and the project key', now };
}
