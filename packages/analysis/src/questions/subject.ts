import type { Constraint } from './constraints.ts';
import { wordsNamed } from './mentioned-words.ts';
import type { NameIndex } from './names.ts';
import { usualLikeness } from './plan.ts';
import type { Reading } from './reading.ts';

/** Words that build a question and say nothing about its subject. */
const scaffolding = new Set(
  `a about above across affected affect after again all also always am among an and any anybody anyone anything are arrive
  arrived arrives as ask asked asking asks at back be because been before behind being below between both bring bringing
  brought but by call called came can case change changed changes come comes coming concern concerned concerning concerns could count customer customers
  client clients did different do does doing done down each either else even ever every everybody everyone everything feel
  feeling feels few fewer fewest find for from general get gets getting give given gives go goes got had happen happened
  happening happens has have having he her here him his how i if in instead into is it its itself just keep kind know last
  least less let like list look looking lot made main make makes many matter me mean mention mentioned mentioning mentions
  message messages month more most mostly much my name named names need no not now number of off often on one only or other
  others our out over overall own part people per percent person persons please point points product quite raise raised
  rather read reading really receive received regarding related report reported respond said same say saying says see seem
  seems send sends sent share she should show shown shows since so some somebody someone something sort speak speaking stand
  still such take talk talked talking talks tell than that the their them then there these they thing things think thinking
  this those through time times to told too toward towards turn under until up us use used user users using very via want
  wants was way ways we well were what when where whether which while who whole whom whose why will with within without
  word words would write writes writing written wrote year yes yet you your total amount often item items feedback review
  reviews ticket tickets comment comments response responses answer answers entry entries post posts rating ratings rated
  submission submissions note text texts piece pieces opinion opinions problem problems issue issues bug bugs request
  requests requested trouble question questions topic topics theme themes source sources account accounts company companies
  firm firms plan plans language languages period cause causes caused reason reasons make week day quarter average score
  group groups better worse best worst higher lower top trend trends biggest largest highest lowest compare compared comparison
  difference versus vs display search new overall currently ones`.split(/\s+/),
);

/** Words before a name of somebody or something. */
const pointing = /^(from|by|on|at|in|via|with|did|does)$/;

/**
 * What the words that are left are about: a topic or theme of the workspace, else a text to look for. Words that name
 * something that the workspace does not know are told apart.
 *
 * @param isLiteral whether the words themselves are meant, and no topic or theme of their name
 */
export function takeSubject(
  reading: Reading,
  names: NameIndex,
  isLiteral: boolean,
): { constraints: Constraint[]; unknown: string[] } {
  const unknown: string[] = [];
  const telling = reading.left().filter((place) => !scaffolding.has(reading.words[place]?.text ?? ''));
  const subject: number[] = [];
  for (const place of telling) {
    if (isUnknownName(reading, place)) unknown.push(reading.words[place]?.said ?? '');
    else subject.push(place);
  }
  const [first] = subject;
  if (first === undefined) return { constraints: [], unknown };
  const words = subject.flatMap((place) => reading.words[place] ?? []);
  const known = isLiteral ? null : names.subjectOf(words);
  const rest = known ? subject.filter((_, i) => words[i] && !names.isOf(known, words[i])) : [];
  for (const place of subject)
    reading.takeWords(place, place + 1, known && !rest.includes(place) ? known.group : 'about');
  const constraints: Constraint[] = known ? [{ ...known, place: first, isExcluded: false }] : [];
  const text = (known ? rest : subject).map((place) => reading.words[place]?.said ?? '').join(' ');
  if (text) {
    const likeIt = { group: 'about', label: text, part: { about: { text, at_least: usualLikeness } } };
    const named = isLiteral ? wordsNamed(text) : likeIt;
    constraints.push({ ...named, place: first, isExcluded: false });
  }
  return { constraints, unknown };
}

/** Written with a capital after "from" or "on": a name, but of nothing that is known. */
function isUnknownName({ words }: Reading, place: number): boolean {
  const word = words[place];
  const isCapital = word !== undefined && /^\p{Lu}/u.test(word.said);
  return isCapital && pointing.test(words[place - 1]?.text ?? '');
}
