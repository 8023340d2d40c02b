import type { IdeaEvidence } from '@earshot/contracts/ideas';
import type { ReactNode } from 'react';

export interface EvidenceInWords {
  /** What a piece of evidence says, with the links that open it, told by whoever knows ideas. */
  evidenceInWords: (evidence: IdeaEvidence) => ReactNode;
}
