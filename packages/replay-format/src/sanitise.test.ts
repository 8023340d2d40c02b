import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsOf } from './facts.ts';
import type { SafeEvent } from './sanitise.ts';
import { eventTypes, isOwn, outline, sanitise } from './sanitise.ts';
import { cleanCss } from './sanitise/css.ts';
import { noFiles, type KeptFiles } from './kept-files.ts';
import { sources } from './sanitise/incremental.ts';

const at = 1_790_000_000_000;

function snapshotOf(...nodes: unknown[]) {
  const html = { type: 2, id: 2, tagName: 'html', attributes: {}, childNodes: nodes };
  return { type: 2, timestamp: at, data: { node: { type: 0, id: 1, childNodes: [html] } } };
}

function snapshot(...nodes: unknown[]): SafeEvent | undefined {
  return sanitise(snapshotOf(...nodes));
}

function shown(...nodes: unknown[]): string {
  return JSON.stringify(snapshot(...nodes));
}

const element = (tagName: string, attributes: object = {}, childNodes: unknown[] = []) => ({
  type: 2,
  id: 9,
  tagName,
  attributes,
  childNodes,
});

test('[PLAY-1] elements that run or load something are replaced, their children left out, their ids kept', () => {
  const tags = [
    'script',
    'SCRIPT',
    'Script',
    'base',
    'meta',
    'object',
    'embed',
    'frame',
    'noscript',
    'animate',
    'a b',
    'x"y',
    '',
  ];
  for (const tag of tags) {
    const text = shown(
      element(tag, { src: 'https://evil.test/x' }, [{ type: 3, id: 10, textContent: 'alert(1)' }]),
    );
    expect(text, tag).toContain('"id":9,"tagName":"es-hidden"');
    expect(text, tag).not.toMatch(/alert|"src"/);
  }
});

test('[PLAY-1] attributes that run, load or leave are dropped, addresses are put aside', () => {
  const text = shown(
    element('img', {
      onload: 'alert(1)',
      OnError: 'alert(1)',
      src: 'https://evil.test/a.png',
      srcset: 'https://evil.test/b.png 2x',
      style: 'background: url(https://evil.test/c.png) red',
      class: 'big',
    }),
    element('a', { href: 'javascript:alert(1)', ping: 'https://evil.test', title: 'there' }),
    element('form', { action: 'https://evil.test', formaction: 'x' }),
    element('iframe', { src: 'https://evil.test', srcdoc: '<script>' }),
  );
  expect(text).not.toMatch(/onload|onerror|"src"|"srcset"|srcdoc|"action"|formaction|ping/i);
  expect(text).toContain('"data-recorded-src":"https://evil.test/a.png"');
  expect(text).toContain('"style":"background: url(\\"\\") red"');
  expect(text).toContain('"href":"#"');
  expect(text).toContain('"class":"big"');
  expect(text).toContain('"title":"there"');
});

test('pictures that hold their bytes stay', () => {
  const picture = 'data:image/png;base64,iVBORw0KGgo=';
  expect(shown(element('img', { src: picture }))).toContain(`"src":"${picture}"`);
  expect(cleanCss('@import "https://evil.test/x.css"; a { color: red }', noFiles)).toBe(' a { color: red }');
});

const svg = 'data:image/svg+xml;base64,PHN2Zz4=';

test('a drawing that holds its own bytes stays where it can only be a picture', () => {
  for (const tag of ['img', 'image', 'input']) {
    const name = tag === 'image' ? 'href' : 'src';
    expect(shown(element(tag, { [name]: svg }))).toContain(`"${name}":"${svg}"`);
  }
  for (const [tag, name] of [
    ['iframe', 'src'],
    ['object', 'data'],
    ['embed', 'src'],
    ['use', 'href'],
    ['use', 'xlink:href'],
    ['feImage', 'href'],
    ['a', 'href'],
    ['link', 'href'],
    ['source', 'src'],
    ['video', 'poster'],
  ] as const)
    expect(shown(element(tag, { [name]: svg })), tag).not.toContain(`"${name}":"${svg}"`);
  const change = { source: 0, attributes: [{ id: 2, attributes: { src: svg } }] };
  expect(JSON.stringify(sanitise({ type: 3, timestamp: at, data: change }))).toContain('"src":null');
});

test.each([
  ['background', true],
  ['background-image', true],
  ['-webkit-mask-image', true],
  ['mask', true],
  ['list-style-image', true],
  ['border-image', true],
  ['cursor', true],
  ['content', true],
  ['--icon', true],
  ['filter', false],
  ['clip-path', false],
  ['src', false],
  ['behavior', false],
])('a drawing in the property %s of a style: shown is %s', (property, isShown) => {
  const url = `url("${svg}")`;
  const left = isShown ? url : 'url("")';
  expect(cleanCss(`a:hover{color:red;${property}:${url} 0 0}`, noFiles)).toContain(`${property}:${left}`);
  expect(cleanCss(url, noFiles, property)).toBe(left);
  expect(cleanCss(`color:red;${property} : ${url},${url}`, noFiles)).toBe(
    `color:red;${property} : ${left},${left}`,
  );
});

