import { isCodiceFiscale, isDni, isNir } from './checksums.ts';
import { numberContext } from './context.ts';
import type { Candidate } from './kinds.ts';

/** UK National Insurance numbers: letters that are given out (HMRC manual NIM39110). */
const NINO =
  /(?<![\w-])(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![\w-])/gi;
const DNI = /(?<![\w-])(?:\d{8}|[XYZ]-?\d{7})-?[A-HJ-NP-TV-Z](?![\w-])/gi;
const CODICE_FISCALE = /(?<!\w)[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z](?!\w)/gi;
const CORSICAN_NIR = /(?<!\w)[12] ?\d{2} ?\d{2} ?2[AB] ?\d{3} ?\d{3} ?\d{2}(?!\w)/gi;

/** National ids with letters in them, by shape and check letter. */
export function findLetteredIds(text: string): Candidate[] {
  return [
    ...matching(text, NINO, () => true),
    ...matching(text, DNI, isDni),
    ...matching(text, CODICE_FISCALE, isCodiceFiscale),
    ...matching(text, CORSICAN_NIR, isNir),
  ];
}

function matching(text: string, pattern: RegExp, isRight: (id: string) => boolean): Candidate[] {
  const found: Candidate[] = [];
  for (const match of text.matchAll(pattern)) {
    const start = match.index;
    if (!isRight(match[0].replace(/[ -]/g, '').toUpperCase()) || numberContext(text, start) === 'other')
      continue;
    found.push({ kind: 'national_id', start, end: start + match[0].length });
  }
  return found;
}
