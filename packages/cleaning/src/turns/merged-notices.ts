import type { TextLine } from './text-line.ts';

const merged =
  /(?:merged|zusammengeführt|fusionn|combinad|fusionad|uni(?:ta|to)|mesclad|samengevoegd|scalon|połączon|sammanfog|slået sammen|slått sammen|yhdistet|sloučen|birleştir|объедин|об'єднан|合并|合併|統合|マージ|병합|دمج)/iu;
const number = /#\s?\p{Nd}{2,}/u;

/** A tool's line about tickets made one, above the words that it took over. */
export const isMergeNotice = ({ text }: TextLine): boolean =>
  text.length <= 400 && number.test(text) && merged.test(text) && /[:：]$/.test(text);
