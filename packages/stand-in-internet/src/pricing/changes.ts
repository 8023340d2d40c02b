import { cosmeticOfDevelopment, plantedInDevelopment } from './changes-development.ts';
import { cosmeticOfFrozen, plantedInFrozen } from './changes-frozen.ts';
import type { CosmeticChange, PlantedChange } from './edits.ts';
import type { Half } from './pages.ts';
import { pricingPage } from './pages.ts';

/** A page at two times. */
export interface PageChange {
  id: string;
  half: Half;
  url: string;
  before: string;
  after: string;
  /** What a second run tells, each once; nothing where the change is cosmetic. */
  told: PlantedChange['told'];
}

/** Changes of plans and prices, ten in each half: every one is to be told. */
export function plantedChanges(half: Half): PageChange[] {
  return (half === 'frozen' ? plantedInFrozen : plantedInDevelopment).map((change) =>
    changed(half, change, change.told),
  );
}

/** Changes that mean nothing, ten in each half: none is to be told. */
export function cosmeticChanges(half: Half): PageChange[] {
  return (half === 'frozen' ? cosmeticOfFrozen : cosmeticOfDevelopment).map((change) =>
    changed(half, change, []),
  );
}

/** @throws RangeError when the change leaves the page as it was */
function changed(half: Half, { id, page, edit }: CosmeticChange, told: PlantedChange['told']): PageChange {
  const { url, html } = pricingPage(half, page);
  const after = edit(html);
  if (after === html) throw new RangeError(`${id} changes nothing in ${half}/${page}`);
  return { id, half, url, before: html, after, told };
}
