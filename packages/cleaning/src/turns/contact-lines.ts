import { hasRegisterNumber, isCompanyLine } from '../words/companies.ts';
import { isNameLike } from './names.ts';
import { wordCount } from './text-line.ts';

const address =
  /[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{2,64}|(?:https?:\/\/|www\.)\S|\b[\w-]{2,60}\.(?:com|de|fr|es|it|pt|br|nl|pl|se|dk|no|fi|cz|tr|ru|ua|jp|kr|cn|net|org|io|co|eu|example|at|ch|be)(?![\w.-])/iu;
const phone = /(?:\+|\b0|\()\d[\d\s()./-]{5,20}\d/;
const contactWord =
  /^(?:tel|t|m|mob|mobil|mobile|phone|ph|fax|f|e|e-?mail|mail|web|w|www|direct|office|telefon|tél|téléphone|teléfono|cel|celular|telefone|telefoon|tlf|tfn|puh|telefono|моб|тел|телефон|电话|電話|手机|手機|邮箱|メール|携帯|전화|휴대폰|팩스|이메일|هاتف|جوال|بريد|skype|linkedin|twitter|instagram|〒)(?![\p{L}])/iu;
const rule = /^[\s\-‐‑‒–—_=*~#.·•─━═＝－―]{3,}$/u;

export const hasContact = (line: string): boolean =>
  line.length <= 160 &&
  (address.test(line) || phone.test(line) || contactWord.test(line) || hasRegisterNumber(line));

export const isRule = (line: string): boolean => rule.test(line);

const sentenceEnd = /[.?!。？！…؟]["”»)]?$/u;
export const endsSentence = (line: string): boolean => sentenceEnd.test(line);

/** A line as signatures have them: a name, a title, a company, an address, a number. */
export function isSignatureLine(line: string): boolean {
  if (line === '' || isRule(line)) return true;
  if (line.length > 120) return false;
  if (hasContact(line) && wordCount(line) <= 16) return true;
  if (isNameLike(line) || isCompanyLine(line) || isHoursLine(line)) return true;
  if (/[?？!！]/.test(line)) return false;
  if (endsSentence(line) && wordCount(line) > 4) return false;
  return wordCount(line) <= 8 && line.length <= 70 && !isSentenceLike(line);
}

/** `Aanwezig: ma, di, do`, `Office hours: Mon-Fri`: a short label, and no sentence behind it. */
const isHoursLine = (line: string): boolean =>
  line.length <= 70 && /^\p{Lu}[\p{L} ]{2,24}: [^.?!:]{2,44}$/u.test(line);

const personal =
  /(?<![\p{L}\p{M}'’])(?:i'm|i've|i'd|i'll|i (?:am|was|have|had|can|could|cannot|can't|want|need|did|do|don't|get|got|use|think|would|will)|my|we|our|please|but|ich|mein\p{L}{0,2}|wir|bitte|je|j'ai|nous|mais|yo|pero|io|ma|eu|mas|ik|maar|nie|ale|jag|men|jeg|я|мы|но|ben|ama|أنا|نحن)(?![\p{L}\p{M}])/iu;

/** A line that says nothing as a sentence does. Below a leave and a name it is a title, an address or a motto's like. */
export const isUnspoken = (line: string): boolean =>
  line.length <= 120 &&
  wordCount(line) <= 14 &&
  !/[?？!！。]/.test(line) &&
  !personal.test(line) &&
  (!endsSentence(line) || wordCount(line) <= 4 || isCompanyLine(line));

/** Four words and more, of which most begin small: somebody says something. */
function isSentenceLike(line: string): boolean {
  const words = line.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  if (words.length < 4 || /[|•·]/.test(line)) return false;
  return words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length / 2;
}
