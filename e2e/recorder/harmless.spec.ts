import type { Page } from '@playwright/test';
import { expect, recorderTag, test } from './support/fixtures.ts';
import { sendNow } from './support/send-now.ts';
import type { StandIn } from './support/stand-in.ts';

/** Prepares the page before anything of it runs, and opens it with the recorder. */
async function open(page: Page, standIn: StandIn, { attributes = '', headers = {}, body = '' } = {}) {
  const html = `<!doctype html><html><head><title>Shop</title>${recorderTag(standIn, attributes)}</head><body><h1>Shop</h1><input id="in"><p id="p">Text</p>${body}</body></html>`;
  standIn.pages.set('/shop', { html, headers });
  await page.goto(`${standIn.siteUrl}/shop`);
}

/** What a page goes on to do, and the recorder sees. */
async function useShop(page: Page) {
  await page.fill('#in', 'typed');
  await page.click('#p');
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('p'), { textContent: 'Added later' }));
  });
  await sendNow(page);
}

test('[REC-4] a page whose prototypes are frozen is recorded and works on', async ({
  page,
  standIn,
  faults,
}) => {
  await page.addInitScript(() => {
    for (const { prototype } of [
      HTMLInputElement,
      HTMLSelectElement,
      HTMLTextAreaElement,
      HTMLOptionElement,
      CSSStyleSheet,
      CSSStyleDeclaration,
      CSSGroupingRule,
      CSSMediaRule,
      Element,
      HTMLElement,
      Node,
      Document,
      ShadowRoot,
      EventTarget,
      Array,
      Object,
      Function,
      Promise,
    ])
      Object.freeze(prototype);
    Object.freeze(console);
  });
  await open(page, standIn, { attributes: 'data-console' });
  await useShop(page);
  await expect.poll(() => standIn.everything(), { timeout: 10_000 }).toContain('Added later');
  expect(await page.inputValue('#in')).toBe('typed');
  expect(faults).toEqual([]);
});

for (const [name, attributes, worker] of [
  ['allows a worker of its own origin', 'data-worker="/earshot-worker-1.js"', "worker-src 'self'"],
  ['allows no worker', 'data-worker="off"', "worker-src 'none'"],
] as const) {
  test(`[REC-4] a page under a strict policy that ${name} is recorded without a word`, async ({
    page,
    standIn,
    faults,
  }) => {
    const policy = `default-src 'none'; script-src ${standIn.recorderUrl}; connect-src ${standIn.recorderUrl}; ${worker}; require-trusted-types-for 'script'; trusted-types 'none'`;
    // A worker's address needs a policy of the page's own under trusted types; the customer's rule decides.
    const headers = {
      'content-security-policy': attributes.includes('off') ? policy : policy.replace(/; require.*/, ''),
    };
    await open(page, standIn, { attributes, headers });
    await useShop(page);
    await expect.poll(() => standIn.everything(), { timeout: 10_000 }).toContain('Added later');
    expect(faults.filter((fault) => !fault.includes('favicon'))).toEqual([]);
  });
}

test('[REC-4] a policy that refuses the worker is run into once, not on every page', async ({
  page,
  standIn,
  faults,
}) => {
  const headers = { 'content-security-policy': "worker-src 'none'" };
  await open(page, standIn, { headers });
  await useShop(page);
  await expect.poll(() => standIn.everything(), { timeout: 10_000 }).toContain('Added later');
  faults.length = 0;
  await page.reload();
  await useShop(page);
  await expect
    .poll(() => standIn.everything().split('Added later').length, { timeout: 10_000 })
    .toBeGreaterThan(2);
  expect(faults).toEqual([]);
});

test('[REC-4] a page without any storage is recorded', async ({ page, standIn, faults }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await open(page, standIn);
  await useShop(page);
  await expect.poll(() => standIn.everything(), { timeout: 10_000 }).toContain('Added later');
  expect(faults).toEqual([]);
});

test('[REC-4] what a page put in the place of fetch is passed by', async ({ page, standIn, faults }) => {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, {
      calls,
      fetch: (...given: unknown[]) => {
        calls.push(given);
        throw new Error('broken fetch');
      },
    });
  });
  await open(page, standIn);
  await useShop(page);
  await expect.poll(() => standIn.everything(), { timeout: 10_000 }).toContain('Added later');
  expect(await page.evaluate(() => (window as unknown as { calls: unknown[] }).calls)).toEqual([]);
  expect(faults).toEqual([]);
});

test('[REC-4] a page on which nothing can be sent goes on', async ({ page, standIn, faults }) => {
  await page.addInitScript(() => {
    const broken = () => {
      throw new Error('broken');
    };
    Object.assign(window, { fetch: broken, XMLHttpRequest: broken });
  });
  await open(page, standIn);
  await useShop(page);
  await page.waitForTimeout(1000);
  expect(standIn.received).toEqual([]);
  expect(faults).toEqual([]);
});

