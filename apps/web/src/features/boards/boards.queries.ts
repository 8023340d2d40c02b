import type { Board, BoardCard } from '@earshot/contracts/boards/board-cards';
import { boards } from '@earshot/contracts/boards';
import type { CallReply } from '@earshot/contracts/call';
import type { FollowUpGroup } from '@earshot/contracts/boards/follow-ups';
import { ideas } from '@earshot/contracts/ideas';
import { workspaces } from '@earshot/contracts/workspaces';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

/** How often a board that is looked at is asked for news: others' changes show within two seconds. */
const followMs = 1200;
/** How often emails that are on their way are asked after. */
const sendingMs = 3000;

export interface BoardData {
  board: Board;
  /** In the board's order. */
  cards: BoardCard[];
}

export const boardsQuery = queryOptions({
  queryKey: ['boards', 'list'],
  queryFn: ({ signal }) => send(boards.list, {}, signal),
});

export const boardQuery = (boardId: string) =>
  queryOptions({
    queryKey: ['boards', 'one', boardId],
    queryFn: ({ signal }): Promise<BoardData> => send(boards.get, { query: { board_id: boardId } }, signal),
    // It is followed instead.
    staleTime: 60_000,
    retry: false,
  });

/** Asks what changed since the board was read, and puts it in. */
export const newsQuery = (queryClient: QueryClient, boardId: string) =>
  queryOptions({
    queryKey: ['boards', 'news', boardId],
    queryFn: async ({ signal }) => {
      const { queryKey } = boardQuery(boardId);
      const known = queryClient.getQueryData(queryKey);
      if (!known) return 0;
      const query = { board_id: boardId, after: known.board.revision };
      const news = await send(boards.getChanges, { query }, signal);
      if (news.revision > known.board.revision) {
        queryClient.setQueryData(queryKey, (data) => data && withNews(data, news));
        const changed = [...news.cards.map((card) => card.idea_id), ...news.gone];
        for (const id of changed) {
          void queryClient.invalidateQueries({ queryKey: cardQuery(boardId, id).queryKey });
          void queryClient.invalidateQueries({ queryKey: cardChangesQuery(boardId, id).queryKey });
          void queryClient.invalidateQueries({ queryKey: cardCommentsQuery(boardId, id).queryKey });
        }
      }
      return news.revision;
    },
    refetchInterval: followMs,
    retry: false,
  });

export function withNews({ board, cards }: BoardData, news: CallReply<typeof boards.getChanges>): BoardData {
  const changed = new Set([...news.gone, ...news.cards.map((card) => card.idea_id)]);
  const rest = cards.filter((card) => !changed.has(card.idea_id));
  return {
    board: { ...(news.board ?? board), revision: news.revision },
    cards: inOrder([...rest, ...news.cards]),
  };
}

/** Puts cards in, as they are now. */
export function withCards({ board, cards }: BoardData, put: readonly BoardCard[]): BoardData {
  const ids = new Set(put.map((card) => card.idea_id));
  return { board, cards: inOrder([...cards.filter((card) => !ids.has(card.idea_id)), ...put]) };
}

function inOrder(cards: BoardCard[]): BoardCard[] {
  return cards.toSorted((a, b) => a.rank - b.rank || (a.idea_id < b.idea_id ? -1 : 1));
}

export const cardQuery = (boardId: string, ideaId: string) =>
  queryOptions({
    queryKey: ['boards', 'card', boardId, ideaId],
    queryFn: ({ signal }) => send(boards.getCard, { query: { board_id: boardId, idea_id: ideaId } }, signal),
    retry: false,
  });

