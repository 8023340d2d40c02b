import { at, dateAt, listAt, textAt, urlAt } from '../json.ts';
import type { Source } from '../source.ts';
import type { SourceSubject } from '../source-facts.ts';
import { days } from '../source.ts';
import type { SourceId } from '../source-ids.ts';
import type { SourceClient } from '../source-client.ts';

interface Opening {
  title: string;
  team: string;
  place: string;
  url: string | null;
  publishedAt: Date | null;
}

interface Board {
  id: SourceId;
  name: string;
  baseUrl: string;
  /** Of the links on the page of openings. */
  host: RegExp;
  path: (token: string) => string;
  openings: (answer: unknown) => readonly unknown[];
  read: (opening: unknown) => Opening;
}

/** Openings at Greenhouse: what a company hires for is what it is about to build. */
export const greenhouse = sourceOf({
  id: 'greenhouse',
  name: 'Greenhouse job board',
  baseUrl: 'https://boards-api.greenhouse.io',
  host: /(?:^|\.)greenhouse\.io$/,
  path: (token) => `/v1/boards/${token}/jobs`,
  openings: (answer) => listAt(answer, 'jobs'),
  read: (opening) => ({
    title: textAt(opening, 'title'),
    team: textAt(opening, 'departments', 0, 'name'),
    place: textAt(opening, 'location', 'name'),
    url: urlAt(opening, 'absolute_url'),
    publishedAt: dateAt(opening, 'first_published') ?? dateAt(opening, 'updated_at'),
  }),
});

export const lever = sourceOf({
  id: 'lever',
  name: 'Lever job board',
  baseUrl: 'https://api.lever.co',
  host: /(?:^|\.)lever\.co$/,
  path: (token) => `/v0/postings/${token}?mode=json`,
  openings: (answer) => (Array.isArray(answer) ? listAt(answer) : []),
  read: (opening) => ({
    title: textAt(opening, 'text'),
    team: textAt(opening, 'categories', 'team') || textAt(opening, 'categories', 'department'),
    place: textAt(opening, 'categories', 'location'),
    url: urlAt(opening, 'hostedUrl'),
    publishedAt: dateAt(opening, 'createdAt'),
  }),
});

export const ashby = sourceOf({
  id: 'ashby',
  name: 'Ashby job board',
  baseUrl: 'https://api.ashbyhq.com',
  host: /(?:^|\.)ashbyhq\.com$/,
  path: (token) => `/posting-api/job-board/${token}`,
  openings: (answer) => listAt(answer, 'jobs').filter((job) => at(job, 'isListed') !== false),
  read: (opening) => ({
    title: textAt(opening, 'title'),
    team: textAt(opening, 'team') || textAt(opening, 'department'),
    place: textAt(opening, 'location'),
    url: urlAt(opening, 'jobUrl'),
    publishedAt: dateAt(opening, 'publishedAt'),
  }),
});

function sourceOf(board: Board): Source {
  return {
    id: board.id,
    kind: 'jobs',
    name: board.name,
    keyed: false,
    defaultBaseUrl: board.baseUrl,
    paceMs: 1000,
    calls: 1,
    keptMs: days(1),
    obeysRobots: true,
    needs: ['jobBoards'],
    async ask(subject, client) {
      const token = tokenOf(subject, board.host);
      if (token !== null)
        addOpenings(board, await client.json(`${client.baseUrl}${board.path(token)}`), client);
    },
  };
}

function addOpenings(board: Board, answer: unknown, client: SourceClient): void {
  for (const opening of board.openings(answer)) {
    const { title, team, place, url, publishedAt } = board.read(opening);
    const text = [title, team, place].filter((part) => part !== '').join(', ');
    client.add({ title, text, url, publishedAt }, opening);
  }
}

/** The company's name at the board: the first part of the path, or what an embedded board is told. */
function tokenOf(subject: SourceSubject, host: RegExp): string | null {
  for (const link of subject.known.jobBoards) {
    if (!URL.canParse(link)) continue;
    const { hostname, pathname, searchParams } = new URL(link);
    if (!host.test(hostname)) continue;
    const [first = ''] = pathname.split('/').filter((part) => part !== '');
    const token = first === 'embed' ? (searchParams.get('for') ?? '') : first;
    if (/^[\w%.-]+$/.test(token)) return token;
  }
  return null;
}
