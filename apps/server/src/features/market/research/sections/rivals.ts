import type { MarketRival } from '@earshot/contracts/market/market-report';
import { registrableDomain } from '@earshot/crawler/registrable-domain';
import { findRivals } from '@earshot/extraction/rivals/find-rivals';
import type { Rival } from '@earshot/extraction/rivals/find-rivals';
import type { RivalEvidence, RivalSubject } from '@earshot/extraction/rivals/rival-evidence';
import { nameKey } from '@earshot/extraction/rivals/rival-names';
import { saidComparisons } from '@earshot/extraction/rivals/rivals-in-others-words';
import { companyHost } from '../../runs/subject.ts';
import type { KeptAnswer } from '../ask-sources.ts';
import type { CiteBook } from '../cite-book.ts';
import type { SiteEvidence } from '../evidence.ts';

export interface FoundRivals {
  rivals: Rival[];
  /** Addresses of the rivals' sites, by host. */
  sites: ReadonlyMap<string, URL>;
}

/** What people decided: addresses of those added, hosts of those taken out. */
export interface WantedRivals {
  added: readonly string[];
  removed: readonly string[];
}

const quotable = new Set(['search', 'discussion', 'reviews', 'news', 'code']);

/** What speaks for rivals of a company: its own pages, what others search for and write, an encyclopaedia. */
export function rivalEvidence(
  subject: RivalSubject,
  site: SiteEvidence | null,
  answers: readonly KeptAnswer[],
): { evidence: RivalEvidence[]; sites: Map<string, URL> } {
  const sites = new Map<string, URL>();
  const evidence: RivalEvidence[] = [...(site?.compared ?? [])];
  for (const { host } of evidence) if (host !== null) sites.set(host, new URL(`https://${host}/`));
  for (const { peers, id, kind } of answers) {
    // A repository is there because its description says so; an encyclopaedia's peers share an industry.
    const isAlternative = kind === 'code';
    for (const { name, site: address, text, url } of peers) {
      const peerSite = address !== null && URL.canParse(address) ? new URL(address) : null;
      if (peerSite) sites.set(companyHost(peerSite), peerSite);
      evidence.push({
        ...{ name, host: peerSite && companyHost(peerSite), voice: id },
        ...(isAlternative
          ? {
              kind: 'same_topics' as const,
              source: kind,
              text: `${name} calls itself an alternative to ${subject.name}.`,
            }
          : { kind: 'same_industry' as const, source: 'encyclopaedia', text }),
        ...{ evidence: { url, quote: text, start: name.length + 1 } },
      });
    }
  }
  const known = evidence.map(({ name }) => name);
  const texts = answers
    .filter(({ kind }) => quotable.has(kind))
    .flatMap(({ id, kind, items }) =>
      items.map(({ url, text }) => ({
        ...{ source: kind, url, text },
        // Reviews and posts of one place are many voices; a search box is one.
        voice:
          kind === 'search' && !id.startsWith('autocomplete') ? registrableDomain(new URL(url).hostname) : id,
      })),
    );
  return { evidence: [...evidence, ...saidComparisons(texts, subject, known)], sites };
}

export function judgedRivals(
  subject: RivalSubject,
  { evidence, sites }: { evidence: readonly RivalEvidence[]; sites: Map<string, URL> },
  hosts: ReadonlyMap<string, URL>,
  { added, removed }: WantedRivals,
): FoundRivals {
  const all = new Map(sites);
  for (const site of hosts.values()) all.set(companyHost(site), site);
  for (const address of added) all.set(companyHost(new URL(address)), new URL(address));
  const byName = new Map([...hosts].map(([name, site]) => [nameKey(name), companyHost(site)]));
  const edits = {
    added: added.map((address) => ({ host: companyHost(new URL(address)), name: null })),
    removed,
  };
  return { rivals: findRivals(subject, evidence, byName, edits), sites: all };
}

/** Names of the sources that reasons come from, and of companies as their own sites write them. */
export interface RivalNames {
  ofSource: (id: string) => string;
  ofSite: (host: string) => string | null;
}

export function rivalsOf(
  host: string,
  rivals: readonly Rival[],
  names: RivalNames,
  book: CiteBook,
): MarketRival[] {
  return rivals.flatMap((rival) => {
    const name = (rival.host === null ? null : names.ofSite(rival.host)) ?? rival.name;
    const reasons = rival.reasons.flatMap((reason) => {
      const { kind, weight, voice, evidence } = reason;
      const isFirstHand = kind === 'own_comparison' || kind === 'added';
      // What people typed small is one company with what its site writes; what an encyclopaedia writes stays.
      const sentence =
        kind === 'same_industry' ? reason.text : reason.text.replaceAll(reason.name, () => name);
      const text = isFirstHand ? sentence : `${names.ofSource(voice)}: ${sentence}`;
      if (evidence === null) return kind === 'added' ? [{ kind, text, weight, citations: [] }] : [];
      const citation = book.ofEvidence(host, evidence);
      return citation === null ? [] : [{ kind, text, weight, citations: [citation] }];
    });
    const { state } = rival;
    const score = reasons.reduce((sum, { weight }) => sum + weight, 0);
    return reasons.length > 0 || state === 'removed'
      ? [{ host: rival.host, name, state, score, reasons }]
      : [];
  });
}
