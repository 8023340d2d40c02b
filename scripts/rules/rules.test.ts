import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesPage } from './rules-page.ts';
import { rules } from './rules.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('docs/rules.md is what the code says; `npm run rules` writes it', () => {
  expect(read('docs/rules.md')).toBe(rulesPage());
});

test.each(Object.values(rules).flat())('$name is declared in $home', ({ home, name }) => {
  expect(read(home)).toMatch(new RegExp(String.raw`(?:const|function) ${name}\b|^\s+${name}\b`, 'm'));
});
