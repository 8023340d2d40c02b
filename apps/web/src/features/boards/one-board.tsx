import type { BoardCard } from '@earshot/contracts/boards/board-cards';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiProblem } from '../../lib/api-problem.ts';
import { boardPath } from '../../lib/board-path.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { useShortcut } from '../../ui/keyboard/use-shortcut.ts';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import type { MenuEntry } from '../../ui/overlays/menu.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { AddIdeas } from './add-ideas.tsx';
import type { EvidenceInWords } from './card/evidence-in-words.ts';
import { BoardSkeleton } from './lanes/board-skeleton.tsx';
import { BoardMenu, type BoardDialog } from './board-menu.tsx';
import { boardViewPath, decisionsPath, type BoardAddress } from './boards-address.ts';
import { boardQuery, newsQuery, type BoardData } from './boards.queries.ts';
import { boardWords as words, cardWords, listWords, viewNames } from './boards.words.ts';
import { CardDrawer } from './card/card-drawer.tsx';
import { CardTable } from './card-table.tsx';
import { decisionWords } from './decisions/decisions.words.ts';
import { EditBoard } from './edit-board.tsx';
import { EditColumns } from './edit-columns.tsx';
import { cardImportWords } from './imports/card-import.words.ts';
import { ImportCards } from './imports/import-cards.tsx';
import { LaneBoard } from './lanes/lane-board.tsx';
import { boardViews } from './lanes/board-views.ts';
import { lanesOf, moveTo, spotOf, type Lane, type Spot } from './lanes/lanes.ts';
import { NewCard } from './new-card.tsx';
import { PublicRoadmap } from './roadmap/public-roadmap.tsx';
import { RemoveBoard } from './remove-board.tsx';
import { useBoardChange } from './use-board-change.ts';
import { useMayChange } from './use-may-change.ts';
import styles from './one-board.module.css';

type OneBoardProps = BoardAddress & EvidenceInWords & { boardId: string };

/** One board, followed while it is looked at. */
export function OneBoard(props: OneBoardProps) {
  const { boardId } = props;
  const board = useQuery(boardQuery(boardId));
  useQuery({ ...newsQuery(useQueryClient(), boardId), enabled: board.data !== undefined });
  if (board.error instanceof ApiProblem && board.error.code === 'not_found') {
    return (
      <EmptyState sentence={words.notFound} action={<ButtonLink to={paths.board}>{words.all}</ButtonLink>} />
    );
  }
  return (
    <QueryView query={board} what={words.what} waiting={<BoardSkeleton />}>
      {(data) => <Shown {...props} data={data} />}
    </QueryView>
  );
}

type Open = { kind: 'card'; put: Lane['put'] } | { kind: BoardDialog } | null;

