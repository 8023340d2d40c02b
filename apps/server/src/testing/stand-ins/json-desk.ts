import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Ticket {
  id: number;
  body: string;
  created_at: string;
  status: string;
  user: { name: string; email: string };
  company: { name: string };
}

export type DeskFault =
  { kind: 'limited'; retryAfter?: number } | { kind: 'broken' | 'truncated' | 'closed' };

/** A helpdesk that answers its tickets as JSON, page by page, and fails as it is told to. */
export interface JsonDesk {
  /** What it holds, in order. */
  world: Ticket[];
  /** Paths that were asked for. */
  requests: string[];
  key: string;
  pageSize: number;
  /** Each page comes again as the one after it. */
  repeatsPages: boolean;
  /** The first page is the answer for any number. */
  ignoresPages: boolean;
  /** What connects to it. */
  settings: Record<string, string> & { url: string };
  add: (body: string) => void;
  edit: (id: number, body: string) => void;
  /** Every nth request of a sync fails once; those of a try do not. */
  failEvery: (n: number, fault: DeskFault) => void;
  /** After so many pages of a sync everything fails. */
  failAfter: (pages: number, fault: DeskFault) => void;
  heal: () => void;
  stop: () => Promise<void>;
}

/** @param port one of its own, since settings name it before it is there; 0 for any */
export async function startJsonDesk(port: number, count = 25): Promise<JsonDesk> {
  let fails: (n: number) => DeskFault | null = () => null;
  let asked = 0;
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
  const { port: real } = server.address() as AddressInfo;
  const desk: JsonDesk = {
    world: Array.from({ length: count }, (_, i) => ticket(i + 1, `Ticket ${i + 1}: the export is slow`)),
    requests: [],
    key: 'planted-desk-key-5150',
    pageSize: 5,
    repeatsPages: false,
    ignoresPages: false,
    settings: {
      url: `http://127.0.0.1:${real}/tickets`,
      header_name: 'Authorization',
      header_value: 'Bearer planted-desk-key-5150',
      list_path: 'data.tickets',
      paging: 'page',
      page_parameter: 'page',
      ...{ id_path: 'id', text_path: 'body', date_path: 'created_at', author_path: 'user.name' },
      ...{ email_path: 'user.email', account_path: 'company.name', field_paths: 'status' },
    },
    add: (body) => void desk.world.push(ticket(desk.world.length + 1, body)),
    edit: (id, body) => {
      const known = desk.world[id - 1];
      if (known) known.body = body;
    },
    // The first request is the try.
    failEvery: (n, fault) => (fails = (nth) => (nth > 1 && nth % n === 0 ? fault : null)),
    failAfter: (pages, fault) => (fails = (nth) => (nth > pages + 1 ? fault : null)),
    heal: () => (fails = () => null),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams, search } = new URL(request.url ?? '/', 'http://desk');
    desk.requests.push(`${pathname}${search}`);
    asked += 1;
    const fault = fails(asked);
    const say = (status: number, body: string, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    if (fault?.kind === 'limited') {
      say(429, '{}', fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) });
      return;
    }
    if (fault?.kind === 'broken') return void say(502, '<html>Bad gateway</html>');
    if (request.headers.authorization !== `Bearer ${desk.key}`)
      return void say(401, '{"error":"unauthorized"}');
    if (pathname !== '/tickets') return void say(404, '{}');
    const asPage = Number(searchParams.get('page') ?? '1');
    const counted = desk.repeatsPages ? Math.ceil(asPage / 2) : asPage;
    const page = desk.ignoresPages ? 1 : counted;
    const tickets = desk.world.slice((page - 1) * desk.pageSize, page * desk.pageSize);
    const body = JSON.stringify({ data: { tickets }, count: desk.world.length });
    if (fault?.kind === 'truncated') return void say(200, body.slice(0, body.length / 2));
    if (fault?.kind === 'closed') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(body.length) });
      response.write(body.slice(0, body.length / 2), () => response.destroy());
      return;
    }
    say(200, body);
  }
  return desk;
}

function ticket(id: number, body: string): Ticket {
  return {
    ...{ id, body, status: id % 2 === 0 ? 'closed' : 'open' },
    created_at: new Date(Date.UTC(2026, 9, 1) + id * 3_600_000).toISOString(),
    user: { name: `Ada ${id}`, email: id === 1 ? 'ada@desk.example' : `ada${id}@desk.example` },
    company: { name: 'Acme' },
  };
}
