import type { PartName, PartValues } from './stored-parts.ts';

export type Parts = { [Name in PartName]?: PartValues[Name] };

/**
 * Leaves out whatever rests on a citation that does not hold: one whose quote is not in the stored text any more. A claim
 * needs all of its citations; what follows from a claim that is left out goes with it. What a person set right rests on their
 * word: it stays, without what its page said.
 */
export function holdClaims(parts: Parts, isHeld: (citation: string) => boolean): Parts {
  const holds = ({ citations }: { citations: readonly string[] }) => citations.every(isHeld);
  const held: Parts = { ...parts };
  if (parts.companies) {
    held.companies = parts.companies.map((one) =>
      holds(one) ? one : { ...one, title: null, description: null, citations: [] },
    );
  }
  if (parts.findings) held.findings = parts.findings.filter(holds);
  if (parts.voices) held.voices = parts.voices.filter(holds);
  if (parts.plans) held.plans = parts.plans.flatMap((one) => (holds(one) ? [one] : byWord(one, isHeld)));
  if (parts.proposals) held.proposals = parts.proposals.filter(holds);
  if (parts.news) held.news = parts.news.filter(holds);
  if (parts.rivals) held.rivals = parts.rivals.map((one) => heldRival(one, isHeld)).filter(hasReason);
  if (parts.features) {
    held.features = parts.features
      .map((row) => ({
        ...row,
        cells: row.cells.map((cell) => (holds(cell) ? cell : withoutProof(cell))),
      }))
      .filter(({ cells }) => cells.some(({ value }) => value !== 'not_mentioned'));
  }
  if (parts.opportunities) {
    const findings = new Set(held.findings?.map(({ id }) => id));
    held.opportunities = parts.opportunities.filter(
      (one) => holds(one) && one.findings.every((id) => findings.has(id)),
    );
  }
  return held;
}

type Cell = PartValues['features'][number]['cells'][number];

function withoutProof({ host, correction }: Cell): Cell {
  return { host, value: 'not_mentioned', note: null, correction, citations: [] };
}

type Plan = PartValues['plans'][number];

function byWord(plan: Plan, isHeld: (citation: string) => boolean): Plan[] {
  if (plan.correction === null) return [];
  return [
    { ...plan, published: '', features: [], setup_fee: null, citations: plan.citations.filter(isHeld) },
  ];
}

type Rival = PartValues['rivals'][number];

/** Reasons without citations are those of who asked for it. */
function heldRival(rival: Rival, isHeld: (citation: string) => boolean): Rival {
  const reasons = rival.reasons.filter(({ citations }) => citations.every(isHeld));
  return { ...rival, reasons, score: reasons.reduce((sum, { weight }) => sum + weight, 0) };
}

function hasReason({ reasons, state }: Rival): boolean {
  return reasons.length > 0 || state === 'removed';
}
