import { maskFields } from '../feedback/masking/mask-item.service.ts';
import type { Masking } from '../personal-data/masking.service.ts';
import { maskText } from '../personal-data/masking.service.ts';

/** What files changed of accounts: every text of it, and the names of their facts, which are columns of the files. */
export function maskWithFacts(masking: Masking, value: unknown): unknown {
  if (typeof value === 'string') return maskText(masking, value);
  if (Array.isArray(value)) return value.map((one) => maskWithFacts(masking, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'facts' ? maskFields(masking, one as Record<string, string>) : maskWithFacts(masking, one),
    ]),
  );
}
