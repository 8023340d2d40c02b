import { takeDirection } from './directions.ts';
import { takeLeast, takeLimit, takePlace } from './limits.ts';
import { measures } from './measures.ts';
import { takeNumber } from './numbers.ts';
import { takeHeight, takeTime, takeWeekday, takeWhen, timeNouns } from './times.ts';
import { takeUnit } from './units.ts';
import {
  groupingName,
  takeDistinct,
  takeGrouping,
  takeMoreGroupings,
  takeUnknownColumns,
  themeOrTopic,
} from './grouping.ts';
import { accountNouns, clientNouns } from '../grammar/nouns.ts';
import type { NameIndex } from '../names/names.ts';
import type { QuestionKind } from '../plan.ts';
import type { Reading } from '../reading/reading.ts';
import { takeStanding } from './standing.ts';
import { pattern } from '../reading/pattern.ts';
import type { Cues } from './asked.ts';

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

const anyAccount = pattern(String.raw`\b(?:${accountNouns})\b`);
const revenueOrder =
  /\b(?:(?:pays?|paying|paid) us (?:the )?most(?: arr)?|with (?:the |a )?(?:high|highest|most|large|largest|biggest) (?:revenue|arr|contract value)|(?:bring|brings|bringing|give|gives|generate|generates|earn|earns)(?: us)?(?: in)? (?:the )?most(?: revenue| arr| money)|(?:highest|best|biggest|top|most) paying|(?:biggest|highest|top) (?:spenders?|payers?)|(?:(?:judging|judged|weighed|weighted|ranked|sorted|ordered|measured) )?by (?:the |their |its |annual |yearly |account ){0,3}(?:revenue|arr|mrr|acv|money|spend|contract value|contract size|account value)|(?:biggest|highest|largest|most) (?:revenue|arr|mrr|contract|contract value) first)\b/;

