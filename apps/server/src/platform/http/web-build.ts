import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPage } from '@earshot/contracts/pages';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built web app: where its files are, and its pages as they are sent. */
export interface WebBuild {
  folder: string;
  /** CSP sources of the inline scripts of all prerendered pages. */
  inlineScriptHashes: string[];
  sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** Reads the built pages; null when the web app is not built, as in tests of the API. */
export function readWebBuild(folder: string): WebBuild | null {
  const fallbackFile = join(folder, '__spa-fallback.html');
  if (!existsSync(fallbackFile)) return null;
  const pages = new Map<string, Buffer>();
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const path = `/${file.replaceAll('\\', '/')}`.replace(/\/?index\.html$/, '') || '/';
    pages.set(path, readFileSync(join(folder, file)));
  }
  const fallback = readFileSync(fallbackFile);
  return {
    folder,
    inlineScriptHashes: hashesOf([...pages.values(), fallback]),
    sendPage(request, reply) {
      const path = pathOf(request.url);
      const page = pages.get(path);
      // An unknown address gets the same app with status 404: it shows the not-found screen.
      const isKnown = page !== undefined || isPage(path);
      // What is shared by a link is for those who were given it.
      if (path.startsWith('/public/')) reply.header('x-robots-tag', 'noindex, nofollow');
      return reply
        .code(isKnown ? 200 : 404)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(page ?? fallback);
    },
  };
}

function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

function hashesOf(pages: Buffer[]): string[] {
  const hashes = new Set<string>();
  for (const page of pages) {
    for (const [, body] of page
      .toString('utf8')
      .matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)) {
      if (body) hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
    }
  }
  return [...hashes];
}
