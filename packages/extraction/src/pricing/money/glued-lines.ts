/** A sign that stands alone on its line belongs to the number on the next; offsets stay. */
export function glued(text: string): string {
  return text
    .replace(/(^|\n)(\p{Sc})\n(\d[\d.,]*)\n([.,]\d{2})(?!\d)/gu, '$1  $2$3$4')
    .replace(/(^|\n)(\p{Sc}|R|RM)( |\n)(\d[\d,]*)[ \n]([.]\d{2})(?!\d)/gu, '$1$2  $4$5')
    .replace(/(^|\n)(\p{Sc}|US\$|A\$|C\$|R\$|CHF|EUR|USD|GBP|kr)\n(?=\d)/gu, '$1$2 ')
    .replace(/(^|\n)(\d[\d.,]*)\n(lei|RON|zł|Kč|kr\.?|Ft|EUR|USD|CHF|GBP|euros?)(?=[ ,])/gu, '$1$2 $3')
    .replace(/(\d)\n(€|kr\.?|zł|Kč|円|元|EUR|USD|CHF)(?=\n|$|\s*\/)/gu, '$1 $2');
}
