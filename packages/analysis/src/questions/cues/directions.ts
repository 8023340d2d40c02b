import { isScaffolding } from '../grammar/scaffolding.ts';
import type { Reading } from '../reading/reading.ts';

/** Words that tell a direction of what is done, and a matter before a thing: "declined payments", "dropped calls". */
const participle =
  /^(?:declin|dropp|increas|decreas|improv|reduc|worsen)(?:ed|ing)$|^(?:fallen|falling|risen|rising|grown|growing)$/;
const ofNumber =
  /^(?:(?:number|amount|volume|share|trend|interest|demand|problem|issue|tendency|count)s?|or|and|over|in|on|since|after|before|lately|recently|from|to|for|most|fastest|least|slowest|the|as)$/;

/** Whether a word that may tell a direction stands before the thing that it is said of. */
function isSaidOfThing({ words }: Reading, place: number): boolean {
  const [before, next] = [words[place - 1]?.text ?? '', words[place + 1]?.text ?? ''];
  if (!participle.test(words[place]?.text ?? '') || next === '' || ofNumber.test(next)) return false;
  if (isScaffolding(next)) return false;
  // "Have declined payments …?" has its verb at the end.
  return (
    place === 1 ||
    /^(?:keeps?|kept|keeping|constantly|always|randomly|suddenly)$/.test(before) ||
    !/^(?:is|are|was|were|has|have|had|been|be|got|get|gets|did|do|does|not|still)$/.test(before)
  );
}

const directions =
  /\b(?:(?:trending |going )?(?:up|down|better|worse|more|less|fewer|higher|lower|increasing|decreasing) ){2}or (?:the )?(?:same|sideways|flat|stable|steady|unchanged|level|as usual|as before)\b|\b(?!(?<=\b(?:prices?|fees?|costs?|rents?|rates?|pay|premium) )(?:increases?|rises?)\b)((better|worse) or (worse|better)|(?<=^(?:is|are|was|were|has|have|did|do|does)\b.{0,100} )(?:up|down) or (?:up|down)|(?:up|down) or (?:up|down)(?= $| \|| over| in| since| this| last| now| compared| from| after| lately)|(?<=^(?:did|do|does|has|have|is|are)\b.{0,100} )(?:drop|dropped|dip|dipped|jump|jumped|spike|spiked|climb|climbed|slump|slumped|plummet|plummeted|soar|soared|surge|surged|tank|tanked)(?= $| \|| at| for| since| last| this| after| on| from)|(?<=^(?:is|are|was|were|has|have)\b.{0,100} (?:problems?|issues?|troubles?|bugs?) (?:been )?)(?:solved|fixed|resolved|sorted|over|gone)(?= $)|(?:get|got|gets|become|became|gotten) (?:any |much |a lot )?(?:better|worse)|getting (any )?(worse|better|more|less|bigger|smaller|rarer|louder)( or (worse|better|more|less))?|(going|gone|went|go) (up|down)( or (up|down))?|on the (rise|increase|decline|wane)|(?<=^(?:has|have|did|is|are)\b.{0,100} )(?:stop|stopped|ended|gone away|disappeared|been fixed|been solved|been resolved|solved now|fixed now|over now)(?= $| yet| now| since)|increas(e|es|ing|ed)( or (decreas\w+|fall\w*|declin\w+))?|decreas(e|es|ing|ed)|grow(s|ing|n)?|grew|ris(e|es|ing|en)|rose|fall(s|ing|en)?( or (rising|growing))?|fell|declin(e|es|ing|ed)|shrink(s|ing)?|dropp(ing|ed)|improv(e|es|ing|ed)|worsen(s|ing|ed)?|(more|less) (often|frequent|frequently|common)( now| lately| recently| than (before|earlier|in the past))|(more|less|fewer)\b.{0,60} than (before|earlier|in the past|it was|they were|a year ago)|still (a|an) (problem|issue)|picking up|dying down|(hear|hearing|get|getting|see|seeing|receive|receiving|have|having) (more|less|fewer)( and (more|less|fewer))?( \S+)?(?= (about|of|on))|more and more|less and less|fewer and fewer)\b/;

/** Whether a question asks for how something goes: "is it getting worse". */
export function takeDirection(reading: Reading): boolean {
  let at = reading.find(directions);
  while (at && at.end - at.first === 1 && isSaidOfThing(reading, at.first))
    at = reading.find(directions, at.end);
  if (!at) return false;
  reading.takeWords(at.first, at.end, 'kind');
  reading.take(/than (?:before|earlier|in the past|it was|they were|usual|a year ago)/, 'kind');
  return true;
}
