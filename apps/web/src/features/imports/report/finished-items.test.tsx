import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FinishedItems } from './finished-items.tsx';

afterEach(cleanup);

const item = {
  line: 7,
  row_count: 3,
  cells: [{ column: 'Comment body', value: 'It fails.\n-- Kim' }],
  title: 'Export',
  text: 'It fails.',
  said_at: null,
  rating: { value: 2, min: 1, max: 5 },
  author: 'Ann Lee',
  account: null,
  fields: { Plan: 'Pro' },
  turns: [
    { who: 'customer' as const, text: 'It fails.' },
    { who: 'agent' as const, text: 'Which browser?' },
  ],
};

test('an item stands beside its row, with its turns and what it has none of', () => {
  render(<FinishedItems items={[item]} isNow />);
  const pair = within(screen.getByRole('listitem'));
  expect(pair.getByText('Last of 3 rows: row 7')).toBeDefined();
  expect(pair.getByText('Comment body').nextSibling?.textContent).toBe('It fails.\n-- Kim');
  expect(pair.getByText('2 of 5')).toBeDefined();
  expect(pair.getByText('Account').nextSibling?.textContent).toBe('None');
  expect(pair.getByText('Plan').nextSibling?.textContent).toBe('Pro');
  expect(pair.getByText('Support')).toBeDefined();
});

test('without items nothing is shown', () => {
  const { container } = render(<FinishedItems items={[]} isNow />);
  expect(container.textContent).toBe('');
});
