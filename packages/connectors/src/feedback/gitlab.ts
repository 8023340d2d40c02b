import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Answer, Caller } from './asking.ts';
import { address, askFor, nextLink } from './asking.ts';
import { fieldsOf, known } from './brought.ts';
import type {
  Ask,
  BroughtItem,
  BroughtTurn,
  ConnectionKind,
  ConnectionReply,
  ConnectionSettings,
} from './connection-kind.ts';
import { ownServer } from './own-server.ts';
import { afterStep, placeOf, readFrom, stepOf } from './place.ts';

/** Each issue with notes needs requests of its own. */
const perPage = 50;
const notesPerPage = 100;
const mostPages = 10;
/** From this role on somebody belongs to a project: Reporter. */
const ofTeam = 20;

export const gitlab: ConnectionKind = {
  id: 'gitlab',
  name: 'GitLab',
  group: 'work',
  brings: 'Issues of a project with their comments and labels, also those of a service desk.',
  needs: 'A token that may read the project.',
  docs: { title: 'GitLab REST API: Issues, Notes, Members', version: 'v4' },
  fields: [
    {
      id: 'url',
      label: 'Address of GitLab',
      help: 'Your own server’s, if you have one.',
      secret: false,
      shape: 'url',
      placeholder: 'https://gitlab.com',
    },
    {
      id: 'project',
      label: 'Project',
      help: 'Its path, as in its address.',
      secret: false,
      shape: 'text',
      placeholder: 'group/project',
    },
    {
      id: 'token',
      label: 'Token',
      help: 'The project → Settings → Access tokens, role Reporter.',
      secret: true,
      shape: 'token',
    },
  ],
  scopes: ['read_api'],
  limits: [
    'Words of members with the role Reporter or higher count as the team’s.',
    'Comments beyond the first 1,000 of an issue are not brought.',
    'Issues that are deleted in GitLab stay here until you delete them.',
  ],
  async test(ask, settings) {
    const { body } = await get(ask, settings, '', {}, callerOf(0));
    await get(ask, settings, '/issues', { per_page: 1 }, callerOf(0));
    return { account: textAt(body, 'name_with_namespace') || (settings.project ?? '') };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const team = await teamOf(ask, settings, caller);
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) => {
      const { since, page } = stepOf(from);
      const sort = { order_by: 'updated_at', sort: 'asc', scope: 'all', per_page: perPage, page };
      const updatedAfter = since === null ? null : new Date(since).toISOString();
      return get(ask, settings, '/issues', { ...sort, updated_after: updatedAfter }, caller);
    });
    const rows = listAt(answer.body);
    const items: BroughtItem[] = [];
    for (const issue of rows) {
      const hasNotes = (numberAt(issue, 'user_notes_count') ?? 0) > 0;
      const path = `/issues/${textAt(issue, 'iid')}/notes`;
      const notes = hasNotes ? await all(ask, settings, path, { sort: 'asc' }, caller) : [];
      items.push(itemOf(issue, notes, team));
    }
    return {
      items,
      accounts: [],
      people: [],
      removed: [],
      refused: [],
      ...afterStep(
        place,
        rows.map((issue) => dateAt(issue, 'updated_at')),
        hasNext(answer.reply),
      ),
    };
  },
};

/** The ids of those who belong to the project. */
async function teamOf(ask: Ask, settings: ConnectionSettings, caller: Caller): Promise<ReadonlySet<string>> {
  const members = await all(ask, settings, '/members/all', {}, caller);
  const team = members.filter((member) => (numberAt(member, 'access_level') ?? 0) >= ofTeam);
  return new Set(team.map((member) => textAt(member, 'id')));
}

async function all(
  ask: Ask,
  settings: ConnectionSettings,
  path: string,
  query: Readonly<Record<string, string>>,
  caller: Caller,
): Promise<unknown[]> {
  const found: unknown[] = [];
  let hasMore = true;
  for (let page = 1; hasMore && page <= mostPages; page += 1) {
    const { body, reply } = await get(
      ask,
      settings,
      path,
      { ...query, per_page: notesPerPage, page },
      caller,
    );
    found.push(...listAt(body));
    hasMore = hasNext(reply);
  }
  return found;
}

function hasNext(reply: ConnectionReply): boolean {
  return (reply.headers['x-next-page'] ?? '') !== '' || nextLink(reply) !== null;
}

function itemOf(issue: unknown, notes: readonly unknown[], team: ReadonlySet<string>): BroughtItem {
  const written = notes.filter((note) => at(note, 'system') !== true);
  return {
    externalId: textAt(issue, 'iid'),
    createdAt: textAt(issue, 'created_at'),
    updatedAt: textAt(issue, 'updated_at'),
    turns: [
      turnOf(issue, textAt(issue, 'description'), team),
      ...written.map((note) => turnOf(note, textAt(note, 'body'), team)),
    ].filter(({ text }) => text !== ''),
    author: known({
      externalId: textAt(issue, 'author', 'id'),
      // Of the service desk: its author is a bot, and the customer has an address.
      email: textAt(issue, 'service_desk_reply_to'),
      name: textAt(issue, 'author', 'name'),
    }),
    ...known({ url: textAt(issue, 'web_url'), title: textAt(issue, 'title') }),
    fields: fieldsOf({
      state: at(issue, 'state'),
      type: at(issue, 'issue_type'),
      labels: at(issue, 'labels'),
      milestone: at(issue, 'milestone', 'title'),
      upvotes: at(issue, 'upvotes'),
    }),
  };
}

function turnOf(written: unknown, text: string, team: ReadonlySet<string>): BroughtTurn {
  const username = textAt(written, 'author', 'username');
  const isInternal = at(written, 'internal') === true || at(written, 'confidential') === true;
  const isNote = at(written, 'noteable_type') !== undefined;
  const isOfDesk = /^support-bot\d*$/.test(username);
  const isBot = !isOfDesk && /_bot(?:_|$)/.test(username);
  const isOfTeam = team.has(textAt(written, 'author', 'id')) || (isNote && isInternal);
  return {
    by: isBot ? 'system' : isOfTeam && !isOfDesk ? 'agent' : 'customer',
    text,
    ...known({ at: textAt(written, 'created_at'), author: textAt(written, 'author', 'name') }),
  };
}

function get(
  ask: Ask,
  { url = '', project = '', token = '' }: ConnectionSettings,
  path: string,
  query: Readonly<Record<string, string | number | null>>,
  caller: Caller,
): Promise<Answer> {
  const base = `${ownServer(url, 'GitLab')}/api/v4/projects/${encodeURIComponent(project)}`;
  return askFor(ask, { url: address(`${base}${path}`, query), headers: { 'private-token': token } }, caller);
}

function callerOf(now: number): Caller {
  return {
    name: 'GitLab',
    right: 'read this project: it needs the scope read_api and the role Reporter',
    where: 'the address and the project',
    now,
  };
}
