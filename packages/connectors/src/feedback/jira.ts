import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Caller } from './asking.ts';
import { address, askFor, askForPage, basic, hostLabel, isGone } from './asking.ts';
import { fieldsOf, iso, known } from './brought.ts';
import { ConnectionFault } from './connection-fault.ts';
import type { Ask, BroughtItem, BroughtTurn, ConnectionKind, ConnectionSettings } from './connection-kind.ts';
import type { Place } from './place.ts';
import { after, placeOf, readFrom } from './place.ts';

/** Each issue with more comments than a search shows needs requests of its own. */
const perPage = 25;
const commentsPerPage = 100;
const mostCommentPages = 10;
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
      isPlace: true,
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
      help: 'id.atlassian.com → Security → API tokens. Without scopes: one with scopes does not work at your address.',
      secret: true,
      shape: 'token',
    },
  ],
  scopes: ['Browse projects'],
  limits: [
    'Issues without a word of a customer are not imported.',
    'Only the first 1,000 comments of an issue are read.',
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
    const items: BroughtItem[] = [];
    const removed: string[] = [];
    for (const issue of rows) {
      const comments = await commentsOf(ask, settings, issue, caller);
      if (comments === null) removed.push(textAt(issue, 'id'));
      else items.push(itemOf(issue, comments, settings));
    }
    const next = textAt(answer.body, 'nextPageToken');
    return {
      items: items.filter(({ turns }) => turns.some(({ by }) => by === 'customer')),
      accounts: [],
      people: [],
      removed,
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

const hourMs = 3_600_000;

/** JQL reads times in the zone of whoever asks, to the minute. In autumn an hour comes twice: the one before is asked for then. */
function minuteIn(timeZone: string, ms: number): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const isTwice = parts.format(ms) === parts.format(ms + hourMs);
  return parts.format(isTwice ? ms - hourMs : ms);
}

/** With markup the times of a comment are words; what is said stands beside it then. */
interface Comment {
  comment: unknown;
  html: string;
}

/** A search shows 20 comments of an issue at most, and how many there are. Null for an issue that is gone meanwhile. */
async function commentsOf(
  ask: Ask,
  settings: ConnectionSettings,
  issue: unknown,
  caller: Caller,
): Promise<Comment[] | null> {
  const shown = listAt(issue, 'fields', 'comment', 'comments');
  const rendered = listAt(issue, 'renderedFields', 'comment', 'comments');
  const total = numberAt(issue, 'fields', 'comment', 'total') ?? 0;
  if (total <= shown.length)
    return shown.map((comment, index) => ({ comment, html: textAt(rendered[index], 'body') }));
  const found: Comment[] = [];
  for (let page = 1; found.length < total && page <= mostCommentPages; page += 1) {
    const url = address(`${origin(settings)}/issue/${textAt(issue, 'id')}/comment`, {
      expand: 'renderedBody',
      orderBy: 'created',
      startAt: found.length,
      maxResults: commentsPerPage,
    });
    const answer = await askForPage(ask, { url, headers: login(settings) }, caller, isGone);
    if (answer === null) return null;
    const more = listAt(answer.body, 'comments');
    if (more.length === 0) break;
    found.push(...more.map((comment) => ({ comment, html: textAt(comment, 'renderedBody') })));
  }
  return found;
}

function itemOf(issue: unknown, comments: readonly Comment[], settings: ConnectionSettings): BroughtItem {
  const reporter = at(issue, 'fields', 'reporter');
  const description: BroughtTurn = {
    by: sideOf(reporter, reporter, settings),
    text: textAt(issue, 'renderedFields', 'description'),
    html: true,
    ...known({ at: iso(dateAt(issue, 'fields', 'created')), author: textAt(reporter, 'displayName') }),
  };
  const said = comments.map(({ comment, html }): BroughtTurn => {
    const isInternal = at(comment, 'jsdPublic') === false;
    return {
      by: isInternal ? 'agent' : sideOf(at(comment, 'author'), reporter, settings),
      text: html,
      html: true,
      ...known({ at: iso(dateAt(comment, 'created')), author: textAt(comment, 'author', 'displayName') }),
    };
  });
  // A colleague may report what a customer then describes.
  const people = [reporter, ...comments.map(({ comment }) => at(comment, 'author'))];
  const turns = [description, ...said];
  const writer = people[turns.findIndex(({ by, text }) => by === 'customer' && text !== '')];
  return {
    externalId: textAt(issue, 'id'),
    url: `https://${settings.subdomain ?? ''}.atlassian.net/browse/${textAt(issue, 'key')}`,
    createdAt: iso(dateAt(issue, 'fields', 'created')) ?? '',
    turns: turns.filter(({ text }) => text !== ''),
    author: known({
      externalId: textAt(writer, 'accountId'),
      email: textAt(writer, 'emailAddress'),
      name: textAt(writer, 'displayName'),
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
  return `https://${hostLabel(subdomain, callerOf(0))}.atlassian.net/rest/api/3`;
}

function login({ email = '', token = '' }: ConnectionSettings): { authorization: string } {
  return { authorization: basic(email, token) };
}

function callerOf(now: number): Caller {
  return { name: 'Jira', right: 'read this project', where: 'the subdomain and the project key', now };
}
