import type { BoardCard } from '@earshot/contracts/boards/board-cards';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { moveSays } from '../boards.words.ts';
import type { Lane, Spot } from './lanes.ts';
import { spotOf, withCardAt } from './lanes.ts';

interface KeyboardMove {
  /** The lanes as they are seen: with the picked up card where it would be dropped. */
  lanes: readonly Lane[];
  liftedId: string | null;
  onKeyDown: (event: KeyboardEvent, card: BoardCard) => void;
  /** The focus went elsewhere: the card is back where it was. */
  onLost: () => void;
}

/** Moves cards with Space, arrows and Escape. `say` tells where the card is. */
export function useKeyboardMove(
  given: readonly Lane[],
  onDrop: (card: BoardCard, spot: Spot) => void,
  say: (words: string) => void,
): KeyboardMove {
  const [lifted, setLifted] = useState<{ card: BoardCard; spot: Spot } | null>(null);
  const lanes = lifted ? withCardAt(given, lifted.card, lifted.spot) : given;

  const numbers = ({ lane, place }: Spot, shown: readonly Lane[]): [string, number, number] => [
    shown[lane]?.title ?? '',
    place + 1,
    shown[lane]?.cards.length ?? 0,
  ];
  const lift = (card: BoardCard) => {
    const spot = spotOf(given, card.idea_id);
    if (!spot) return;
    setLifted({ card, spot });
    say(moveSays.lifted(card.title, ...numbers(spot, given)));
  };
  const shift = (card: BoardCard, spot: Spot) => {
    setLifted({ card, spot });
    say(moveSays.at(...numbers(spot, withCardAt(given, card, spot))));
  };
  const drop = (card: BoardCard, spot: Spot) => {
    setLifted(null);
    onDrop(card, spot);
    say(moveSays.dropped(card.title, ...numbers(spot, withCardAt(given, card, spot))));
  };
  const cancel = (card: BoardCard) => {
    setLifted(null);
    say(moveSays.cancelled(card.title));
  };
  return {
    lanes,
    liftedId: lifted?.card.idea_id ?? null,
    onLost: () => lifted && cancel(lifted.card),
    onKeyDown: (event, card) => {
      if (event.key === ' ') {
        event.preventDefault();
        if (lifted) drop(lifted.card, lifted.spot);
        else lift(card);
        return;
      }
      if (!lifted) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        cancel(lifted.card);
        return;
      }
      const next = shifted(lanes, lifted.spot, event.key);
      if (!next) return;
      event.preventDefault();
      shift(lifted.card, next);
    },
  };
}

/** The spot that an arrow leads to: null for other keys, and at the edges. */
function shifted(lanes: readonly Lane[], { lane, place }: Spot, key: string): Spot | null {
  if (key === 'ArrowUp') return place > 0 ? { lane, place: place - 1 } : null;
  if (key === 'ArrowDown')
    return place < (lanes[lane]?.cards.length ?? 0) - 1 ? { lane, place: place + 1 } : null;
  const to = key === 'ArrowLeft' ? lane - 1 : key === 'ArrowRight' ? lane + 1 : lane;
  const there = lanes[to];
  if (to === lane || !there) return null;
  return { lane: to, place: Math.min(place, there.cards.length) };
}
