import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PlantedSite {
  /** Host with port. */
  host: string;
  /** `METHOD path` of what was asked for. */
  asked: string[];
  /** Asked of a server that nobody may reach. */
  askedInside: string[];
  /** Answers no request for a path until what is returned is called. A visit that waits for its second page is under way. */
  hold: (path: string) => () => void;
  stop: () => Promise<void>;
}

const slowMs = 2500;

/** A site with six planted faults and as many things that are none, and a server beside it that is closed to visitors. */
export async function plantedSite(name: string, port = 0): Promise<PlantedSite> {
  const asked: string[] = [];
  const askedInside: string[] = [];
  const held = new Map<string, Promise<void>>();
  const inside = await listening((request, response) => {
    askedInside.push(request.url ?? '');
    response.end('inside');
  });
  const site = await listening((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const path = request.url ?? '/';
    if (path === '/robots.txt') return void response.end('User-agent: *\nDisallow: /closed\n');
    if (path === '/to-inside') {
      return void response.writeHead(302, { location: `http://127.0.0.1:${portOf(inside)}/secret` }).end();
    }
    const page = pages(portOf(inside))[path];
    if (page === undefined) return void response.writeHead(404).end('Not here');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const answer = () => setTimeout(() => response.end(page), path === '/slow' ? slowMs : 0);
    void (held.get(path) ?? Promise.resolve()).then(answer);
  }, port);
  return {
    host: `${name}:${portOf(site)}`,
    asked,
    askedInside,
    hold: (path) => {
      let letGo = (): void => undefined;
      held.set(path, new Promise((done) => (letGo = done)));
      return () => {
        held.delete(path);
        letGo();
      };
    },
    stop: async () => {
      for (const server of [site, inside]) {
        server.closeAllConnections();
        await new Promise((done) => server.close(done));
      }
    },
  };
}

function pages(insidePort: number): Record<string, string> {
  const page = (title: string, body: string) => `<!doctype html><html lang="en"><head><title>${title}</title>
    <meta name="viewport" content="width=device-width"></head><body><nav><a href="/">Start</a> <a href="/about">About</a></nav>
    <main><h1>${title}</h1>${body}</main></body></html>`;
  return {
    '/': page(
      'Kettle shop',
      `<p>Kettles for everybody.</p>
      <button id="works" aria-expanded="false">Ranges</button> <div id="ranges" hidden>Steel, glass</div>
      <button aria-expanded="false">Brands</button>
      <a href="/error">Cart</a> <a href="/slow">History</a> <a href="/missing">Careers</a> <a href="/form">Contact</a>
      <a href="/closed/office">Office</a> <a href="/logout">Log out</a> <a href="/cart?action=buy">Take it</a>
      <a href="https://elsewhere.example/">Elsewhere</a> <a href="mailto:shop@kettle.example">Write</a>
      <button onclick="fetch('/bought', { method: 'POST' })">Buy now</button>
      <script>works.onclick = () => { ranges.hidden = !ranges.hidden; console.warn('The ranges are old'); };</script>`,
    ),
    '/about': page('About', `<p>Since 1999.</p><script>console.error('The map key has expired');</script>`),
    '/error': page(
      'Cart',
      '<p>One kettle.</p><script>document.querySelector("#total").textContent = 1;</script>',
    ),
    '/slow': page('History', '<p>It began with one kettle.</p>'),
    '/form': page(
      'Contact',
      `<form method="post" action="/sent"><input name="message"><button>Send</button></form>
      <img src="http://127.0.0.1:${insidePort}/pixel" alt="">`,
    ),
    '/closed/office': page('Office', '<script>throw new Error("closed");</script>'),
  };
}

function listening(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  port = 0,
): Promise<Server> {
  const server = createServer(handle);
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)));
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
