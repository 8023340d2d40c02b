import { expect, test } from 'vitest';
import { lineKind, TextLines } from './text-lines.ts';

const kind = lineKind('main');

/** The lines of elements beside each other. */
function linesOf(...elements: string[]): string[] {
  const lines = new TextLines();
  for (const element of elements) {
    lines.edge();
    lines.breakBetween(element);
    lines.add(element, kind);
  }
  lines.break();
  return lines.text.split('\n').slice(0, -1);
}

test.each([
  [
    ['Pro', 'Team'],
    ['Pro', 'Team'],
  ],
  [
    ['Pro', '12'],
    ['Pro', '12'],
  ],
  [['Pro ', 'Team'], ['Pro Team']],
  [['Pro', ' Team'], ['Pro Team']],
  [['EUR', '12'], ['EUR 12']],
  [['kr', '99'], ['kr 99']],
  [
    ['SALE', '12'],
    ['SALE', '12'],
  ],
  [['Pro', '$12'], ['Pro $12']],
  [['12', 'users'], ['12 users']],
  [['12', 'k'], ['12k']],
  [['12', '.50'], ['12.50']],
  [['', 'Pro'], ['Pro']],
])('%j beside each other are %j', (elements, lines) => {
  expect(linesOf(...elements)).toEqual(lines);
});

test('white space is one blank, lines without characters are none, and blocks tell where theirs stand', () => {
  const lines = new TextLines();
  lines.add('  A\n \tb\u00ad ', kind);
  lines.break();
  lines.add(' \n ', kind);
  lines.break();
  lines.add('Title', lineKind('main', 'heading', 2));
  expect(lines.at).toBe(9);
  lines.break();
  expect(lines.text).toBe('A b\nTitle\n');
  expect(lines.blocks).toEqual([
    { start: 0, end: 3, kind: 'text', level: 0, place: 'main' },
    { start: 4, end: 9, kind: 'heading', level: 2, place: 'main' },
  ]);
});

test('the character before is a blank where one waits, and none at the start of a line', () => {
  const lines = new TextLines();
  expect(lines.before).toBe('');
  lines.add('ab', kind);
  expect(lines.before).toBe('b');
  lines.add(' ', kind);
  expect(lines.before).toBe(' ');
  lines.break();
  expect(lines.before).toBe('');
});
