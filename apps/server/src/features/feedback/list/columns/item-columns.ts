import type { Sentiment } from '@earshot/contracts/filter/feedback-filter';

/** What lists are filtered and ordered by most. */
export interface ColumnItem {
  id: number;
  /** Microseconds since 2000; {@link undatedAt} for an undated item. */
  at: number;
  sourceId: number;
  sentiment: Sentiment;
  language: string;
  /** NaN for an unrated item. */
  ratingShare: number;
}

/** Before all dates, as the database has it. */
export const undatedAt = -(2 ** 63);

const epochMs = Date.UTC(2000, 0, 1);

/** An instant as lists give it (ISO 8601 in UTC, three to six decimals; null for none) as {@link ColumnItem.at}. */
export function atOf(saidAt: string | null): number {
  if (saidAt === null) return undatedAt;
  const micros = Number(saidAt.slice(23, -1).padEnd(3, '0'));
  return (Date.parse(`${saidAt.slice(0, 23)}Z`) - epochMs) * 1000 + micros;
}

/** Conditions that all have to hold; null restricts nothing. */
export interface Conditions {
  /** Instants as {@link ColumnItem.at}: at or after, and dated before. */
  from: number | null;
  before: number | null;
  isDated: boolean | null;
  sourceIds: ReadonlySet<number> | null;
  sentiments: ReadonlySet<string> | null;
  languages: ReadonlySet<string> | null;
  ratingMin: number | null;
  ratingMax: number | null;
  isRated: boolean | null;
}

/** A part of a list: from `offset` on, or after the item with this instant and id. */
export interface Part {
  limit: number;
  offset: number;
  after: { at: number; id: number } | null;
}

/** One workspace's items in columns, newest first: 22 bytes each, so that none is asked of the database to count them. */
export class ItemColumns {
  #size = 0;
  #ids = new Int32Array();
  #at = new Float64Array();
  #sources = new Int32Array();
  /** Sentiment and language together, as a place in `#kindsSeen`. */
  #kinds = new Uint16Array();
  #ratings = new Float32Array();
  #largestId = 0;
  #largestSource = 0;
  #rewrites = 0;
  readonly #kindsSeen: { sentiment: string; language: string }[] = [];
  readonly #kindOf = new Map<string, number>();

  get size(): number {
    return this.#size;
  }

  /** How often items were changed or removed rather than added. */
  get rewrites(): number {
    return this.#rewrites;
  }

  /** Takes items that are new or were changed, and lets go of those that were removed. */
  apply(items: readonly ColumnItem[], removed: Iterable<number>): void {
    this.#drop([...removed, ...items.map(({ id }) => id)]);
    this.#insert(items.toSorted((a, b) => b.at - a.at || b.id - a.id));
  }

