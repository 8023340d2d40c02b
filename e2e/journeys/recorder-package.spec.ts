import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Site } from '@earshot/contracts/recordings';
import { build } from 'rolldown';
import ts from 'typescript';
import { installNamed } from '../../scripts/launch/npm.mjs';
import { expect, test } from '../fixtures.ts';
import type { Api } from '../support/api.ts';

// Pages of customers send no headers of this test's.
test.use({ extraHTTPHeaders: {} });

let folder: string;
let site: Server;
let siteUrl: string;
/** What the page runs. */
let script = '';

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'earshot-package-'));
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  site = createServer((request, response) => {
    const isPage = request.url === '/app';
    if (!isPage && request.url !== '/app.js') return void response.writeHead(404).end();
    response
      .setHeader('content-type', isPage ? 'text/html' : 'text/javascript')
      .end(
        isPage
          ? '<!doctype html><title>App</title><h1>Shop</h1><div id="app"></div><script type="module" src="/app.js"></script>'
          : script,
      );
  });
  await new Promise<void>((done) => void site.listen(0, '127.0.0.1', done));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  await new Promise((done) => void site.close(done));
  rmSync(folder, { recursive: true });
});

function recipe(file: string, origin: string, key: string): string {
  const text = readFileSync(new URL(`../../apps/web/content/recipes/${file}`, import.meta.url), 'utf8');
  return text.replaceAll('https://earshot.example.com', origin).replaceAll('YOUR_SITE_KEY', key);
}

/** Bundles a file of the project as a customer's bundler would. */
async function bundled(name: string, text: string): Promise<string> {
  const input = join(folder, name);
  writeFileSync(input, text);
  const { output } = await build({
    input,
    write: false,
    platform: 'browser',
    logLevel: 'silent',
  });
  return output[0].code;
}

const siteOf = (api: Api, token: string, name: string) =>
  api.call<Site>('/api/recordings/create_site', { name }, token);

test('@core [REC-1] the package of the running server installs into an empty project, has types, and records a page', async ({
  page,
  person: { token },
  api,
}) => {
  test.slow();
  const address = /npm install (\S+)/.exec(recipe('install.txt', api.url, ''))?.[1] ?? '';
  await installNamed(process.execPath, folder, [address]);
  const manifest = JSON.parse(
    readFileSync(join(folder, 'node_modules/@earshot/recorder/package.json'), 'utf8'),
  ) as { version: string; dependencies?: object };
  expect(address).toContain(`-${manifest.version}.tgz`);
  expect(manifest.dependencies).toBeUndefined();

  const { key } = await siteOf(api, token, 'Two lines');
  const text = recipe('start.ts.txt', api.url, key);
  script = await bundled('start.ts', text);
  expect(script.length).toBeLessThan(4000);
  const late = page.waitForResponse(/earshot-late-1\.mjs/);
  await page.goto(`${siteUrl}/app`);
  await late;
  const seen = async () => {
    const { sites } = await api.call<{ sites: Site[] }>('/api/recordings/list_sites', {}, token);
    return sites.find((one) => one.key === key)?.seen_on;
  };
  await expect.poll(seen, { timeout: 30_000 }).toBe(`${siteUrl}/app`);

  // A mistyped option and a call that is none are found by the types alone.
  const typed = join(folder, 'typed.ts');
  writeFileSync(
    typed,
    `import { start } from '@earshot/recorder';
import { earshotPlugin } from '@earshot/recorder/vue';
import { provideEarshot } from '@earshot/recorder/angular';
const options = { siteKey: 'k', origin: 'o', maskText: true };
start(options).identify({ userId: '1', plan: 'Pro' });
earshotPlugin(options);
provideEarshot(options);
// @ts-expect-error
start({ siteKey: 'k' });
// @ts-expect-error
start(options).identify({ name: 'nobody' });
`,
  );
  const program = ts.createProgram([typed], {
    ...{ strict: true, noEmit: true, types: [] },
    ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  });
  expect(
    ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  ).toEqual([]);
});
