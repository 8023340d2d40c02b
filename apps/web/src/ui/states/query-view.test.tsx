import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiProblem } from '../../lib/api-problem.ts';
import { QueryView, type DrawnQuery } from './query-view.tsx';

afterEach(cleanup);

function draw(query: Partial<DrawnQuery<string[]>>) {
  render(
    <QueryView<string[]>
      query={{ data: undefined, error: null, refetch: () => undefined, ...query }}
      what="The members"
    >
      {(names) => <p>{names.join(', ')}</p>}
    </QueryView>,
  );
}

test('waiting is said once, in words', () => {
  draw({});
  expect(screen.getByRole('status').textContent).toBe('Loading...');
});

test('a failure says what and why, and tries again', () => {
  let tries = 0;
  draw({
    error: new ApiProblem({
      code: 'unavailable',
      status: 503,
      title: 'The service is currently unavailable',
    }),
    refetch: () => (tries += 1),
  });
  expect(screen.getByRole('alert').textContent).toBe(
    'The members did not load: the service is currently unavailable.',
  );
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(tries).toBe(1);
});

test('what was there stays when a refresh fails', () => {
  draw({ data: ['Ines', 'Tom'], error: new ApiProblem({ code: 'unavailable' }) });
  expect(screen.getByText('Ines, Tom')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
