/** What a column of a file of accounts becomes. `field` keeps it under its own name. */
export const accountTargets = [
  'account_id',
  'account_name',
  'domain',
  'plan',
  'revenue',
  'currency',
  'owner',
  'segment',
  'region',
  'size',
  'person_email',
  'field',
  'ignore',
] as const;
export type AccountTarget = (typeof accountTargets)[number];
