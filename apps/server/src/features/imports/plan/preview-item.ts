import type { ImportMapping, ImportPreviewItem } from '@earshot/contracts/imports';
import type { FileFacts } from '@earshot/tabular/facts';
import type { Masking } from '../../personal-data/masking.service.ts';
import { hiddenCell, maskCell } from '../file/mask-facts.service.ts';
import type { DraftItem } from './new-items.ts';
import type { PlannedItem } from './planned-item.ts';
import { storable } from './storable-cell.ts';

/** Items that a dry run shows as they would be stored. */
export const shownItems = 3;

const textChars = 1500;
const valueChars = 300;

/** An item beside its row, masked as both would be kept. */
export function importPreviewItem(
  masking: Masking,
  { facts, mapping }: { facts: FileFacts; mapping: ImportMapping },
  planned: PlannedItem,
  item: DraftItem,
): ImportPreviewItem {
  const { author } = item;
  const named = author && (author.name ?? author.email ?? author.externalId);
  const turns = item.asItCame?.turns ?? [];
  return {
    line: planned.row.line,
    row_count: planned.messages.length,
    cells: planned.row.cells.flatMap((cell, at) => {
      const column = facts.columns[at]?.name ?? '';
      const value = maskCell(masking, storable(cell), column, mapping.targets[at]);
      return value.trim() === '' ? [] : [{ column, value: cut(value, valueChars) }];
    }),
    title: item.title,
    text: cut(item.text, textChars),
    said_at: item.saidAt,
    rating: item.rating,
    author: named && masking.hidesPeople ? hiddenCell : named,
    account: item.account?.name ?? null,
    fields: Object.fromEntries(
      Object.entries(item.fields).map(([name, value]) => [name, cut(value, valueChars)]),
    ),
    turns: turns.map(({ who, parts }) => ({
      who,
      text: cut(parts.map(({ text }) => text.trim()).join('\n'), textChars),
    })),
  };
}

function cut(text: string, chars: number): string {
  return text.length > chars ? `${text.slice(0, chars).toWellFormed()}…` : text;
}
