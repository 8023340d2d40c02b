import type { SiteFacts } from '@earshot/contracts/pages/site-facts';
import { firstPageUnder } from '@earshot/contracts/pages/first-pages';
import { isOpenedByLink, isPage } from '@earshot/contracts/pages/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fillHtml, fillPlain, fillXml } from './fill-page.ts';

/** The built web app: where its files are, and its pages as they are sent. */
export interface WebBuild {
  folder: string;
  /** Files that are sent with this server's facts in them, and not as they lie in the folder. */
  filledFiles: string[];
  sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply;
  /** The prerendered page of a path; undefined where none was. */
  pageAt(path: string): BuiltPage | undefined;
}

/** A page that something else is put into before it is sent. */
export interface BuiltPage {
  html: string;
  /** Lets the page's own inline scripts run. */
  allowScripts(reply: FastifyReply): void;
}

interface Page {
  body: Buffer;
  type: string;
  /** CSP sources of its inline scripts. */
  scriptHashes: string[];
}

const kinds: Readonly<Record<string, { type: string; fill: typeof fillHtml }>> = {
  '.html': { type: 'text/html; charset=utf-8', fill: fillHtml },
  '.xml': { type: 'application/xml; charset=utf-8', fill: fillXml },
  '.txt': { type: 'text/plain; charset=utf-8', fill: fillPlain },
};

/** Reads the built pages and fills in what holds for this server; null when the web app is not built, as in tests of the API. */
export function readWebBuild(folder: string, facts: SiteFacts): WebBuild | null {
  if (!existsSync(join(folder, '__spa-fallback.html'))) return null;
  const filledFiles = globSync(['**/*.html', '**/*.xml', 'robots.txt'], { cwd: folder }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const pages = new Map(filledFiles.map((file) => [addressOf(file), readPage(join(folder, file), facts)]));
  const fallback = pages.get('/__spa-fallback.html');
  if (!fallback) return null;
  return {
    folder,
    filledFiles,
    pageAt(path) {
      const page = pages.get(path);
      return page && { html: page.body.toString('utf8'), allowScripts: (reply) => allowScripts(reply, page) };
    },
    sendPage(request, reply) {
      const path = pathOf(request.url);
      const page = pages.get(path);
      const first = firstPageUnder(path);
      if (first !== undefined) return reply.redirect(first + queryOf(request.url));
      // An unknown address gets the same app with status 404: it shows the not-found screen.
      const isKnown = page !== undefined || isPage(path);
      // What is shared by a link is for those who were given it.
      if (path.startsWith('/public/')) reply.header('x-robots-tag', 'noindex, nofollow');
      // Its address may hold a secret, which neither what it leads to nor the browser's store is to know.
      const mayHoldSecret = isOpenedByLink(path);
      if (mayHoldSecret) reply.header('referrer-policy', 'no-referrer');
      const { body, type } = allowScripts(reply, page ?? fallback);
      return reply
        .code(isKnown ? 200 : 404)
        .header('cache-control', mayHoldSecret ? 'private, no-store' : 'no-cache')
        .type(type)
        .send(body);
    },
  };
}

/** Adds the page's inline scripts to the policy of its answer. */
function allowScripts(reply: FastifyReply, page: Page): Page {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header(
    'content-security-policy',
    policy.replace("script-src 'self'", ["script-src 'self'", ...page.scriptHashes].join(' ')),
  );
  return page;
}

function readPage(file: string, facts: SiteFacts): Page {
  const kind = kinds[extname(file)] ?? { type: 'application/octet-stream', fill: fillPlain };
  const text = kind.fill(readFileSync(file, 'utf8'), facts);
  return { body: Buffer.from(text), type: kind.type, scriptHashes: hashesOf(text) };
}

/** Where a file of the build is asked for: pages without their `index.html`. */
function addressOf(file: string): string {
  return `/${file}`.replace(/\/?index\.html$/, '') || '/';
}

function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  return path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
}

/** With its question mark; empty where there is none. */
function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

/** Of scripts that run; blocks of data need no leave. */
function hashesOf(page: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body] of page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!body || /\ssrc=|type="application\//.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...hashes];
}
