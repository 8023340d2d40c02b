import { tokenise } from '../../text/tokenise.ts';

/** Words that make one with what stands before them: "pop-up", "back up". */
const particles = /^(?:in|up|out|off|on|down|back)$/;
const ending = /(?:up|out|off|down)$/;
/** Written as two these are verbs of another meaning: people "check out" what is new. */
const others = /^(?:checkout|makeup|workout|turnout|lookout|layout)$/;
const plain = /^[a-z]+$/;
const leastLetters = 3;

/** How else the words of a matter may be joined: "milk meter" as "milkmeter", "pop up" as "popup", and "popup" as "pop up". */
export function joinedOf(text: string): string[] {
  const words = tokenise(text);
  const [first = '', second = '', ...more] = words;
  if (more.length > 0 || !words.every((word) => plain.test(word))) return [];
  if (second !== '') {
    const isLong = first.length >= leastLetters && (second.length >= leastLetters || particles.test(second));
    return isLong ? [first + second] : [];
  }
  const stem = first.replace(ending, '');
  const isMade = stem !== first && stem.length >= leastLetters && !others.test(first);
  return isMade ? [`${stem} ${first.slice(stem.length)}`] : [];
}
