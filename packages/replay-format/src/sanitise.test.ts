import { expect, test } from 'vitest';
import type { SafeEvent } from './sanitise.ts';
import { eventTypes, isOwn, sanitise } from './sanitise.ts';
import { cleanCss } from './sanitise/css.ts';
import { sources } from './sanitise/incremental.ts';

const at = 1_790_000_000_000;

function snapshot(...nodes: unknown[]): SafeEvent | undefined {
  const html = { type: 2, id: 2, tagName: 'html', attributes: {}, childNodes: nodes };
  return sanitise({ type: 2, timestamp: at, data: { node: { type: 0, id: 1, childNodes: [html] } } });
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

test('pictures that hold their bytes and stored assets stay', () => {
  const picture = 'data:image/png;base64,iVBORw0KGgo=';
  const asset = `/r-assets/${'a'.repeat(64)}`;
  expect(shown(element('img', { src: picture }))).toContain(`"src":"${picture}"`);
  expect(shown(element('img', { src: asset }))).toContain(`"src":"${asset}"`);
  expect(shown(element('img', { src: 'data:image/svg+xml;base64,PHN2Zz4=' }))).not.toContain('"src"');
  expect(cleanCss(`a { background: url('${asset}') }`)).toContain(asset);
  expect(cleanCss('@import "https://evil.test/x.css"; a { color: red }')).toBe(' a { color: red }');
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
