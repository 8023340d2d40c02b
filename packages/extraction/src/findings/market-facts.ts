import type { Evidence, FeatureMention, Plan } from '../facts.ts';
import type { MatrixRow } from '../features/feature-matrix.ts';
import type { MonthTrend } from '../trends/month-trend.ts';

/** What findings are drawn from; a part that is not read yet is empty. */
export interface MarketFacts {
  subject: string;
  companies: readonly FoundCompany[];
  matrix: readonly MatrixRow[];
  trends: readonly FoundTrend[];
  themes: readonly FoundTheme[];
}

export interface FoundCompany {
  host: string;
  name: string;
  plans: readonly Plan[];
  /** Prices were left out that may be of further plans: then nothing follows from a plan that is not among these. */
  mayHaveMorePlans: boolean;
  pagesRead: number;
}

export interface FoundTrend {
  host: string;
  /** What is counted: `Mentions each month`. */
  name: string;
  trend: MonthTrend;
  evidence: readonly FoundProof[];
}

/** What users say, as the analysis of their texts found it. */
export interface FoundTheme {
  host: string;
  tone: 'asked' | 'praised' | 'complained';
  label: string;
  count: number;
  of: number;
  evidence: readonly FoundProof[];
}

/** Evidence with the company whose page it is, and who says it. */
export interface FoundProof {
  host: string;
  evidence: Evidence;
  /** The company's own page. */
  isFirstParty: boolean;
  /** Registrable domain of who says it. */
  voice: string;
}

export interface Finding {
  id: string;
  headline: string;
  detail: string;
  confidence: 'firm' | 'single_source' | 'no_clear_trend';
  /** In a few words, why it counts so. */
  basis: string;
  /** At least one. */
  proofs: FoundProof[];
  /** How much it tells: findings are shown in this order. */
  weight: number;
}

export interface Opportunity {
  id: string;
  headline: string;
  follows: string;
  /** Ids of the findings that it follows from. */
  findings: string[];
  proofs: FoundProof[];
}

export function firstParty(host: string, evidence: Evidence): FoundProof {
  return { host, evidence, isFirstParty: true, voice: host };
}

export function planProofs(host: string, plan: Plan): FoundProof[] {
  return plan.evidence.map((each) => firstParty(host, each));
}

export function mentionProofs(host: string, mentions: readonly FeatureMention[]): FoundProof[] {
  return mentions.slice(0, 1).map(({ evidence }) => firstParty(host, evidence));
}

/** Firm when a first-party page or two independent voices say it. */
export function findingConfidence(proofs: readonly FoundProof[]): Finding['confidence'] {
  return proofs.some(({ isFirstParty }) => isFirstParty) ||
    new Set(proofs.map(({ voice }) => voice)).size >= 2
    ? 'firm'
    : 'single_source';
}