test('[REC-4] a page of 50,000 parts is recorded, 15,000 added at once are told in slices', async ({
  page,
  standIn,
  faults,
}) => {
  await open(page, standIn, {
    body: '<ul id="list"></ul><script>for (let i = 0; i < 50000; i++) list.append(document.createElement("li"));</script>',
  });
  await expect
    .poll(() => standIn.received.some(({ header }) => header.hasFullSnapshot), { timeout: 20_000 })
    .toBe(true);
  await page.evaluate(() => {
    const parts = Array.from({ length: 15_000 }, (_, number) => {
      const part = document.createElement('i');
      part.id = `p${number}`;
      return part;
    });
    document.body.append(...parts);
  });
  const slices = () =>
    standIn
      .events()
      .map(
        ({ data }) =>
          (data.adds ?? []) as { nextId: number | null; node: { id: number; attributes: { id?: string } } }[],
      )
      .filter((adds) => adds.some(({ node }) => node.attributes.id?.startsWith('p')));
  await expect
    .poll(() => slices().reduce((sum, adds) => sum + adds.length, 0), { timeout: 30_000 })
    .toBe(15_000);
  expect(Math.max(...slices().map((adds) => adds.length))).toBeLessThanOrEqual(500);
  // Each stands before the one that it stood before on the page, and that one was told before.
  const numbers = new Map<number | null, number>([[null, 15_000]]);
  for (const { nextId, node } of slices().flat()) {
    const number = Number(node.attributes.id?.slice(1));
    expect(numbers.get(nextId)).toBe(number + 1);
    numbers.set(node.id, number);
  }
  expect(standIn.everything()).not.toContain('"why":"too_many_changes"');
  expect(faults).toEqual([]);
});

test('[REC-4] 12,000 parts that go at once are left out and told, and a new picture follows', async ({
  page,
  standIn,
  faults,
}) => {
  await open(page, standIn, {
    body: '<div id="list"></div><script>for (let i = 0; i < 12000; i++) list.append(document.createElement("i"));</script>',
  });
  await expect
    .poll(() => standIn.received.some(({ header }) => header.hasFullSnapshot), { timeout: 20_000 })
    .toBe(true);
  await page.evaluate(() => {
    document.querySelector('#list')?.replaceChildren();
  });
  await expect
    .poll(() => standIn.received.filter(({ header }) => header.hasFullSnapshot).length, { timeout: 20_000 })
    .toBe(2);
  await expect.poll(() => standIn.everything(), { timeout: 10_000 }).toContain('"why":"too_many_changes"');
  expect(faults).toEqual([]);
});

test('[REC-4] ten minutes offline cost at most 5 MB, and what was left out is told', async ({
  page,
  standIn,
  faults,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  await open(page, standIn);
  await page.clock.runFor(1000);
  await expect.poll(() => standIn.received.length).toBeGreaterThan(0);
  standIn.answer = { status: 0 };
  for (let second = 0; second < 600; second += 12) {
    await page.evaluate(() => {
      const bytes = crypto.getRandomValues(new Uint8Array(60_000));
      const more = crypto.getRandomValues(new Uint8Array(60_000));
      // Short words: numbers would be taken for those of a person, long ones for keys, and masked.
      const letters = Array.from([...bytes, ...more], (byte, index) =>
        String.fromCharCode(97 + (byte % 26), ...(index % 4 === 0 ? [32] : []), 65 + ((byte >> 3) % 26)),
      );
      document.querySelector('#p')?.replaceChildren(letters.join(''));
    });
    await page.clock.runFor(12_000);
  }
  const sizes = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('earshot', 1);
      request.onsuccess = () => resolve(request.result);
    });
    return new Promise<number[]>((resolve) => {
      const request = database.transaction('chunks').objectStore('chunks').getAll();
      request.onsuccess = () =>
        resolve((request.result as { bytes: Uint8Array }[]).map(({ bytes }) => bytes.length));
    });
  });
  const kept = sizes.reduce((sum, size) => sum + size, 0);
  expect(kept).toBeGreaterThan(3_000_000);
  expect(kept).toBeLessThanOrEqual(5 * 1024 * 1024);
  const before = standIn.received.length;
  standIn.answer = { status: 204 };
  for (let turn = 0; turn < 8; turn++) {
    await page.clock.runFor(60_000);
    await page.waitForTimeout(300);
    await useShop(page);
  }
  await expect.poll(() => standIn.received.length).toBeGreaterThan(before + sizes.length - 1);
  await page.clock.runFor(10_000);
  await expect.poll(() => standIn.everything()).toContain('"why":"queue_full"');
  expect(standIn.received.filter(({ header }) => header.hasFullSnapshot).length).toBeGreaterThan(1);
  // The browser itself writes that a request failed; nothing else may be said.
  expect(faults.filter((fault) => !/^Failed to load resource|net::ERR/.test(fault))).toEqual([]);
});

test('[REC-4] errors of the page’s own calls reach the page, and stopping takes every hook back', async ({
  page,
  standIn,
  faults,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { before: descriptors() });
    function descriptors() {
      return [
        Reflect.get(CSSStyleSheet.prototype, 'insertRule') as unknown,
        Reflect.get(CSSStyleDeclaration.prototype, 'setProperty') as unknown,
        Reflect.get(Element.prototype, 'attachShadow') as unknown,
        Reflect.get(
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {},
          'set',
        ) as unknown,
      ];
    }
    Object.assign(window, { descriptors });
  });
  await open(page, standIn, { body: '<style id="style">p{}</style>' });
  await expect.poll(() => standIn.received.length).toBeGreaterThan(0);
  const caught = await page.evaluate(() => {
    const names: string[] = [];
    const attempt = (run: () => unknown) => {
      try {
        run();
      } catch (error) {
        names.push((error as Error).name);
      }
    };
    const { sheet } = document.getElementById('style') as HTMLStyleElement;
    attempt(() => sheet?.insertRule('}{'));
    attempt(() => sheet?.deleteRule(99));
    attempt(() => document.createElement('br').attachShadow({ mode: 'open' }));
    return names;
  });
  expect(caught).toEqual(['SyntaxError', 'IndexSizeError', 'NotSupportedError']);
  const isBack = await page.evaluate(() => {
    const scope = window as unknown as {
      before: unknown[];
      descriptors: () => unknown[];
      earshot: { stop: () => void };
    };
    scope.earshot.stop();
    const now = scope.descriptors();
    return scope.before.every((made, index) => made === now[index]);
  });
  expect(isBack).toBe(true);
  expect(faults).toEqual([]);
});
