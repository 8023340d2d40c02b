import type { Candidate } from '../cards/candidate.ts';
import { isCalledPlan } from '../names/usual-names.ts';

const MAX_WORDS = 6;
/** Words that begin a sentence or a call, where more words follow. */
const SENTENCE =
  /^(?:we|our|you|your|it|it’s|this|that|these|those|how|what|why|when|where|who|is|are|do|does|can|get|join|save|try|see|need|want|have|thank|more|up|cancel|contact|learn|read|compare|loved|trusted|used|billed|includes?|then|only|or|and|but|if|because|there|here|they|in|on|from|with|without|never|every|each)\s\S+\s\S/iu;

/** What an amount follows in a call: `Win £1,000`. */
const CALL =
  /^(?:win|earn|borrow|donate|give|save|spend|get|pay|raise|make|recover|cut|lose|keep|claim)(?: (?:back|up to|over|around|about|another|an extra))?$/iu;

/** `Total (monthly)`: the sum of an order. */
const SUM =
  /^(?:(?:sub-?)?total(?:\s*[(:]|\s+(?:due|cost|price|monthly|yearly|amount))|zwischensumme|gesamt(?:summe|betrag|preis)?(?!\p{L})|summe(?!\p{L}))/iu;

/** `Unlimited access for`: the rest stands elsewhere. */
const CUT_OFF =
  /\s(?:for|at|from|to|of|with|and|or|the|an?|für|zu|und|pour|de|et|por|con|y|per|di|voor|met)$/iu;

/** `One licence. For ever.`: two sentences praise. */
const TWO_SENTENCES = /\p{Ll}{3}[.!]\s+\p{Lu}/u;

/** Whether it may be what a plan is called: few words, no sentence, no end of one. */
export function isPlausibleName(name: string): boolean {
  const words = name.trim().split(/\s+/);
  const isRest = words.length >= 3 && /^\p{Ll}/u.test(name);
  const isMeasure = /^\d[\d.,]* ?(?:h|hrs?|hours?|min|minutes|days?|weeks?|%|x|×)$/iu.test(name);
  // `Hosted, shared` tells two of a kind apart; what lists more, or in more words, is told of.
  const isListed = /\p{L},\s\S/u.test(name) && (words.length > 4 || name.split(',').length > 2);
  return (
    words.length <= MAX_WORDS &&
    !isRest &&
    !isListed &&
    !isMeasure &&
    !TWO_SENTENCES.test(name) &&
    !SUM.test(name) &&
    !CUT_OFF.test(name) &&
    !SENTENCE.test(name) &&
    !CALL.test(name)
  );
}

/** Amounts of which none tells how often it is paid, and nothing beside them is free or asked for: plans or goods, who knows. */
export function tellsTerms(group: readonly Candidate[]): boolean {
  if (group.length >= 2 && group.every(({ name }) => isCalledPlan(name))) return true;
  return group.some(({ kind, price }) => kind !== 'priced' || (price !== null && price.per !== null));
}
