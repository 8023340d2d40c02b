import type { PageNumber, Planting } from '../planting.ts';
import { friendlyTexts } from '../friendly-texts.ts';
import { maskedWhenAll } from '../masked-when-all.ts';
import { plantedSecrets } from '../planted-secrets.ts';

export interface ServedFile {
  html: string | Buffer;
  headers: Record<string, string>;
}

/** A site of five pages, each of which links to the next as `#next`. */
export interface FrontEnd {
  name: string;
  /** Where each page is, from the first to the fifth. */
  paths: string[];
  /** By path: what a stand-in serves. */
  files: Map<string, ServedFile>;
}

const plantings: Planting[] = [...plantedSecrets, ...maskedWhenAll, ...friendlyTexts];

export const plantingsOf = (page: PageNumber): Planting[] =>
  plantings.filter((planting) => planting.page === page);

/** The first address of page 2 and 5 are a friendly one, of 3 a secret one and of 4 one of ordinary words. */
export function pathOf(frontEnd: string, page: PageNumber): string {
  const address = plantingsOf(page).find((planting) => planting.address !== undefined)?.address;
  return `/${frontEnd}${address ?? `/page-${page}`}`;
}

export const titleOf = (page: PageNumber): string =>
  [`Planted ${page}`, ...plantingsOf(page).flatMap(({ title }) => title ?? [])].join(' · ');

export const sheetOf = (page: PageNumber): string =>
  ['nav { padding: 8px }', ...plantingsOf(page).flatMap(({ css }) => css ?? [])].join('\n');
