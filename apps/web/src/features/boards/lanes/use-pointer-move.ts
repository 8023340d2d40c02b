import { useEffect, useRef, type RefObject } from 'react';
import type { Spot } from './lanes.ts';
import styles from './lane-board.module.css';

/** A mouse drags after so many pixels, so that a click stays a click. */
const dragAfterPx = 5;
/** A finger drags after it rested so long; before that it scrolls. */
const holdMs = 250;
const holdWithinPx = 8;
/** So near the edge of the window, or of the board, it scrolls. */
const edgePx = 56;
const scrollStepPx = 14;

interface Drag {
  card: HTMLElement;
  ghost: HTMLElement;
  mark: HTMLElement;
  /** From the pointer to the ghost's corner. */
  grip: { x: number; y: number };
  spot: Spot | null;
}

/**
 * Moves cards with mouse, pen or finger. What is seen meanwhile is drawn beside the page's own elements, so that nothing is laid
 * out again while a card is dragged. Cards are elements with `data-card`, lanes with `data-lane`; what has
 * `data-still` starts no drag.
 */
export function usePointerMove(
  root: RefObject<HTMLElement | null>,
  isOn: boolean,
  onDrop: (ideaId: string, spot: Spot) => void,
): void {
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const board = root.current;
    if (!board || !isOn) return undefined;
    return followPointer(board, (ideaId, spot) => drop.current(ideaId, spot));
  }, [root, isOn]);
}

function followPointer(board: HTMLElement, onDrop: (ideaId: string, spot: Spot) => void): () => void {
  let pressed: { card: HTMLElement; x: number; y: number; isTouch: boolean; hold: number } | null = null;
  let drag: Drag | null = null;
  let at = { x: 0, y: 0 };
  let frame = 0;

  const begin = () => {
    if (!pressed) return;
    drag = beginDrag(pressed.card, pressed);
    pressed = null;
    draw();
  };
  const draw = () => {
    if (!drag) return;
    drag.ghost.style.transform = `translate(${at.x - drag.grip.x}px, ${at.y - drag.grip.y}px)`;
    drag.spot = spotAt(board, drag, at) ?? drag.spot;
    scrollAtEdges(board, at);
    frame = requestAnimationFrame(draw);
  };
  const end = () => {
    if (pressed) clearTimeout(pressed.hold);
    pressed = null;
    cancelAnimationFrame(frame);
    drag?.ghost.remove();
    drag?.mark.remove();
    drag?.card.removeAttribute('data-dragged');
    drag = null;
  };
  const down = (event: PointerEvent) => {
    const { target } = event;
    if (event.button !== 0 || drag || !(target instanceof Element)) return;
    const card = target.closest<HTMLElement>('[data-card]');
    if (!card || target.closest('[data-still]')) return;
    const isTouch = event.pointerType === 'touch';
    at = { x: event.clientX, y: event.clientY };
    const hold = isTouch ? window.setTimeout(begin, holdMs) : 0;
    pressed = { card, ...at, isTouch, hold };
  };
  const move = (event: PointerEvent) => {
    at = { x: event.clientX, y: event.clientY };
    if (!pressed) return;
    const far = Math.hypot(at.x - pressed.x, at.y - pressed.y);
    if (pressed.isTouch && far > holdWithinPx) end();
    else if (!pressed.isTouch && far > dragAfterPx) begin();
  };
  const up = () => {
    const done = drag;
    end();
    if (!done) return;
    // The press ends on a card: it is no click on it.
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
    if (done.spot) onDrop(done.card.dataset['card'] ?? '', done.spot);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !drag) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  const still = (event: Event) => {
    if (drag) event.preventDefault();
  };
  board.addEventListener('pointerdown', down);
  board.addEventListener('dragstart', still);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', end);
  window.addEventListener('keydown', key, { capture: true });
  // A finger that drags does not scroll.
  window.addEventListener('touchmove', still, { passive: false });
  window.addEventListener('contextmenu', still);
  return () => {
    end();
    board.removeEventListener('pointerdown', down);
    board.removeEventListener('dragstart', still);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', end);
    window.removeEventListener('keydown', key, { capture: true });
    window.removeEventListener('touchmove', still);
    window.removeEventListener('contextmenu', still);
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function beginDrag(card: HTMLElement, { x, y }: { x: number; y: number }): Drag {
  const box = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-card');
  ghost.classList.add(styles.ghost ?? '');
  ghost.style.width = `${box.width}px`;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  const mark = document.createElement('div');
  mark.className = styles.mark ?? '';
  mark.hidden = true;
  document.body.append(ghost, mark);
  card.setAttribute('data-dragged', '');
  return { card, ghost, mark, grip: { x: x - box.left, y: y - box.top }, spot: null };
}

/** Where the card would be dropped, with the mark drawn there; null outside all lanes. */
function spotAt(board: HTMLElement, { card, mark }: Drag, { x, y }: { x: number; y: number }): Spot | null {
  const under = document.elementFromPoint(x, y);
  const lane = under?.closest<HTMLElement>('[data-lane]');
  if (!lane || !board.contains(lane)) return null;
  const others = [...lane.querySelectorAll<HTMLElement>('[data-card]')].filter((one) => one !== card);
  const below = others.findIndex((one) => {
    const box = one.getBoundingClientRect();
    return y < box.top + box.height / 2;
  });
  const place = below < 0 ? others.length : below;
  drawMark(mark, lane, others, place);
  return { lane: Number(lane.dataset['lane']), place };
}

function drawMark(mark: HTMLElement, lane: HTMLElement, others: readonly HTMLElement[], place: number): void {
  const list = (lane.querySelector('[data-cards]') ?? lane).getBoundingClientRect();
  const [above, next] = [others[place - 1]?.getBoundingClientRect(), others[place]?.getBoundingClientRect()];
  const top = next ? next.top - 6 : above ? above.bottom + 4 : list.top + 2;
  mark.hidden = false;
  mark.style.transform = `translate(${list.left}px, ${top}px)`;
  mark.style.width = `${list.width}px`;
}

function scrollAtEdges(board: HTMLElement, { x, y }: { x: number; y: number }): void {
  const box = board.getBoundingClientRect();
  if (x > box.right - edgePx) board.scrollLeft += scrollStepPx;
  else if (x < box.left + edgePx) board.scrollLeft -= scrollStepPx;
  if (y > window.innerHeight - edgePx) window.scrollBy(0, scrollStepPx);
  else if (y < edgePx) window.scrollBy(0, -scrollStepPx);
}
