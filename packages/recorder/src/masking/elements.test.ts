// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { elementMasking } from './elements.ts';

const mark = 'MARK';
const masking = elementMasking(
  { maskTextSelector: '.private', allowSelector: '.public', blockSelector: '.gone' },
  mark,
);

beforeEach(() => {
  document.body.innerHTML = '';
});

/** The part with the id `it` of a page. */
function partOf(html: string): Element {
  document.body.innerHTML = html;
  const part = document.querySelector('#it');
  if (!part) throw new RangeError('No part has the id');
  return part;
}

/** The part with the id `it` in the shadow tree of the part with the id `host`. */
function shadowPartOf(html: string, within: string): Element {
  document.body.innerHTML = html;
  const shadow = document.querySelector('#host')?.attachShadow({ mode: 'open' });
  if (shadow) shadow.innerHTML = within;
  const part = shadow?.querySelector('#it');
  if (!part) throw new RangeError('No part has the id');
  return part;
}

describe('[REC-1] the text of a part', () => {
  test.each([
    ['that nobody said anything of', '<p id="it"></p>', false],
    ['that is allowed', '<p id="it" data-earshot-allow></p>', true],
    ['within what is allowed', '<div class="public"><p id="it"></p></div>', true],
    ['that is masked', '<p id="it" class="private"></p>', false],
    ['that is masked and allowed', '<p id="it" class="private public"></p>', false],
    [
      'that is masked within what is allowed',
      '<div class="public"><p id="it" class="rr-mask"></p></div>',
      false,
    ],
    [
      'that is allowed within what is masked',
      '<div data-earshot-mask><p id="it" class="public"></p></div>',
      true,
    ],
  ])('%s', (_what, html, isShown) => {
    expect(masking.maskText('Jane Doe', partOf(html))).toBe(isShown ? `${mark}Jane Doe` : '•••• •••');
  });

  test('is decided by what stands around its shadow tree where nothing within says so', () => {
    const allowed = '<div class="public"><span id="host"></span></div>';
    expect(masking.maskText('Jane', shadowPartOf(allowed, '<p id="it"></p>'))).toBe(`${mark}Jane`);
    expect(masking.maskText('Jane', shadowPartOf(allowed, '<p id="it" class="private"></p>'))).toBe('••••');
    expect(masking.maskText('Jane', shadowPartOf('<span id="host"></span>', '<p id="it"></p>'))).toBe('••••');
    expect(masking.maskText('Jane', null)).toBe('••••');
  });
});

describe('[REC-1] what was entered', () => {
  test.each([
    ['into a field', '<input id="it">', '••••'],
    ['into a field that is allowed', '<input id="it" class="public">', `${mark}Jane`],
    ['into a hidden field, allowed or not', '<input id="it" type="hidden" class="public">', '••••'],
    ['into a field for a card', '<input id="it" autocomplete="cc-number" class="public">', '••••'],
    ['into a field for a new password', '<input id="it" autocomplete="new-password" class="public">', '••••'],
    ['into a password field, of any length', '<input id="it" type="password" class="public">', '•'.repeat(8)],
    ['into a slider', '<input id="it" type="range">', `${mark}Jane`],
    ['into a slider that is masked', '<input id="it" type="range" class="private">', '••••'],
    ['into a list', '<ol><li id="it"></li></ol>', `${mark}Jane`],
  ])('%s', (_what, html, left) => {
    expect(masking.maskInput('Jane', partOf(html))).toBe(left);
  });

  test('into a password field stays one after it shows its text, and an empty one is empty', () => {
    const field = partOf('<input id="it" type="password" class="public">');
    expect(masking.maskInput('', field)).toBe('');
    field.setAttribute('type', 'text');
    expect(masking.maskInput('swordfish', field)).toBe('•'.repeat(8));
  });
});

describe('[REC-1] a picture', () => {
  test.each([
    ['that nobody said anything of', '<img id="it">', false, true],
    ['that is allowed', '<img id="it" class="public">', true, true],
    ['within what is masked', '<div class="private"><img id="it"></div>', false, false],
    ['within what is blocked', '<div class="gone"><img id="it"></div>', false, false],
    ['within an editor', '<div class="ProseMirror"><img id="it"></div>', false, false],
  ])('%s', (_what, html, unlessSaid, whereKept) => {
    const part = partOf(html);
    expect([masking.mayKeep(part, false), masking.mayKeep(part, true)]).toEqual([unlessSaid, whereKept]);
  });
});

describe('[REC-1] a part may be named by its text', () => {
  test.each([
    ['in an open page', '<button id="it">Pay</button>', true],
    ['not within what is masked', '<div class="private"><button id="it">Pay</button></div>', false],
    ['not within what is blocked', '<div class="gone"><button id="it">Pay</button></div>', false],
    ['not around what is masked', '<button id="it">Pay <b class="private">Jane</b></button>', false],
    ['not around a field', '<label id="it">Name <textarea></textarea></label>', false],
  ])('%s', (_what, html, isOpen) => {
    expect(masking.isOpen(partOf(html))).toBe(isOpen);
  });

  test('not in a shadow tree, of which the page around is not known', () => {
    expect(masking.isOpen(shadowPartOf('<span id="host"></span>', '<button id="it">Pay</button>'))).toBe(
      false,
    );
  });
});

test('a selector that is none is told at once', () => {
  for (const options of [{ maskTextSelector: '<' }, { allowSelector: '<' }, { blockSelector: '<' }])
    expect(() => elementMasking(options, mark)).toThrow();
});
