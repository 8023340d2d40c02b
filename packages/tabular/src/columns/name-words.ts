/** A name in lower case without accents, its words parted by spaces: `reviews.dateAdded` → `reviews date added`. */
export function wordsOf(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const FIRST_NAMES =
  /\b(?:first|given) ?names?$|^(?:forename|first|vornamen?|prenoms?|voornaam|fornamn|fornavn|etunimi|imie|jmeno)$/;

/** Whether a column holds first names: where last names stand before them, they are put the other way round. */
export function holdsFirstNames(name: string): boolean {
  return FIRST_NAMES.test(wordsOf(name));
}
