/** Limits of items that programs send, apart from those that screens show too: pages load each constant of `limits`. */
export const ingestLimits = {
  externalIdMaxChars: 300,
  linkMaxChars: 2000,
  /** Of names of authors and accounts, of plans, and of custom fields. */
  nameMaxChars: 200,
  fieldTextMaxChars: 10_000,
  saidFrom: '1970-01-01T00:00:00.000Z',
  saidBefore: '2100-01-01T00:00:00.000Z',
  /** Ratings lie within this distance of zero. */
  ratingBound: 1_000_000,
  yearlyRevenueMaxEur: 1e12,
  /** As JSON. */
  itemMaxBytes: 1024 * 1024,
  requestMaxBytes: 20 * 1024 * 1024,
  idempotencyKeyMaxChars: 200,
  idempotencyHours: 24,
} as const;
