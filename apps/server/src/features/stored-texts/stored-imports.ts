import type { ImportTarget } from '@earshot/contracts/imports/import-targets';
import type { FileFacts } from '@earshot/tabular/facts';
import { ItemContent, ItemWords } from '../feedback/store/item-content.service.ts';
import { maskItemTexts } from '../feedback/masking/mask-as-it-came.service.ts';
import { maskFields, maskLink } from '../feedback/masking/mask-item.service.ts';
import { hiddenRow, withoutValues } from '../imports/plan/mask-batch.service.ts';
import { maskFacts } from '../imports/file/mask-facts.service.ts';
import type { Masking } from '../personal-data/masking.service.ts';
import { maskDeep, maskNamed } from '../personal-data/masking.service.ts';
import type { StoredRow } from './stored-columns.ts';

/** What an update of an item replaced: an undo brings it back, so it is masked as the item itself. */
export function maskContent(masking: Masking, value: unknown): unknown {
  if (value === null) return null;
  const content = ItemContent.parse(value);
  return {
    ...content,
    ...maskItemTexts(masking, content),
    link: content.link === null ? null : maskLink(masking, content.link),
    fields: maskFields(masking, content.fields),
  };
}

/** What the cleaning of an item replaced, as {@link maskContent}. */
export function maskWords(masking: Masking, value: unknown): unknown {
  const words = ItemWords.parse(value);
  return { ...words, ...maskItemTexts(masking, words) };
}

export function maskImportFacts(masking: Masking, value: unknown, row: StoredRow): unknown {
  // Both columns are written by imports alone.
  const { targets } = row['mapping'] as { targets: ImportTarget[] };
  // The keys of objects are needed for as long as the file is there to be read.
  return maskFacts(masking, value as FileFacts, targets, row['blob_name'] === null ? 'mask' : 'keep');
}

/** Items that a dry run shows name people among other texts: where people are hidden, none is kept. */
export function maskDryRun(masking: Masking, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return { ...maskDeep(masking, value), ...(masking.hidesPeople && { preview: [] }) };
}

/** Which cell of a rejected row says who somebody is has been forgotten: where people are hidden, none is kept. */
export function maskRejectedCells(masking: Masking, value: unknown): unknown {
  return masking.hidesPeople ? [hiddenRow] : maskDeep(masking, value);
}

export function maskRejectReason(masking: Masking, value: unknown, row: StoredRow): unknown {
  const reason = String(value);
  return masking.hidesPeople ? withoutValues(reason) : maskNamed(masking, String(row['column_name']), reason);
}
