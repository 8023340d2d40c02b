import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEAST_SAYING } from '../../packages/analysis/src/themes/naming/group-name.ts';
import { LEAST_CHECKED } from '../../packages/analysis/src/topics/audit.ts';
import { looseBelow } from '../../packages/contracts/src/themes.ts';
import { fewestChecked } from '../../packages/contracts/src/topics.ts';
import { rulesPage } from './rules-page.ts';
import { rules } from './rules.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('docs/rules.md is what the code says; `npm run rules` writes it', () => {
  expect(read('docs/rules.md')).toBe(rulesPage());
});

test.each(Object.values(rules).flat())('$name is declared in $home', ({ home, name }) => {
  const key = name.split('.').at(-1) ?? '';
  expect(read(home)).toMatch(
    new RegExp(String.raw`(?:const|function|class) ${key}\b|(?:^\s+|[{,] )${key}\b`, 'm'),
  );
});

test('no rule is listed twice', () => {
  const listed = Object.values(rules)
    .flat()
    .map(({ rule, home, name }) => (rule.startsWith('…') ? `${home} ${name}` : rule));
  expect(listed.filter((one, at) => listed.indexOf(one) !== at)).toEqual([]);
});

test('what screens call loose and not measured is what the engine decides by', () => {
  expect(looseBelow).toBe(LEAST_SAYING);
  expect(fewestChecked).toBe(LEAST_CHECKED);
});
