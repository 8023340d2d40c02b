import { encodeChunk } from '@earshot/replay-format/chunk';
import { joinEvents } from '@earshot/replay-format/lines';
import type { ChunkPlace } from '@earshot/replay-format/segments';
import { gzipSync } from 'node:zlib';

const startsAt = 1_760_000_000_000;
const tabId = '00000000000000aa';
const rows = 500;
const cellsOfRow = 7;
const ticksOfSecond = 4;
/** A picture of the page each minute, as the recorder takes it on a page that changes much. */
const secondsOfSegment = 60;
const secondsOfChunk = 5;

export interface MadeSession {
  chunks: { place: ChunkPlace; bytes: Buffer }[];
  eventCount: number;
  rawBytes: number;
}

interface Cell {
  id: number;
  textId: number;
  text: string;
}

/** An hour on a page of 500 rows (4,000 elements) that changes four times a second, as chunks. The same each time. */
export function hourSession(): MadeSession {
  const page = new Page();
  const session: MadeSession = { chunks: [], eventCount: 0, rawBytes: 0 };
  for (let second = 0; second < 3600; second += secondsOfChunk) {
    const events: object[] = [];
    const hasSnapshot = second % secondsOfSegment === 0;
    const at = startsAt + second * 1000;
    if (hasSnapshot) events.push(...page.picture(at));
    for (let tick = 0; tick < secondsOfChunk * ticksOfSecond; tick++)
      events.push(...page.change(at + 10 + (tick * 1000) / ticksOfSecond));
    const lines = Buffer.from(joinEvents(events.map((event) => JSON.stringify(event))));
    const seq = session.chunks.length;
    const header = {
      recordingId: '0198a000-0000-7000-8000-000000000001',
      tabId,
      seq,
      firstAt: at,
      lastAt: at + secondsOfChunk * 1000 - 1,
      eventCount: events.length,
      hasFullSnapshot: hasSnapshot,
      isGzip: true,
      rawBytes: lines.length,
    };
    const bytes = Buffer.from(encodeChunk({ header, body: gzipSync(lines) }));
    const { firstAt: first_at, lastAt: last_at } = header;
    const place = { tab_id: tabId, seq, first_at, last_at, has_snapshot: hasSnapshot, bytes: bytes.length };
    session.chunks.push({ place, bytes });
    session.eventCount += events.length;
    session.rawBytes += lines.length;
  }
  return session;
}

/** A page that is changed, with what a recorder would write of it. */
class Page {
  #lastId = 10;
  #seed = 7;
  #rows: { id: number; cells: Cell[] }[] = Array.from({ length: rows }, () => this.#row());

  picture(at: number): object[] {
    const sheet = Array.from({ length: 400 }, (_, n) => `.c${n} { padding: ${n % 9}px; color: #${100 + n} }`);
    const style = element(5, 'style', {}, [text(6, sheet.join('\n'))]);
    const table = element(8, 'table', { class: 'orders' }, this.#rows.map(drawnRow));
    const input = element(9, 'input', { value: '****' }, []);
    const html = element(2, 'html', {}, [
      element(3, 'head', {}, [style]),
      element(4, 'body', {}, [input, table]),
    ]);
    return [
      { type: 4, timestamp: at, data: { href: 'https://shop.test/orders', width: 1280, height: 800 } },
      {
        type: 2,
        timestamp: at + 1,
        data: { node: { type: 0, id: 1, childNodes: [html] }, initialOffset: { left: 0, top: 0 } },
      },
    ];
  }

  /** What happens in a quarter of a second: cells change, a row goes and another comes, the mouse moves, something is typed. */
  change(timestamp: number): object[] {
    const texts = Array.from({ length: 12 }, () => {
      const cell = this.#pick(this.#pick(this.#rows).cells);
      cell.text = `${this.#draw(100_000)} items`;
      return { id: cell.textId, value: cell.text };
    });
    const attributes = Array.from({ length: 4 }, () => ({
      id: this.#pick(this.#rows).id,
      attributes: { class: `row r${this.#draw(400)}` },
    }));
    const gone = this.#rows.shift();
    const come = this.#row();
    this.#rows.push(come);
    return [
      change(timestamp, {
        source: 0,
        texts,
        attributes: attributes.filter(({ id }) => id !== gone?.id),
        removes: [{ id: gone?.id, parentId: 8 }],
        adds: [{ parentId: 8, nextId: null, node: drawnRow(come) }],
      }),
      change(timestamp + 60, {
        source: 1,
        positions: [{ id: 4, x: this.#draw(1280), y: this.#draw(800), timeOffset: -40 }],
      }),
      ...(this.#draw(2) === 0
        ? [change(timestamp + 90, { source: 5, id: 9, text: '*'.repeat(this.#draw(12)), isChecked: false })]
        : []),
    ];
  }

  #row() {
    const cells = Array.from({ length: cellsOfRow }, () => ({
      id: ++this.#lastId,
      textId: ++this.#lastId,
      text: `Cell ${this.#draw(100_000)}`,
    }));
    return { id: ++this.#lastId, cells };
  }

  #pick<Item>(items: Item[]): Item {
    const item = items[this.#draw(items.length)];
    if (item === undefined) throw new RangeError('There is nothing to pick from');
    return item;
  }

  /** A number below `below`; a linear congruential generator (Numerical Recipes), so that each run is the same. */
  #draw(below: number): number {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#seed / 2 ** 32) * below);
  }
}

function drawnRow({ id, cells }: { id: number; cells: Cell[] }): object {
  return element(
    id,
    'tr',
    { class: 'row' },
    cells.map((cell) =>
      element(cell.id, 'td', { class: `c${cell.id % 400}` }, [text(cell.textId, cell.text)]),
    ),
  );
}

function element(id: number, tagName: string, attributes: object, childNodes: object[]): object {
  return { type: 2, id, tagName, attributes, childNodes };
}

function text(id: number, textContent: string): object {
  return { type: 3, id, textContent };
}

function change(timestamp: number, data: object): object {
  return { type: 3, timestamp, data };
}
