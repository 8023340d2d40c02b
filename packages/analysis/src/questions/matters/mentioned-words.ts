import { functionWords } from '../../language/function-words.ts';
import type { Constraint } from '../conditions/constraint.ts';
import { isExcluded } from '../reading/excluded.ts';
import { tokenise } from '../../text/tokenise.ts';
import { itemNouns } from '../grammar/nouns.ts';
import { usualLikeness } from '../plan.ts';
import type { PlanAbout } from '../plan.ts';
import type { Reading } from '../reading/reading.ts';

/** Verbs and nouns after which words stand that the feedback itself has to contain; not "say about" and the like. */
const containing =
  /\b(?:mention(?:s|ed|ing)?|contain(?:s|ed|ing)?|includ(?:e|es|ing) the (?:word|words|phrase|term|terms)|us(?:e|es|ed|ing) the (?:word|words|phrase|term|terms)|(?<=\b(?:reviews|comments|items|tickets|messages|tweets|posts|responses|answers) )names?|bring(?:s|ing)? up|brought up|refer(?:s|red|ring)? to|(?:say|says|saying|said|write|writes|wrote)(?! (?:about|of|on|in|by|from|they|to|that|it|he|she|we|i|their|our|there|so|anything|something|nothing|more|most|the most|the fewest|the least|the longest)\b)|(?:with|has|have|having|hold|holds|find|contains?) the (?:word|words|phrase|term|terms)|the (?:word|words|phrase|term|terms)|(?<=^(?:reviews|comments|items|tickets|messages|feedback) )with the)\b/;
/** Only these count or list feedback; "what do people say" asks for its meaning. */
const counting = new RegExp(
  String.raw`\b(average|mean|median|how (?:many|much|often|frequently|frequent)|number of|amount of|count|total|share|percent(?:age)?|per cent|proportion|fraction|trend|over time|show|list|find|give|plot|which|who|per|each|every|by)\b|^(?:the |all )?(?:${itemNouns}) (?:that |which |who )?(?:do not |don't |never |not )?(?:mention|contain|say|with|talk|without)|^(?:does|do|did|has|have|is|are) (?:any|anyone|anybody|somebody|someone|there|people)`,
);
/** Two things that are held against each other are named, not quoted. */
const comparing = /^(?:do|are|is|did) (?:more|fewer|less)\b| (?:than|versus|vs) |\bcompare/;

/** Verbs that say so without anything after them too: "How often is dark mode mentioned?". */
const mentioning = /^(?:mention|contain|brought|bring)/;
const opening =
  /^(the|a|an|our|your|their|any|some|that|words?|phrases?|terms?|both|either|neither|something|anything|like)$/;