/** Phrases of several words that say nothing that others do not. */
const saysNothing = [
  /\b(?:good|positive|positively) (?:or|and) (?:bad|negative|negatively)\b/,
  /\b(?:bad|negative) (?:or|and) (?:good|positive)\b/,
  /\bthe (?:exact )?word $/,
  /\b(?:break|breaks|breaking|broken|split) (?:it |them |this |that |those |these |all )*(?:down|up)\b(?= (?:by|per)\b)/,
  /\bbreak down\b/,
  /\bright now\b/,
  /^(?:please |can you )?(?:plot|chart|graph|visuali[sz]e)\b/,
  /\bin (?:one|a|two|three|a few) (?:short )?(?:sentences?|words?|lines?)\b/,
  /\bat the moment\b/,
  /^if (?:we|you|i) could (?:only |just )?(?:add|build|fix|do|change|pick|improve)(?: only| just)?(?: \|)?(?: things?| features?| improvements?)?\b/,
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
    least: null,
    leastSaid: '',
    number: null,
    isByWeekday: false,
    isHeld: false,
    place: null,
    asks: null,
    tone: null,
    wanted: null,
    partFrom: null,
    unusedBy: [],
  };
  const atLeast = takeLeast(reading);
  if (atLeast) [cues.least, cues.leastSaid] = [atLeast.least, atLeast.said];
  const isWorst = reading.has(worst);
  const isBest = reading.has(best);
  const isLeast = reading.has(least);
  takeNumber(reading, names, cues);
  cues.place = takePlace(reading);
  cues.limit = takeLimit(reading);
  const byRevenue = cues.number === null && reading.take(revenueOrder, 'unit') !== null;
  if (byRevenue) reading.take(/\b(?:biggest|largest|highest) first\b/, 'order');
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
  takeRepeats(reading, names, cues);
  takeUnknownParts(reading, cues);
  const isOfRepeats = cues.by === 'author' || cues.by === 'account';
  if (isOfRepeats) {
    takeUnit(reading, names);
    return { ...cues, kind: 'rank' };
  }
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
  cues.isByWeekday = takeWeekday(reading);
  cues.by = takeTime(reading, names);
  const isWhy = reading.take(
    /\b(why|how come|(the |main |what )?reasons?( that| why| for| behind)|what (is|are) the (main )?reasons?|what (causes|caused|makes|made|drives|drove|leads|led|pushes|pushed|explains|is behind))\b/,
    'kind',
  );
  // "Why did scores drop?": which way they went says nothing of the matter.
  if (isWhy)
    reading.take(
      /\b(?:drop|drops|dip|dips|dipped|fall|falls|fell|rise|rises|rose|jump|jumped|spike|spiked|climb|climbed|slump|slumped|plunge|plunged|tank|tanked|slide|slid|go up|go down|went up|went down)\b(?= $| \|| in| at| for| since| last| this| after| on| from)/,
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
  cues.isHeld = hasSides;
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
  const isRanked =
    (isWorst || isBest) &&
    isOfGroups &&
    !isShare &&
    cues.number === null &&
    cues.measure === null &&
    names.scale !== undefined;
  if (
    isRanked &&
    !reading.has(/\b(?:worst|best) (?:feedback|reviews?|comments?|messages?)\b/) &&
    !reading.has(/\b(?:about|for|with|complaints?|complain)\b/)
  )
    cues.measure = 'mean_rating';
  cues.unit = unit ?? (byRevenue ? 'revenue' : cues.unit);
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
  const isOfMatters = cues.by !== null || cues.asks === 'matters';
  if (
    grouping !== null &&
    grouping !== 'theme' &&
    cues.kind === 'rank' &&
    cues.by !== grouping &&
    isOfMatters
  )
    cues.unusedBy.push(groupingName(grouping));
  if (cues.by === null) cues.unusedBy.push(...takeUnknownColumns(reading));
  if (cues.by !== null || cues.isByWeekday) cues.unusedBy.push(...takeMoreGroupings(reading, names));
  // "Accounts by ARR that mention billing" are ranked by it.
  if (
    byRevenue &&
    unit === null &&
    (cues.kind === null || cues.kind === 'quote') &&
    cues.by === null &&
    grouping === null &&
    names.hasAccounts &&
    reading.has(anyAccount) &&
    !reading.has(/\b(?:how much|total|sum)\b/)
  )
    Object.assign(cues, { by: 'account', kind: 'rank' });
  if (cues.isByWeekday && (cues.kind === null || cues.kind === 'quote' || cues.kind === 'count'))
    cues.kind = 'rank';
  // "Of the accounts with trouble, which 3 pay us most": they are ranked by what they pay.
  if (
    cues.number !== null &&
    cues.by === null &&
    names.hasAccounts &&
    reading.has(anyAccount) &&
    (cues.number.of === 'highest' || cues.number.of === 'lowest' || isListed(reading)) &&
    cues.kind !== 'compare'
  )
    Object.assign(cues, { by: 'account', kind: 'rank', unit: null });
  cues.kind ??= simpleKind(reading, cues, names);
  // "How many accounts have more than 20 tickets" counts those that have.
  const isOfMany = cues.least !== null && cues.least > 1 && cues.kind === 'count' && cues.by === null;
  const isCounted = cues.number === null && cues.measure === null;
  if (isOfMany && isCounted && (cues.unit === 'people' || cues.unit === 'accounts'))
    Object.assign(cues, {
      kind: 'rank',
      unit: null,
      by: cues.unit === 'people' ? 'author' : 'account',
      asks: 'distinct',
    });
  if (isShare) cues.partFrom = verbAfter(reading, isShare.end);
  // "… most unhappy about? Top 3": what is left of it is no matter.
  if (cues.limit !== null) reading.take(/\btop\b/, 'limit');
  return cues;
}

/** "Without a headline", "at what time of day": what an item has and nothing counts by. */
function takeUnknownParts(reading: Reading, cues: Cues): void {
  for (const phrase of [
    /(?<!\b(?:about|of|with|complain|complains|complained|over|mention|mentions) )\b(?:without|(?:has|have|had|with|is|are) (?:no|a missing)|missing|lacking)(?: (?:a|an|any|the|their))* (?:titles?|headlines?|headings?|subject lines?|subjects?)\b/,
    /\b(?:(?:at|during|in|by|per|on) )?(?:(?:what|which|the) )?(?:times? of (?:the )?day|hours? of (?:the )?day|time of the day)\b|\b(?:at |in )?(?:what|which) (?:hours?|time)(?= (?:do|does|did|are|is|of)\b)|\b(?:by|per) hour\b/,
  ]) {
    const found = reading.find(phrase);
    if (!found) continue;
    const said = reading.words.slice(found.first, found.end).map((word) => word.said);
    reading.takeWords(found.first, found.end, 'kind');
    cues.unusedBy.push(said.join(' '));
    // What is left is counted: "do people post" behind it asks not whether they do.
    if (/\b(?:time|hours?)\b/i.test(said.join(' '))) cues.kind ??= 'count';
  }
}

