import { findingConfidence } from './market-facts.ts';
import type { Finding, MarketFacts } from './market-facts.ts';

const MIN_TEXTS = 2;
const MOST = 3;
const VERBS = { asked: 'ask for', praised: 'praise', complained: 'complain about' } as const;

/** Findings about what users say, and about where interest goes. */
export function voiceFindings({ companies, themes, trends }: MarketFacts): Finding[] {
  const nameOf = (host: string) => companies.find((company) => company.host === host)?.name ?? host;
  const said = [...themes]
    .filter(({ count, evidence }) => count >= MIN_TEXTS && evidence.length > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map((theme): Finding => ({
      id: `voice-${theme.tone}-${theme.host}-${theme.label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`,
      headline: `Users of ${nameOf(theme.host)} ${VERBS[theme.tone]} ${theme.label}.`,
      detail: `${theme.count} of ${theme.of} texts we read say so.`,
      confidence: findingConfidence(theme.evidence),
      basis: `${theme.count} texts by users`,
      proofs: [...theme.evidence],
      weight: 5 + Math.min(4, theme.count / 2),
    }));
  const moving = trends
    .filter(
      ({ trend, evidence }) => (trend.label === 'rising' || trend.label === 'falling') && evidence.length > 0,
    )
    .map(({ host, name, trend, evidence }): Finding => ({
      id: `trend-${host}-${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`,
      headline: `${nameOf(host)}: ${withinSentence(name)} ${trend.label === 'rising' ? 'rise' : 'fall'}.`,
      detail: `${signed(trend.change?.percent ?? 0)} % a month over ${trend.months} months (95 % interval ${signed(trend.change?.low ?? 0)} to ${signed(trend.change?.high ?? 0)} %).`,
      confidence: findingConfidence(evidence),
      basis: `${trend.months} complete months`,
      proofs: [...evidence],
      weight: 4,
    }));
  return [...said, ...moving];
}

/** A series’ name begins with a common noun; names of sources in it keep their capitals. */
function withinSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded)}`;
}
