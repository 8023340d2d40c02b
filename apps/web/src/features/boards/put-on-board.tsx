import { boards } from '@earshot/contracts/boards';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { boardPath } from '../../lib/board-path.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { boardsQuery } from './boards.queries.ts';
import { putWords as words } from './boards.words.ts';

/** Puts one idea that waits on a board, or on a new one, and opens it there. */
export function PutOnBoard({ ideaId, title }: { ideaId: string; title: string }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data } = useQuery(boardsQuery);
  const putting = useMutation({
    mutationFn: async (boardId: string | null) => {
      const id = boardId ?? (await send(boards.create, { body: { title: words.firstTitle } })).board_id;
      await send(boards.addIdeas, { body: { board_id: id, idea_ids: [ideaId] } });
      return id;
    },
    onSuccess: async (boardId) => {
      await navigate(boardPath(boardId, ideaId));
      await Promise.all(
        [['ideas'], ['boards'], ['preferences', 'left_menu']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => showToast(whatAndWhy(words.failed, problemSentence(error))),
  });
  return (
    <Menu
      target={
        <Button size="sm" variant="ink" busy={putting.isPending} disabled={data === undefined}>
          {words.put} <span className="vh">{title}</span>
        </Button>
      }
      entries={[
        ...(data?.boards ?? []).map((board) => ({
          kind: 'action' as const,
          label: board.title,
          icon: 'board' as const,
          onSelect: () => putting.mutate(board.board_id),
        })),
        {
          ...{ kind: 'action', label: words.onNew, icon: 'plus' },
          onSelect: () => putting.mutate(null),
        },
      ]}
    />
  );
}