function Shown({ boardId, view, cardId, data, evidenceInWords }: OneBoardProps & { data: BoardData }) {
  const { board, cards } = data;
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const changes = useBoardChange(boardId);
  const [open, setOpen] = useState<Open>(null);
  const today = new Date().toISOString().slice(0, 10);
  const lanes = useMemo(
    () => lanesOf(view === 'table' ? 'columns' : view, board, cards, today),
    [view, board, cards, today],
  );
  const go = (to: Partial<BoardAddress>) =>
    void navigate(boardViewPath(boardId, to.view ?? view, to.cardId === undefined ? cardId : to.cardId), {
      replace: true,
      preventScrollReset: true,
    });
  const move = (card: BoardCard, spot: Spot) => {
    const from = spotOf(lanes, card.idea_id);
    if (from?.lane === spot.lane && from.place === spot.place) return;
    void changes.move(card, moveTo(lanes, card, spot), lanes[spot.lane]?.title ?? '');
  };
  // What a card's menu does is done on the board as it is then; the menu itself changes with the view alone.
  const latest = useRef({ lanes, cards, move, go, changes });
  useEffect(() => {
    latest.current = { lanes, cards, move, go, changes };
  });
  const { columns } = board;
  const targets = useMemo(
    () => lanesOf(view === 'table' ? 'columns' : view, { columns }, [], today),
    [view, columns, today],
  );
  const movesOf = useCallback(
    (card: BoardCard): MenuEntry[] => {
      const put = (key: string | null, where: 'start' | 'end') => () => {
        const { lanes: now, cards: all, move: moveNow } = latest.current;
        const moved = all.find((one) => one.idea_id === card.idea_id);
        const lane = key === null ? spotOf(now, card.idea_id)?.lane : now.findIndex((one) => one.key === key);
        if (!moved || lane === undefined || lane < 0) return;
        const others = now[lane]?.cards.filter((one) => one.idea_id !== card.idea_id).length ?? 0;
        moveNow(moved, { lane, place: where === 'start' ? 0 : others });
      };
      return [
        { kind: 'heading', label: cardWords.moveTo },
        ...targets.map((lane): MenuEntry => ({
          ...{ kind: 'action', label: lane.title, checked: lane.holds(card) },
          onSelect: put(lane.key, 'end'),
        })),
        { kind: 'line' },
        { kind: 'action', label: cardWords.toTop, onSelect: put(null, 'start') },
        { kind: 'action', label: cardWords.toBottom, onSelect: put(null, 'end') },
      ];
    },
    [targets],
  );
  const menuOf = useCallback(
    (card: BoardCard): MenuEntry[] => [
      {
        ...{ kind: 'action', label: cardWords.open },
        onSelect: () => latest.current.go({ cardId: card.idea_id }),
      },
      { kind: 'line' },
      ...movesOf(card),
      { kind: 'line' },
      {
        ...{ kind: 'action', label: cardWords.takeOff, icon: 'trash', danger: true },
        onSelect: () => void latest.current.changes.takeOff(card),
      },
    ],
    [movesOf],
  );
  const openCard = useCallback((id: string) => latest.current.go({ cardId: id }), []);
  const opened = cardId === null ? undefined : cards.find((card) => card.idea_id === cardId);
  return (
    <div className={cardId === null ? styles.screen : `${styles.screen} ${styles.withCard}`}>
      <div className={styles.board}>
        <PageHead
          title={
            <>
              {board.title}
              {board.is_private && (
                <span className={styles.private}>
                  <Tag>{listWords.isPrivate}</Tag>
                </span>
              )}
            </>
          }
          lead={words.summary(cards)}
          actions={
            <>
              <ButtonLink to={decisionsPath(boardId)}>{decisionWords.open}</ButtonLink>
              <Segmented
                label={words.view}
                options={boardViews.map((value) => ({ value, label: viewNames[value] }))}
                value={view}
                onChange={(to) => go({ view: to })}
              />
              {mayChange && <NewCardButton onOpen={() => setOpen({ kind: 'card', put: {} })} />}
              <BoardMenu board={board} mayChange={mayChange} onOpen={(kind) => setOpen({ kind })} />
            </>
          }
        />
        <div className={styles.rule} />
        {cards.length === 0 && (
          <div className={styles.hint}>
            <p>
              {words.empty} {mayChange && words.emptyHint}
            </p>
            {mayChange && (
              <span className="row wrap">
                <Button onClick={() => setOpen({ kind: 'ideas' })}>{words.addIdeas}</Button>
                <Button onClick={() => setOpen({ kind: 'import' })}>{cardImportWords.open}</Button>
              </span>
            )}
          </div>
        )}
        {view === 'table' ? (
          <CardTable board={board} cards={cards} openId={cardId} onOpen={(id) => go({ cardId: id })} />
        ) : (
          <LaneBoard
            lanes={lanes}
            openId={cardId}
            mayChange={mayChange}
            onMove={move}
            onOpen={(id) => go({ cardId: id })}
            menuOf={menuOf}
            onAdd={(lane) => setOpen({ kind: 'card', put: lane.put })}
          />
        )}
        {mayChange && view !== 'table' && cards.length > 0 && <p className={styles.keys}>{words.hint}</p>}
      </div>
      {cardId !== null && (
        <CardDrawer
          key={cardId}
          board={board}
          cards={cards}
          card={opened}
          ideaId={cardId}
          mayChange={mayChange}
          movesOf={movesOf}
          onClose={() => go({ cardId: null })}
          onMerged={openCard}
          evidenceInWords={evidenceInWords}
        />
      )}
      {open?.kind === 'card' && (
        <NewCard
          board={board}
          put={open.put}
          onClose={() => setOpen(null)}
          onMade={(id) => go({ cardId: id })}
        />
      )}
      {open?.kind === 'ideas' && <AddIdeas boardId={boardId} onClose={() => setOpen(null)} />}
      {open?.kind === 'import' && <ImportCards board={board} onClose={() => setOpen(null)} />}
      {open?.kind === 'roadmap' && <PublicRoadmap board={board} onClose={() => setOpen(null)} />}
      {open?.kind === 'edit' && <EditBoard board={board} onClose={() => setOpen(null)} />}
      {open?.kind === 'columns' && <EditColumns board={board} onClose={() => setOpen(null)} />}
      {open?.kind === 'remove' && (
        <RemoveBoard
          board={board}
          count={cards.length}
          onClose={() => setOpen(null)}
          restoredTo={boardPath(boardId)}
        />
      )}
    </div>
  );
}

function NewCardButton({ onOpen }: { onOpen: () => void }) {
  useShortcut('c', words.card, onOpen);
  return (
    <Button variant="ink" onClick={onOpen}>
      <Icon name="plus" size="s" />
      {words.card} <Kbd>C</Kbd>
    </Button>
  );
}
