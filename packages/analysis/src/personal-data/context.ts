const READ = 48;

/** Words before a number that say it is none of a phone. */
const OTHER_NUMBER =
  /(?:order|bestell|auftrag|commande|pedido|ordin[ei]|zam[óo]wieni|заказ|注文|track|sendung|colis|pakket|paket|parcel|shipment|ticket|case|vorgang|request|anfrage|ref\b|reference|referen|aktenzeichen|invoice|rechnung|factur|fattura|customer|kunden|client|member|mitglied|gift|voucher|gutschein|promo|coupon|serial|serien|imei|isbn|ean|upc|gtin|model|part|sku|item|article|artikel|zähler|vertrag|contra|version|build|firmware|error|fehler|erreur|code|pin|otp|\bid\b|flight|flug|vol\b|usd|eur\b|[$€£¥#№]|policy|police|booking|buchung|reserva|transaction|transaktion|bsn|iban)/g;
/** Words before a number that say it is one of a phone. */
const PHONE =
  /(?:phone|telefo|téléphone|teléfono|\btel\b|\btél\b|\btlf\b|mobil|móvil|portable|\bcell|celular|cellulare|handy|natel|puhelin|fax\b|\bcall(?:ed)?\b|\bring\b|\btext(?: me)?\b|\bsms\b|whatsapp|\breach|contact (?:me|us|number|no)|appele|joignable|rückruf|rufen|ruf mich|anruf|llám|llam[ae]|chiam|\bbel\b|\bbellen\b|zadzwo|звон|телефон|電話|携帯|(?:\bmy|meine|\bmon|\bmi|mio|mijn|mitt|mój|meu|мой)\s(?:new\s)?(?:number|nummer|num[eé]ro|número|numer|номер))/g;

/** The end of the text before a place, in lower case, for words that name what comes. */
export function before(text: string, start: number): string {
  return text.slice(Math.max(0, start - READ), start).toLowerCase();
}

/** Whether the word nearest before a number speaks of a phone, of some other number, or neither is there. */
export function numberContext(text: string, start: number): 'phone' | 'other' | 'none' {
  const words = before(text, start);
  const phone = lastEnd(words, PHONE);
  const other = lastEnd(words, OTHER_NUMBER);
  if (phone < 0 && other < 0) return 'none';
  return phone > other ? 'phone' : 'other';
}

/** Where the last match ends; −1 without one. */
export function lastEnd(words: string, pattern: RegExp): number {
  let end = -1;
  for (const match of words.matchAll(pattern)) end = match.index + match[0].length;
  return end;
}
