import type { ThemeEdit } from '@earshot/analysis/themes/theme-edits';
import type { CallBody, ParsedBody } from '@earshot/contracts/call';
import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { themes } from '@earshot/contracts/themes';
import type { Db } from '../../platform/database/open.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import { restricting } from '../feedback/filter/filter-key.service.ts';
import type { ThemeRow } from './themes.sql.ts';
import { itemIds, readThemes } from './themes.sql.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';
import { readyWithoutTexts } from '../feedback/filter/ready-filter.service.ts';

type Asked = ParsedBody<typeof themes.preview>['edit'];
export type AskedEdit = Asked | ({ kind: 'rename' } & CallBody<typeof themes.rename>);

/** An edit that was not given its ids yet. */
export type NewEdit =
  | { kind: 'rename'; themeId: number; name: string }
  | { kind: 'merge'; themeIds: number[]; into: number }
  | { kind: 'split'; themeId: number; itemIds: number[]; keptItemIds: number[]; name: string }
  | { kind: 'move'; itemIds: number[]; to: number | null };

export function withIds(edit: NewEdit, id: number, newThemeId: number): ThemeEdit & { name?: string } {
  return edit.kind === 'split' ? { ...edit, id, newThemeId } : { ...edit, id };
}

/**
 * Finds the themes and items that an edit is about.
 *
 * @throws Problem `not_found` for unknown ids; `bad_request` for what cannot be done
 */
export async function resolveEdit(
  db: Db,
  workspaceId: string,
  asked: AskedEdit,
  field = '',
): Promise<NewEdit> {
  const rows = new Map((await readThemes(db, workspaceId)).map((row) => [row.id, row]));
  switch (asked.kind) {
    case 'rename':
      knownTheme(rows, asked.theme_id);
      return { kind: 'rename', themeId: asked.theme_id, name: asked.name };
    case 'merge': {
      const themeIds = [...new Set(asked.theme_ids)];
      assertHoldsItems(knownTheme(rows, asked.into), `${field}into`);
      for (const id of themeIds) assertHoldsItems(knownTheme(rows, id), `${field}theme_ids`);
      if (themeIds.includes(asked.into))
        throw badField(`${field}into`, 'A theme cannot be merged into itself.');
      return { kind: 'merge', themeIds, into: asked.into };
    }
    case 'split':
      assertHoldsItems(knownTheme(rows, asked.theme_id), `${field}theme_id`);
      return resolveSplit(db, workspaceId, asked, field);
    case 'move': {
      const items = [...new Set(asked.review_ids)].sort((a, b) => a - b);
      if (asked.theme_id !== null) assertHoldsItems(knownTheme(rows, asked.theme_id), `${field}theme_id`);
      const there = await itemIds(db, workspaceId, { review_ids: items });
      if (there.length < items.length) {
        throw new Problem('not_found', { detail: 'Some of these items do not exist.' });
      }
      return { kind: 'move', itemIds: items, to: asked.theme_id };
    }
  }
}

async function resolveSplit(
  db: Db,
  workspaceId: string,
  asked: Extract<Asked, { kind: 'split' }>,
  field: string,
): Promise<NewEdit> {
  if ((asked.review_ids === undefined) === (asked.filters === undefined)) {
    throw badField(`${field}filters`, 'Choose the items to split off, either by review_ids or by filters.');
  }
  const inTheme: ReadyFilter = { theme_ids: [asked.theme_id] };
  const all = await itemIds(db, workspaceId, inTheme);
  const part = asked.filters
    ? (restricting([await readyWithoutTexts(db, workspaceId, asked.filters)])[0] ?? {})
    : { review_ids: asked.review_ids };
  const leaving = [...(await itemIds(db, workspaceId, narrowed(inTheme, part)))];
  const place = `${field}${asked.filters ? 'filters' : 'review_ids'}`;
  if (leaving.length < new Set(asked.review_ids).size) {
    throw badField(place, 'Some of these items are not in the theme.');
  }
  if (leaving.length === 0) throw badField(place, 'No items of the theme match.');
  if (leaving.length === all.length) throw badField(place, 'This would leave the theme empty.');
  const gone = new Set(leaving);
  const keptItemIds = [...all].filter((id) => !gone.has(id));
  return { kind: 'split', themeId: asked.theme_id, itemIds: leaving, keptItemIds, name: asked.name };
}

function knownTheme(rows: ReadonlyMap<number, ThemeRow>, id: number): ThemeRow {
  const row = rows.get(id);
  if (!row) throw new Problem('not_found', { detail: 'There is no theme with this ID.' });
  return row;
}

function assertHoldsItems(row: ThemeRow, field: string): void {
  if (row.isBroad) throw badField(field, 'A broader theme contains themes, not items.');
  if (row.shownIn !== null) throw badField(field, 'This theme was merged into another.');
}
