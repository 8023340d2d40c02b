import { isScaffolding } from './grammar/scaffolding.ts';
import { clientNouns, itemNouns, unitNouns } from './grammar/nouns.ts';
import {
  groupingName,
  takeDistinct,
  takeGrouping,
  takeMoreGroupings,
  takeUnknownColumns,
  themeOrTopic,
} from './grouping.ts';
import type { NameIndex } from './names.ts';
import type { Asks, ItemKind, PlanGrouping, QuestionKind, QuestionMeasure, QuestionUnit } from './plan.ts';
import type { Reading } from './reading.ts';
import { takeStanding } from './standing.ts';
import { pattern } from './pattern.ts';

/** What a question asks for, as far as its words say so. */
export interface Cues {
  kind: QuestionKind | null;
  unit: QuestionUnit | null;
  measure: QuestionMeasure | null;
  by: PlanGrouping | null;
  order: 'most' | 'least' | 'change';
  limit: number | null;
  /** Of a ranking: which one is asked for, where it is not the first. */
  place: number | null;
  asks: Asks | null;
  /** What is ranked or counted, where no other word says it: the worst and the best, problems and wishes. */
  tone: 'negative' | 'positive' | null;
  wanted: ItemKind | null;
  /** Place from which on a share's part is named; null when no verb parts it from the whole. */
  partFrom: number | null;
  /** Ways to part the numbers besides the first, which no answer has room for. */
  unusedBy: string[];
}

const measures: readonly [QuestionMeasure, RegExp][] = [
  ['mean_rating', /\b(average|mean|avg) (csat|nps)( scores?| ratings?)?\b/],
  [
    'mean_rating',
    /\bmedian(?: of)?(?: the)?(?: (?:star|customer|overall|review))?(?: (?:ratings?|scores?|stars|grades?|marks?))?\b/,
  ],
  [
    'mean_rating',
    /(?<=\b(?:top|best|worst|rank|ranked|sort|sorted|ranking|highest|lowest)\b.{0,60})\bby (?:the )?(?:average |mean |star |their )?(?:ratings?|scores?)\b/,
  ],
  [
    'sentiment_score',
    /(?<=\b(?:rank|ranked|sort|sorted|ranking|order|ordered)\b.{0,60})\bby (?:the |their |overall |average )?(?:happiness|satisfaction|sentiment|mood)\b/,
  ],
  ['nps', /\b(nps|net promoter score)\b/],
  ['csat', /\b(csat|customer satisfaction( score)?|satisfaction score|satisfaction rate)\b/],
  [
    'mean_rating',
    /\b((average|mean|avg) (star |customer |overall )?(rating|ratings|stars|score|scores|review|mark|grade)|((?<=\b(?:best|worst|highest|lowest|better|worse) )(star |average )?(rated|ratings?|scores?))|(rated|scored|scores?) (the )?(best|worst|highest|lowest|better|worse)|(star )?(rating|score) on average|how many stars\b.{0,60} on average|(lowest|highest|best|worst|fewest) stars|how (is|are|was|were) \S+( \S+)? rated|(rated|scored) on average|how (well|badly|highly|good) (are|is|were|was|do|does|did)( \S+){0,4} (rated|scored|score)|(lowest|highest|best|worst) (average|mean) (rating|score)|ratings? (by|per|for each|of each|for|of|in)\b(?! \d)|(what|how) (is|are|was|were) (the |our )?(overall )?ratings?|how (satisfied|happy|content|pleased) (are|were|is|was)|(the |our )?(star |customer |overall )?(ratings?|scores?|satisfaction)(?= (is |are |has |have |been |had )?(getting|improv|ris|rose|fall|fell|drop|declin|increas|decreas|going|go|gone|went|chang|develop|evolv|better|worse|higher|lower|over time|trend|worsen))|(?<=\b(trend|development|evolution|course) (of|in) (the |our )?)(average |star )?(ratings?|scores?|satisfaction))\b/,
  ],
  [
    'sentiment_score',
    /\b(?:the |our |overall |general ){0,3}(?:mood|morale|happiness)\b(?= (?:change|changed|differ|compare|better|worse|between|versus|of|in|among)\b)/,
  ],
  [
    'sentiment_score',
    /\b(?:the |our |overall |average |mean ){0,3}sentiment (?=(?:of|for|among|on|about|over|per|by (?:the )?(?:day|week|month|quarter|year))\b)|\b(?:on|in terms of|regarding|for) (?:overall |general |customer )?(?:satisfaction|happiness|sentiment|mood)\b|\b(?:more|less) (?:happy|satisfied|content|pleased|unhappy|angry|dissatisfied|annoyed)(?= (?:than|or|with us)\b|\s*$)/,
  ],
  [
    'sentiment_score',
    /\b(happier|unhappier|angrier|more satisfied|less satisfied|more (?:positive|negative)(?! (?:than )?(?:reviews?|items?|comments?|tickets?|messages?|feedback|tweets?|posts?|responses?|ratings?|answers?|ones|opinions?|cases))|sentiment score|net sentiment|overall sentiment|average sentiment|mean sentiment)\b/,
  ],
];

