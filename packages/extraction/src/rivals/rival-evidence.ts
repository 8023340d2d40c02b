import type { Evidence } from '../facts.ts';

export type RivalReasonKind =
  | 'own_comparison'
  | 'others_comparison'
  | 'mentioned_together'
  | 'switched'
  | 'same_industry'
  | 'same_topics'
  | 'added';

/** Something that makes a company look like a rival of the subject. */
export interface RivalEvidence {
  /** As it is written there. */
  name: string;
  /** Host of its site, where the same place tells it. */
  host: string | null;
  kind: RivalReasonKind;
  /** Kind of the source: reasons of one kind of source back each other up less than those of two. */
  source: string;
  /** Who says it, such as a registrable domain: one voice counts once. */
  voice: string;
  /** A sentence to read. */
  text: string;
  evidence: Evidence | null;
}

/** A text that a source gave and that was stored; quotes are runs of it. Its first line is its title. */
export interface SaidText {
  source: string;
  voice: string;
  url: string;
  text: string;
}

/** Who the report is about. */
export interface RivalSubject {
  name: string;
  host: string | null;
  /** The name is a word of the language too: it means the subject only when written with its capitals. */
  isCommonWord: boolean;
}
