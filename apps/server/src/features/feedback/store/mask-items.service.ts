import type { Tx } from '../../../platform/database/open.ts';
import type { Masking } from '../../personal-data/masking.service.ts';
import { MaskingChanged } from '../../personal-data/masking.service.ts';
import { maskItem } from '../masking/mask-item.service.ts';
import type { Analysed, TextToAnalyse } from '../../text-engine.ts';
import type { MaskableItem, MaskedItem } from './masked-items.sql.ts';
import * as masked from './masked-items.sql.ts';
import { textHashOf } from './peoples-words.ts';
import * as sql from './store-items.sql.ts';

/** Stored items after an id, as masking looks at them. */
export const itemsToMask = masked.itemsAfter;

/**
 * Those of the items in which something is to be masked, as they then are; what came of them is masked where it is kept. Their tone and language stay: masking takes no
 * words from a text that tell either.
 */
export function maskedItems(
  masking: Masking,
  items: readonly MaskableItem[],
  analyse: (texts: TextToAnalyse[]) => Analysed[],
): MaskedItem[] {
  const changed = items.flatMap((item) => {
    const after = maskItem(masking, { ...item, asItCame: null, author: null, account: null });
    return isSame(item, after) ? [] : [{ before: item, after }];
  });
  const found = analyse(changed.map(({ after }) => ({ ...after, rating: null, language: after.language })));
  return changed.flatMap(({ before, after }, place) => {
    const analysed = found[place];
    if (!analysed) return [];
    const { featuresVersion, features } = analysed;
    return [
      {
        ...after,
        features: { itemId: after.id, version: featuresVersion, features },
        hashes: { before: textHashOf(before), after: textHashOf(after) },
      },
    ];
  });
}

/**
 * Writes masked items over those they came from, in the caller's transaction, which is bound to the workspace. Items that
 * were written since are left alone: they came in masked. What people said of a text holds for the masked one.
 *
 * @returns how many were written
 * @throws MaskingChanged when the workspace masks otherwise by now; then nothing is written
 */
export async function writeMasked(
  tx: Tx,
  workspaceId: string,
  masking: Masking,
  items: readonly MaskedItem[],
): Promise<number> {
  const counters = await sql.lockWorkspace(tx, workspaceId);
  if (counters.maskingVersion !== masking.version) throw new MaskingChanged();
  if (items.length === 0) return 0;
  const rev = counters.revision + 1;
  const written = await masked.writeTexts(tx, workspaceId, rev, items);
  const there = items.filter(({ id }) => written.has(id));
  await sql.upsertFeatures(
    tx,
    workspaceId,
    there.map(({ features }) => features),
  );
  await masked.moveHashes(
    tx,
    workspaceId,
    there.map(({ id, hashes }) => ({ itemId: id, ...hashes })),
  );
  await sql.saveCounters(tx, workspaceId, { ...counters, revision: rev }, { rewrote: true, renamed: false });
  return there.length;
}

function isSame(a: MaskableItem, b: MaskableItem): boolean {
  return (
    a.text === b.text &&
    a.title === b.title &&
    a.link === b.link &&
    a.externalId === b.externalId &&
    JSON.stringify(a.fields) === JSON.stringify(b.fields)
  );
}
