import type { Confidence, Evidence, Plan, PriceFact, PricingFacts } from '../facts.ts';
import { planBelow, planFeatures } from '../features/plan-features.ts';
import { ancestors, byTag } from '../page/dom.ts';
import type { Element } from '../page/dom.ts';
import { evidenceAt } from '../page/quotes.ts';
import type { ReadPage } from '../page/read-page.ts';
import { isSameName } from './cards/candidate.ts';
import type { Candidate } from './cards/candidate.ts';
import { planCards } from './cards/cards.ts';
import { attributePrices, carriedPlans } from './cards/carried-plans.ts';
import { declaredOffers } from './lines/declared-offers.ts';
import type { DeclaredOffer } from './lines/declared-offers.ts';
import { productPlan } from './lines/product-plan.ts';
import { freeStrip } from './cards/free-strip.ts';
import { enterpriseStrip } from './cards/enterprise-strip.ts';
import { planRuns } from './lines/heading-runs.ts';
import {
  isAboutJobs,
  isAboutPrices,
  isArticle,
  isOfTrade,
  isPricePage,
  isReviewOfOther,
  isShop,
  setsBesideOthers,
} from './judging/page-sort.ts';
import { likelyPlans } from './judging/likely-plans.ts';
import { lonePlan } from './lines/lone-plan.ts';
import { linePlans } from './lines/line-plans.ts';
import { mergeCandidates } from './judging/merge-candidates.ts';
import { pageCurrency } from './money/page-currency.ts';
import type { PageCurrency } from './money/page-currency.ts';
import { pageDefaults } from './judging/page-defaults.ts';
import { priceMentions } from './money/price-mentions.ts';
import type { PriceDefaults } from './money/price-mentions.ts';
import {
  firstOfTwins,
  groupAgrees,
  inOneCurrency,
  isOfGoods,
  isOfOthers,
  isOfVisits,
  ownAmongOthers,
  isRecurring,
  likeTheFirst,
  saysPeriod,
  strengthOf,
  withoutServices,
} from './judging/plan-groups.ts';
import { isSoldAsPlans } from './judging/plan-evidence.ts';
import { isPlausibleName, tellsTerms } from './judging/plausible-plans.ts';
import { prosePlans } from './lines/prose-plans.ts';
import { singlePlan } from './lines/single-plan.ts';
import { ownName } from '../site/own-name.ts';
import { ownPrice } from './lines/own-price.ts';
import { planTables } from './tables/tables.ts';
import { toldCards } from './cards/told-cards.ts';

/** A plan before it is known which others are shown. */
type PlacelessPlan = Omit<Plan, 'position'>;

/** More plans than this are a catalogue, not a page of plans. */
const MAX_PLANS = 14;

/**
 * Reads the plans of a page. What is shown comes first: tables, cards, headings with prices; then what the page carries for
 * its scripts. Declared offers confirm what was read, and never add to it.
 */
export function readPricing(read: ReadPage): PricingFacts {
  const body = byTag(read.document, 'body')[0];
  if (!body || isArticle(read) || isReviewOfOther(read) || isAboutJobs(read) || isOfTrade(read))
    return { plans: [], leftOut: [], outcome: 'nothing' };
  const { candidates, offers } = planCandidates(read, body);
  const likely = new Set(likelyPlans(read, candidates));
  // What is left out is no less a plan to the others: it ends their lists, and its list may be theirs too.
  const all = withTakenOver(
    read,
    candidates.map((candidate) => planOf(read, candidate, candidates, offers)),
    candidates,
  );
  const plans = candidates
    .flatMap((candidate, at) => (likely.has(candidate) ? all.slice(at, at + 1) : []))
    .map((plan, position) => ({ ...plan, position }));
  const leftOut = candidates
    .filter((candidate) => !likely.has(candidate))
    .map(({ name, nameSpan }) => ({
      value: name,
      evidence: evidenceAt(read.page, nameSpan.start, nameSpan.end),
    }));
  return { plans, leftOut, outcome: outcomeOf(read, body, plans.length, candidates.length) };
}

function outcomeOf(
  read: ReadPage,
  body: Element,
  plans: number,
  candidates: number,
): PricingFacts['outcome'] {
  if (plans > 0) return 'read';
  if (candidates > 0) return 'unsure';
  return isDrawnByScript(read, body) ? 'drawn_by_script' : 'nothing';
}

/** What a page seems to sell, before it is judged how surely. */
export function planCandidates(
  read: ReadPage,
  body: Element,
): { candidates: Candidate[]; offers: DeclaredOffer[] } {
  const offers = declaredOffers(read.document);
  const currency = pageCurrency(
    read.page,
    offers.flatMap((offer) => offer.currency ?? []),
  );
  const defaultsOf = pageDefaults(read, body);
  const seen = shownPlans(read, body, currency, defaultsOf);
  const shown = seen.some(({ name }) => isPlausibleName(name))
    ? seen
    : ofProduct(read, currency, defaultsOf(body));
  const hidden = hiddenPlans(read, currency, defaultsOf);
  const carried = carriedPlans(read, currency);
  // Data for a script that draws the plans is surer than amounts that nobody pays again.
  const isDrawn = carried.length >= 2 && !shown.some(isRecurring) && carried.some(isRecurring);
  const candidates =
    shown.length > 0 && !isDrawn
      ? withOtherSides(read, shown, [...hidden, ...agreeing(carried, shown)], currency)
      : ([hidden, carried].find((each) => each.length > 0) ?? []);
  return {
    candidates: candidates.filter(({ name }) => isPlausibleName(name)).slice(0, MAX_PLANS),
    offers,
  };
}

