/** An English base form with its regular plural, past, progressive, comparative and adverb; some are no real words. */
export function inflections(word: string): string[] {
  const forms = [word, `${word}s`, `${word}ly`];
  if (word.endsWith('e')) {
    const rest = word.slice(0, -1);
    forms.push(`${word}d`, `${rest}ing`, `${word}r`, `${word}st`);
  } else if (/[^aeiou]y$/.test(word)) {
    const rest = word.slice(0, -1);
    forms.push(`${rest}ies`, `${rest}ied`, `${word}ing`, `${rest}ier`, `${rest}iest`, `${rest}ily`);
  } else {
    forms.push(`${word}es`, `${word}ed`, `${word}ing`, `${word}er`, `${word}est`);
    const last = word.slice(-1);
    if (/^[^aeiou]*[aeiou][bdgmnprt]$/.test(word))
      forms.push(`${word}${last}ed`, `${word}${last}ing`, `${word}${last}er`);
  }
  return forms;
}
