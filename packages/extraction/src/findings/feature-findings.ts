import { findingConfidence, mentionProofs } from './market-facts.ts';
import type { Finding, MarketFacts } from './market-facts.ts';

const MOST = 3;

/** Findings about features: what most rivals name and the subject does not, and what only the subject names. */
export function featureFindings({ subject, companies, matrix }: MarketFacts): Finding[] {
  const nameOf = (host: string) => companies.find((company) => company.host === host)?.name ?? host;
  const own = companies.find(({ host }) => host === subject);
  if (!own || companies.length < 2) return [];
  const rows = matrix.map((row) => {
    const having = row.cells.filter(({ value }) => value === 'yes' || value === 'limited');
    return {
      row,
      having,
      others: having.filter(({ host }) => host !== subject),
      own: row.cells.find(({ host }) => host === subject),
    };
  });
  const rivals = companies.length - 1;
  const pages = `on the ${own.pagesRead} ${own.pagesRead === 1 ? 'page' : 'pages'} we read`;
  const missing = rows
    .filter(
      (each) =>
        each.others.length >= Math.max(2, rivals / 2) &&
        ['no', 'not_mentioned'].includes(each.own?.value ?? ''),
    )
    .sort((a, b) => b.others.length - a.others.length)
    .slice(0, MOST);
  const alone = rows
    .filter((each) => each.others.length === 0 && each.having.length === 1 && rivals >= 2)
    // What one item of a list names, others may call otherwise; a table of features is meant to be compared.
    .filter(({ having }) => having.some(({ mentions }) => mentions.some(({ from }) => from === 'table')))
    .slice(0, MOST);
  return [
    ...missing.map(({ row, others, own: cell }): Finding => {
      const proofs = others.flatMap(({ host, mentions }) => mentionProofs(host, mentions));
      const denied = cell?.value === 'no';
      return {
        id: `feature-missing-${row.key}`,
        headline: `${others.length} of ${rivals} competitors mention ${row.term}; ${own.name} ${denied ? 'says it has none' : 'does not'}.`,
        detail:
          `Mentioned by ${others.map(({ host }) => nameOf(host)).join(', ')}. ${denied ? '' : `Not mentioned by ${own.name} ${pages}.`}`.trim(),
        ...{
          confidence: findingConfidence(proofs),
          basis: 'first-party pages',
          proofs,
          weight: 6 + others.length,
        },
      };
    }),
    ...alone.map(({ row, having }): Finding => {
      const proofs = having.flatMap(({ host, mentions }) => mentionProofs(host, mentions));
      return {
        id: `feature-alone-${row.key}`,
        headline: `Only ${own.name} mentions ${row.term}.`,
        detail: `None of ${rivals} competitors mentions it on the pages we read.`,
        ...{ confidence: findingConfidence(proofs), basis: 'first-party pages', proofs, weight: 4 },
      };
    }),
  ];
}
