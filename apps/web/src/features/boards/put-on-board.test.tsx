import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { shownToasts } from '../../ui/overlays/toast-store.ts';
import { PutOnBoard } from './put-on-board.tsx';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(replies: Record<string, FakeReply>) {
  const sent = fakeApi({
    '/api/boards/list_boards': { boards: [] },
    '/api/boards/create_board': { board_id: 'b1' },
    '/api/boards/add_ideas': { revision: 1, cards: [] },
    ...replies,
  });
  const shown = renderScreen(<PutOnBoard ideaId="i1" title="Keep drafts" />, '/roadmap/ideas');
  const bodies = (call: string) => sent.filter(({ path }) => path.endsWith(call)).map(({ body }) => body);
  return { ...shown, bodies };
}
const put = () => screen.findByRole('button', { name: 'Add to board Keep drafts' });
/** The first failing, as when the server is away for a moment, the others answered. */
function failingOnce(answer: object): FakeReply {
  let calls = 0;
  return () => ((calls += 1) === 1 ? problem('unavailable') : answer);
}

test('a new board that did not take the idea is used by the next try', async () => {
  const { user, here, bodies } = open({
    '/api/boards/add_ideas': failingOnce({ revision: 1, cards: [] }),
  });
  const choose = async () => {
    await user.click(await put());
    await user.click(await screen.findByRole('menuitem', { name: 'New board' }));
  };
  await choose();
  await waitFor(() => expect(shownToasts()).toHaveLength(1));
  await waitFor(async () => expect((await put()).getAttribute('aria-disabled')).toBeNull());
  await choose();
  await waitFor(() => expect(here()).toMatch(/^\/roadmap\/board/));
  expect(bodies('create_board')).toEqual([{ title: 'Roadmap' }]);
  expect(bodies('add_ideas')).toEqual([
    { board_id: 'b1', idea_ids: ['i1'] },
    { board_id: 'b1', idea_ids: ['i1'] },
  ]);
});

test('boards that did not load are said to be missing, and asked for again', async () => {
  const { user, bodies } = open({
    '/api/boards/list_boards': failingOnce({ boards: [{ board_id: 'b2', title: 'Autumn' }] }),
  });
  await waitFor(async () => expect((await put()).getAttribute('aria-disabled')).toBeNull());
  await user.click(await put());
  expect(await screen.findByText(/^The boards did not load: /)).toBeDefined();
  await user.click(screen.getByRole('menuitem', { name: 'Try again' }));
  await waitFor(async () => expect((await put()).getAttribute('aria-disabled')).toBeNull());
  await user.click(await put());
  await user.click(await screen.findByRole('menuitem', { name: 'Autumn' }));
  await waitFor(() => expect(bodies('add_ideas')).toEqual([{ board_id: 'b2', idea_ids: ['i1'] }]));
});
