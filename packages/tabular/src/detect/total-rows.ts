const TOTAL =
  /^(?:(?:grand |sub)?totals?|sum|average|avg|mean|median|summe|gesamt(?:ergebnis|summe)?|mittelwert|durchschnitt|schnitt|moyenne|somme|promedio|suma|media|totale|gemiddelde|totaal|ø)(?:[\s:(]|$)/i;
const TOTAL_CHARS = 60;

/** Whether a cell calls its row a sum or a mean of those above: "Total", "Ø", "Summe:". */
export function isTotal(value: string): boolean {
  return value.length <= TOTAL_CHARS && TOTAL.test(value);
}
