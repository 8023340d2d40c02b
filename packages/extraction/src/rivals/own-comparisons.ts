import type { PageText } from '../facts.ts';
import { evidenceAt } from '../page/quotes.ts';
import type { RivalEvidence, RivalSubject } from './rival-evidence.ts';
import { isNamed, nameKey, rivalName } from './rival-names.ts';

const COMPARES =
  /^(?<left>.{1,60}?)(?<!\s)\s+(?:vs\.?|versus|compared (?:to|with)|or)\s+(?<right>.{1,60}?)$/iu;
const ALTERNATIVE =
  /(?:^|\s)(?:(?:an? |the best )?alternatives? to (?<to>.{2,40}?)(?=[:.,|–—-]|\s(?:for|in|with)\s|$)|^(?<of>.{2,40}?) alternatives?(?=[:.,|–—-]|$))/iu;
const HOST = /(?<![\w.@/-])(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]{1,40}\.)+[a-z]{2,12})(?![\w-])/gi;

/** Rivals that a company names itself: pages of its own such as `Crewlark vs Marrowby`, and lists of links to them. */
export function ownComparisons(pages: readonly PageText[], subject: RivalSubject): RivalEvidence[] {
  return pages.flatMap((page) => pageComparisons(page, subject));
}

function pageComparisons(page: PageText, subject: RivalSubject): RivalEvidence[] {
  const isAbout =
    /\/(?:vs|compare|comparison|comparisons|alternatives?|versus)(?:[/.-]|$)|-(?:vs|alternatives?)(?:-|$)/i.test(
      new URL(page.url).pathname,
    );
  const found = new Map<string, RivalEvidence>();
  for (const { start, end, place, kind } of page.blocks) {
    if (place === 'nav' || place === 'hidden' || place === 'state' || end - start > 120) continue;
    if (!isAbout && kind !== 'heading' && kind !== 'item' && place !== 'footer') continue;
    const line = page.text.slice(start, end);
    const name = comparedName(line, subject);
    if (!name || found.has(nameKey(name))) continue;
    found.set(nameKey(name), {
      name,
      host: isAbout ? hostNamed(page, subject, name) : null,
      kind: 'own_comparison',
      source: 'own_site',
      voice: subject.host ?? subject.name,
      text: `${subject.name} compares itself with ${name} on its own site.`,
      evidence: evidenceAt(page, start, end),
    });
  }
  return [...found.values()];
}

/** Whom a line sets beside the subject; null for none. */
export function comparedName(line: string, subject: RivalSubject): string | null {
  const compared = COMPARES.exec(line.split(/\s[|–—·]\s/)[0] ?? line)?.groups;
  const sides = [compared?.['left'], compared?.['right']].flatMap((side) =>
    side === undefined ? [] : [side],
  );
  const own = sides.findIndex((side) => isNamed(side, subject.name, subject.isCommonWord));
  if (own >= 0) return otherName(sides[1 - own] ?? '', subject);
  const alternative = ALTERNATIVE.exec(line)?.groups;
  return otherName(alternative?.['to'] ?? alternative?.['of'] ?? '', subject);
}

function otherName(written: string, subject: RivalSubject): string | null {
  const name = rivalName(written);
  return name && nameKey(name) !== nameKey(subject.name) ? name : null;
}

/** A host in the page's text that is called like the rival, or the only one that is not the subject's. */
function hostNamed(page: PageText, subject: RivalSubject, name: string): string | null {
  const hosts = [...new Set([...page.text.matchAll(HOST)].map(([, host = '']) => host.toLowerCase()))].filter(
    (host) => host !== subject.host && !(subject.host !== null && host.endsWith(`.${subject.host}`)),
  );
  const label = (host: string) => nameKey(host.split('.').at(-2) ?? '');
  const called = hosts.find((host) => label(host) !== '' && nameKey(name).includes(label(host)));
  return called ?? (hosts.length === 1 ? (hosts[0] ?? null) : null);
}
