import type { Board, BoardCard, Horizon } from '@earshot/contracts/boards/board-cards';
import { horizons } from '@earshot/contracts/boards/board-cards';
import type { CallBody } from '@earshot/contracts/call';
import type { boards } from '@earshot/contracts/boards';
import { horizonNames, laneWords } from '../boards.words.ts';
import type { BoardView } from './board-views.ts';

type Move = CallBody<typeof boards.moveCard>;

/** A lane of a view: the cards that are in it, and what puts another there. */
export interface Lane {
  key: string;
  title: string;
  cards: readonly BoardCard[];
  /** What a card gets that is put here; the rest of it stays. */
  put: Pick<Move, 'column_id' | 'horizon' | 'target_on'>;
  holds: (card: BoardCard) => boolean;
}

/** Cards that a lane holds, in the board's order. */
type Rule = Omit<Lane, 'cards'>;

/** The lanes of a view, from left to right; the cards are in the board's order. */
export function lanesOf(
  view: Exclude<BoardView, 'table'>,
  board: Pick<Board, 'columns'>,
  cards: readonly BoardCard[],
  today: string,
): Lane[] {
  const rules = rulesOf(view, board, cards, today);
  const held = new Map<Rule, BoardCard[]>(rules.map((rule) => [rule, []]));
  for (const card of cards)
    held.get(rules.find(({ holds }) => holds(card)) ?? (rules[0] as Rule))?.push(card);
  return rules.map((rule) => ({ ...rule, cards: held.get(rule) ?? [] }));
}

function rulesOf(
  view: Exclude<BoardView, 'table'>,
  { columns }: Pick<Board, 'columns'>,
  cards: readonly BoardCard[],
  today: string,
): Rule[] {
  if (view === 'columns') {
    return columns.map(({ column_id: id, title }) => ({
      ...{ key: id, title, put: { column_id: id }, holds: (card: BoardCard) => card.column_id === id },
    }));
  }
  if (view === 'horizons') return [...horizons.map(horizonRule), horizonRule(null)];
  return quarterRules(cards, today);
}

function horizonRule(horizon: Horizon | null): Rule {
  return {
    ...{ key: horizon ?? 'none', title: horizonNames[horizon ?? 'none'], put: { horizon } },
    holds: (card) => card.horizon === horizon,
  };
}

/** This quarter and the three after it, all that is later, and what is overdue or has no day, where there is any. */
function quarterRules(cards: readonly BoardCard[], today: string): Rule[] {
  const first = quarterOf(today);
  const shown = [0, 1, 2, 3].map((ahead) => first + ahead);
  const inQuarter = (card: BoardCard) => (card.target_on === null ? null : quarterOf(card.target_on));
  const after = first + 4;
  const rules: Rule[] = shown.map((quarter) => ({
    ...{ key: String(quarter), title: quarterName(quarter), put: { target_on: lastDayOf(quarter) } },
    holds: (card) => inQuarter(card) === quarter,
  }));
  const isLater = (card: BoardCard) => (inQuarter(card) ?? 0) >= after;
  const isOverdue = (card: BoardCard) => (inQuarter(card) ?? first) < first;
  const later: Rule = {
    ...{ key: 'later', title: laneWords.later, put: { target_on: lastDayOf(after) }, holds: isLater },
  };
  const none: Rule = {
    ...{
      key: 'none',
      title: laneWords.noDay,
      put: { target_on: null },
      holds: (card) => card.target_on === null,
    },
  };
  const before: Rule = {
    ...{ key: 'before', title: laneWords.before, put: { target_on: lastDayOf(first - 1) }, holds: isOverdue },
  };
  return [
    ...(cards.some(isOverdue) ? [before] : []),
    ...rules,
    ...(cards.some(isLater) ? [later] : []),
    none,
  ];
}

/** Counted from year 0, so that they can be added to. */
function quarterOf(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year * 4 + Math.floor((month - 1) / 3);
}

function quarterName(quarter: number): string {
  return laneWords.quarter((quarter % 4) + 1, Math.floor(quarter / 4));
}

function lastDayOf(quarter: number): string {
  const [year, month] = [Math.floor(quarter / 4), (quarter % 4) * 3 + 3];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Where a card goes: a lane, and how many of its other cards are before it. */
export interface Spot {
  lane: number;
  place: number;
}

/** Where a card is; undefined of one that is in no lane. */
export function spotOf(lanes: readonly Lane[], ideaId: string): Spot | undefined {
  for (const [lane, { cards }] of lanes.entries()) {
    const place = cards.findIndex((card) => card.idea_id === ideaId);
    if (place >= 0) return { lane, place };
  }
  return undefined;
}

/** The lanes as they are with a card at another spot. */
export function withCardAt(lanes: readonly Lane[], card: BoardCard, { lane, place }: Spot): Lane[] {
  return lanes.map((one, at) => {
    const others = one.cards.filter((other) => other.idea_id !== card.idea_id);
    return { ...one, cards: at === lane ? others.toSpliced(place, 0, card) : others };
  });
}

/** The move that puts a card at a spot: its neighbours are named, so that who moves at the same time does not matter. */
export function moveTo(
  lanes: readonly Lane[],
  card: BoardCard,
  { lane, place }: Spot,
): Omit<Move, 'board_id'> {
  const to = lanes[lane];
  const others = to?.cards.filter((other) => other.idea_id !== card.idea_id) ?? [];
  return {
    ...{ idea_id: card.idea_id, ...to?.put },
    after_idea_id: others[place - 1]?.idea_id ?? null,
    before_idea_id: others[place]?.idea_id ?? null,
  };
}

/** A card as a move leaves it, before the server has answered. */
export function movedCard(
  cards: readonly BoardCard[],
  card: BoardCard,
  move: Omit<Move, 'board_id'>,
): BoardCard {
  const rankOf = (id: string | null | undefined) => cards.find((one) => one.idea_id === id)?.rank;
  const [after, before] = [rankOf(move.after_idea_id), rankOf(move.before_idea_id)];
  const others = cards.filter((one) => one.idea_id !== card.idea_id);
  const next = after === undefined ? undefined : others.find(({ rank }) => rank > after)?.rank;
  const previous = before === undefined ? undefined : others.findLast(({ rank }) => rank < before)?.rank;
  const rank =
    after !== undefined
      ? (after + (next ?? after + 2)) / 2
      : before !== undefined
        ? (before + (previous ?? before - 2)) / 2
        : (others.at(-1)?.rank ?? 0) + 1;
  return {
    ...{ ...card, rank },
    ...(move.column_id !== undefined && { column_id: move.column_id }),
    ...(move.horizon !== undefined && { horizon: move.horizon }),
    ...(move.target_on !== undefined && { target_on: move.target_on }),
  };
}