test('a drawing in a style cannot end the text that it stands in', () => {
  expect(cleanCss(`a{background:url('data:image/svg+xml,<svg a="b">')}`, noFiles)).toBe(
    'a{background:url("data:image/svg+xml,%3csvg a=%22b%22%3e")}',
  );
  expect(cleanCss(String.raw`a{background:url("data:image/svg+xml,<a b=\"c\">\22)")}`, noFiles)).toBe(
    'a{background:url("data:image/svg+xml,%3ca b=%22c%22%3e%22)")}',
  );
  expect(cleanCss('a{background:url("x" , url(https://evil.test/a.png)', noFiles)).not.toContain('evil');
});

test.each([
  'data:application/font-woff;charset=utf-8;base64,d09GRg==',
  'data:font/woff2;charset=utf-8;base64,d09GMg==',
  'data:application/x-font-ttf;base64,AAEAAA==',
  'data:application/octet-stream;base64,d09GRg==',
])('a font that holds its own bytes is shown: %s', (address) => {
  expect(cleanCss(`@font-face{src:url(${address})}`, noFiles)).toBe(`@font-face{src:url("${address}")}`);
  expect(shown(element('iframe', { src: address }))).not.toContain('"src"');
});

test('what is kept stands where it was named, and nothing else in its place', () => {
  const kept = new Map([['https://shop.test/a.png', 'blob:a']]);
  const files: KeptFiles = {
    source: (address, isPixels) => (isPixels && address.endsWith('.svg') ? undefined : kept.get(address)),
    sheet: (address) =>
      address === 'https://cdn.test/a.css'
        ? { text: 'p{background:url(https://shop.test/a.png)}' }
        : undefined,
  };
  const look = (...nodes: unknown[]) => JSON.stringify(sanitise(snapshotOf(...nodes), files));
  const source = 'https://shop.test/a.png';
  const list = `${source} 1x, https://shop.test/b.png 2x`;
  expect(look(element('img', { src: source, srcset: list }))).toContain(
    '"src":"blob:a","srcset":"blob:a 1x"',
  );
  expect(look(element('div', { style: `background: url("${source}")` }))).toContain('url(\\"blob:a\\")');
  expect(look(element('link', { rel: 'stylesheet', href: 'https://cdn.test/a.css' }))).toContain(
    '"_cssText":"p{background:url(\\"blob:a\\")}"',
  );
  expect(look(element('iframe', { src: source }), element('a', { href: source }))).not.toContain('blob:');
  kept.set('https://shop.test/a.svg', 'blob:svg');
  const change = (src: string) =>
    JSON.stringify(
      sanitise(
        { type: 3, timestamp: 1, data: { source: 0, attributes: [{ id: 2, attributes: { src } }] } },
        files,
      ),
    );
  expect(change(source)).toContain('"src":"blob:a"');
  // It might be a frame, in which a drawing is a page.
  expect(change('https://shop.test/a.svg')).toContain('"src":null');
});

test('style text is cleaned within style elements, and left alone in paragraphs', () => {
  const text = (textContent: string) => [{ type: 3, id: 10, textContent }];
  expect(shown(element('style', {}, text('a{b:url(//evil.test)}')))).not.toContain('evil');
  expect(shown(element('p', {}, text('see url(//shop.test)')))).toContain('shop.test');
});

test('a malformed event, a drawing call and a font are left out; a malformed part leaves the rest', () => {
  for (const event of [
    {},
    { type: 3, timestamp: at, data: null },
    { type: 3, timestamp: Number.NaN, data: { source: 3, id: 1, x: 0, y: 0 } },
    { type: 3, timestamp: at, data: { source: sources.canvasMutation, id: 1, commands: [] } },
    { type: 3, timestamp: at, data: { source: sources.font, family: 'x', fontSource: 'url(//evil.test)' } },
    { type: 2, timestamp: at, data: { node: { type: 2, id: 1, tagName: 'p' } } },
    { type: 6, timestamp: at, data: { plugin: 'any' } },
    { type: 5, timestamp: at, data: { tag: 'theirs', payload: {} } },
    { type: 5, timestamp: at, data: { tag: 'constructor', payload: {} } },
  ]) {
    expect(sanitise(event), JSON.stringify(event)).toBeUndefined();
  }
  const mutation = sanitise({
    type: eventTypes.incremental,
    timestamp: at,
    data: {
      source: sources.mutation,
      adds: [{ parentId: 1, nextId: null, node: element('p') }, { parentId: 'x' }, null],
      removes: [{ id: 3, parentId: 1 }, 7],
      texts: [{ id: 4, value: 'new' }],
      attributes: [
        { id: 5, attributes: { class: 'on', onclick: 'alert(1)', style: { color: 'red', 'x:y': 'z' } } },
      ],
    },
  });
  expect(mutation?.data).toMatchObject({
    adds: [{ parentId: 1 }],
    removes: [{ id: 3, parentId: 1 }],
    texts: [{ id: 4, value: 'new' }],
    attributes: [{ id: 5, attributes: { class: 'on', style: { color: 'red' } } }],
  });
  expect((mutation?.data.adds as unknown[]).length).toBe(1);
});