/** What begins another part of the question. */
const boundary =
  /^(from|in|on|by|since|during|last|this|per|until|till|before|after|between|each|every|than|among|within|at|for|with|without|who|which|yesterday|today|over|across|most|least|when|where|not|but|and|or|nor|have|has|had|are|is|were|was|did|came|come|per|excluding|except|rated|we|do|does|don't|compared|broken|split|grouped|sorted|ranked|ordered|listed|as|how|there|more|out|exist|anywhere|appears?|occurs?|come|comes|shows?|turns?|used|crops?)$/;
/** A verb and its small word are one: "log in", "sign up", "check out". */
const particle = /^(in|on|out|up|off|back)$/;
const takesParticle =
  /^(log|logging|logged|sign|signing|signed|check|checking|checked|plug|opt|drop|turn|switch|set|hang|zoom|roll|clock)$/;

/** Stands for what was or will be said: no word to look for. */
const standIn =
  /^(something|anything|nothing|everything|it|this|these|those|them|so|what|how|topics?|themes?|us|me|you|they|he|she|we|i)$/;

export interface Mentioned {
  /** Whether the question asks for the words themselves, so that no topic or theme of their name is meant. */
  isLiteral: boolean;
  constraints: Constraint[];
}

/** What is to be contained, as one object of the verb. */
interface Named {
  text: string;
  isQuoted: boolean;
  /** Whether no small word was left out of it, so that its words stand side by side. */
  isWhole: boolean;
  /** Place of its first word. */
  first: number;
}

const none: Mentioned = { isLiteral: false, constraints: [] };

/**
 * Takes the words out of a question that feedback has to contain: "How many items mention dark mode or contrast?". They may be names
 * of topics, sources or months; here they are words.
 */
export function takeMentioned(reading: Reading): Mentioned {
  const message = quotedMessage(reading);
  if (message) return { isLiteral: true, constraints: [message] };
  const held = heldInText(reading);
  if (held) return { isLiteral: true, constraints: [held] };
  if (!reading.has(counting) || reading.has(comparing)) return none;
  const quoted = quotedAlone(reading);
  if (quoted) return { isLiteral: true, constraints: [quoted] };
  const verb = reading.find(containing);
  if (!verb) return none;
  const { words } = reading;
  // "Contain compliments" asks for praise, not for the word.
  if (
    /^(?:contain|includ|hold)/.test(words[verb.first]?.text ?? '') &&
    !reading.isQuoted(verb.end) &&
    kindNouns.test(words[verb.end]?.text ?? '')
  )
    return none;
  // "Which are mentioned most?": what is mentioned stands before.
  const isPassive = /^(?:are|is|was|were|been|being|get|gets|got)$/.test(words[verb.first - 1]?.text ?? '');
  if (isPassive && /ed$/.test(words[verb.first]?.text ?? '')) return { isLiteral: true, constraints: [] };
  if (tellsClause(reading, verb)) return none;
  // "Say Alexa does not hear them" tells a matter in a sentence; only words alone are looked for.
  if (/^(?:say|said|writ|wrote)/.test(words[verb.first]?.text ?? '') && !reading.isQuoted(verb.end)) {
    // "Say they'd come back" tells what they say.
    if (
      /^(?:they|it|he|she|we|i|there|their|his|her)(?:'\w+)?$|^(?:theyd|theyll|theyre|theyve|its|hes|shes)$/.test(
        words[verb.end]?.text ?? '',
      )
    )
      return none;
    const after = words.slice(verb.end, verb.end + 7);
    const end = after.findIndex(({ text }) => /^(and|or|in|on|from|since|by)$/.test(text));
    if ((end < 0 ? after : after.slice(0, end)).some(({ text }, i) => i > 0 && sentenceVerb.test(text)))
      return none;
  }
  const parts: Named[] = [];
  const joints: string[] = [];
  const passive = passiveObject(reading, verb.first);
  const limit = passive === null ? words.length : verb.first;
  let place = passive ?? verb.end;
  const begin = place;
  const isClause = /^(?:say|said)/.test(words[verb.first]?.text ?? '');
  for (;;) {
    const part = objectAt(reading, place, parts.length > 0, { isClause, limit });
    if (!part) break;
    parts.push(part);
    const joint = jointAt(reading, part.end);
    if (joint === null) {
      place = part.end;
      break;
    }
    joints.push(joint.word);
    place = joint.next;
  }
  const [first] = parts;
  if (!first) return { isLiteral: mentioning.test(words[verb.first]?.text ?? ''), constraints: [] };
  // "… mention the topic Lost parcels" does name a topic.
  if (!first.isQuoted && standIn.test(words[first.first]?.text ?? '')) return none;
  const isOut = isExcluded(reading, first.first) || isExcluded(reading, verb.first);
  const end = Math.max(...parts.map((part) => part.first + part.text.split(' ').length), first.first + 1);
  reading.takeWords(begin, Math.max(end, place), 'about');
  const without = exclusionAfter(reading, Math.max(end, place));
  // "… turn up in what people wrote" says no more than that they are there.
  reading.take(
    /\b(?:turns?|shows?|crops?|pops?|comes?) up\b(?: in (?:what|the things) (?:\S+ ){1,2}(?:wrote|said|say|write|write to us))?/,
    'kind',
  );
  return {
    isLiteral: true,
    constraints: [...constraintsOf(parts, joints, isOut), ...without],
  };
}

/** "Mention that their bike was stolen", "say the food turns up cold": what they tell, in a sentence of its own. */
function tellsClause(reading: Reading, { first, end }: { first: number; end: number }): boolean {
  const { words } = reading;
  const isSaying = /^(?:say|said|writ|wrote)/.test(words[first]?.text ?? '');
  const isThat = words[end]?.text === 'that' || words[end - 1]?.text === 'that';
  const begin = words[end]?.text === 'that' ? end + 1 : end;
  if (reading.isQuoted(begin)) return false;
  const after = words.slice(begin).map(({ text }) => text);
  const last = after.findIndex((text, at) => at > 0 && /^(?:and|or|in|on|from|since|by)$/.test(text));
  const clause = last < 0 ? after : after.slice(0, last);
  // "That word" and "that say" are no sentences.
  const isNamed = /^(?:words?|phrases?|terms?|topic|theme|expression)$/.test(clause[1] ?? clause[0] ?? '');
  if (isNamed || !/^(?:the|their|our|your|its|his|her|an?|they|it|we|he|she|i)$/.test(clause[0] ?? ''))
    return false;
  return isThat ? clause.length >= 3 : isSaying && clause.length >= 4;
}

/** "Mention printer but not kitchen", "but don't mention paper": words that must not be there. */
function exclusionAfter(reading: Reading, place: number): Constraint[] {
  const rest = reading.words
    .slice(place)
    .map(({ text }) => text)
    .join(' ');
  const begun =
    /^(?:but|and|while) (?:not|never|without|do not|don't|does not|doesn't)(?: (?:mention|mentioning|contain|say|saying|the word))*(?= )/.exec(
      rest,
    );
  if (!begun) return [];
  const first = place + begun[0].split(' ').length;
  const parts: Named[] = [];
  let [at, end] = [first, first];
  for (;;) {
    const part = objectAt(reading, at, parts.length > 0, { isClause: false, limit: reading.words.length });
    // "But not from Peru" is no word to look for.
    if (!part || /^(?:from|in|on|about|by|via|with|for|at)$/.test(reading.words[at]?.text ?? '')) break;
    parts.push(part);
    end = part.end;
    const joint = jointAt(reading, end);
    if (joint === null) break;
    at = joint.next;
  }
  if (parts.length === 0) return [];
  reading.takeWords(place, end, 'about');
  // "Not kitchen or bar" and "not kitchen and bar" leave out both.
  return parts.map((part) => ({
    ...wordsNamed(part.text, { or: [], isPhrase: part.isWhole && tokenise(part.text).length > 1 }),
    place: part.first,
    isExcluded: true,
  }));
}

function constraintsOf(parts: readonly Named[], joints: readonly string[], isOut: boolean): Constraint[] {
  const [first] = parts;
  if (!first) return [];
  const isEither = joints.some((word) => word === 'or') || (isOut && joints.some((word) => word === 'nor'));
  const place = first.first;
  if (isEither || parts.length === 1) {
    const [main = '', ...or] = parts.map(({ text }) => text);
    const isPhrase = parts.some(({ text, isWhole }) => isWhole && tokenise(text).length > 1);
    return [{ ...wordsNamed(main, { or, isPhrase }), place, isExcluded: isOut }];
  }
  return parts.map(({ text, isWhole, first: at }) => ({
    ...wordsNamed(text, { or: [], isPhrase: isWhole && tokenise(text).length > 1 }),
    place: at,
    isExcluded: isOut,
  }));
}

/** What items are by their kind or sentiment. */
const kindNouns =
  /^(?:compliments|praises?|complaints|criticisms?|suggestions|wishes|ideas|requests|questions|bugs|cancellations)$/;

const sentenceVerb =
  /^(is|are|was|were|do|does|did|don't|doesn't|didn't|isn't|aren't|has|have|had|can|cannot|can't|not|gets?|got|takes?|should|would|could|keeps?|never|always|fails?|stops?|stays?|feels?|looks?)$/;

/** Several words in quotation marks are looked for side by side in any question: when did the "request is invalid" errors start? */
function quotedMessage(reading: Reading): Constraint | null {
  const first = reading.words.findIndex((_, place) => reading.isQuoted(place));
  if (
    first < 1 ||
    reading.has(counting) ||
    !/^(the|these|this|of|with|for)$/.test(reading.words[first - 1]?.text ?? '')
  )
    return null;
  if (/^(topic|theme|source|account|app)s?$/.test(reading.words[first - 2]?.text ?? '')) return null;
  let end = first;
  while (reading.isQuoted(end)) end += 1;
  if (end - first < 2) return null;
  const text = saidOf(reading, first, end);
  // What is said beside it tells what it is: a message, an error.
  const after =
    /^(errors?|messages?|warnings?|notices?|screens?|popups?|texts?|bugs?|problems?|issues?)$/.test(
      reading.words[end]?.text ?? '',
    );
  reading.takeWords(first, after ? end + 1 : end, 'about');
  return {
    ...wordsNamed(text, { or: [], isPhrase: true }),
    place: first,
    isExcluded: isExcluded(reading, first),
  };
}

/** "Tickets with E-207 in it", "reviews with GPX in the text": words that are in an item are looked for as they are. */
function heldInText(reading: Reading): Constraint | null {
  const found = reading.find(
    /\b(?:with|have|has|having|containing|contain|holding) (?:the (?:words? )?)?((?:\S+ ){1,3}?)in (?:it|them|(?:the|their|its) (?:text|texts|body|comment|comments|message|messages|title|subject|wording))(?= |$)/,
  );
  const many = (found?.groups[1] ?? '').trim().split(' ').length;
  if (!found || found.groups[1] === undefined || standIn.test(found.groups[1].trim())) return null;
  const last = /\b(?:it|them) ?$/.test(found.groups[0] ?? '') ? found.end - 2 : found.end - 3;
  const first = last - many;
  const { words } = reading;
  const text = words
    .slice(first, last)
    .map(({ said }, i) => (i === 0 ? '' : reading.gapBefore(first + i) === '-' ? '-' : ' ') + said)
    .join('');
  const isExcludedHere = isExcluded(reading, first);
  reading.takeWords(found.first, found.end, 'about');
  // "The word helmet or helmets in it"
  const [main = text, ...or] = text.split(/ or /i).map((one) => one.trim());
  return {
    ...wordsNamed(main, { or, isPhrase: main.includes(' ') }),
    place: first,
    isExcluded: isExcludedHere,
  };
}

/** Words in quotation marks are looked for, where nothing else says what they are: 'Reviews with "front desk"'. */
function quotedAlone(reading: Reading): Constraint | null {
  const first = reading.words.findIndex((_, place) => reading.isQuoted(place));
  if (first < 0 || reading.has(containing)) return null;
  if (
    !/^(with|containing|of|about|for|word|phrase|term|is|are|does|do|has|have|that)$/.test(
      reading.words[first - 1]?.text ?? '',
    )
  )
    return null;
  if (/^(from|at|in)$/.test(reading.words[first - 1]?.text ?? '')) return null;
  let end = first;
  while (reading.isQuoted(end)) end += 1;
  const text = saidOf(reading, first, end);
  reading.takeWords(first, end, 'about');
  return {
    ...wordsNamed(text, { or: [], isPhrase: text.includes(' ') }),
    place: first,
    isExcluded: isExcluded(reading, first),
  };
}

/** Where the object begins that stands before its verb: "How often is dark mode mentioned?"; null where none does. */
function passiveObject({ words }: Reading, verb: number): number | null {
  if (!/^(?:mentioned|contained|used)$/.test(words[verb]?.text ?? '')) return null;
  for (let place = verb - 2; place > 1; place -= 1) {
    if (!/^(?:is|are|was|were|gets?|got)$/.test(words[place]?.text ?? '')) continue;
    return /^(?:often|frequently|times|items?|reviews?|comments?|tickets?|messages?)$/.test(
      words[place - 1]?.text ?? '',
    )
      ? place + 1
      : null;
  }
  return null;
}

function objectAt(
  reading: Reading,
  place: number,
  isNext: boolean,
  { isClause, limit }: { isClause: boolean; limit: number },
): (Named & { end: number }) | null {
  const { words } = reading;
  let first = place;
  while (opening.test(words[first]?.text ?? '') && !reading.isQuoted(first) && words[first + 1]) first += 1;
  const isQuoted = reading.isQuoted(first);
  let end = first;
  while (
    end < limit &&
    (isQuoted ? reading.isQuoted(end) : !isBoundary(reading, end, end === first, isClause))
  ) {
    if (end > first && /[,?!(;]/.test(reading.gapBefore(end))) break;
    end += 1;
  }
  if (end === first) return null;
  const object = words.slice(first, end);
  const telling = isQuoted ? object : object.filter(({ text }) => !functionWords('en').has(text));
  const kept = telling.length > 0 ? telling : object;
  if (isNext && kept.every(({ text }) => /^(the|a|an|it|they)$/.test(text))) return null;
  const text = kept.map(({ said }) => said).join(' ');
  return { text, isQuoted, isWhole: kept.length === object.length, first, end };
}

/** What joins one object to the next: a comma, "and", "or". What follows "and" has to be no sentence of its own. */
function jointAt(reading: Reading, place: number): { word: string; next: number } | null {
  const { words } = reading;
  const word = words[place]?.text ?? '';
  if (/^(and|or|nor)$/.test(word)) {
    const next = words[place + 1]?.text ?? '';
    if (
      next === '' ||
      /^(are|is|were|was|have|has|come|came|do|did|not|who|which|that|in|on|from|how|what)$/.test(next)
    )
      return null;
    return { word, next: place + 1 };
  }
  if (words[place] && reading.gapBefore(place).includes(',') && !isBoundary(reading, place, false)) {
    return { word: ',', next: place };
  }
  return null;
}

/** What asks for items that contain words. */
export function wordsNamed(
  text: string,
  { or = [], isPhrase = false }: { or?: string[]; isPhrase?: boolean } = {},
): Pick<Constraint, 'group' | 'label' | 'part'> {
  // A code has no forms that are known: "P60" is also said of P60s.
  const many = /^\p{L}+\d+$/u.test(text) ? [`${text}s`] : [];
  const others = [...or, ...many];
  const about: PlanAbout = {
    text,
    at_least: usualLikeness,
    as_words: true,
    ...(isPhrase && { phrase: true }),
    ...(others.length > 0 && { or: others }),
  };
  return { group: 'about', label: [text, ...or].join(' or '), part: { about } };
}

function isBoundary({ words }: Reading, place: number, isFirst: boolean, isClause = false): boolean {
  const word = words[place]?.text ?? '';
  // Who says something says a sentence: "say the address is wrong".
  if (isClause && /^(is|are|was|were|does|do|have|has)$/.test(word)) return false;
  if (particle.test(word) && takesParticle.test(words[place - 1]?.text ?? '')) return false;
  // The object itself may be any word: "How many mention last?"; one that begins a phrase of its own is none.
  if (isFirst && !words[place + 1] && !standIn.test(word)) return false;
  return boundary.test(word);
}

function saidOf({ words }: Reading, first: number, end: number): string {
  return words
    .slice(first, end)
    .map(({ said }) => said)
    .join(' ');
}
