import type { PageText } from '../../facts.ts';
import type { Candidate } from '../cards/candidate.ts';
import type { PageCurrency } from '../money/page-currency.ts';
import { priceMentions } from '../money/price-mentions.ts';
import type { PriceDefaults } from '../money/price-mentions.ts';

/** `the Garden plan is`, `Farm costs`: a name with capitals, and what leads from it to the price. */
const NAMED_BEFORE =
  /(?:^|[\s(“"])(?:(?:[Tt]he|[Oo]ur|[Aa]nd|[Uu]nser|[Dd]er|[Ll]e|[Ee]l|[Ii]l)\s+)?(?<name>\p{Lu}[\p{L}\d+&’'-]*(?:\s\p{Lu}[\p{L}\d+&’'-]*){0,2})(?<plan>\s+(?:plan|tier|edition|package|licen[cs]e|Tarif|plano?))?(?:, (?:which|that))?\s+(?:is|costs?|kostet|coûte|cuesta|costa|comes (?:in )?at|starts at|at|for|from|runs)\s+(?:only |just |from |about )?$/u;
/** `The annual membership is currently`: in small letters a term and what is sold by it name a plan. */
const TERM_BEFORE =
  /(?:^|[\s(])(?:(?:[Tt]he|[Oo]ur|[Aa]n?)\s+)?(?<name>(?:(?:semi-?)?annual|yearly|half-yearly|quarterly|monthly|fortnightly|weekly)\s(?<plan>membership|subscription|pass|licen[cs]e|plan))\s+(?:is|costs?)\s+(?:currently |now |only |just )?$/iu;
/** Words that begin a sentence, and name no plan. */
const NO_NAMES =
  /^(?:It|This|That|These|We|You|They|There|Each|Every|One|Our|Your|Storage|Support|Extra|Additional|Texts?|Setup|Set-up|Onboarding|Training|Shipping|Delivery|Average|Which|What|How|Pay|Paying|Prices?|Everybody|Nobody|Students?|Charities|Before|After|If|In|On|For|Today|Now)\b/;

/**
 * Finds plans in sentences: `The Garden plan is $8 a month and the Farm plan is $25.`, `Quarterly membership is $70.` Only sentences that
 * call them plans count, or two alike.
 */
export function prosePlans(page: PageText, currency: PageCurrency, defaults: PriceDefaults): Candidate[] {
  const candidates: { candidate: Candidate; isCalledPlan: boolean }[] = [];
  for (const block of page.blocks) {
    if (block.place !== 'main' || /[?”"]\s*$/.test(page.text.slice(block.start, block.end))) continue;
    let from = block.start;
    for (const mention of priceMentions(page, block, currency, defaults)) {
      const before = page.text.slice(from, mention.start);
      from = mention.end;
      const { name, plan } = (NAMED_BEFORE.exec(before) ?? TERM_BEFORE.exec(before))?.groups ?? {};
      const { per } = mention.price;
      if (!name || NO_NAMES.test(name) || mention.role !== 'price' || per === null || per === 'once')
        continue;
      const start = mention.start - before.length + before.lastIndexOf(name);
      candidates.push({
        isCalledPlan: plan !== undefined,
        candidate: {
          name,
          nameSpan: { start, end: start + name.length },
          isNamed: plan !== undefined,
          kind: 'priced',
          price: mention.price,
          otherPrices: [],
          setupFee: null,
          kindSpan: null,
          element: null,
          column: null,
          visible: true,
        },
      });
    }
  }
  const isTold = candidates.length >= 2 || candidates.some(({ isCalledPlan }) => isCalledPlan);
  return isTold ? candidates.map(({ candidate }) => candidate) : [];
}