test('a click keeps what it was on, if that is a short text', () => {
  const click = (label: unknown) =>
    sanitise({ type: 3, timestamp: at, data: { source: sources.mouseInteraction, type: 2, id: 7, label } })
      ?.data;
  expect(click('Pay')).toEqual({ source: sources.mouseInteraction, type: 2, id: 7, label: 'Pay' });
  for (const none of ['', 7, null, { text: 'Pay' }]) expect(click(none)).not.toHaveProperty('label');
  expect(click('x'.repeat(5000))?.label).toHaveLength(200);
});

test('our own events are read field by field', () => {
  const page = sanitise({
    type: 5,
    timestamp: at,
    data: {
      tag: 'es:page',
      payload: { url: 'https://shop.test/cart', title: 'Cart', referrer: 'javascript:x', extra: 1 },
    },
  });
  expect(page && isOwn(page, 'es:page') && page.data.payload).toEqual({
    url: 'https://shop.test/cart',
    title: 'Cart',
    referrer: '',
    isNavigationWithin: false,
  });
  expect(
    sanitise({ type: 5, timestamp: at, data: { tag: 'es:identify', payload: { name: 'No id' } } }),
  ).toBeUndefined();
});

test('a tree deeper than any page is cut, not followed', () => {
  let node: object = element('p');
  for (let level = 0; level < 600; level++) node = element('div', {}, [node]);
  expect(snapshot(node)?.type).toBe(eventTypes.fullSnapshot);
});

test('an outline refuses what is refused else, and tells the same', () => {
  const number = fc.oneof(fc.integer({ min: -3, max: 17 }), fc.constantFrom(at, Number.NaN, 'x', null));
  const list = fc.constantFrom([], [{ id: 3, x: 1, y: 2, timeOffset: -5 }], null, 'x');
  const node = fc.constantFrom(
    { type: 0, id: 1, childNodes: [element('p')] },
    { type: 0, id: 'x' },
    element('p'),
    null,
  );
  const data = fc.oneof(
    fc.record({ source: number, id: number, type: number, positions: list, ranges: list, adds: list }),
    fc.record({ node }),
    fc.record({
      tag: fc.constantFrom('es:page', 'es:custom', 'x'),
      payload: fc.constantFrom({ name: 'a' }, 1),
    }),
    fc.constantFrom(null, 7, []),
  );
  const timestamp = fc.oneof(fc.integer({ min: at, max: at + 20_000 }), fc.constantFrom(-1, 'x', 9e15));
  const event = fc.record({ type: fc.integer({ min: -1, max: 6 }), timestamp, data });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      const whole = events.map((one) => sanitise(one));
      const outlines = events.map(outline);
      expect(outlines.map((one) => one === undefined)).toEqual(whole.map((one) => one === undefined));
      const kept = (one: SafeEvent | undefined) => one !== undefined;
      expect(factsOf(outlines.filter(kept))).toEqual(factsOf(whole.filter(kept)));
    }),
    { numRuns: 500 },
  );
});

test('[PLAY-2] a sheet and a picture of more than a million letters are whole, as a text or a rule of one is', () => {
  const rule = '.a { color: teal } ';
  const sheet = `${rule.repeat(100_000)}.last { color: red }`;
  const picture = `data:image/png;base64,${'A'.repeat(1_500_000)}`;
  expect(shown(element('link', { _cssText: sheet }))).toContain('.last');
  expect(shown(element('style', {}, [{ type: 3, id: 10, textContent: sheet }]))).toContain('.last');
  expect(shown(element('img', { src: picture }))).toContain(picture);
  const data = { source: sources.styleSheetRule, styleId: 1, replaceSync: sheet, adds: [{ rule: sheet }] };
  const change = JSON.stringify(sanitise({ type: 3, timestamp: at, data }));
  expect(change.split('.last')).toHaveLength(3);
});
