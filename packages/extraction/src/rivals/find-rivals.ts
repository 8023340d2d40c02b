import type { RivalEvidence, RivalReasonKind, RivalSubject } from './rival-evidence.ts';
import { nameKey } from './rival-names.ts';

export interface RivalReason extends RivalEvidence {
  weight: number;
}

export interface Rival {
  name: string;
  host: string | null;
  /** `listed` is in the report; `possible` is too weakly shown, or has no site that is known. */
  state: 'listed' | 'possible' | 'removed';
  score: number;
  reasons: RivalReason[];
}

/** What people decided; it wins over every score. */
export interface RivalEdits {
  /** Hosts, with the name that they go by where one was given. */
  added: readonly { host: string; name: string | null }[];
  /** Hosts or names. */
  removed: readonly string[];
}

const WEIGHTS: Readonly<Record<RivalReasonKind, number>> = {
  own_comparison: 5,
  others_comparison: 3,
  mentioned_together: 2,
  switched: 2,
  same_industry: 1,
  same_topics: 2,
  added: 0,
};
/** Voices of one kind count up to so many. */
const MOST_VOICES = 3;
const LISTED_SCORE = 5;
const LISTED_SOURCES = 2;

/**
 * Scores the candidates: the first-party word weighs 5, a comparison by others 3, being named together, switches and shared
 * topics 2, the same industry 1; each voice once for each kind. Listed are those with a known site, a score of 5 and reasons
 * of two kinds of sources, or to whose site the company's own comparison links. What people add or take out is final. The strongest come first.
 *
 * @param hosts hosts of sites by the `nameKey` of names, as encyclopaedias and stores tell them
 */
export function findRivals(
  subject: RivalSubject,
  evidence: readonly RivalEvidence[],
  hosts: ReadonlyMap<string, string>,
  edits: RivalEdits,
): Rival[] {
  const groups = grouped(evidence.filter((each) => !isSubject(subject, each)));
  const found = groups.map((reasons) => rivalOf(reasons, hosts, edits));
  const missing = edits.added.filter(({ host }) => !found.some((rival) => rival.host === host));
  const added = missing.map(({ host, name }): Rival => ({
    name: name ?? host,
    host,
    state: 'listed',
    score: 0,
    reasons: [addedReason(name ?? host, host)],
  }));
  return [...found, ...added].sort(
    (a, b) => rank(a) - rank(b) || b.score - a.score || a.name.localeCompare(b.name),
  );
}

function rank({ state }: Rival): number {
  return { listed: 0, possible: 1, removed: 2 }[state];
}

function isSubject({ name, host }: RivalSubject, evidence: RivalEvidence): boolean {
  return nameKey(evidence.name) === nameKey(name) || (host !== null && evidence.host === host);
}

/** Evidence of one company together: by its name, or by its site. */
function grouped(evidence: readonly RivalEvidence[]): RivalEvidence[][] {
  const groups: RivalEvidence[][] = [];
  for (const each of evidence) {
    const group = groups.find((members) =>
      members.some(
        ({ name, host }) => nameKey(name) === nameKey(each.name) || (host !== null && host === each.host),
      ),
    );
    if (group) group.push(each);
    else groups.push([each]);
  }
  return groups;
}

function rivalOf(
  evidence: readonly RivalEvidence[],
  hosts: ReadonlyMap<string, string>,
  edits: RivalEdits,
): Rival {
  const name = bestName(evidence);
  const host = evidence.find((each) => each.host !== null)?.host ?? hosts.get(nameKey(name)) ?? null;
  const reasons = weighed(evidence);
  const score = reasons.reduce((sum, { weight }) => sum + weight, 0);
  const sources = new Set(reasons.filter(({ weight }) => weight > 0).map(({ source }) => source)).size;
  const taken = new Set(edits.removed.flatMap((each) => [each, nameKey(each)]));
  const isRemoved = taken.has(nameKey(name)) || (host !== null && taken.has(host));
  const isAdded = host !== null && edits.added.some((each) => each.host === host);
  // A company's own pages name a rival and link to its site: nobody knows better.
  const isLinked = evidence.some((each) => each.kind === 'own_comparison' && each.host !== null);
  const isShown = host !== null && score >= LISTED_SCORE && (sources >= LISTED_SOURCES || isLinked);
  return {
    name,
    host,
    state: isRemoved ? 'removed' : isAdded || isShown ? 'listed' : 'possible',
    score,
    reasons: isAdded ? [addedReason(name, host), ...reasons] : reasons,
  };
}

/** One weight for each voice and kind, the first ones of a kind only. */
function weighed(evidence: readonly RivalEvidence[]): RivalReason[] {
  const voices = new Map<RivalReasonKind, Set<string>>();
  const seen = new Set<string>();
  return evidence
    .filter(({ kind, voice, source }) => {
      const key = `${kind} ${source} ${voice}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .map((each) => {
      const heard = voices.get(each.kind) ?? new Set();
      voices.set(each.kind, heard);
      const counts =
        !heard.has(each.voice) && heard.size < (each.kind === 'own_comparison' ? 1 : MOST_VOICES);
      heard.add(each.voice);
      return { ...each, weight: counts ? WEIGHTS[each.kind] : 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
}

/** The writing that most use, with capitals before without. */
function bestName(evidence: readonly RivalEvidence[]): string {
  const counts = new Map<string, number>();
  for (const { name, kind } of evidence) {
    counts.set(
      name,
      (counts.get(name) ?? 0) + (/\p{Lu}/u.test(name) ? 10 : 1) + (kind === 'own_comparison' ? 5 : 0),
    );
  }
  return [...counts].sort(([a, n], [b, m]) => m - n || a.localeCompare(b))[0]?.[0] ?? '';
}

function addedReason(name: string, host: string): RivalReason {
  return {
    name,
    host,
    kind: 'added',
    source: 'people',
    voice: 'people',
    text: 'Added manually.',
    evidence: null,
    weight: 0,
  };
}