  /** Number of the items that match, and the ids of one part of them, newest first. */
  find(conditions: Conditions, { limit, offset, after }: Part): { total: number; ids: number[] } {
    const { begin, end } = this.#range(conditions);
    const start = after ? this.#placeAfter(after.at, after.id) : 0;
    const isMatch = this.#matcher(conditions);
    const ids: number[] = [];
    if (!isMatch) {
      const first = Math.max(begin, start) + offset;
      for (let at = first; at < end && ids.length < limit; at += 1) ids.push(this.#ids[at] ?? 0);
      return { total: Math.max(0, end - begin), ids };
    }
    let total = 0;
    let passed = 0;
    for (let at = begin; at < end; at += 1) {
      if (!isMatch(at)) continue;
      total += 1;
      if (at < start || passed++ < offset || ids.length >= limit) continue;
      ids.push(this.#ids[at] ?? 0);
    }
    return { total, ids };
  }

  /** Places of the items within the conditions' instants. */
  #range({ from, before, isDated }: Conditions): { begin: number; end: number } {
    const dated = this.#placeAfter(undatedAt, Number.MAX_SAFE_INTEGER);
    const ends = [this.#size];
    if (from !== null) ends.push(this.#placeAfter(from, 0));
    if (before !== null || isDated === true) ends.push(dated);
    const begins = [0];
    if (before !== null) begins.push(this.#placeAfter(before, 0));
    if (isDated === false) begins.push(dated);
    return { begin: Math.max(...begins), end: Math.min(...ends) };
  }

  /** Tells by its place whether an item meets the conditions other than instants; null when there are none. */
  #matcher(conditions: Conditions): ((at: number) => boolean) | null {
    const { sourceIds, sentiments, languages, ratingMin, ratingMax, isRated } = conditions;
    const asksKind = sentiments !== null || languages !== null;
    const asksRating = ratingMin !== null || ratingMax !== null || isRated !== null;
    if (!sourceIds && !asksKind && !asksRating) return null;
    // Tables instead of sets: they are read for every item.
    const isSource = Uint8Array.from({ length: this.#largestSource + 1 }, (_, id) =>
      sourceIds === null || sourceIds.has(id) ? 1 : 0,
    );
    const isKind = Uint8Array.from(this.#kindsSeen, ({ sentiment, language }) =>
      (sentiments?.has(sentiment) ?? true) && (languages?.has(language) ?? true) ? 1 : 0,
    );
    const [sources, kinds, ratings] = [this.#sources, this.#kinds, this.#ratings];
    const isSourceAndKind = (at: number) => isSource[sources[at] ?? 0] === 1 && isKind[kinds[at] ?? 0] === 1;
    if (!asksRating) return isSourceAndKind;
    const least = ratingMin === null ? -Infinity : Math.fround(ratingMin);
    const most = ratingMax === null ? Infinity : Math.fround(ratingMax);
    const isBounded = ratingMin !== null || ratingMax !== null;
    return (at) => {
      if (!isSourceAndKind(at)) return false;
      const rating = ratings[at] ?? Number.NaN;
      const rated = rating === rating;
      return (isRated === null || rated === isRated) && (!isBounded || (rating >= least && rating <= most));
    };
  }

  /** The first place whose item comes after an item of this instant and id. */
  #placeAfter(at: number, id: number, end = this.#size): number {
    let [low, high] = [0, end];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const itsAt = this.#at[middle] ?? 0;
      if (itsAt < at || (itsAt === at && (this.#ids[middle] ?? 0) < id)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #drop(ids: readonly number[]): void {
    const known = new Set(ids.filter((id) => id <= this.#largestId));
    if (known.size === 0) return;
    this.#rewrites += 1;
    let kept = 0;
    for (let from = 0; from < this.#size;) {
      // Items between two dropped ones move together.
      let to = from;
      while (to < this.#size && !known.has(this.#ids[to] ?? 0)) to += 1;
      if (kept !== from) this.#each((column) => column.copyWithin(kept, from, to));
      kept += to - from;
      from = to + 1;
    }
    this.#size = kept;
  }

  #insert(items: readonly ColumnItem[]): void {
    this.#makeRoomFor(this.#size + items.length);
    let end = this.#size;
    for (let left = items.length - 1; left >= 0; left -= 1) {
      const item = items[left];
      if (!item) continue;
      const place = this.#placeAfter(item.at, item.id, end);
      this.#each((column) => column.copyWithin(place + left + 1, place, end));
      this.#put(place + left, item);
      end = place;
    }
    this.#size += items.length;
  }

  #put(place: number, { id, at, sourceId, sentiment, language, ratingShare }: ColumnItem): void {
    this.#ids[place] = id;
    this.#at[place] = at;
    this.#sources[place] = sourceId;
    this.#ratings[place] = ratingShare;
    const name = `${sentiment} ${language}`;
    let kind = this.#kindOf.get(name);
    if (kind === undefined) {
      kind = this.#kindsSeen.push({ sentiment, language }) - 1;
      this.#kindOf.set(name, kind);
    }
    this.#kinds[place] = kind;
    this.#largestId = Math.max(this.#largestId, id);
    this.#largestSource = Math.max(this.#largestSource, sourceId);
  }

  #each(move: (column: Int32Array | Float64Array | Uint16Array | Float32Array) => void): void {
    for (const column of [this.#ids, this.#at, this.#sources, this.#kinds, this.#ratings]) move(column);
  }

  #makeRoomFor(size: number): void {
    if (size <= this.#ids.length) return;
    const room = Math.ceil(size * 1.1) + 64;
    const grown = <Column extends { set(from: Column): void }>(column: Column, larger: Column): Column => {
      larger.set(column);
      return larger;
    };
    this.#ids = grown(this.#ids, new Int32Array(room));
    this.#at = grown(this.#at, new Float64Array(room));
    this.#sources = grown(this.#sources, new Int32Array(room));
    this.#kinds = grown(this.#kinds, new Uint16Array(room));
    this.#ratings = grown(this.#ratings, new Float32Array(room));
  }
}
