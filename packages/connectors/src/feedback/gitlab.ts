import { at, dateAt, listAt, numberAt, textAt } from '../json.ts';
import type { Answer, Caller } from './asking.ts';
import { address, askFor, askForPage, isGone, nextLink } from './asking.ts';
import { fieldsOf, known } from './brought.ts';
import type {
  Ask,
  BroughtItem,
  BroughtTurn,
  ConnectionKind,
  ConnectionReply,
  ConnectionRequest,
  ConnectionSettings,
} from './connection-kind.ts';
import { ownServer } from './own-server.ts';
import { afterStep, placeOf, readFrom, stepOf } from './place.ts';

/** Each issue with notes needs requests of its own. */
const perPage = 50;
const notesPerPage = 100;
const mostPages = 10;
/** From this role on somebody belongs to a project: Planner, which is next to Guest. */
const ofTeam = 15;
/** Writes for customers whose mail a service desk takes. */
const desk = /^support-bot\d*$/i;
/** Programs of GitLab itself, those that tokens of a project or group act as, and service accounts. */
const ofPrograms = [
  /^(?:project|group)_\d+_bot(?:\d+|_[a-z\d]+)?$/i,
  /^(?:alert|visual-review|migration|suggested-reviewers|duo-code-review|security-policy)-bot\d*$/i,
  /^gitlab-(?:[a-z]{1,20}-){1,4}bot\d*$/i,
  /^(?:gitlabduo|service_account_[a-z\d_]+)$/i,
];

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
      isPlace: true,
      label: 'Address of GitLab',
      help: 'Your own server’s, if you have one.',
      secret: false,
      shape: 'url',
      placeholder: 'https://gitlab.com',
    },
    {
      id: 'project',
      isPlace: true,
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
    'Words of members with the role Planner or higher count as the team’s.',
    'Comments beyond the first 1,000 of an issue are not imported.',
    'Issues that are deleted in GitLab stay here until you delete them.',
  ],
  async test(ask, settings) {
    const { body } = await get(ask, settings, '', {}, callerOf(0));
    await get(ask, settings, '/issues', { per_page: 1 }, callerOf(0));
    return { account: textAt(body, 'name_with_namespace') || (settings.project ?? '') };
  },
  async read(ask, settings, cursor, now) {
    const caller = callerOf(now);
    const { place, answer } = await readFrom(placeOf(cursor), now, (from) => {
      const { since, page } = stepOf(from);
      const sort = { order_by: 'updated_at', sort: 'asc', scope: 'all', per_page: perPage, page };
      const updatedAfter = since === null ? null : new Date(since).toISOString();
      return get(ask, settings, '/issues', { ...sort, updated_after: updatedAfter }, caller);
    });
    const rows = listAt(answer.body);
    const removed: string[] = [];
    const withNotes: [unknown, unknown[]][] = [];
    for (const issue of rows) {
      const hasNotes = (numberAt(issue, 'user_notes_count') ?? 0) > 0;
      const notes = hasNotes ? await notesOf(ask, settings, textAt(issue, 'iid'), caller) : [];
      if (notes === null) removed.push(textAt(issue, 'iid'));
      else withNotes.push([issue, notes]);
    }
    const people = withNotes
      .flatMap(([issue, notes]) => [issue, ...notes])
      .map((one) => textAt(one, 'author', 'id'));
    const team = await teamAmong(ask, settings, people, caller);
    const items = withNotes.map(([issue, notes]) => itemOf(issue, notes, team));
    return {
      items,
      accounts: [],
      people: [],
      removed,
      refused: [],
      ...afterStep(
        place,
        rows.map((issue) => dateAt(issue, 'updated_at')),
        hasNext(answer.reply),
        1,
      ),
    };
  },
};

