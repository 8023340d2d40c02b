import type { Db } from '../../../platform/database/open.ts';

/** A sentence that a company or a program puts into many items. */
export interface TemplateRow {
  id: number;
  /** What the cleaner knows it by. */
  key: number;
  text: string;
  writer: 'agent' | 'system' | 'automatic';
  itemCount: number;
  authorCount: number;
  examples: number[];
  isOn: boolean;
}

/** Those that come most often first. */
export function readTemplates(db: Db, workspaceId: string): Promise<TemplateRow[]> {
  return db
    .selectFrom('itemTemplate')
    .select(['id', 'key', 'text', 'writer', 'itemCount', 'authorCount', 'examples', 'isOn'])
    .where('workspaceId', '=', workspaceId)
    .orderBy('itemCount', 'desc')
    .orderBy('id')
    .$castTo<TemplateRow>()
    .execute();
}
