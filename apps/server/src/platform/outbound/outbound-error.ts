export type OutboundFault = 'not_allowed' | 'unreachable' | 'too_slow' | 'too_large' | 'too_many_redirects';

const sentences: Record<OutboundFault, string> = {
  // One sentence for every reason, so that it cannot be used to learn what listens where.
  not_allowed: 'This address is not on the public web.',
  unreachable: 'The site could not be reached.',
  too_slow: 'The site took too long to answer.',
  too_large: 'The answer is too large.',
  too_many_redirects: 'The address redirects too many times.',
};

/** Why nothing was fetched. The sentence may be shown to whoever gave the address. */
export class OutboundError extends Error {
  readonly fault: OutboundFault;

  constructor(fault: OutboundFault, cause?: unknown) {
    super(sentences[fault], { cause });
    this.fault = fault;
  }
}
