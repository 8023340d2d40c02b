import type { Db, Tx } from '../../../platform/database/open.ts';
import { runRaw as run } from '../../../platform/database/raw-query.ts';
import type { FeatureRow } from './store-items.sql.ts';
import { writeRows } from './value-rows.ts';

export interface MaskableItem {
  id: number;
  externalId: string | null;
  title: string | null;
  text: string;
  link: string | null;
  fields: Record<string, string>;
  language: string;
  /** The revision at which what the customer said was last written. */
  writtenRev: number;
}

export interface MaskedItem extends MaskableItem {
  features: FeatureRow;
  /** Of title and text, before and after masking. */
  hashes: { before: Buffer; after: Buffer };
}

export function itemsAfter(
  db: Db,
  workspaceId: string,
  afterId: number,
  limit: number,
): Promise<MaskableItem[]> {
  return run(
    db,
    `select id, external_id, title, text, link, fields, language, written_rev from feedback_item
     where workspace_id = $1 and id > $2 order by id limit $3`,
    [workspaceId, afterId, limit],
  );
}

/** @returns ids of those that were still as they had been read */
export async function writeTexts(
  tx: Tx,
  workspaceId: string,
  rev: number,
  items: readonly MaskedItem[],
): Promise<Set<number>> {
  const written = new Set<number>();
  for (const { id, externalId, title, text, link, fields, writtenRev } of items) {
    const rows = await run<{ id: number }>(
      tx,
      `update feedback_item set changed_rev = $3, external_id = $4, title = $5, text = $6, link = $7, fields = $8
       where workspace_id = $1 and id = $2 and written_rev = $9 returning id`,
      [workspaceId, id, rev, externalId, title, text, link, JSON.stringify(fields), writtenRev],
    );
    if (rows.length > 0) written.add(id);
  }
  return written;
}

/** The hashes of an item's title and text, before and after they changed. */
export interface MovedHash {
  itemId: number;
  before: Buffer;
  after: Buffer;
}

/** What people said, or checked, of a text holds for the one that took its place. */
export async function moveHashes(tx: Tx, workspaceId: string, moved: readonly MovedHash[]): Promise<void> {
  for (const table of ['item_word', 'item_check']) {
    await writeRows(
      tx,
      moved.map(({ itemId, before, after }) => [itemId, before, after]),
      {
        row: '($::int,$::bytea,$::bytea)',
        shared: [workspaceId],
        statement: (values) => `update ${table} t set text_hash = v.after
          from (values ${values}) v (item_id, before, after)
          where t.workspace_id = $1 and t.item_id = v.item_id and t.text_hash = v.before`,
      },
    );
  }
}
