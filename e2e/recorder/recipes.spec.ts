import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Plugin } from 'rolldown';
import { recorderPackage } from '../../packages/recorder/bundling/recorder-package.ts';
import { expect, test } from './support/fixtures.ts';
import { sendNow } from './support/send-now.ts';
import { siteKey, type StandIn } from './support/stand-in.ts';

/** A recipe as the set-up screen shows it, for the server and the site of the test. */
function recipe(file: string, origin: string): string {
  const text = readFileSync(new URL(`../../apps/web/content/recipes/${file}`, import.meta.url), 'utf8');
  return text.replaceAll('https://earshot.example.com', origin).replaceAll('YOUR_SITE_KEY', siteKey);
}

const documentOf = (head: string, body = '') =>
  `<!doctype html><html lang="en"><head><title>Shop</title>${head}</head><body><h1>Kettles</h1>${body}</body></html>`;

/** Opens the page and does something, until what it saw has come. */
async function visit(page: Page, standIn: StandIn, url: string): Promise<void> {
  const late = page.waitForResponse(/earshot-late-1\.mjs/);
  await page.goto(url);
  await late;
  await page.getByRole('heading', { name: 'Kettles' }).click();
  await expect
    .poll(async () => {
      await sendNow(page);
      return standIn.everything();
    })
    .toContain('Kettles');
}

test('plain page: the line records what is seen and done', async ({ page, standIn, faults }) => {
  const html = documentOf(recipe('plain-page.html', standIn.recorderUrl));
  standIn.pages.set('/shop', { html });
  await visit(page, standIn, `${standIn.siteUrl}/shop`);
  expect(faults).toEqual([]);
});

test('single-page app: changes of the address are told, and who is there once the app knows', async ({
  page,
  standIn,
  faults,
}) => {
  const html = documentOf(recipe('single-page-app.html', standIn.recorderUrl));
  standIn.pages.set('/app', { html });
  await visit(page, standIn, `${standIn.siteUrl}/app`);
  await page.evaluate(() => {
    history.pushState(null, '', '/app/orders');
    (Reflect.get(window, 'tellEarshot') as (user: object) => void)({ id: 'u7', company: 'Brightwell' });
  });
  const told = (tag: string) =>
    standIn
      .events()
      .filter(({ data }) => data.tag === tag)
      .map(({ data }) => data.payload);
  await expect
    .poll(async () => {
      await sendNow(page);
      return told('es:page');
    })
    .toContainEqual(
      expect.objectContaining({ url: `${standIn.siteUrl}/app/orders`, isNavigationWithin: true }),
    );
  expect(told('es:identify')).toEqual([{ userId: 'u7', account: 'Brightwell' }]);
  expect(faults).toEqual([]);
});

test('tag manager: the tag works where scripts are made again without their data attributes', async ({
  page,
  standIn,
  faults,
}) => {
  const tag = recipe('tag-manager.html', standIn.recorderUrl);
  const manager = `<script>
    addEventListener('load', () => {
      const given = new DOMParser().parseFromString(${JSON.stringify(tag).replaceAll('</', '<\\/')}, 'text/html');
      for (const script of given.querySelectorAll('script')) {
        const again = document.createElement('script');
        for (const name of ['src', 'async', 'type']) {
          if (script.hasAttribute(name)) again.setAttribute(name, script.getAttribute(name));
        }
        again.text = script.text;
        document.body.append(again);
      }
    });
  </script>`;
  standIn.pages.set('/shop', { html: documentOf(manager) });
  await visit(page, standIn, `${standIn.siteUrl}/shop`);
  expect(faults).toEqual([]);
});

for (const [name, tag, policy] of [
  ['strict CSP', 'plain-page.html', 'content-policy.txt'],
  ['strict CSP without blob workers', 'content-policy-own-worker.html', 'content-policy-own-worker.txt'],
] as const) {
  test(`${name}: the sources of the recipe are enough, beside a policy that allows nothing`, async ({
    page,
    standIn,
    faults,
  }) => {
    const sources = recipe(policy, standIn.recorderUrl).replaceAll('\n', ' ');
    standIn.pages.set('/shop', {
      html: documentOf(recipe(tag, standIn.recorderUrl)),
      headers: { 'content-security-policy': `default-src 'none'; ${sources}` },
    });
    await visit(page, standIn, `${standIn.siteUrl}/shop`);
    expect(page.workers()).toHaveLength(1);
    expect(faults).toEqual([]);
  });
}

