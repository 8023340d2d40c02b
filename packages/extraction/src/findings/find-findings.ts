import { featureFindings } from './feature-findings.ts';
import type { Finding, MarketFacts, Opportunity } from './market-facts.ts';
import { priceFindings } from './price-findings.ts';
import { voiceFindings } from './voice-findings.ts';

const MAX_FINDINGS = 8;

/** What the facts of a market show, each by a rule with its proofs; the most telling first. Few facts give few findings. */
export function findFindings(facts: MarketFacts): Finding[] {
  return [...priceFindings(facts), ...featureFindings(facts), ...voiceFindings(facts)]
    .filter(({ proofs }) => proofs.length > 0)
    .sort((a, b) => b.weight - a.weight || a.id.localeCompare(b.id))
    .slice(0, MAX_FINDINGS);
}

/** What the subject might do, each following from findings: what rivals name and it does not, what rivals' users miss. */
export function findOpportunities(
  { subject, companies }: MarketFacts,
  findings: readonly Finding[],
): Opportunity[] {
  const own = companies.find(({ host }) => host === subject)?.name ?? subject;
  return findings.flatMap((finding): Opportunity[] => {
    const { id, headline, proofs } = finding;
    const made = (title: string): Opportunity => ({
      id: `opportunity-${id}`,
      headline: title,
      follows: headline,
      findings: [id],
      proofs,
    });
    if (id.startsWith('feature-missing-'))
      return [made(`Say on the site whether ${own} has it, or consider building it.`)];
    if (id === 'price-free' && headline.endsWith('does not.'))
      return [made(`Consider a free plan for ${own}.`)];
    if (id === 'price-hidden') return [made('Show prices where competitors show none.')];
    if (/^voice-(?:complained|asked)-/.test(id) && proofs.some(({ host }) => host !== subject)) {
      return [made('Offer what a competitor’s users miss.')];
    }
    return [];
  });
}
