import type { FeatureMention } from '../facts.ts';

const YES =
  /^(?:✓|✔|✔️|✅|☑|●|•|yes|included|includes?|ja|oui|sí|si|sì|sim|ano|tak|inklusive|inbegriffen|enthalten|inclus|incluido|incluso|はい|○|◯|包含|支持|available|all|full|check|tick)[.!]?$/iu;
const NO =
  /^(?:✗|✘|✕|✖|❌|×|x|—|–|-|no|none|not included|not available|nein|nicht enthalten|non|nee|nej|não|ne|nie|×|なし|不支持|cross)\.?$/iu;

/** What a table's cell says of its row's feature; null when it says nothing. */
export function cellValue(text: string): Pick<FeatureMention, 'value' | 'note'> | null {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words === '') return null;
  if (YES.test(words)) return { value: 'yes', note: null };
  if (NO.test(words)) return { value: 'no', note: null };
  if (
    /^(?:unlimited|unbegrenzt|illimit[ée]s?|ilimitad[oa]s?|illimitat[oaie]|obegränsat|無制限|无限)$/iu.test(
      words,
    )
  ) {
    return { value: 'yes', note: words };
  }
  return { value: 'limited', note: words };
}

const LIMIT =
  /(?<!\p{L})(?:up to|only|limited(?: to)?|max(?:imum)?\.?|at most|basic|bis(?: zu)?|maximal|jusqu[’']à|hasta|fino a|até|tot|upp till)(?!\p{L})/iu;
const DENIED = /^(?:no|not|without|kein(?:e|en)?|ohne|sans|sin|senza|sem|geen|zonder|inga?|utan)\s/iu;

/** What a list's item says of the feature that it names. */
export function itemValue(text: string): Pick<FeatureMention, 'value' | 'note'> {
  if (DENIED.test(text) && !/^no (?:credit card|contract|ads?|set-?up|limits?|code)/i.test(text))
    return { value: 'no', note: null };
  if (LIMIT.test(text) || /^\d/.test(text)) return { value: 'limited', note: text };
  return { value: 'yes', note: null };
}
