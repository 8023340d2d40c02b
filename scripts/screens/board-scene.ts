import type { Api } from '../../e2e/support/api.ts';

/** A board that is in use: cards in each column, with evidence, scores, owners and days. */
export interface BoardScene {
  boardId: string;
  /** The card with the most to see. */
  cardId: string;
  /** A card that was released weeks ago. */
  releasedId: string;
  /** A board without cards. */
  emptyBoardId: string;
}

/** What a card is made of: where it is, what it rests on, and what is typed on it. */
interface CardInScene {
  title: string;
  note?: string;
  column: string;
  horizon: 'now' | 'next' | 'later' | null;
  contains: string | null;
  impact?: number;
  effort?: number;
  target_on?: string;
  tags?: string[];
  /** Days before today. */
  releasedAgo?: number;
}

const cards: readonly CardInScene[] = [
  {
    ...{
      title: 'Keep job notes offline',
      column: 'Committed',
      horizon: 'now',
      contains: 'offline',
      impact: 3,
    },
    ...{ effort: 3, target_on: '2026-12-18', tags: ['field app'] },
    note: 'Crews lose what they typed when the signal goes. Support hears of it every week.',
  },
  {
    ...{
      title: 'Quote and invoice agree',
      column: 'Planned',
      horizon: 'now',
      contains: 'invoice',
      impact: 2,
    },
    ...{ effort: 4, target_on: '2027-02-26', tags: ['billing'] },
  },
  {
    ...{
      title: 'Login code within 10 seconds',
      column: 'Planned',
      horizon: 'next',
      contains: 'log',
      impact: 1,
    },
    ...{ effort: 1 },
  },
  {
    ...{
      title: 'Upload photos in the background',
      column: 'Considering',
      horizon: 'next',
      contains: 'photo',
    },
    ...{ impact: 2, effort: 2, tags: ['field app', 'photos'] },
  },
  {
    title: 'Purchase-order field',
    column: 'Considering',
    horizon: 'next',
    contains: 'order',
    impact: 0.5,
    effort: 1,
  },
  {
    title: 'Traffic-aware route',
    column: 'Considering',
    horizon: 'later',
    contains: 'route',
    impact: 1,
    effort: 8,
  },
  { title: 'Calendar drag with undo', column: 'Considering', horizon: 'later', contains: 'calendar' },
  { title: 'Dark screen for the van', column: 'Declined', horizon: null, contains: null },
  {
    ...{ title: 'Faster search', column: 'Released', horizon: null, contains: 'search' },
    ...{ impact: 1, effort: 2, releasedAgo: 44 },
  },
];

/** Makes the boards, and waits until evidence is counted. */
export async function makeBoards(api: Api, token: string): Promise<BoardScene> {
  const call = <Reply>(name: string, body: object) => api.call<Reply>(`/api/boards/${name}`, body, token);
  interface Made {
    board_id: string;
    columns: { column_id: string; title: string }[];
  }
  const board = await call<Made>('create_board', { title: 'Field app 2027' });
  const empty = await call<Made>('create_board', { title: 'Billing clean-up', is_private: true });
  const ids: string[] = [];
  for (const { title, note = '', column, horizon, contains, releasedAgo, ...typed } of cards) {
    const columnId = board.columns.find((one) => one.title === column)?.column_id;
    const body = { board_id: board.board_id, title, note, column_id: columnId, horizon };
    const { card } = await call<{ card: { idea_id: string } }>('create_card', body);
    ids.push(card.idea_id);
    const of = { board_id: board.board_id, idea_id: card.idea_id };
    if (contains !== null) await call('add_evidence', { ...of, feedback: [{ filters: { contains } }] });
    await call('update_card', { ...of, ...typed });
    if (releasedAgo !== undefined) {
      const released_at = new Date(Date.now() - releasedAgo * 86_400_000).toISOString();
      await call('release_card', { ...of, released_at, version: '4.2' });
    }
  }
  const address = `/api/boards/get_board?board_id=${board.board_id}`;
  const counted = async () => {
    const { cards: now } = await api.call<{ cards: { counted_at: string | null; title: string }[] }>(
      address,
      undefined,
      token,
    );
    return now.every(({ counted_at: at, title }) => at !== null || title.startsWith('Dark'));
  };
  while (!(await counted())) await new Promise((done) => setTimeout(done, 300));
  return {
    boardId: board.board_id,
    cardId: ids[0] ?? '',
    releasedId: ids.at(-1) ?? '',
    emptyBoardId: empty.board_id,
  };
}
