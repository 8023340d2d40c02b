import type { FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildApp } from '../app.ts';
import { siteFactsOf } from '../platform/http/site-facts-of.ts';
import { readWebBuild } from '../platform/http/web-build.ts';
import type { TestApp } from './app.ts';

/** The app with a built web app of a few files, which takes connections. */
export interface WebApp {
  app: FastifyInstance;
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** @param files their content by their paths; the page that shows what has no file of its own is added */
export async function webApp({ deps, config }: TestApp, files: Record<string, string> = {}): Promise<WebApp> {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-web-'));
  for (const [path, text] of Object.entries({ '__spa-fallback.html': '<!doctype html>', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const app = await buildApp(deps, readWebBuild(folder, siteFactsOf(config)));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    url,
    port: (app.server.address() as AddressInfo).port,
    stop: async () => {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}
