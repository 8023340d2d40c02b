import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DataTable, type Column } from './data-table.tsx';
import { breakingCell, figureCell, markedRow } from './table.tsx';

afterEach(cleanup);

interface Fruit {
  id: number;
  name: string;
  count: number;
}

const fruits: readonly Fruit[] = [
  { id: 1, name: 'Apple', count: 3 },
  { id: 2, name: 'Pear', count: 0 },
];

const columns: readonly Column<Fruit>[] = [
  { head: 'Name', isRowHead: true, cellClass: breakingCell, cell: ({ name }) => name },
  { head: 'Count', isFigure: true, className: 'optional', cell: ({ count }) => count },
  { head: 'Remove', isHeadHidden: true, cell: ({ name }) => <button type="button">Remove {name}</button> },
];

const shown = (props: Partial<Parameters<typeof DataTable<Fruit>>[0]> = {}) =>
  render(<DataTable caption="Fruits" rows={fruits} keyOf={({ id }) => id} columns={columns} {...props} />);

test('a table has one line of heads, and one line for each row, named by its head', () => {
  shown();
  expect(screen.getByRole('table', { name: 'Fruits' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Count',
    'Remove',
  ]);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Apple', 'Pear']);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '3',
    'Remove Apple',
    '0',
    'Remove Pear',
  ]);
});

test('a head above buttons is heard and not seen', () => {
  shown();
  expect(screen.getByText('Remove').className).toBe('vh');
  expect(screen.getByText('Name').className).toBe('');
});

test('what a column looks like reaches its head and cells, what its cells look like not its head', () => {
  shown();
  expect(screen.getByText('Count').className).toBe(`${figureCell} optional`);
  expect(screen.getByText('3').className).toBe(`${figureCell} optional`);
  expect(screen.getByText('Apple').className).toBe(breakingCell);
});

test('only a row that wants attention is marked', () => {
  shown({ isMarked: ({ count }) => count === 0 });
  expect(screen.getByRole('row', { name: /Pear/ }).className).toBe(markedRow);
  expect(screen.getByRole('row', { name: /Apple/ }).className).toBe('');
});

test('a column that is not there has neither head nor cells', () => {
  shown({ columns: [...columns.slice(0, 1), null, false] });
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
  expect(screen.queryByRole('cell')).toBeNull();
});
