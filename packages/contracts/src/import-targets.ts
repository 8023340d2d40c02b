/** What a column of a file becomes. `field` keeps it under its own name, to filter by. */
export const importTargets = [
  'text',
  'title',
  'said_at',
  'external_id',
  'author_name',
  'author_email',
  'author_id',
  'account_name',
  'account_id',
  'rating',
  'link',
  'language',
  'field',
  'ignore',
] as const;
export type ImportTarget = (typeof importTargets)[number];