const filler =
  '(?: all| different| unique| distinct| separate| individual| the| our| of| negative| positive| neutral| unhappy| happy| angry| satisfied| dissatisfied| disappointed| frustrated| annoyed| confused)*';
const counted = String.raw`(?:how many|how much|number of|amount of|percentage of|per ?cent of|share of|proportion of|fraction of|do more|are more|did more|do fewer|more|fewer|count(?: of)?|which|what)${filler}`;

const timeNouns = '(day|week|month|quarter|year)';
const adverbs: Record<string, 'day' | 'week' | 'month' | 'quarter' | 'year'> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
};

const most =
  /\b(most|mostly|top|biggest|largest|main|highest|best|worst|frequently|frequent|commonest|major|leading|number one|loudest|hardest|favou?rite)\b/;
const least = /\b(fewest|least|lowest|smallest|rarest|fewer|slowest|last place)\b/;
/** More of these is a lower score. */
const unhappier =
  /\b(?:unhappier|angrier|less (?:happy|satisfied|content|pleased)|more (?:negative|unhappy|angry|dissatisfied|annoyed))\b/;
const worst = /\b(worst|poorest)\b/;
const best = /\bbest\b/;
const grew =
  /\b(grew|grow|grown|growing|rose|rising|risen|increased|increasing|changed|fell|dropped|declined|improved|worsened) (the )?(most|fastest|least|slowest)\b|\b(fastest|slowest) (growing|rising|falling)\b/;

const revenueOrder =
  /\b(?:with (?:the |a )?(?:high|highest|most|large|largest|biggest) (?:revenue|arr|contract value)|(?:(?:judging|judged|weighed|weighted|ranked|sorted|ordered|measured) )?by (?:the )?(?:revenue|arr|money)|(?:biggest|highest|largest|most) (?:revenue|arr) first)\b/;

const numbers: Record<string, number> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, twenty: 20,
}; // prettier-ignore
const N = String.raw`(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)`;
const ordinals: Record<string, number> = {
  second: 2, third: 3, fourth: 4, fifth: 5, '2nd': 2, '3rd': 3, '4th': 4, '5th': 5,
}; // prettier-ignore
const items = `(?:${itemNouns})`;