function shownPlans(
  read: ReadPage,
  body: Element,
  currency: PageCurrency,
  defaultsOf: (element: Element) => PriceDefaults,
): Candidate[] {
  const isSeen = (group: readonly Candidate[]) => isShown(read, group);
  const own = ownName(read)?.value ?? null;
  const beside = setsBesideOthers(read) ? own : null;
  const tables = planTables(read, body, currency, defaultsOf)
    .filter(isSeen)
    .map(withoutServices)
    .map((group) => ownAmongOthers(group, beside));
  const runs = planRuns(read, body, currency, defaultsOf).filter(isSeen).slice(0, 1).map(withoutServices);
  const allCards = planCards(read, body, currency, defaultsOf).filter(isSeen);
  // One card around a table or a list of terms is not a plan.
  const inTables = tables.flat();
  const apart = allCards
    .map((group) => group.filter((card) => !holdsSeveral(card, inTables, read)))
    .filter((group) => group.length > 0);
  const fewCards = tables.length + runs.length > 0 ? apart.filter((group) => group.length > 1) : apart;
  const cards = likeTheFirst(fewCards)
    .map(withoutServices)
    .map((group) => ownAmongOthers(group, beside));
  // What is sold once is a licence only where the page speaks of buying one.
  const goods = isShop(read);
  const isAbout = isAboutPrices(read);
  const isOffer = (group: readonly Candidate[]) =>
    !isOfGoods(group, goods) &&
    !isOfOthers(read, group) &&
    !isOfVisits(group) &&
    (tellsTerms(group) || isSoldAsPlans(read, group)) &&
    (isAbout || group.some(saysPeriod));
  const readings = [cards, tables, runs]
    .map((groups) => groups.filter(isOffer))
    .filter((groups) => strengthOf(groups) > 0);
  const [best, ...others] = firstOfTwins(readings.sort((a, b) => strengthOf(b) - strengthOf(a)));
  if (best?.flat().every(({ price }) => price?.per === 'usage')) {
    // What is used is paid on top of a plan, where the page has one.
    const base = singlePlan(read, body, currency, defaultsOf);
    if (base?.price && base.price.per !== 'usage') return [base];
  }
  if (best)
    return mergeCandidates([
      ...inOneCurrency(best),
      ...others
        .flat()
        .filter((group) => groupAgrees(best.flat(), group))
        .map((group) => group.filter((each) => !holdsSeveral(each, best.flat(), read))),
      enterpriseStrip(read, body, currency),
      freeStrip(read, body),
    ]);
  const single = singlePlan(read, body, currency, defaultsOf);
  if (single && isSeen([single])) return [single];
  const said = own === null ? null : ownPrice(read.page, own, currency, defaultsOf(body));
  if (said) return [said];
  const lines = linePlans(read.page, currency, defaultsOf(body));
  if (lines.length > 0 && !isOfVisits(lines)) return mergeCandidates([lines]);
  const lone = isPricePage(read) ? lonePlan(read.page, currency, defaultsOf(body)) : null;
  if (lone) return [lone];
  const prose = prosePlans(read.page, currency, defaultsOf(body));
  return mergeCandidates([prose.length > 0 ? prose : toldCards(read, body, currency, defaultsOf)]);
}

/** What `everything in Solo` brings is held by both plans; each is proven where the first one lists it. */
function withTakenOver(
  read: ReadPage,
  plans: readonly PlacelessPlan[],
  candidates: readonly Candidate[],
): PlacelessPlan[] {
  const done: PlacelessPlan[] = [];
  for (const [at, plan] of plans.entries()) {
    const candidate = candidates[at];
    const below = candidate ? planBelow(read, candidate, candidates) : null;
    const base = done.find(({ name }) => name === below);
    const own = new Set(plan.features.map(({ term }) => term.toLowerCase()));
    const taken = (base?.features ?? []).filter(({ term }) => !own.has(term.toLowerCase()));
    done.push({
      ...plan,
      features: [...plan.features, ...taken.map((mention) => ({ ...mention, plan: plan.name }))],
    });
  }
  return done;
}

/** The plan of a page about prices on which nothing else is called one. */
function ofProduct(read: ReadPage, currency: PageCurrency, defaults: PriceDefaults): Candidate[] {
  const own = isPricePage(read) ? ownName(read)?.value : undefined;
  const plan = own === undefined ? null : productPlan(read, own, currency, defaults);
  return plan ? [plan] : [];
}

