const TOTAL =
  /^(?:(?:grand |sub)?totals?|sum|average|avg|mean|median|summe|gesamt(?:ergebnis|summe)?|mittelwert|durchschnitt|schnitt|moyenne|somme|promedio|suma|media|totale|gemiddelde|totaal|ø)(?:[\s:(]|$)/i;
/** Of those the words that are no answer to a question of how something was. */
const SUM =
  /^(?:(?:grand |sub)?totals?|sum|summe|gesamt(?:ergebnis|summe)?|somme|suma|totale|totaal|ø)(?:[\s:(]|$)/i;
const TOTAL_CHARS = 60;

/** Whether a cell calls its row a sum or a mean of those above: "Total", "Ø", "Summe:". */
export function isTotal(value: string): boolean {
  return value.length <= TOTAL_CHARS && TOTAL.test(value);
}

/** Whether a cell stands for a sum of those above, so that it says nothing of what its column holds: "Summe Januar". */
export function isSum(value: string): boolean {
  return value.length <= TOTAL_CHARS && SUM.test(value);
}

/** Whether a cell says no more than that it stands for a sum: "Total:", but not "Total price at checkout". */
export function isSumAlone(value: string): boolean {
  return isSum(value) && /^[^\s:]+(?: totals?)?\s*:?$/i.test(value.trim());
}