/** Phrases of several words that say nothing that others do not. */
const saysNothing = [
  /\b(?:good|positive|positively) (?:or|and) (?:bad|negative|negatively)\b/,
  /\b(?:bad|negative) (?:or|and) (?:good|positive)\b/,
  /\bthe (?:exact )?word $/,
  /\b(?:break|breaks|breaking|broken|split) (?:it |them |this )?(?:down|up)\b(?= by)/,
  /\bbreak down\b/,
  /\bright now\b/,
  /\bin (?:one|a|two|three|a few) (?:short )?(?:sentences?|words?|lines?)\b/,
  /\bat the moment\b/,
  // What the answer is for.
  /\b(?:that |which )?(?:i|we) can (?:put|use|show|share|paste|quote|post|send|forward|take|bring)\b.*$/s,
  /\b(?:for|to|in) (?:the |my |our |a |this |tomorrow's |next week's )*(?:board|deck|slides?|presentation|meeting|newsletter|boss|ceo|investors?|standup|retro|all hands|roadmap|sprint|backlog|next (?:patch|release|version|sprint|update|build|meeting))(?: (?:deck|meeting|slides?|call))? ?$/,
  /\b(?:the )?interest in\b(?! (?:rates?|payments?))/,
  /\b(?:ticket|review|feedback|message) volume\b/,
  /\bvolume of (?=tickets|reviews|feedback|messages|items)/,
];

