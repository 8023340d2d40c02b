import { badField } from '../../platform/http/problem.ts';

/** A person or account with the sums of their matching items. */
export interface RankedRow {
  id: number;
  items: number;
  positive: number;
  negative: number;
  /** Of an account. */
  people: number;
  /** Of an account, in euros; NaN where it is not known. */
  revenue: number;
}

const rowBytes = 28;

/** All rows of a list in order, as the database wrote them: 28 bytes each. */
export class RankedRows {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get size(): number {
    return this.#bytes.length / rowBytes;
  }

  /** Rows from a place on. */
  from(place: number, limit: number): RankedRow[] {
    const end = Math.min(place + limit, this.size);
    return Array.from({ length: Math.max(0, end - place) }, (_, n) => this.#row(place + n));
  }

  /** Sums over all rows; revenue over those that it is known of, which `priced` counts. */
  totals(): { items: number; revenue: number; priced: number } {
    const sums = { items: 0, revenue: 0, priced: 0 };
    for (let place = 0; place < this.size; place += 1) {
      const { items, revenue } = this.#row(place);
      sums.items += items;
      if (Number.isNaN(revenue)) continue;
      sums.revenue += revenue;
      sums.priced += 1;
    }
    return sums;
  }

  /**
   * Where the page after a cursor begins: after the row that ended the page before, wherever it stands now; at its former
   * place when it is gone.
   *
   * @throws Problem `bad_request` when `after` is no cursor of such a list
   */
  placeAfter(after: string | undefined): number {
    if (after === undefined) return 0;
    const [, id, place] =
      /^r\|(\d{1,10})\|(\d{1,10})$/.exec(Buffer.from(after, 'base64url').toString()) ?? [];
    if (id === undefined) throw badField('after', 'is not the next_after of an earlier page of this list');
    const [last, former] = [Number(id), Number(place)];
    if (this.#idAt(former) === last) return former + 1;
    for (let at = 0; at < this.size; at += 1) if (this.#idAt(at) === last) return at + 1;
    return former;
  }

  /** The cursor of the page that ends before a place; null on the last page. */
  cursorAt(place: number): string | null {
    if (place >= this.size || place === 0) return null;
    return Buffer.from(`r|${this.#idAt(place - 1)}|${place - 1}`).toString('base64url');
  }

  #idAt(place: number): number | undefined {
    return place < this.size ? this.#bytes.readInt32BE(place * rowBytes) : undefined;
  }

  #row(place: number): RankedRow {
    const at = place * rowBytes;
    return {
      id: this.#bytes.readInt32BE(at),
      items: this.#bytes.readInt32BE(at + 4),
      positive: this.#bytes.readInt32BE(at + 8),
      negative: this.#bytes.readInt32BE(at + 12),
      people: this.#bytes.readInt32BE(at + 16),
      revenue: this.#bytes.readDoubleBE(at + 20),
    };
  }
}
