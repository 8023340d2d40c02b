import type { RepeatIndex } from '@earshot/cleaning/repeats/mark-repeats';
import { repeatIndex } from '@earshot/cleaning/repeats/mark-repeats';
import type { Db } from '../../../platform/database/open.ts';
import * as sql from './templates.sql.ts';

export type TemplateRow = sql.TemplateRow;

/** All templates that were learnt, those that come most often first. */
export const templatesOf = sql.readTemplates;

/** Whether a template is to be on. */
export interface TemplateSwitch {
  id: number;
  isOn: boolean;
}

/**
 * The templates that are taken out of a workspace's items.
 *
 * @param switches taken for done
 */
export async function readTemplateIndex(
  db: Db,
  workspaceId: string,
  switches: readonly TemplateSwitch[] = [],
): Promise<RepeatIndex> {
  const switched = new Map(switches.map(({ id, isOn }) => [id, isOn]));
  const rows = await templatesOf(db, workspaceId);
  return repeatIndex(
    rows
      .filter(({ id, isOn }) => switched.get(id) ?? isOn)
      .map(({ key, text, writer, itemCount, authorCount, examples }) => ({
        ...{ key, text, likelyWriter: writer, count: itemCount, authors: authorCount },
        ...{ examples: examples.map(String), asCustomer: itemCount },
      })),
  );
}
