import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Caller } from './asking.ts';
import { address, askFor, bearer, nextLink } from './asking.ts';
import { fieldsOf, known } from './brought.ts';
import { ConnectionFault } from './connection-fault.ts';
import type { Ask, BroughtItem, BroughtTurn, ConnectionKind, ConnectionSettings } from './connection-kind.ts';
import { afterStep, placeOf, readFrom, stepOf } from './place.ts';

/** Each issue with comments needs requests of its own. */
const perPage = 50;
const commentsPerPage = 100;
const mostCommentPages = 10;
/** How those who belong to a repository stand to it; everybody else is a customer. */
const team = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

export const github: ConnectionKind = {
  id: 'github',
  name: 'GitHub',
  group: 'work',
  brings: 'Issues of a repository with their comments, labels and reactions.',
  needs: 'A fine-grained token that may read the repository’s issues.',
  docs: { title: 'GitHub REST API: Issues, Issue comments', version: '2022-11-28' },
  fields: [
    {
      id: 'repository',
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
  ],
  scopes: ['Issues: read', 'Metadata: read'],
  limits: [
    'Words of owners, members and collaborators count as the team’s.',
    'Pull requests are not brought, nor comments beyond the first 1,000 of an issue.',
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
    const items: BroughtItem[] = [];
    for (const issue of rows) {
      if (at(issue, 'pull_request') !== undefined) continue;
      items.push(itemOf(issue, await commentsOf(ask, settings, issue, caller)));
    }
    const changes = rows.map((issue) => dateAt(issue, 'updated_at'));
    return {
      items,
      accounts: [],
      people: [],
      removed: [],
      refused: [],
      ...afterStep(place, changes, nextLink(answer.reply) !== null),
    };
  },
};

async function commentsOf(
  ask: Ask,
  settings: ConnectionSettings,
  issue: unknown,
  caller: Caller,
): Promise<unknown[]> {
  const comments: unknown[] = [];
  let isMore = (numberAt(issue, 'comments') ?? 0) > 0;
  for (let page = 1; isMore && page <= mostCommentPages; page += 1) {
    const url = address(`${issues(settings)}/${textAt(issue, 'number')}/comments`, {
      per_page: commentsPerPage,
      page,
    });
    const { body, reply } = await askFor(ask, { url, headers: headersOf(settings) }, caller);
    comments.push(...listAt(body));
    isMore = nextLink(reply) !== null;
  }
  return comments;
}

function itemOf(issue: unknown, comments: readonly unknown[]): BroughtItem {
  const login = textAt(issue, 'user', 'login');
  return {
    externalId: textAt(issue, 'number'),
    createdAt: textAt(issue, 'created_at'),
    updatedAt: textAt(issue, 'updated_at'),
    turns: [issue, ...comments].map(turnOf).filter(({ text }) => text !== ''),
    author: known({ externalId: textAt(issue, 'user', 'id'), name: login }),
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

function turnOf(written: unknown): BroughtTurn {
  const isBot = textAt(written, 'user', 'type') === 'Bot';
  const isOfTeam = team.has(textAt(written, 'author_association'));
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
