/** Letters that are said alike, as one; "fone" and "phone", "servise" and "service", "kwality" and "quality" sound the same. */
export function sounds(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/^(?:kn|gn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/sch/g, 'sh')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|c(?!h)|q(?=u)/g, 'k')
    .replace(/ku(?=[aeio])/g, 'kw')
    .replace(/x/g, 'ks')
    .replace(/z/g, 's')
    .replace(/y/g, 'i')
    .replace(/(?<=[a-z])gh(?=t)/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** The first letter of what a word sounds like, told without reading the rest. */
export function firstSound(word: string): string {
  return sounds(word.slice(0, 2)).slice(0, 1);
}

/** The sounds of a word without its vowels but the first. */
export function skeleton(word: string): string {
  const all = sounds(word);
  return all.slice(0, 1) + all.slice(1).replace(/[aeiou]/g, '');
}