/** The ids of those among some who belong to the project: groups above it may have thousands. */
async function teamAmong(
  ask: Ask,
  settings: ConnectionSettings,
  people: readonly string[],
  caller: Caller,
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(people)].filter((id) => id !== '');
  const team = new Set<string>();
  for (let start = 0; start < ids.length; start += perPage) {
    // Somebody may be named once for each group that they belong to.
    const some = ids.slice(start, start + perPage).map((id) => `user_ids%5B%5D=${encodeURIComponent(id)}`);
    const path = `/members/all?per_page=100&${some.join('&')}`;
    for (const member of listAt((await get(ask, settings, path, {}, caller)).body)) {
      if ((numberAt(member, 'access_level') ?? 0) >= ofTeam) team.add(textAt(member, 'id'));
    }
  }
  return team;
}

/** Null for an issue that was deleted or moved meanwhile. */
async function notesOf(
  ask: Ask,
  settings: ConnectionSettings,
  iid: string,
  caller: Caller,
): Promise<unknown[] | null> {
  const found: unknown[] = [];
  let hasMore = true;
  for (let page = 1; hasMore && page <= mostPages; page += 1) {
    const query = { sort: 'asc', per_page: notesPerPage, page };
    const request = requestFor(settings, `/issues/${iid}/notes`, query);
    const answer = await askForPage(ask, request, caller, isGone);
    if (answer === null) return null;
    found.push(...listAt(answer.body));
    hasMore = hasNext(answer.reply);
  }
  return found;
}

function hasNext(reply: ConnectionReply): boolean {
  return (reply.headers['x-next-page'] ?? '') !== '' || nextLink(reply) !== null;
}

function itemOf(issue: unknown, notes: readonly unknown[], team: ReadonlySet<string>): BroughtItem {
  const written = notes.filter((note) => at(note, 'system') !== true && textAt(note, 'body') !== '');
  const description = turnOf(issue, textAt(issue, 'description'), team);
  const turns = [description, ...written.map((note) => turnOf(note, textAt(note, 'body'), team))];
  // A colleague may begin an issue that a customer then describes.
  const writer = [issue, ...written][turns.findIndex(({ by, text }) => by === 'customer' && text !== '')];
  const address = textAt(issue, 'service_desk_reply_to');
  const isOfDesk = desk.test(textAt(writer, 'author', 'username'));
  return {
    externalId: textAt(issue, 'iid'),
    createdAt: textAt(issue, 'created_at'),
    updatedAt: textAt(issue, 'updated_at'),
    turns: turns.filter(({ text }) => text !== ''),
    // Of the service desk the author is a bot, and the customer has an address.
    author: isOfDesk
      ? known({ email: address })
      : known({ externalId: textAt(writer, 'author', 'id'), name: textAt(writer, 'author', 'name') }),
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
  const isOfDesk = desk.test(username);
  const isBot = ofPrograms.some((name) => name.test(username));
  const isOfTeam = team.has(textAt(written, 'author', 'id')) || (isNote && isInternal);
  return {
    by: isBot ? 'system' : isOfTeam && !isOfDesk ? 'agent' : 'customer',
    text,
    ...known({
      at: textAt(written, 'created_at'),
      author: isOfDesk ? '' : textAt(written, 'author', 'name'),
    }),
  };
}

function get(
  ask: Ask,
  settings: ConnectionSettings,
  path: string,
  query: Readonly<Record<string, string | number | null>>,
  caller: Caller,
): Promise<Answer> {
  return askFor(ask, requestFor(settings, path, query), caller);
}

function requestFor(
  { url = '', project = '', token = '' }: ConnectionSettings,
  path: string,
  query: Readonly<Record<string, string | number | null>>,
): ConnectionRequest {
  const base = `${ownServer(url, 'GitLab')}/api/v4/projects/${encodeURIComponent(project)}`;
  return { url: address(`${base}${path}`, query), headers: { 'private-token': token } };
}

function callerOf(now: number): Caller {
  return {
    name: 'GitLab',
    right: 'read this project: it needs the scope read_api and the role Reporter',
    where: 'the address and the project',
    now,
  };
}