/** What stands around the names of several plans is none of them. */
function holdsSeveral({ element }: Candidate, plans: readonly Candidate[], { spans }: ReadPage): boolean {
  const span = element ? spans.get(element) : undefined;
  if (!span) return false;
  return plans.filter(({ nameSpan }) => span.start <= nameSpan.start && nameSpan.end <= span.end).length >= 2;
}

function isShown(read: ReadPage, group: readonly Candidate[]): boolean {
  return group.every(({ nameSpan }) =>
    read.page.blocks.some(
      (block) => block.start <= nameSpan.start && nameSpan.start < block.end && block.place === 'main',
    ),
  );
}

function hiddenPlans(
  read: ReadPage,
  currency: PageCurrency,
  defaultsOf: (element: Element) => PriceDefaults,
): Candidate[] {
  const groups = read.hiddenRoots.flatMap((root) => [
    ...planTables(read, root, currency, defaultsOf),
    ...planCards(read, root, currency, defaultsOf),
  ]);
  return mergeCandidates(groups).map((candidate) => ({
    ...candidate,
    visible: false,
    price: candidate.price ? { ...candidate.price, visible: false } : null,
  }));
}

/** Adds what a switch would show: hidden panels with the same names, hidden prices and attributes within a card. */
function withOtherSides(
  read: ReadPage,
  shown: readonly Candidate[],
  hidden: readonly Candidate[],
  currency: PageCurrency,
): Candidate[] {
  const known = shown.map((candidate) => {
    const { element, price } = candidate;
    if (!element || !price) return candidate;
    const within = read.hiddenRoots.filter((root) => [...ancestors(root)].includes(element));
    const others = within.flatMap((root) => {
      const span = read.spans.get(root);
      return span ? priceMentions(read.page, span, currency) : [];
    });
    const found: PriceFact[] = [
      ...others
        .filter(
          ({ role, price: other }) => role === 'price' && other.amount > 0 && other.amount !== price.amount,
        )
        .map((mention) => ({ ...mention.price, visible: false })),
      ...attributePrices(read, element, price),
    ];
    return { ...candidate, otherPrices: [...candidate.otherPrices, ...found] };
  });
  const sameNames = hidden.filter(({ name }) =>
    shown.some((each) => each.name.toLowerCase() === name.toLowerCase()),
  );
  return mergeCandidates([known, sameNames]);
}

/** Data for scripts tells the other side of a switch where it has the side that is shown. */
function agreeing(carried: readonly Candidate[], shown: readonly Candidate[]): Candidate[] {
  return carried.filter(({ name, price, otherPrices }) =>
    shown.some(
      (each) =>
        each.price !== null &&
        isSameName(each.name, name) &&
        [price, ...otherPrices].some(
          (other) => other?.amount === each.price?.amount && other?.per === each.price?.per,
        ),
    ),
  );
}

function planOf(
  read: ReadPage,
  candidate: Candidate,
  all: readonly Candidate[],
  offers: readonly DeclaredOffer[],
): PlacelessPlan {
  const { price, kindSpan, nameSpan } = candidate;
  const proofs: Evidence[] = [evidenceAt(read.page, nameSpan.start, nameSpan.end)];
  if (price) proofs.push(price.evidence);
  else if (kindSpan)
    proofs.push(evidenceAt(read.page, kindSpan.start, Math.min(kindSpan.end, kindSpan.start + 200)));
  return {
    name: candidate.name,
    kind: candidate.kind,
    price,
    otherPrices: candidate.otherPrices,
    setupFee: candidate.setupFee,
    features: planFeatures(read, candidate, all),
    confidence: pricingConfidence(candidate, offers),
    evidence: proofs,
  };
}

function pricingConfidence(
  { isNamed, kind, price, visible }: Candidate,
  offers: readonly DeclaredOffer[],
): Confidence {
  if (kind !== 'priced' || !price) return isNamed ? 'high' : 'medium';
  const isConfirmed = offers.some(
    (offer) =>
      offer.amount === price.amount && (offer.currency === null || offer.currency === price.currency),
  );
  if (isConfirmed && isNamed) return 'high';
  if (!visible || (!isNamed && price.per === null)) return 'low';
  return isNamed && price.per !== null && !(price.ambiguous && price.currencyGuessed) ? 'high' : 'medium';
}

/** A page that speaks of prices and holds scripts, but hardly any text, draws its prices itself. */
function isDrawnByScript(read: ReadPage, body: Element): boolean {
  const main = read.page.blocks.filter(({ place }) => place === 'main');
  const chars = main.reduce((sum, { start, end }) => sum + end - start, 0);
  const speaks = /pric|plan|tarif|preis|precio|prezz|preço|pris|cen[ay]|料金|价格/i.test(
    `${read.page.url} ${read.page.title ?? ''} ${read.page.text.slice(0, 2000)}`,
  );
  return speaks && byTag(read.document, 'script').length > 0 && (chars < 1500 || hasEmptyRoot(body));
}

function hasEmptyRoot(body: Element): boolean {
  return byTag(body, 'div').some(
    (div) =>
      div.childNodes.length === 0 &&
      /^(?:app|root|__next|pricing|prices|plans)/.test(
        div.attrs.find(({ name }) => name === 'id')?.value ?? '',
      ),
  );
}