test('own domain: the page asks its own site alone, which passes everything on', async ({
  page,
  standIn,
  faults,
}) => {
  const conf = recipe('own-path.conf', standIn.recorderUrl);
  const [, path = '', target = ''] = /location (\S+) \{\s*proxy_pass (\S+);/.exec(conf) ?? [];
  expect(path).toMatch(/^\/.+\/$/);
  expect(target).toBe(`${standIn.recorderUrl}/`);
  const html = documentOf(recipe('own-path.html', standIn.recorderUrl));
  const site = createServer((asked, answer) => {
    if (asked.url === '/shop') return void answer.setHeader('content-type', 'text/html').end(html);
    if (!asked.url?.startsWith(path)) return void answer.writeHead(204).end();
    const passed = ask(`${target}${asked.url.slice(path.length)}`, {
      method: asked.method,
      headers: { ...asked.headers, host: new URL(target).host },
    });
    passed.on('response', (given) => given.pipe(answer.writeHead(given.statusCode ?? 502, given.headers)));
    asked.pipe(passed);
  });
  await new Promise<void>((done) => void site.listen(0, '127.0.0.1', done));
  try {
    const asked = new Set<string>();
    page.on('request', (one) => asked.add(new URL(one.url()).origin));
    const own = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    await visit(page, standIn, `${own}/shop`);
    asked.delete('null');
    expect([...asked]).toEqual([own]);
    expect(faults).toEqual([]);
  } finally {
    await closed(site);
  }
});

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => void server.close(() => resolve()));
}

/** Of frameworks that are no dependency of ours: what a recipe imports of them, in a few lines. */
const standIns: Record<string, string> = {
  vue: `export const createApp = (root) => {
    const app = { config: { globalProperties: {} }, provided: {}, provide: (name, value) => { app.provided[name] = value; return app; },
      use: (plugin) => { plugin.install(app); return app; }, mount: (at) => { document.querySelector(at).innerHTML = root.html; globalThis.vueApp = app; } };
    return app; };`,
  './App.vue': `export default { html: '<p>Pots</p>' };`,
  './stores': `export const person = { subscribe(run) { run(null); run({ userId: 'u7', account: 'Brightwell' }); return () => {}; } };`,
  '@angular/platform-browser': `export const bootstrapApplication = (root, { providers }) => {
    document.body.insertAdjacentHTML('beforeend', root.html); globalThis.angularProviders = providers; };`,
  './app.component': `export const AppComponent = { html: '<p>Pots</p>' };`,
};

const standingIn: Plugin = {
  name: 'stand-ins',
  resolveId: (id) => (id in standIns ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0') ? standIns[id.slice(1)] : undefined),
};

/** Bundles a file of a project that has the package, as a customer's bundler would. */
async function bundled(name: string, text: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-recipe-'));
  try {
    for (const [path, content] of recorderPackage()) {
      const file = join(folder, 'node_modules/@earshot/recorder', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    writeFileSync(join(folder, name), text);
    const { output } = await build({
      input: join(folder, name),
      write: false,
      platform: 'browser',
      plugins: [standingIn],
      // React is one of ours, and none of the package's.
      resolve: { modules: [join(folder, 'node_modules'), join(import.meta.dirname, '../../node_modules')] },
      transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react-jsx' },
      logLevel: 'silent',
    });
    return output[0].code;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const [name, file, more] of [
  [
    'React',
    'react.tsx',
    `import { createRoot } from 'react-dom/client';
createRoot(document.querySelector('#app')).render(<Recording user={{ id: 'u7', company: 'Brightwell' }} />);`,
  ],
  ['Next.js, Svelte or no framework', 'start.ts', `start({}).identify({ userId: 'u7' });`],
  ['a store of Svelte', 'svelte-person.ts', ''],
  ['Vue', 'vue.ts', `globalThis.vueApp.provided.earshot.identify({ userId: 'u7' });`],
  ['Angular', 'angular.ts', `globalThis.angularProviders[0].useValue.identify({ userId: 'u7' });`],
] as const) {
  test(`${name}: the recipe with the package records the page and who is there`, async ({
    page,
    standIn,
    faults,
  }) => {
    const script = await bundled(file, `${recipe(`${file}.txt`, standIn.recorderUrl)}\n${more}`);
    standIn.pages.set('/app.js', { html: script, headers: { 'content-type': 'text/javascript' } });
    standIn.pages.set('/app', {
      html: documentOf('', '<div id="app"></div><script type="module" src="/app.js"></script>'),
    });
    await visit(page, standIn, `${standIn.siteUrl}/app`);
    await expect
      .poll(async () => {
        await sendNow(page);
        return standIn.events().filter(({ data }) => data.tag === 'es:identify');
      })
      .toMatchObject([{ data: { payload: { userId: 'u7' } } }]);
    expect(faults).toEqual([]);
  });
}
