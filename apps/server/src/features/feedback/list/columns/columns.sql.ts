import { sentiments } from '@earshot/contracts/filter/feedback-filter';
import type { Db } from '../../../../platform/database/open.ts';
import { runPrepared } from '../../../../platform/database/raw-query.ts';
import type { ColumnItem } from './item-columns.ts';

/** A change's place in the order of changes. */
export interface Place {
  rev: number;
  id: number;
}

export interface ChangedItems {
  /** The workspace's revision that this was read at. */
  revision: number;
  items: ColumnItem[];
  removed: number[];
  /** Where the next read goes on; null when nothing is left. */
  next: Place | null;
}

interface Row {
  revision: number;
  count: number;
  items: Buffer | null;
  lastRev: number | null;
  lastId: number | null;
  removed: Buffer | null;
}

const itemBytes = 24;
const sentimentCode = `case i.sentiment ${sentiments.map((name, code) => `when '${name}' then ${code}`).join(' ')} end`;
/** Two or three letters. */
const languageCode =
  '(ascii(i.language) << 16) + (ascii(substr(i.language, 2)) << 8) + ascii(substr(i.language, 3))';

/**
 * Items changed after `after`, in the order of their changes, and ids removed since `since`: all as of one moment. They come
 * as bytes, since reading a row for each would cost many times as much.
 */
export async function changedItems(
  db: Db,
  workspaceId: string,
  { since, after, limit }: { since: number; after: Place; limit: number },
): Promise<ChangedItems> {
  const [row] = await runPrepared<Row>(
    db,
    `with changed as materialized (
       select i.id, i.changed_rev, int4send(i.id) || int4send(i.source_id) || timestamptz_send(i.sort_at)
              || float4send(coalesce(i.rating_share, 'NaN')) || int4send((${sentimentCode} << 24) + ${languageCode}) as item
         from feedback_item i where i.workspace_id = $1 and (i.changed_rev, i.id) > ($2, $3)
        order by i.changed_rev, i.id limit $4),
     last as (select changed_rev, id from changed order by changed_rev desc, id desc limit 1)
     select (select revision from workspace where id = $1) as revision,
            (select count(*) from changed) as count, (select string_agg(item, ''::bytea) from changed) as items,
            (select changed_rev from last) as last_rev, (select id from last) as last_id,
            (select string_agg(int4send(r.item_id), ''::bytea) from removed_item r
              where r.workspace_id = $1 and r.changed_rev > $5) as removed`,
    [workspaceId, after.rev, after.id, limit, since],
  );
  if (!row) throw new RangeError('A statement without from answers one row');
  const { revision, count, items, lastRev, lastId, removed } = row;
  return {
    revision,
    items: items ? itemsOf(items) : [],
    removed: removed ? Array.from({ length: removed.length / 4 }, (_, n) => removed.readInt32BE(n * 4)) : [],
    next: count < limit || lastRev === null || lastId === null ? null : { rev: lastRev, id: lastId },
  };
}

function itemsOf(bytes: Buffer): ColumnItem[] {
  return Array.from({ length: bytes.length / itemBytes }, (_, n) => {
    const at = n * itemBytes;
    const codes = bytes.readInt32BE(at + 20);
    return {
      id: bytes.readInt32BE(at),
      sourceId: bytes.readInt32BE(at + 4),
      at: bytes.readInt32BE(at + 8) * 2 ** 32 + bytes.readUInt32BE(at + 12),
      ratingShare: bytes.readFloatBE(at + 16),
      sentiment: sentiments[codes >>> 24] ?? 'neutral',
      language: letters(codes & 0xff_ff_ff),
    };
  });
}

const known = new Map<number, string>();

function letters(code: number): string {
  let text = known.get(code);
  if (text === undefined) {
    text = String.fromCharCode(...[code >>> 16, (code >>> 8) & 0xff, code & 0xff].filter((one) => one > 0));
    known.set(code, text);
  }
  return text;
}

/** Where a day begins in a time zone, in microseconds since 2000. */
export async function dayStart(db: Db, timeZone: string, day: string, daysLater: number): Promise<number> {
  const [row] = await runPrepared<{ start: number }>(
    db,
    `select (extract(epoch from ($1::date + $2::int)::timestamp at time zone $3) * 1000000)::bigint
            - 946684800000000 as start`,
    [day, daysLater, timeZone],
  );
  if (!row) throw new RangeError('A statement without from answers one row');
  return row.start;
}
