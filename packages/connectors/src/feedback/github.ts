import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Caller } from './asking.ts';
import { address, askFor, askForPage, bearer, isGone, nextLink } from './asking.ts';
import { fieldsOf, known } from './brought.ts';
import { ConnectionFault } from './connection-fault.ts';
import type {
  Ask,
  BroughtItem,
  BroughtTurn,
  ConnectionKind,
  ConnectionReply,
  ConnectionSettings,
} from './connection-kind.ts';
import { afterStep, placeOf, readFrom, stepOf } from './place.ts';

/** Each issue with comments needs requests of its own. */
const perPage = 50;
const commentsPerPage = 100;
const mostCommentPages = 10;
const peoplePerPage = 100;
const mostPeoplePages = 50;
/** How those who belong to a repository stand to it; everybody else is a customer. */
const team = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

export const github: ConnectionKind = {
  id: 'github',
  name: 'GitHub',
  group: 'work',
  brings: 'Issues of a repository with their comments, labels and reactions.',
  needs: 'A fine-grained token that may read the repository’s issues and its organization’s members.',
  docs: { title: 'GitHub REST API: Issues, Issue comments', version: '2022-11-28' },
  fields: [
    {
      id: 'repository',
      isPlace: true,
      label: 'Repository',
      help: 'The owner and the name, as in its address.',
      secret: false,
      shape: 'text',
      placeholder: 'owner/name',
    },
    {
      id: 'token',
      label: 'Token',
      help: 'GitHub → Settings → Developer settings → Fine-grained tokens.',
      secret: true,
      shape: 'token',
    },
    {
      id: 'team',
      label: 'Your team',
      help: 'Names of colleagues on GitHub, with commas between. Needed where memberships are private and the token may not see them.',
      secret: false,
      optional: true,
      shape: 'text',
      placeholder: 'octocat, hubot',
    },
  ],
  scopes: ['Issues: read', 'Metadata: read', 'Members: read'],
  limits: [
    'Words of owners, members and collaborators count as the team’s. People who left count as customers unless you name them.',
    'GitHub lists collaborators only to people who can write to the repository, and private members only to tokens with “Members: read”.',
    'Pull requests are not imported, nor comments beyond the first 1,000 of an issue.',
    'Issues that are deleted on GitHub stay here until you delete them.',
  ],
  async test(ask, settings) {
    const headers = headersOf(settings);
    const { body } = await askFor(ask, { url: repository(settings), headers }, callerOf(0));
    await askFor(ask, { url: address(issues(settings), { per_page: 1 }), headers }, callerOf(0));
    return { account: textAt(body, 'full_name') };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const headers = headersOf(settings);
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) => {
      const { since, page } = stepOf(from);
      const asked = { state: 'all', sort: 'updated', direction: 'asc', per_page: perPage, page };
      const url = address(issues(settings), {
        ...asked,
        since: since === null ? null : new Date(since).toISOString(),
      });
      return askFor(ask, { url, headers }, caller);
    });
    const rows = listAt(answer.body);
    const colleagues = rows.length === 0 ? new Set<string>() : await colleaguesOf(ask, settings, caller);
    const items: BroughtItem[] = [];
    const removed: string[] = [];
    for (const issue of rows) {
      if (at(issue, 'pull_request') !== undefined) continue;
      const comments = await commentsOf(ask, settings, issue, caller);
      if (comments === null) removed.push(textAt(issue, 'number'));
      else items.push(itemOf(issue, comments, colleagues));
    }
    const changes = rows.map((issue) => dateAt(issue, 'updated_at'));
    return {
      items,
      accounts: [],
      people: [],
      removed,
      refused: [],
      ...afterStep(place, changes, nextLink(answer.reply) !== null),
    };
  },
};

/**
 * The names, in lower case, of those who belong to the repository, also of members who hide that they are. How somebody stands to it is
 * said beside their words only where the token may see it.
 */
