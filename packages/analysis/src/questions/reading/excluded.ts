import type { Reading } from './reading.ts';

const excluding =
  /^(not|excluding|except|without|besides|never|ignoring|outside|excepting|neither|nor|no|lacking|non|apart|hardly)$|n't$/;
/** What may stand between such a word and what it leaves out. */
const between =
  /^(from|in|on|about|by|with|the|for|of|at|a|an|any|our|their|source|plan|language|mention|mentions|mentioning|mentioned|contain|contains|containing|include|includes|including|say|saying|talk|talking|come|came|coming|have|has|having|been|be|one|ones|those|all|use|using|word|words|term|phrase|are|were|is|was|actually|really|even|give|gave|get|got|them|write|writing|related|complain|complaining|to|rated|version|app|device)$/;

const telling = /^(complain\w*|say|says|said|saying|report\w*|upset|angry|annoyed|write|wrote)$/;

/** "Cannot log in" and "complain that there are no appointments" say what is wrong, and leave nothing out. */
function isTrouble({ words }: Reading, place: number): boolean {
  const word = words[place]?.text ?? '';
  const [two, before] = [words[place - 2]?.text ?? '', words[place - 1]?.text ?? ''];
  if (/^(?:can|could|wo|would)n't$|^can't$/.test(word)) return true;
  if (word === 'not' && /^(can|could|will|would)$/.test(before)) return true;
  // "Complaints that no charger was included"
  if (word === 'no' && before === 'that' && words.slice(0, place).some(({ text }) => telling.test(text)))
    return true;
  if (word !== 'no' && word !== 'not') return false;
  const begun = words
    .slice(Math.max(0, place - 6), place)
    .some(({ text }) => /^(that|because|complain\w*|say|said|saying|upset|angry|annoyed)$/.test(text));
  return begun && /^(are|is|was|were|get|got|have|had|find|found|there)$/.test(before) && two !== 'that';
}

/** Whether what begins at a place is left out: "not from Peru", "don't mention parcels", "other than German". */
export function isExcluded(reading: Reading, place: number): boolean {
  for (let at = place - 1; at >= 0 && at >= place - 6; at -= 1) {
    const word = reading.words[at]?.text ?? '';
    if (excluding.test(word)) return !isTrouble(reading, at);
    if (word === 'than' && /^(other|rather)$/.test(reading.words[at - 1]?.text ?? '')) return true;
    if (word === 'from' && reading.words[at - 1]?.text === 'apart') return true;
    if (!between.test(word) || reading.isObject(at)) return false;
  }
  return false;
}

/** "Does not understand them" and "do not fit" are what is told of a matter: the word beside the "not" is a part of it. */
export function isPartOfMatter({ words }: Reading, place: number): boolean {
  const [two, before] = [words[place - 2]?.text ?? '', words[place - 1]?.text ?? ''];
  return /^(?:doesn't|didn't|don't)$/.test(before) || (before === 'not' && /^(?:do|does|did|or)$/.test(two));
}
