/** One thing that a customer said in a system that stands in for an outside one, before it has that system’s shape. */
export interface Thing {
  id: number;
  createdAt: number;
  changedAt: number;
  title: string;
  said: string;
  /** What the team answered; null when it has not. */
  reply: string | null;
  isDeleted: boolean;
}

/** What a stand-in holds and how it behaves. All instants are milliseconds since 1970, by the system’s own clock. */
export class StandInWorld {
  readonly things: Thing[] = [];
  /** The clock of whoever asks. */
  now: number;
  /** How far the system’s clock is ahead. */
  skewMs = 0;
  /** Whether its answers say what time it is there. */
  tellsTime = true;
  /** Raised when the system forgets every page that it has named. */
  epoch = 0;
  /** The most that a page holds, whatever is asked for. */
  pageSize = 5;
  /** A page also holds what stood on the one before. */
  repeats = false;
  /** Pages hold fewer things than were asked for, though more follow. */
  runsShort = false;
  /** Things that lists still name, though they are gone for whoever asks for them alone. */
  readonly gone = new Set<number>();

  constructor(count: number, now: number) {
    this.now = now;
    for (let id = 1; id <= count; id += 1) {
      // Several in the same second, as an import leaves them.
      const at = now - 40 * 86_400_000 + Math.floor(id / 3) * 3 * 3_600_000;
      this.things.push(newThing(id, at));
    }
  }

  get clock(): number {
    return this.now + this.skewMs;
  }

  get alive(): Thing[] {
    return this.things.filter(({ isDeleted }) => !isDeleted);
  }

  passes(ms: number): void {
    this.now += ms;
  }

  add(): Thing {
    const thing = newThing(this.things.length + 1, this.clock);
    this.things.push(thing);
    return thing;
  }

  edit(id: number): void {
    const thing = this.byId(id);
    thing.said = `${thing.said}, and more`;
    thing.changedAt = this.clock;
  }

  remove(id: number): void {
    const thing = this.byId(id);
    thing.isDeleted = true;
    thing.changedAt = this.clock;
  }

  byId(id: number): Thing {
    const thing = this.things.find((one) => one.id === id);
    if (thing === undefined) throw new RangeError(`There is no thing ${id}`);
    return thing;
  }
}

function newThing(id: number, at: number): Thing {
  return {
    id,
    createdAt: at,
    changedAt: at,
    title: `Matter ${id}`,
    said: `The customer says thing ${id}`,
    reply: id % 2 === 0 ? `The team answers thing ${id}` : null,
    isDeleted: false,
  };
}

/** A page of a list from a row on, and where the next one begins; null at the end. */
export interface Cut<T> {
  rows: T[];
  next: number | null;
}

type Paged = Pick<StandInWorld, 'pageSize' | 'repeats' | 'runsShort'>;

export function cut<T>(world: Paged, rows: readonly T[], start: number, asked: number): Cut<T> {
  const size = Math.min(asked, world.pageSize);
  const end = start + (world.runsShort ? Math.ceil(size / 2) : size);
  const from = world.repeats ? Math.max(0, start - size) : start;
  return { rows: rows.slice(from, end), next: end < rows.length ? end : null };
}

/** By change, oldest first. */
export function byChange(things: readonly Thing[]): Thing[] {
  return [...things].sort(compared);
}

function compared(one: Pick<Thing, 'changedAt' | 'id'>, other: Pick<Thing, 'changedAt' | 'id'>): number {
  return one.changedAt - other.changedAt || one.id - other.id;
}

/** A page of a list in order of change that is read on from the last thing, not by counting. */
export interface Sequel {
  rows: Thing[];
  /** The name of what comes after, also at the end. */
  next: string;
  hasMore: boolean;
}

/**
 * @param name what an earlier page gave as `next`; null for the start
 * @returns null for a page that this world does not know any more
 */
export function sequel(
  world: StandInWorld,
  things: readonly Thing[],
  name: string | null,
  asked: number,
): Sequel | null {
  const rows = byChange(things);
  const after = name === null || name === '' ? null : keyIn(world, name);
  if (after === undefined) return null;
  const found = after === null ? 0 : rows.findIndex((row) => compared(row, after) > 0);
  const start = found < 0 ? rows.length : found;
  const { rows: page, next } = cut(world, rows, start, asked);
  const last = page.at(-1) ?? after;
  const { changedAt, id } = last ?? { changedAt: 0, id: 0 };
  return {
    rows: page,
    next: btoa(`${world.epoch}|${changedAt}|${id}`).replaceAll('=', ''),
    hasMore: next !== null,
  };
}

function keyIn(world: StandInWorld, name: string): Pick<Thing, 'changedAt' | 'id'> | undefined {
  const [epoch, changedAt = NaN, id = NaN] = decoded(name).split('|').map(Number);
  return epoch === world.epoch ? { changedAt, id } : undefined;
}

function decoded(name: string): string {
  try {
    return atob(name);
  } catch {
    return '';
  }
}

/** Names a page by how many rows come before it, so that a world whose epoch has passed does not know it. */
export function pageName(world: StandInWorld, start: number): string {
  return btoa(`${world.epoch}:${start}`).replaceAll('=', '');
}

/** @returns null for a page that this world does not know any more */
export function pageStart(world: StandInWorld, name: string | null): number | null {
  if (name === null || name === '') return 0;
  const [epoch, start] = decoded(name).split(':').map(Number);
  return epoch === world.epoch && start !== undefined && Number.isInteger(start) ? start : null;
}
