import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { findAll } from './dom.ts';
import { strongestRule, styleRules } from './style-rules.ts';

const hiding = /display:\s*none/;

/** Whether the page's own rules hide its paragraph, which has the class x. */
function hides(css: string): boolean {
  const page = parse(`<style>${css}</style><p class="x">Words</p>`);
  const [paragraph] = findAll(page, ({ tagName }) => tagName === 'p');
  if (!paragraph) throw new Error('The page has no paragraph');
  const rule = strongestRule(styleRules(page, /display/), paragraph);
  return rule !== null && hiding.test(rule.body);
}

const none = '{ display: none }';
test.each([
  ['a rule', `.x ${none}`, true],
  ['one of several selectors', `.y, .x ${none}`, true],
  ['another class', `.y ${none}`, false],
  ['a rule after an import', `@import "a.css"; .x ${none}`, true],
  ['the first rule after two imports', `@import "a";@import "b";.x${none}`, true],
  ['a rule behind a comment', `/* .y { */ .x ${none} /* } */`, true],
  ['a rule in a comment', `/* .x ${none} */`, false],
  ['for wide screens', `@media (min-width: 800px) { .x ${none} }`, true],
  ['for narrow screens', `@media (max-width: 600px) { .x ${none} }`, false],
  ['after a block for narrow screens', `@media (max-width: 600px) { .y ${none} } .x ${none}`, true],
  ['in a block that does not end', `@media (max-width: 600px) { .y ${none} .x ${none}`, false],
  ['a later rule of the same weight', `.x ${none} .x { display: block }`, false],
  ['a later rule of less weight', `p.x ${none} .x { display: block }`, true],
])('a page’s own style: %s', (_what, css, isHidden) => {
  expect(hides(css)).toBe(isHidden);
});
