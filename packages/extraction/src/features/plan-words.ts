/** `Everything`, with which a plan takes over what another holds. */
const ALL =
  /^(?:(?:includes?|include|inkl\.?|inklusive|incluye|inclui|inclut)\s+)?(?:everything|all|alle[sn]?|tou(?:s|t|te|tes)|tod[oa]s?|tud[oa]|tutt[oaie]|allt?|wszystk\p{L}*|vše\p{L}*|všet\p{L}*|kaikki|mind(?:en)?|toate|tot|все|всё|усе|すべて|全部|모든)(?!\p{L})/iu;
const ALL_BEHIND = /(?:her ?şey|のすべて|全機能|すべて|所有功能|の全て|모든 기능)/iu;
/** Letters of a name that its cases share. */
const STEM_CHARS = 5;
const MAX_CHARS = 90;

/**
 * The plan whose features a line takes over: `Everything in Solo, plus`, `Alles aus Basis`, `Başlangıç'taki her şey +`. Null for any other
 * line. Names may be bent: the beginning of a longer one is enough.
 *
 * @param plans names of the page's plans
 */
export function takenOver(line: string, plans: readonly string[]): string | null {
  const text = line.replace(/^[^\p{L}\p{N}]+/u, '').toLowerCase();
  if (text.length > MAX_CHARS || !(ALL.test(text) || ALL_BEHIND.test(text))) return null;
  const words = text.split(/[^\p{L}\p{N}+]+/u);
  const says = (part: string) => {
    const stem = part.length > STEM_CHARS ? part.slice(0, Math.max(STEM_CHARS, part.length - 2)) : part;
    return words.some((word) => (part.length > STEM_CHARS ? word.startsWith(stem) : word === part));
  };
  const named = plans
    .map((name) => ({
      name,
      parts: plainName(name)
        .split(' ')
        .filter((part) => part !== ''),
    }))
    .filter(({ parts }) => parts.length > 0 && parts.every(says))
    .sort((a, b) => b.parts.length - a.parts.length);
  return named[0]?.name ?? null;
}

/** Whether a text is what a plan is called, with or without a word such as “plan”. */
export function isPlanName(text: string, plans: readonly string[]): boolean {
  const name = plainName(text);
  return plans.some((plan) => plainName(plan) === name);
}

/** In small letters, without words that only say that it is a plan. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(
      /(?<!\p{L})(?:plan|tier|edition|package|paket|pakiet|pakke|pakket|tarif|formule|piano)(?!\p{L})/gu,
      ' ',
    )
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();
}
