import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { connectionKinds } from './all-kinds.ts';

const page = readFileSync(new URL('../../../../docs/connections.md', import.meta.url), 'utf8');
const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));

test.each(connectionKinds.map((kind) => [kind.name, kind] as const))(
  'docs/connections.md says what %s was written from and who is the team',
  (_name, { name, docs, scopes }) => {
    const [, , title, version, , scope] = rows.find(([, system]) => system === name) ?? [];
    expect([title, version]).toEqual([docs.title, docs.version]);
    for (const one of scopes) expect(scope).toContain(one);
    // In each of the three tables.
    expect(rows.filter((cells) => cells.some((cell) => cell.split(', ').includes(name))).length).toBe(3);
  },
);