async function colleaguesOf(
  ask: Ask,
  settings: ConnectionSettings,
  caller: Caller,
): Promise<ReadonlySet<string>> {
  const named = (settings.team ?? '').split(',').map((name) => name.trim().replace(/^@/, ''));
  const found = named.filter((name) => name !== '');
  let isMore = true;
  for (let page = 1; isMore && page <= mostPeoplePages; page += 1) {
    const url = address(`${repository(settings)}/collaborators`, { per_page: peoplePerPage, page });
    const answer = await askFor(ask, { url, headers: headersOf(settings) }, caller).catch(nullWhereHidden);
    found.push(...listAt(answer?.body).map((person) => textAt(person, 'login')));
    isMore = answer !== null && nextLink(answer.reply) !== null;
  }
  return new Set(found.map((name) => name.toLowerCase()));
}

/** Only those who may write to a repository see who belongs to it. */
function nullWhereHidden(error: unknown): null {
  if (error instanceof ConnectionFault && (error.kind === 'forbidden' || error.kind === 'not_found'))
    return null;
  throw error;
}

/** Null for an issue that was deleted or moved to another repository meanwhile. */
async function commentsOf(
  ask: Ask,
  settings: ConnectionSettings,
  issue: unknown,
  caller: Caller,
): Promise<unknown[] | null> {
  const comments: unknown[] = [];
  let isMore = (numberAt(issue, 'comments') ?? 0) > 0;
  for (let page = 1; isMore && page <= mostCommentPages; page += 1) {
    const url = address(`${issues(settings)}/${textAt(issue, 'number')}/comments`, {
      per_page: commentsPerPage,
      page,
    });
    const isElsewhere = (reply: ConnectionReply) => isGone(reply) || reply.status === 301;
    const answer = await askForPage(ask, { url, headers: headersOf(settings) }, caller, isElsewhere);
    if (answer === null) return null;
    comments.push(...listAt(answer.body));
    isMore = nextLink(answer.reply) !== null;
  }
  return comments;
}

function itemOf(issue: unknown, comments: readonly unknown[], colleagues: ReadonlySet<string>): BroughtItem {
  const written = [issue, ...comments].filter((one) => textAt(one, 'body') !== '');
  const turns = written.map((one) => turnOf(one, colleagues));
  // A colleague may begin an issue that a customer then describes.
  const writer = written[turns.findIndex(({ by }) => by === 'customer')];
  return {
    externalId: textAt(issue, 'number'),
    createdAt: textAt(issue, 'created_at'),
    updatedAt: textAt(issue, 'updated_at'),
    turns,
    author: known({ externalId: textAt(writer, 'user', 'id'), name: textAt(writer, 'user', 'login') }),
    ...known({ url: textAt(issue, 'html_url'), title: textAt(issue, 'title') }),
    fields: fieldsOf({
      state: at(issue, 'state'),
      reason: at(issue, 'state_reason'),
      milestone: at(issue, 'milestone', 'title'),
      labels: listAt(issue, 'labels').map((label) => textAt(label, 'name')),
      reactions: at(issue, 'reactions', 'total_count'),
    }),
  };
}

function turnOf(written: unknown, colleagues: ReadonlySet<string>): BroughtTurn {
  const isBot = textAt(written, 'user', 'type') === 'Bot';
  const isOfTeam =
    team.has(textAt(written, 'author_association')) ||
    colleagues.has(textAt(written, 'user', 'login').toLowerCase());
  return {
    by: isBot ? 'system' : isOfTeam ? 'agent' : 'customer',
    text: textAt(written, 'body'),
    ...known({ at: textAt(written, 'created_at'), author: textAt(written, 'user', 'login') }),
  };
}

function repository({ repository: name = '' }: ConnectionSettings): string {
  if (!/^[\w.-]+\/[\w.-]+$/.test(name)) {
    throw new ConnectionFault('not_found', 'The repository is named by its owner and its name: owner/name.');
  }
  return `https://api.github.com/repos/${name}`;
}

function issues(settings: ConnectionSettings): string {
  return `${repository(settings)}/issues`;
}

function headersOf({ token = '' }: ConnectionSettings): Record<string, string> {
  return {
    ...bearer(token),
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
  };
}

function callerOf(now: number): Caller {
  return {
    name: 'GitHub',
    right: 'read the issues of this repository: it needs the permission “Issues: read”',
    where: 'the repository',
    now,
  };
}