/** Comments on a card, oldest first, a page at a time. */
export const cardCommentsQuery = (boardId: string, ideaId: string) =>
  infiniteQueryOptions({
    queryKey: ['boards', 'comments', boardId, ideaId],
    queryFn: ({ pageParam, signal }) =>
      send(boards.listComments, { query: { board_id: boardId, idea_id: ideaId, after: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_after ?? undefined,
  });

export const cardChangesQuery = (boardId: string, ideaId: string) =>
  queryOptions({
    queryKey: ['boards', 'changes', boardId, ideaId],
    queryFn: ({ signal }) =>
      send(boards.listChanges, { query: { board_id: boardId, idea_id: ideaId, limit: 50 } }, signal),
    retry: false,
  });

/** Files that cards of a board were imported from. */
export const cardImportsQuery = (boardId: string) =>
  queryOptions({
    queryKey: ['boards', 'imports', boardId],
    queryFn: ({ signal }) => send(boards.listCardImports, { query: { board_id: boardId } }, signal),
  });

/** Where the address of a card that is not on the board leads to. */
export const mergedQuery = (boardId: string, ideaId: string) =>
  queryOptions({
    queryKey: ['boards', 'merged', boardId, ideaId],
    queryFn: ({ signal }) =>
      send(boards.findMerged, { query: { board_id: boardId, idea_id: ideaId } }, signal),
    retry: false,
    staleTime: 0,
  });

/** Decisions of a board with what became of them, a page at a time. */
export const decisionsQuery = (boardId: string) =>
  infiniteQueryOptions({
    queryKey: ['boards', 'decisions', boardId],
    queryFn: ({ pageParam, signal }) =>
      send(boards.listDecisions, { query: { board_id: boardId, after: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_after ?? undefined,
    retry: false,
  });

/** The public roadmap of a board. */
export const roadmapQuery = (boardId: string) =>
  queryOptions({
    queryKey: ['boards', 'roadmap', boardId],
    queryFn: ({ signal }) => send(boards.getRoadmap, { query: { board_id: boardId } }, signal),
    staleTime: 0,
  });

export const verdictQuery = (boardId: string, ideaId: string, releasedAt: string) =>
  queryOptions({
    queryKey: ['boards', 'verdict', boardId, ideaId, releasedAt],
    queryFn: ({ signal }) =>
      send(boards.getVerdict, { query: { board_id: boardId, idea_id: ideaId } }, signal),
    retry: false,
  });

/** While emails are on their way it is asked for again. */
export const followUpQuery = (boardId: string, ideaId: string, releasedAt: string) =>
  queryOptions({
    queryKey: ['boards', 'follow_up', boardId, ideaId, releasedAt],
    queryFn: ({ signal }) =>
      send(boards.getFollowUp, { query: { board_id: boardId, idea_id: ideaId } }, signal),
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && (data.is_under_way || data.states.waiting > 0) ? sendingMs : false,
  });

/** People behind a released card that stand alike, a page at a time. */
export const followUpPeopleQuery = (boardId: string, ideaId: string, group: FollowUpGroup) =>
  infiniteQueryOptions({
    queryKey: ['boards', 'follow_up_people', boardId, ideaId, group],
    queryFn: ({ pageParam, signal }) =>
      send(
        boards.listFollowUpPeople,
        { query: { board_id: boardId, idea_id: ideaId, group, limit: 50, after: pageParam } },
        signal,
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => last.next_after ?? undefined,
    staleTime: 0,
  });

/** Follow-ups that a person got. */
export const toldPersonQuery = (authorId: number) =>
  queryOptions({
    queryKey: ['boards', 'told_person', authorId],
    queryFn: ({ signal }) => send(boards.listToldPerson, { query: { author_id: authorId } }, signal),
  });

/** Counted when it is opened, each time. */
export const briefQuery = (boardId: string, ideaId: string) =>
  queryOptions({
    queryKey: ['boards', 'brief', boardId, ideaId],
    queryFn: ({ signal }) => send(boards.getBrief, { query: { board_id: boardId, idea_id: ideaId } }, signal),
    retry: false,
    staleTime: 0,
  });

export const membersQuery = queryOptions({
  queryKey: ['workspaces', 'members'],
  queryFn: ({ signal }) => send(workspaces.listMembers, {}, signal),
});

/** Ideas that are on no board. */
export const waitingIdeasQuery = queryOptions({
  queryKey: ['ideas', 'list', { limit: 100 }],
  queryFn: ({ signal }) => send(ideas.list, { query: { limit: 100 } }, signal),
});
