import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Earshot } from './earshot.ts';
import type { RecorderOptions } from './options.ts';
import { start } from '../package/index.ts';
import { identifyFrom, type Person } from '../package/svelte.ts';

const { started } = vi.hoisted(() => ({ started: [] as RecorderOptions[] }));
let folder = '';

/** A page with a folder for its own copies of the recorder, whose `start` keeps the options that it is given. */
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/earshot-package-`);
  started.length = 0;
  writeFileSync(
    `${folder}/earshot-1.mjs`,
    'export const start = (options) => { globalThis.earshotStarted.push(options); return { consent() {}, start() {} }; };',
  );
  vi.stubGlobal('earshotStarted', started);
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { href: pathToFileURL(`${folder}/page.html`).href });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllGlobals();
});

test('a path of the page’s own site is enough for the server and for copies', async () => {
  start({ siteKey: 'k', origin: '/earshot/', files: `${folder}/` });
  await vi.waitFor(() => expect(started).toHaveLength(1));
  expect(started[0]).toEqual({
    siteKey: 'k',
    origin: 'file:///earshot',
    files: pathToFileURL(`${folder}/`).href,
    script: undefined,
  });
});

test('an address that is none throws nothing, and a later call tries again', async () => {
  const options = { siteKey: 'k', origin: 'https://', files: `${folder}/`, consentRequired: true };
  const recorder = start(options);
  recorder.consent(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(started).toEqual([]);
  options.origin = 'https://earshot.example.com/';
  recorder.consent(true);
  await vi.waitFor(() => expect(started).toMatchObject([{ origin: 'https://earshot.example.com' }]));
});

test('options without an origin, as JavaScript lets them be, throw nothing', () => {
  vi.stubGlobal('location', { href: 'about:srcdoc' });
  expect(() => start({ siteKey: 'k' } as RecorderOptions)).not.toThrow();
});

test('who logs out is told as nobody, once, and only after somebody was told', () => {
  const told: (Person | null)[] = [];
  const recorder = { identify: (person: Person | null) => told.push(person) } as unknown as Earshot;
  let say: (person: Person | null | undefined) => void = () => {};
  const end = identifyFrom(recorder, {
    subscribe: (run) => {
      say = run;
      return () => {};
    },
  });
  for (const person of [null, { userId: 'a' }, { userId: 'a' }, undefined, null, { userId: 'b' }])
    say(person);
  end();
  expect(told).toEqual([{ userId: 'a' }, null, { userId: 'b' }]);
});
