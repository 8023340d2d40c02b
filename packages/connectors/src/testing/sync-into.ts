import { expect } from 'vitest';
import { ConnectionFault } from '../feedback/connection-fault.ts';
import type { BroughtItem } from '../feedback/connection-kind.ts';
import { plainText } from '../plain-text.ts';
import type { AskedStandIn, StandIn } from './stand-in.ts';
import type { StandInWorld } from './stand-in-world.ts';

/** What a workspace holds of a connection: what comes again under an id replaces what was there. */
export type Store = Map<string, BroughtItem>;

export interface Synced {
  /** The cursor of the next sync. */
  resume: string | null;
  pages: number;
  faults: ConnectionFault[];
}

const mostPages = 2000;
const mostFaults = 40;

/**
 * Reads a system to its end, page by page, as the server does: a page that fails is read again.
 *
 * @param between is called after each page with how many were read
 */
export async function syncInto(
  store: Store,
  { kind, settings }: StandIn,
  { ask }: AskedStandIn,
  world: StandInWorld,
  cursor: string | null,
  between: (pages: number) => void = () => undefined,
): Promise<Synced> {
  const faults: ConnectionFault[] = [];
  let here = cursor;
  for (let pages = 1; pages <= mostPages;) {
    const page = await kind.read(ask, settings, here, world.now).catch((error: unknown) => {
      if (!(error instanceof ConnectionFault) || faults.length >= mostFaults) throw error;
      faults.push(error);
      return null;
    });
    if (page === null) continue;
    for (const item of page.items) store.set(item.externalId, item);
    for (const id of page.removed) store.delete(id);
    if (page.next === null) return { resume: page.resume ?? null, pages, faults };
    here = page.next;
    between(pages);
    pages += 1;
  }
  throw new Error(`${kind.name} never comes to an end.`);
}

export function wordsOf(item: BroughtItem, by: 'customer' | 'agent'): string {
  const own = item.turns.filter((turn) => turn.by === by);
  return own.map((turn) => (turn.html === true ? plainText(turn.text) : turn.text)).join('\n');
}

/** Holds what a workspace has against what the system holds: nothing lost, nothing doubled, words by whom they are. */
export function expectSame(
  store: Store,
  standIn: StandIn,
  world: StandInWorld,
  gone: readonly number[] = [],
): void {
  const isTold = (id: number) => !gone.includes(id);
  const has = [...store.entries()]
    .map(([id, item]) => [id, wordsOf(item, 'customer'), standIn.tellsReplies ? wordsOf(item, 'agent') : ''])
    .filter(
      ([id]) => standIn.tellsDeletes || !gone.some((one) => standIn.externalId(world.byId(one)) === id),
    );
  const should = world.alive
    .filter(({ id }) => isTold(id))
    .map((thing) => [standIn.externalId(thing), thing.said, standIn.tellsReplies ? (thing.reply ?? '') : '']);
  expect(has.sort()).toEqual(should.sort());
}
