import { boards } from '@earshot/contracts/boards';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { boardPath } from '../../lib/board-path.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Menu, type MenuEntry } from '../../ui/overlays/menu.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { boardsQuery } from './boards.queries.ts';
import { putWords as words } from './boards.words.ts';

/** Puts one idea that waits on a board, or on a new one, and opens it there. */
export function PutOnBoard({ ideaId, title }: { ideaId: string; title: string }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useQuery(boardsQuery);
  // One that was made and then did not take the idea: another try is not to make another.
  const made = useRef<string | null>(null);
  const readAgain = () =>
    Promise.all(
      [['ideas'], ['boards'], ['preferences', 'left_menu']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  const putting = useMutation({
    mutationFn: async (boardId: string | null) => {
      const id =
        boardId ??
        (made.current ??= (await send(boards.create, { body: { title: words.firstTitle } })).board_id);
      await send(boards.addIdeas, { body: { board_id: id, idea_ids: [ideaId] } });
      return id;
    },
    onSuccess: async (boardId) => {
      await navigate(boardPath(boardId, ideaId));
      await readAgain();
    },
    onError: async (problem) => {
      showToast(whatAndWhy(words.failed, problemSentence(problem)));
      if (made.current !== null) await readAgain();
    },
  });
  const entries: MenuEntry[] = data
    ? [
        ...data.boards.map((board) => ({
          kind: 'action' as const,
          label: board.title,
          icon: 'board' as const,
          onSelect: () => putting.mutate(board.board_id),
        })),
        { kind: 'action', label: words.onNew, icon: 'plus', onSelect: () => putting.mutate(null) },
      ]
    : [
        { kind: 'heading', label: error && whatAndWhy(words.notLoaded, problemSentence(error)) },
        { kind: 'action', label: words.again, onSelect: () => void refetch() },
      ];
  return (
    <Menu
      target={
        <Button size="sm" variant="ink" busy={putting.isPending || isPending}>
          {words.put} <span className="vh">{title}</span>
        </Button>
      }
      entries={entries}
    />
  );
}
