/** A name behind a phrase; the phrase is told in the languages that are read. */
const BEFORE_NAME = [
  '(?:an? |the |best |top |free )?alternatives? (?:to|for)',
  '(?:switch(?:ing)?|migrat(?:e|ing|ion)|mov(?:e|ing)|com(?:e|ing)(?: over)?|upgrad(?:e|ing)) from',
  'compared? (?:to|with)',
  'alternativen? (?:zu|zum|zur|für)|(?:wechsel[nt]?|umzug|umstieg|umsteigen|migration) von|vergleich mit',
  'alternatives? (?:à|au|aux)|(?:passer|migrer|migration|venir) (?:de|depuis)|quitter|comparaison avec',
  'alternativas? (?:a|al|ao|à|para|para o)|(?:migrar?|migración|cambia[r]?|pasar(?:se)?|pásate|cámbiate|mudar|mude|migre|trocar|troque) (?:de|desde|del|do|da|o|a)',
  'alternativ[ae] (?:ad?|al|alla)|(?:passa(?:re)?|migra(?:re)?|migrazione) da',
  'alternatief voor|(?:overstap(?:pen)?|migreren|verhuizen|stap over) van(?:af)?',
  'alternativ(?:et)? (?:till|til)|(?:byta?|flytta?|skifte?|skift|bytte?|flytte?|flyt) (?:från|fra)',
  'alternatywa dla|(?:przejdź|przejście|migracja|przenieś się) z',
  'alternativa (?:k|ke|pro)|(?:přechod|přejděte|přejít|migrace) z',
].join('|');
/** A phrase behind a name: `Marrowby alternative`, `Marrowby-Alternative`. */
const BEHIND_NAME =
  '[ -](?:alternatives?|competitors?|comparison|alternatif[is]?|alternativen?|alternativ|vergleich|vaihtoehto|alternativa)|の代替|からの(?:乗り換え|移行)|との比較';
const VERSUS = 'vs\\.?|versus|v\\.?|contre|gegen|kontra|mot|mod|tegen|contra|contro|kontra';

const BEHIND = new RegExp(`^(?<name>.{2,40}?)(?:${BEHIND_NAME})(?![\\p{L}])`, 'iu');
const BEFORE = new RegExp(`(?<![\\p{L}])(?:${BEFORE_NAME}) (?<name>[^\\n]{2,40})`, 'iu');
const BETWEEN = new RegExp(`^(?<left>.{2,50}?)\\s(?:${VERSUS})\\s(?<right>.{2,50})$`, 'iu');

/** What a title or a link says of who is compared. */
export type Comparison =
  | { form: 'versus'; sides: readonly [string, string] }
  /** An alternative to the name, or a way from it. */
  | { form: 'other'; name: string };

/** Reads a title, a link or a slug with its hyphens as blanks; null where it compares nobody. */
export function comparisonIn(text: string): Comparison | null {
  const line = (text.split(/\s[|–—·•]\s/)[0] ?? text).replace(/\s+/g, ' ').trim();
  if (line.length > 120) return null;
  const { left, right } = BETWEEN.exec(line)?.groups ?? {};
  if (left !== undefined && right !== undefined) return { form: 'versus', sides: [left, right] };
  const name = BEFORE.exec(line)?.groups?.['name'] ?? BEHIND.exec(line)?.groups?.['name'];
  return name === undefined ? null : { form: 'other', name };
}

/** A slug's words: `/byt-fran-felrapp` reads `byt från felrapp`, as addresses carry no accents. */
export function slugWords(pathname: string): string {
  const last =
    pathname
      .split('/')
      .filter((part) => part !== '')
      .at(-1) ?? '';
  return decoded(last)
    .replace(/\.(?:html?|php|aspx?)$/i, '')
    .replace(/[-_+]/g, ' ')
    .replace(/(?<= )fran(?= )/i, 'från');
}

/** Whether an address is one of a comparison: `/compare/marrowby`, `/vs/marrowby`. */
export function isComparisonPath(pathname: string): boolean {
  return /(?:^|\/)(?:vs|versus|compare|comparisons?|alternatives?|alternative-to|switch|switch-from|migrate|competitors|vergleich|comparar|comparativas?|comparatif|confronto|vergelijk|sammenlign|jamfor|porownanie|srovnani|karsilastirma)\/[^/]+\/?$/i.test(
    pathname,
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
