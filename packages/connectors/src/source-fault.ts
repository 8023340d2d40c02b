import type { SourceOutcome } from './source-facts.ts';

/** Why a source told nothing, or no more. */
export class SourceFault extends Error {
  readonly outcome: Exclude<SourceOutcome, 'answered'>;
  /** When it asks to be asked again; null when it does not say. */
  readonly retryMs: number | null;

  /** @param message a sentence for readers */
  constructor(outcome: Exclude<SourceOutcome, 'answered'>, message: string, retryMs: number | null = null) {
    super(message);
    this.outcome = outcome;
    this.retryMs = retryMs;
  }
}
