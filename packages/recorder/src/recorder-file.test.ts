import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleRecorder } from '../bundling/bundle-recorder.ts';
import { inlineEnums } from '../bundling/inline-enums.ts';
import { ownNames } from '../bundling/own-names.ts';
import { keepReachable } from '../bundling/reachable-statements.ts';
import { settleOptions } from '../bundling/settle-options.ts';
import { shortenRrweb } from '../bundling/shorten-rrweb.ts';
import { dropUnusedMethods } from '../bundling/unused-methods.ts';

const everyPageMax = 32 * 1024;

const built = await bundleRecorder();
const gzip = (text: string) => gzipSync(text, { level: 9 }).length;

test('what every page loads before it is recorded is at most 32 KiB with gzip, both files together', () => {
  const masks = gzip(built['earshot-mask-1.mjs']);
  expect(gzip(built['earshot-1.js']) + masks).toBeLessThanOrEqual(everyPageMax);
  expect(gzip(built['earshot-1.mjs']) + masks).toBeLessThanOrEqual(everyPageMax);
});

test('what comes once a page is recorded is at most 5 KiB more', () => {
  expect(gzip(built['earshot-late-1.mjs'])).toBeLessThanOrEqual(5 * 1024);
});

test('no file of the recorder makes code of text', () => {
  for (const text of Object.values({ ...built } as Record<string, string>))
    expect(text).not.toMatch(/\beval\(|new Function\(/);
});

test('names that are shortened stand nowhere as they were, so that no text names them', () => {
  const isOwn = (name: string) => ownNames.include.test(name);
  for (const file of ['earshot-1.js', 'earshot-1.mjs', 'earshot-record-1.mjs', 'earshot-late-1.mjs'] as const)
    expect((built[file].match(/[\w$]+/g) ?? []).filter(isOwn)).toEqual([]);
});

test('numbers stand in the place of the names that the recorder gives them', () => {
  for (const file of ['earshot-1.js', 'earshot-mask-1.mjs'] as const)
    expect(built[file]).not.toMatch(/domContentLoaded|chunkRawBytesMax/);
});

test('a library in which a function reads otherwise stops the build', () => {
  expect(() => shortenRrweb('function throttle(func) { return func; }')).toThrow('throttle is another one');
  expect(() => shortenRrweb('')).toThrow('Not found: ownerDocument$2');
});

test('options that are always the same are put in, and handed on no more', () => {
  const source = `
    function run(options) { const { size = 1, isRed, ...rest } = options; return paint({ isRed, size, rest }); }
    class Painter { isRed; init(options) { this.isRed = options.isRed; this.size = options.size; } has() { return this.isRed; } }
    function paint({ isRed, size }, isBlue = isRed) { return isRed ? size : isBlue || given.isRed; }`;
  const settled = settleOptions(source, { isRed: 'false' });
  expect(settled).not.toContain('isRed');
  expect(settled.match(/false/g)).toHaveLength(4);
  expect(settled).toMatch(/size = 1,\s+\.\.\.rest/);
});

test('methods that nothing names are left out, and those that something names stay', () => {
  const kept = dropUnusedMethods(
    'class A { used() {} unused() {} field; made = call(); #own() {} } a.used();',
  );
  expect(kept).toContain('used() {}');
  expect(kept).toContain('made = call()');
  for (const part of ['unused', 'field']) expect(kept).not.toContain(part);
});

test('names of enumerations become their numbers', () => {
  const kinds = [
    'var Kind = /* @__PURE__ */ function(Kind) {',
    '\tKind[Kind["One"] = 1] = "One";',
    '\tKind[Kind["OneMore"] = 2] = "OneMore";',
    '\treturn Kind;',
    '}({});',
  ].join('\n');
  expect(inlineEnums(`${kinds}\nuse(Kind.One, Kind.OneMore, of.Kind.One);`)).toContain(
    'use(1, 2, of.Kind.One);',
  );
});

test('only statements that are reached are kept, whatever names stand within functions', () => {
  const source = `
    var used = 1; var unused = 2; var e = 3;
    class Kept { run(e) { return e + used; } }
    Kept.extra = helper;
    class Left {} Left.extra = unused;
    function helper({ a = other, ...rest }) { for (const unused of rest) a(unused); }
    function other() {}
    export { Left };`;
  const kept = keepReachable(source, ['Kept']);
  for (const part of ['used = 1', 'class Kept', 'Kept.extra', 'function helper', 'function other'])
    expect(kept).toContain(part);
  for (const part of ['unused = 2', 'e = 3', 'Left']) expect(kept).not.toContain(part);
});
