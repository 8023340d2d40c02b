import { accountNouns, itemNouns, peopleNouns } from '../grammar/nouns.ts';
import type { Reading } from './reading.ts';

/** Places `from` to before `to`. */
export interface Span {
  from: number;
  to: number;
}

const those = new RegExp(`^(?:${itemNouns}|${peopleNouns}|${accountNouns})$`);
const relative = /^(?:who|that|which|whose|have|had|has|are|were|is|was|still|already|just|also|really)$/;
const asking =
  /^(?:ask|asks|asked|asking|wonder|wonders|wondered|complain|complains|complained|complaining|complaints?|report|reports|reported|reporting|claim|claims|claimed|tell|tells|told|state|states|note|notes|fear|worry|know|find|found|feel|felt|think|thought|disappointed|annoyed|angry|unhappy|upset|frustrated|happy|pleased)$/;
const opener = /^(?:that|when|if|whether|how|why|where|because|they|their|about)$/;
/** What people do in feedback itself, which is no matter of theirs. */
const writing =
  /^(?:mention\w*|contain\w*|say|says|said|saying|talk\w*|speak\w*|writ\w+|wrote|complain\w*|prais\w+|rat(?:e|es|ed|ing)|scor\w+|giv\w+|gave|ask\w*|report\w*|come|came|coming|arriv\w+|in|on|at|from|with|without|about|of|for|by|per|to|do|does|did|not|was|were|are|is|be|been|and|or|each|every|there|we|they|exist|sent|send|received|regarding|concerning|since|during|before|after|between|until|this|last|related|rel\w+|the|did|than|more|most|fewer|less)$/;
const ending =
  /^(?:per|by|each|every|since|during|before|until|till|than|versus|vs|compared|across|grouped|split)$/;
/** So many words a clause has at most. */
const mostWords = 12;

/**
 * Parts of a question in which people do something or something happens to them: "… customers ask when their card will arrive", "how
 * many users cannot get in". The words there are of one matter.
 */
export function clauseSpans(reading: Reading): Span[] {
  const { words } = reading;
  const spans: Span[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]?.text ?? '';
    const next = words[at + 1]?.text ?? '';
    let from: number | null = null;
    if (asking.test(word) && opener.test(next)) from = at + 2;
    // "Say their tutor didn't come"
    else if (
      /^(?:say|says|said|saying)$/.test(word) &&
      /^(?:their|his|her|my|its|it's)$/.test(next) &&
      !reading.isTaken(at + 2)
    )
      from = at + 2;
    else if ((those.test(word) || isAlone(reading, at)) && !reading.isObject(at)) {
      let place = at + 1;
      while (relative.test(words[place]?.text ?? '')) place += 1;
      if (words[place] && !reading.isTaken(place) && !writing.test(words[place]?.text ?? '')) from = place;
    }
    if (from === null) continue;
    let to = from;
    while (to < words.length && to - from < mostWords && !isEnd(reading, to)) to += 1;
    if (to - from < 2) continue;
    spans.push({ from, to });
    at = to - 1;
  }
  return spans;
}

/** "How many are still waiting": people whom no word names. */
function isAlone({ words }: Reading, place: number): boolean {
  return (
    words[place]?.text === 'many' &&
    words[place - 1]?.text === 'how' &&
    relative.test(words[place + 1]?.text ?? '')
  );
}

function isEnd(reading: Reading, place: number): boolean {
  if (reading.isTaken(place) || ending.test(reading.words[place]?.text ?? '')) return true;
  return /[,;:]/.test(reading.gapBefore(place));
}
