import type { BoardCard } from '@earshot/contracts/boards/board-cards';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { formatCount } from '../../../lib/format.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import type { MenuEntry } from '../../../ui/overlays/menu.tsx';
import { CardInLane } from './card-in-lane.tsx';
import { boardWords, laneWords } from '../boards.words.ts';
import type { Lane, Spot } from './lanes.ts';
import { useKeyboardMove } from './use-keyboard-move.ts';
import { usePointerMove } from './use-pointer-move.ts';
import styles from './lane-board.module.css';

/** Cards that a lane draws before it is asked for more. */
const shownAtOnce = 60;

interface LaneBoardProps {
  lanes: readonly Lane[];
  openId: string | null;
  mayChange: boolean;
  onMove: (card: BoardCard, spot: Spot) => void;
  onOpen: (ideaId: string) => void;
  menuOf: (card: BoardCard) => MenuEntry[];
  onAdd: (lane: Lane) => void;
}

/** Lanes of cards, which are moved with pointer, finger, keys or their menu. */
export function LaneBoard({
  lanes: given,
  openId,
  mayChange,
  onMove,
  onOpen,
  menuOf,
  onAdd,
}: LaneBoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const instructions = useId();
  const [said, setSaid] = useState('');
  const { lanes, liftedId, onKeyDown, onLost } = useKeyboardMove(given, onMove, setSaid);
  const focused = useRef<string | null>(null);
  const byId = (ideaId: string) =>
    given.flatMap(({ cards }) => cards).find((card) => card.idea_id === ideaId);
  usePointerMove(root, mayChange, (ideaId, spot) => {
    const card = byId(ideaId);
    if (card) onMove(card, spot);
  });

  // A card that goes to another lane is drawn anew there: the focus goes with it.
  useLayoutEffect(() => {
    const id = focused.current;
    if (id === null || (document.activeElement && document.activeElement !== document.body)) return;
    root.current?.querySelector<HTMLElement>(`[data-card="${id}"] [data-handle]`)?.focus();
  });

  // What cards are given is the same as long as they are, so that a moved card redraws no other.
  const latest = useRef({ onKeyDown, onOpen });
  useEffect(() => {
    latest.current = { onKeyDown, onOpen };
  });
  const open = useCallback((ideaId: string) => latest.current.onOpen(ideaId), []);
  const press = useCallback((event: React.KeyboardEvent, card: BoardCard) => {
    focused.current = card.idea_id;
    latest.current.onKeyDown(event, card);
  }, []);

  return (
    <>
      <p className="vh" id={instructions}>
        {boardWords.instructions}
      </p>
      <p className="vh" role="status" aria-live="assertive">
        {said}
      </p>
      <div
        ref={root}
        className={styles.lanes}
        style={{ ['--lanes' as string]: lanes.length }}
        onBlur={({ relatedTarget, currentTarget }) => {
          // A card that is drawn anew loses the focus to nothing.
          if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
          focused.current = null;
          onLost();
        }}
        onPointerDown={() => {
          focused.current = null;
        }}
      >
        {lanes.map((lane, at) => (
          <LaneOfCards
            key={lane.key}
            lane={lane}
            at={at}
            onAdd={mayChange ? onAdd : undefined}
            {...{ openId, liftedId, instructions, mayChange, open, menuOf, press }}
          />
        ))}
      </div>
    </>
  );
}

interface LaneOfCardsProps {
  lane: Lane;
  at: number;
  openId: string | null;
  liftedId: string | null;
  instructions: string;
  mayChange: boolean;
  open: (ideaId: string) => void;
  menuOf: (card: BoardCard) => MenuEntry[];
  press: (event: React.KeyboardEvent, card: BoardCard) => void;
  onAdd: ((lane: Lane) => void) | undefined;
}

function LaneOfCards({
  lane,
  at,
  openId,
  liftedId,
  instructions,
  mayChange,
  open,
  menuOf,
  press,
  onAdd,
}: LaneOfCardsProps) {
  const heading = useId();
  const [shown, setShown] = useState(shownAtOnce);
  const { title, cards } = lane;
  return (
    <section className={styles.lane} data-lane={at} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 className="display d22" id={heading}>
          {title}
        </h2>
        <span className={styles.count}>{formatCount(cards.length)}</span>
        {onAdd && (
          <Button
            size="sm"
            variant="quiet"
            iconOnly
            aria-label={laneWords.add(title)}
            onClick={() => onAdd(lane)}
          >
            <Icon name="plus" size="s" />
          </Button>
        )}
      </header>
      <ul className={styles.cards} data-cards>
        {cards.slice(0, shown).map((card) => (
          <CardInLane
            key={card.idea_id}
            card={card}
            isOpen={card.idea_id === openId}
            isLifted={card.idea_id === liftedId}
            instructions={instructions}
            mayChange={mayChange}
            onOpen={open}
            menuOf={menuOf}
            onKeyDown={press}
          />
        ))}
        {cards.length === 0 && <li className={styles.empty}>{laneWords.empty}</li>}
      </ul>
      {cards.length > shown && (
        <Button size="sm" onClick={() => setShown(shown + 4 * shownAtOnce)}>
          {laneWords.more(Math.min(cards.length - shown, 4 * shownAtOnce))}
        </Button>
      )}
    </section>
  );
}