/** "Who complained more than twice?", "how many companies wrote more than once": people or accounts by how often they wrote. */
function takeRepeats(reading: Reading, names: NameIndex, cues: Cues): void {
  const found = reading.find(
    /(?<=\b(?:complain(?:ed|s)?|wrote|write|writes|written|contacted|contact|called|said|rated|reviewed|reported|commented|posted|answered|replied|gave feedback) )(?:to us |us )?(?:(more than|at least|less than|only) )?(once|twice|(?:(?:two|three|four|five|\d+|several|many|multiple) times)|repeatedly)(?: (?:or more(?: often)?))?(?= |$)/,
  );
  if (!found) return;
  const [bound = '', times = ''] = [found.groups[1], found.groups[2]];
  const said = reading.words.slice(found.first, found.end).map((word) => word.said);
  reading.takeWords(found.first, found.end, 'kind');
  const many = timesOf(times);
  const least = many === null ? null : bound === 'more than' ? many + 1 : many;
  // "Called twice because nobody came" tells a story, and a share is of no ranking.
  const isOther =
    /^(?:because|before|until|but)$/.test(reading.words[found.end]?.text ?? '') ||
    reading.has(/\b(?:share|percent|percentage|proportion|fraction|average)\b/);
  if (least === null || least < 2 || isOther || /^(?:less than|only)$/.test(bound)) {
    cues.unusedBy.push(said.join(' '));
    return;
  }
  const verb = reading.words[found.first - 1]?.text ?? '';
  if (contacting.test(verb)) reading.takeWords(found.first - 1, found.first, 'kind');
  cues.least = least;
  const account = reading.find(anyAccount);
  // Customers who write are people.
  const isClient = pattern(`^(?:${clientNouns})$`).test(reading.words[account?.first ?? -1]?.text ?? '');
  const isAccount = account !== null && account.first < found.first && !isClient;
  cues.by = names.hasAccounts && isAccount ? 'account' : 'author';
  if (reading.has(/\bhow many\b/)) cues.asks = 'distinct';
}

/** That they did so is all that is said of what they wrote. */
const contacting =
  /^(?:wrote|writes?|written|contact(?:ed)?|called|rated|reviewed|commented|posted|answered|replied)$/;

const counts: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  repeatedly: 2,
  several: 3,
  multiple: 2,
};

function timesOf(said: string): number | null {
  const [word = ''] = said.split(' ');
  return counts[word] ?? (/^\d+$/.test(word) ? Number(word) : null);
}

/** "Rank them by ARR", "which accounts …": not "the average of accounts which mention printers". */
function isListed(reading: Reading): boolean {
  const [first = ''] = reading.words
    .map(({ text }) => text)
    .filter((text) => !/^(?:the|our|all|please|me)$/.test(text));
  const isSecond = reading.words.some(
    ({ text }, place) => text === 'which' && reading.gapBefore(place).includes(','),
  );
  const isFirst =
    /^(?:which|who|list|rank|sort|show|top|name)$/.test(first) ||
    pattern(`^(?:${accountNouns})$`).test(first);
  return isFirst || isSecond || reading.has(/\b(?:ranked|sorted)\b/);
}

function takeShare(reading: Reading) {
  return reading.take(
    /\b(how many per ?cent( of)?|(what|which) part of|rates? of (?=(?:complaints?|negative|positive|praise|bugs?|wishes|cancellations?|people|customers|users)\b)|how (big|large|high|great) (a |is the |was the )?(share|part|proportion|percentage)( of)?|share( of)?|percentages?( of)?|per ?cent( of)?|proportions?( of)?|fraction( of)?|ratio( of)?|portion of)\b/,
    'kind',
  );
}

function simpleKind(reading: Reading, cues: Cues, names: NameIndex): QuestionKind | null {
  if (
    reading.has(
      /\b(how many|how often|how much|how frequent|how frequently|number of|nr of|amount of|count|total|sum of)\b/,
    )
  )
    return 'count';
  if (cues.measure !== null || cues.unit !== null || cues.number !== null) return 'count';
  const isMost = reading.has(most) || reading.has(least);
  if (reading.has(/^(what|where)\b/) && (isMost || reading.has(/\b(complain|complaining) about $/))) {
    rankMatters(cues, names);
    return 'rank';
  }
  if (
    reading.has(/^(?:\| )*(do|does|did|is|are|has|have|was|were|any|can|could)\b/) &&
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