/** Reads what is asked for, and takes the words that say so. Periods and names are taken before. */
export function takeCues(reading: Reading, names: NameIndex): Cues {
  const cues: Cues = {
    kind: null,
    unit: null,
    measure: null,
    by: null,
    order: 'most',
    limit: null,
    place: null,
    asks: null,
    tone: null,
    wanted: null,
    partFrom: null,
    unusedBy: [],
  };
  const isWorst = reading.has(worst);
  const isBest = reading.has(best);
  const isLeast = reading.has(least);
  takePlace(reading, cues);
  takeLimit(reading, cues);
  const byRevenue = reading.take(revenueOrder, 'unit') !== null;
  for (const [measure, phrase] of measures) {
    const found = reading.find(phrase);
    if (!found) continue;
    cues.measure ??= measure;
    if (/^ ?median/.test(found.groups[0] ?? '')) cues.asks = 'median';
    if (unhappier.test(found.groups[0] ?? '')) cues.order = 'least';
    if (worst.test(found.groups[0] ?? '') || least.test(found.groups[0] ?? '')) cues.order = 'least';
    const isTrailing = /(?:by|per|for each|of each|for|of|in)$/.test((found.groups[0] ?? '').trim());
    reading.takeWords(found.first, isTrailing ? found.first + 1 : found.end, 'measure');
  }
  takeRepeats(reading, cues);
  takeStanding(reading, names, cues);
  // "What do they ask us to add?"
  if (cues.wanted === 'wish')
    reading.take(/(?:\bus )?\bto (?:add|build|introduce|offer|have)\b(?= $| next| most| first)/, 'kind');
  const isOneOf =
    reading.has(/ or\b/) &&
    reading.take(/\bwhich (?:one|of (?:them|these|those|the two))\b/, 'kind') !== null;
  const distinct = takeDistinct(reading, names);
  if (distinct !== null) return { ...cues, kind: 'rank', by: distinct, asks: 'distinct' };
  for (const phrase of saysNothing) reading.take(phrase, 'kind');
  const isPeak =
    reading.has(pattern(String.raw`\b(?:which|what) ${timeNouns}\b`)) && (reading.has(most) || isLeast);
  cues.by = takeTime(reading, names);
  const isWhy = reading.take(
    /\b(why|how come|(the |main |what )?reasons?( that| why| for| behind)|what (is|are) the (main )?reasons?|what (causes|caused|makes|made|drives|drove|leads|led|pushes|pushed|explains|is behind))\b/,
    'kind',
  );
  // "Why did scores drop?": which way they went says nothing of the matter.
  if (isWhy)
    reading.take(
      /\b(?:drop|drops|dip|dips|dipped|fall|falls|fell|rise|rises|rose|jump|jumped|spike|spiked|climb|climbed|slump|slumped|plunge|plunged|tank|tanked|slide|slid|go up|go down|went up|went down)\b(?= $| in| at| for| since| last| this| after| on| from)/,
      'kind',
    );
  const grouping = cues.by === null ? takeGrouping(reading, names) : null;
  // "Which branch do people love most and why": the branches are ranked first.
  const isWhyToo =
    isWhy !== null && grouping !== null && isWhy.first > 2 && reading.words[isWhy.first - 1]?.text === 'and';
  if (isWhyToo) cues.unusedBy.push('why');
  const unit = takeUnit(reading, names);
  const isShare = takeShare(reading);
  const isGrowth = reading.take(grew, 'order') !== null;
  const direction = takeDirection(reading);
  const isFall = reading.has(
    /\b(?:drop|drops|dropped|fall|falls|fell|fallen|decline|declined|decrease|decreased|stop|stopped|go down|went down)\b/,
  );
  const isBetter = reading.has(/\b(?:better|improve|improved)\b/);
  const isWorse = reading.has(/\b(?:worse|worsen|worsened)\b/);

  const isHeight = takeHeight(reading);
  const when = takeWhen(reading);
  // "When did the ratings drop?" asks for a step down; of complaints it is one that got better.
  if (when && (isFall || (cues.measure === null ? isBetter : isWorse))) cues.order = 'least';
  const hasSides = reading.has(/\b(compare|compared|comparison|versus|vs|differences?( between)?|than)\b/);
  const isEither =
    reading.has(/^(do|are|is|did|was|were|does|have|has) (there )?(more|fewer|less)\b.* or\b/) ||
    (reading.has(/^(which|what|who|where)\b/) &&
      reading.has(/\b(more|fewer|less|better|worse|higher|lower|most|least|best|worst|bigger|larger)\b/) &&
      reading.has(/ or\b/)) ||
    (isOneOf && reading.has(/\b(more|fewer|less|most|least|worse|better|oftener)\b/)) ||
    (reading.has(/^(?:are|is|do|does|did|was|were|has|have)\b/) &&
      reading.has(/\b(more|fewer|less|better|worse|higher|lower)\b/) &&
      reading.has(/ or\b/));
  // The best and the worst of those that are rated are told by their ratings, which do not depend on how many write.
  const isOfGroups = grouping !== null && grouping !== 'theme' && grouping !== 'topic';
  const isRanked = (isWorst || isBest) && isOfGroups && cues.measure === null && names.scale !== undefined;
  if (
    isRanked &&
    !reading.has(/\b(?:worst|best) (?:feedback|reviews?|comments?|messages?)\b/) &&
    !reading.has(/\b(?:about|for|with|complaints?|complain)\b/)
  )
    cues.measure = 'mean_rating';
  cues.unit = unit ?? (byRevenue ? 'revenue' : null);
  if (isGrowth || cues.order === 'change') cues.order = 'change';
  // The worst score is the lowest; of what is merely counted the worst is the most complained about.
  else if (isLeast || (isWorst && cues.measure !== null)) cues.order = 'least';
  if (cues.measure === null && cues.tone === null)
    cues.tone = isWorst ? 'negative' : isBest ? 'positive' : null;
  const isTrend =
    cues.by !== null ||
    direction ||
    when ||
    reading.take(
      /\b(trends?|trending|over time|over the (months|weeks|years?|quarters)|develop(ed|ment|ing|s)?|evol(ve|ves|ved|ution|ving)|plot|timeline|history|month (by|over|to) month|week (by|over) week|year (by|over|on) year|(did|has|have)\b.{0,1000} changed?|what (has )?changed)\b/,
      'kind',
    ) !== null;
  const isSummary =
    reading.take(
      /\b(summari[sz]e|summary( of)?|sum up|overview( of)?|gist|main points|key (points|takeaways)|takeaways|in a nutshell|general (feeling|opinion|impression)|how do( \S+){1,3} feel|what('s| is| are)( the| our)?( \S+){0,2} (feedback|opinions?|reactions?|impressions?|verdict|views?) (on|about|of|to|like))\b/,
      'kind',
    ) !== null;
  const isQuote = reading.take(
    /\b((?:read|show|give|tell)(?: me| us)? what( \S+){1,3} (say|said|write|writes|wrote|think)|what (do|did|does|are|is|have|has)( \S+){0,3} (say|saying|said|think|thinking|write|writing|wrote|feel|tell|telling|report)|quotes?|quotations?|examples?|in their (own )?words|word for word|verbatims?|opinions?|quote me|statements|testimonials)\b/,
    'kind',
  );
  if (isWhy && !isWhyToo && cues.kind !== 'rank') cues.kind = 'why';
  else if (isShare && !(hasSides && reading.has(/\bthan\b/))) cues.kind = 'share';
  else if ((hasSides || isEither) && !(cues.kind === 'rank' && cues.order === 'change'))
    cues.kind = 'compare';
  else if (isTrend) cues.kind = 'trend';
  else if (isQuote || isSummary) cues.kind = 'quote';
  if (cues.kind === 'trend' && (direction || when)) cues.asks = when ? 'when' : 'direction';
  if (cues.kind === 'trend' && isPeak && cues.by !== null) cues.asks = 'peak';
  if (isHeight && cues.by === null)
    Object.assign(cues, { kind: 'trend', by: { time: 'month' }, asks: 'peak' });
  if (cues.kind === 'quote' && isSummary) cues.asks = 'summary';
  if (cues.kind === 'compare' && reading.has(/^(?:do|does|did|is|are|was|were|has|have)\b.* than\b/)) {
    cues.asks = 'whether';
    if (reading.has(/\b(?:fewer|less|lower|worse|smaller)\b/)) cues.order = 'least';
  }
  if (isShare && cues.kind === 'compare') cues.measure ??= 'share';
  if (
    grouping !== null &&
    cues.kind !== 'compare' &&
    (cues.kind === null || cues.kind === 'share' || cues.kind === 'quote')
  )
    [cues.by, cues.kind] = [grouping, cues.kind === 'share' ? 'share' : 'rank'];
  else if (grouping !== null && cues.kind === 'compare') cues.by ??= grouping;
  else if (grouping !== null && cues.kind === 'why') cues.unusedBy.push(groupingName(grouping));
  if (grouping !== null && cues.kind === 'rank' && cues.by !== grouping && cues.by !== null)
    cues.unusedBy.push(groupingName(grouping));
  if (cues.by === null) cues.unusedBy.push(...takeUnknownColumns(reading));
  if (cues.by !== null) cues.unusedBy.push(...takeMoreGroupings(reading, names));
  cues.kind ??= simpleKind(reading, cues, names);
  if (isShare) cues.partFrom = verbAfter(reading, isShare.end);
  // "… most unhappy about? Top 3": what is left of it is no matter.
  if (cues.limit !== null) reading.take(/\btop\b/, 'limit');
  return cues;
}

/** "The second highest", "third most common": the place in the ranking. */
function takePlace(reading: Reading, cues: Cues): void {
  const found = reading.find(
    /\b(second|third|fourth|fifth|2nd|3rd|4th|5th)(?= (?:most|least|highest|lowest|best|worst|biggest|largest|fewest|smallest|common|commonest)\b)/,
  );
  if (!found) return;
  cues.place = ordinals[found.groups[1] ?? ''] ?? null;
  reading.takeWords(found.first, found.first + 1, 'limit');
}

/** "Top 5", "three examples", "the 10 biggest" */
function takeLimit(reading: Reading, cues: Cues): void {
  const found =
    reading.find(pattern(String.raw`\btop ${N}\b`)) ??
    reading.find(
      pattern(
        String.raw`\b(?:worst|best|angriest|latest|newest|biggest|harshest) ${N}\b(?! (?:stars?|days|weeks|months|years)\b)`,
      ),
    ) ??
    reading.find(
      pattern(String.raw`\b(?:give|show|list|name|quote|find)(?: me| us)?(?: the| some| any)? ${N}\b`),
    ) ??
    reading.find(
      pattern(
        String.raw`\b(?:the |our )?${N}(?= (?:most|biggest|largest|main|best|worst|top|quotes|examples|verbatims|loudest)\b)`,
      ),
    ) ??
    reading.find(
      pattern(
        String.raw`\b(?:which|what|what are the|name the|(?<=^(?:show |list |rank )?)the) ${N}(?= (?!(?:stars?|points?|days|weeks|months|quarters|years|reviews|items|comments|people|of)\b)\S+s\b)`,
      ),
    );
  const word = found?.groups[1] ?? '';
  cues.limit = found ? (numbers[word] ?? Number(word)) : null;
  const place = found ? reading.words.findIndex(({ text }, at) => text === word && at >= found.first) : -1;
  if (place >= 0) reading.takeWords(place, place + 1, 'limit');
}

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
  /\b(?!(?<=\b(?:prices?|fees?|costs?|rents?|rates?|pay|premium) )(?:increases?|rises?)\b)((better|worse) or (worse|better)|(?:get|got|gets|become|became|gotten) (?:any |much |a lot )?(?:better|worse)|getting (any )?(worse|better|more|less|bigger|smaller|rarer|louder)( or (worse|better|more|less))?|(going|gone|went|go) (up|down)( or (up|down))?|on the (rise|increase|decline|wane)|(?<=^(?:has|have|did|is|are)\b.{0,100} )(?:stop|stopped|ended|gone away|disappeared|been fixed|been solved|been resolved|solved now|fixed now|over now)(?= $| yet| now| since)|increas(e|es|ing|ed)( or (decreas\w+|fall\w*|declin\w+))?|decreas(e|es|ing|ed)|grow(s|ing|n)?|grew|ris(e|es|ing|en)|rose|fall(s|ing|en)?( or (rising|growing))?|fell|declin(e|es|ing|ed)|shrink(s|ing)?|dropp(ing|ed)|improv(e|es|ing|ed)|worsen(s|ing|ed)?|(more|less) (often|frequent|frequently|common)( now| lately| recently| than (before|earlier|in the past))|(more|less|fewer)\b.{0,60} than (before|earlier|in the past|it was|they were|a year ago)|still (a|an) (problem|issue)|picking up|dying down|(hear|hearing|get|getting|see|seeing|receive|receiving|have|having) (more|less|fewer)( and (more|less|fewer))?( \S+)?(?= (about|of|on))|more and more|less and less|fewer and fewer)\b/;

function takeDirection(reading: Reading): boolean {
  let at = reading.find(directions);
  while (at && at.end - at.first === 1 && isSaidOfThing(reading, at.first))
    at = reading.find(directions, at.end);
  if (!at) return false;
  reading.takeWords(at.first, at.end, 'kind');
  reading.take(/than (?:before|earlier|in the past|it was|they were|usual|a year ago)/, 'kind');
  return true;
}

/** "Who complained more than twice?": how often one of them wrote is not counted by itself. */
function takeRepeats(reading: Reading, cues: Cues): void {
  const found = reading.find(
    /(?<=\b(?:complain(?:ed|s)?|wrote|write|written|contacted|contact|called|said|rated|answered|gave feedback) )(?:to us |us )?(?:more than |at least |less than |only )?(?:once|twice|(?:two|three|four|five|\d+|several|many|multiple) times|repeatedly)\b/,
  );
  if (!found) return;
  const said = reading.words.slice(found.first, found.end).map((word) => word.said);
  reading.takeWords(found.first, found.end, 'kind');
  cues.unusedBy.push(said.join(' '));
}

/** "Complaints peaked when?", "when was it at its worst", "our worst month": the month of most. */
function takeHeight(reading: Reading): boolean {
  if (reading.take(/^(?:what (?:is|was) )?(?:the |our )?(?:worst|best|busiest|quietest) month\b/, 'kind'))
    return true;
  const height =
    /\b(?:when|which month|what month)\b.{0,200}\b(?:peak(?:ed|s|ing)?|at (?:its|their|the) (?:worst|peak|height|highest|most)|the worst|most common|most frequent|hit (?:its|their) (?:peak|height))\b|\bpeak(?:ed|s)? when\b|\bwhen .{0,200}\bpeak\b/;
  if (!reading.has(height)) return false;
  reading.take(
    /\b(?:peak(?:ed|s|ing)?|at (?:its|their|the) (?:worst|peak|height|highest|most)|hit (?:its|their) (?:peak|height))(?: when)?\b/,
    'kind',
  );
  return true;
}

function takeWhen(reading: Reading): boolean {
  if (
    reading.take(
      /\b(since when|from when|how long (has|have|had)|when did (?:it|this|that|they|these) (?:all )?(?:start|begin))\b/,
      'kind',
    )
  )
    return true;
  const asked = reading.take(
    /^(?:and )?(?:when|in which (?:month|week)|in what (?:month|week)|what month) (?:did|do|does|have|has|was|were|is)\b/,
    'kind',
  );
  if (!asked) return false;
  reading.take(
    /\b(start(ed|ing)?|begin|began|begun|appear(ed)?|first|come up|came up|take off|took off|rise|rising|increase|jump(ed)?|spike(d)?|show(ing)? up|get (?:worse|better)|turn up|drop|fall|decline|decrease|stop|go (?:up|down))\b/,
    'kind',
  );
  return true;
}

function takeShare(reading: Reading) {
  return reading.take(
    /\b(how many per ?cent( of)?|(what|which) part of|rates? of (?=(?:complaints?|negative|positive|praise|bugs?|wishes|cancellations?|people|customers|users)\b)|how (big|large|high|great) (a |is the |was the )?(share|part|proportion|percentage)( of)?|share( of)?|percentages?( of)?|per ?cent( of)?|proportions?( of)?|fraction( of)?|ratio( of)?|portion( of)?)\b/,
    'kind',
  );
}

function takeTime(reading: Reading, names: NameIndex): PlanGrouping | null {
  const each = reading.take(
    pattern(String.raw`\b(by|per|each|every|for each|in each|from each) ${timeNouns}\b(?! of)`),
    'by',
  );
  if (each) return { time: each.groups[2] as 'day' };
  const which = reading.take(
    pattern(String.raw`\b(which|what|in which|in what|on which) ${timeNouns}\b`),
    'by',
  );
  if (which) return { time: which.groups[2] as 'day' };
  const step = reading.take(/\b(day|week|month|quarter|year) (?:by|over|on|to|after) \1\b/, 'by');
  if (step) return { time: step.groups[1] as 'day' };
  const adverb = reading.find(/\b(daily|weekly|monthly|quarterly|yearly|annually)\b/);
  // "Monthly members" are called so.
  if (!adverb || names.valueAt(reading, adverb.first) !== null) return null;
  reading.takeWords(adverb.first, adverb.end, 'by');
  const time = adverbs[adverb.groups[1] ?? ''];
  return time ? { time } : null;
}

/** What people did who gave feedback. */
const wrote = /^(?:replied|wrote|answered|responded|commented|participated|posted)$/;

function takeUnit(reading: Reading, names: NameIndex): QuestionUnit | null {
  for (const [unit, word] of unitNouns) {
    const found =
      reading.find(pattern(String.raw`\b${counted} ${word}\b`)) ??
      (unit === 'revenue' ? reading.find(/\b(?:what|which) (?:yearly |annual )?(?:revenue|arr)\b/) : null);
    if (!found) continue;
    // "What people say" asks for their words, and "which people" for their names: not for how many they are.
    if (unit !== 'revenue' && /^(?:what|which)\b/.test((found.groups[0] ?? '').trim())) continue;
    // The words before it still say what kind of question it is.
    const isWriting = unit !== 'revenue' && wrote.test(reading.words[found.end]?.text ?? '');
    // "How many students" are people, of a column's value.
    if (names.valueAt(reading, found.end - 1) === null)
      reading.takeWords(found.end - 1, isWriting ? found.end + 1 : found.end, 'unit');
    // Customers who write are people, of whom several may be of one account.
    const isClient = pattern(`(?:${clientNouns})$`).test((found.groups[0] ?? '').trim());
    return unit === 'accounts' && (isClient || !names.hasAccounts) ? 'people' : unit;
  }
  // Words for feedback are the unit where they are counted.
  const item = reading.find(pattern(String.raw`\b${counted} ${items}\b`));
  if (item && !names.isSourceAt(reading, item.end - 1)) reading.takeWords(item.end - 1, item.end, 'unit');
  return takePeopleSaying(reading, names) ? 'people' : null;
}

/** "How many swimmers say …": who says something is people, whatever they are called. */
function takePeopleSaying(reading: Reading, names: NameIndex): boolean {
  const found = reading.find(
    /\bhow many ((?:\S+ ){1,3}?)(?:\| )*(?:say|says|said|complain|complained|mention|ask|want|report|talk|write|wrote|wish|praise|think|feel|felt|claim|struggle|cannot|can't|hate|love|dislike)\b/,
  );
  if (!found) return false;
  const from = found.first + 2;
  const unknown: number[] = [];
  let hasValue = false;
  for (let at = from; at < found.end - 1; at += 1) {
    const value = names.valueAt(reading, at);
    if (value) {
      hasValue = true;
      at = value.end - 1;
    } else unknown.push(at);
  }
  const [place] = unknown;
  if (unknown.length > 1 || (place === undefined && !hasValue)) return false;
  if (place === undefined) return true;
  const word = reading.words[place]?.text ?? '';
  if (isScaffolding(word) || reading.isTaken(place) || !/[^s]s$|en$|o$|i$/.test(word)) return false;
  reading.takeWords(place, place + 1, 'unit');
  return true;
}

function simpleKind(reading: Reading, cues: Cues, names: NameIndex): QuestionKind | null {
  if (
    reading.has(
      /\b(how many|how often|how much|how frequent|how frequently|number of|nr of|amount of|count|total|sum of)\b/,
    )
  )
    return 'count';
  if (cues.measure !== null || cues.unit !== null) return 'count';
  const isMost = reading.has(most) || reading.has(least);
  if (reading.has(/^(what|where)\b/) && (isMost || reading.has(/\b(complain|complaining) about $/))) {
    rankMatters(cues, names);
    return 'rank';
  }
  if (
    reading.has(/^(do|does|did|is|are|has|have|was|were|any|can|could)\b/) &&
    !reading.has(/^(can|could) (you|we|i)\b/)
  ) {
    cues.asks = 'whether';
    return 'count';
  }
  if (reading.has(/\b(show|list|give|find|read|display|see|get me|search|look up|name|tell)\b/))
    return 'list';
  const isPraise = reading.has(
    /^what do(?:es)?\b.*\b(?:praises?|like|likes|love|loves|enjoy|appreciate|hate|dislike|complain)\b/,
  );
  if (reading.has(/^what\b/) && (cues.tone !== null || isPraise)) {
    rankMatters(cues, names);
    return 'rank';
  }
  return null;
}

function rankMatters(cues: Cues, names: NameIndex): void {
  cues.by = themeOrTopic(names);
  if (cues.by === 'theme' && cues.order === 'most') cues.asks ??= 'matters';
}

/** The place after the verb that parts the whole of a share from its part. */
function verbAfter(reading: Reading, place: number): number | null {
  const verb =
    /^(is|are|was|were|comes?|came|mentions?|mentioned|concerns?|about|talks?|speaks?|has|have|give|gave|say|says|that|who|which|ask|asks|complain|complains)$/;
  for (let at = place; at < reading.words.length; at += 1) {
    if (verb.test(reading.words[at]?.text ?? '')) return at;
  }
  return null;
}
