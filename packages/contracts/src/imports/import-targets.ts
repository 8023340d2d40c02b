/**
 * What a column of a file becomes. `field` keeps it under its own name, to filter by. Rows with one `conversation_id` become one
 * item; `author_role` and `is_public` say whose words a row holds. `said_time` and `said_zone` are joined to `said_at`.
 */
export const importTargets = [
  'text',
  'title',
  'said_at',
  'said_time',
  'said_zone',
  'external_id',
  'conversation_id',
  'author_name',
  'author_email',
  'author_id',
  'author_role',
  'is_public',
  'account_name',
  'account_id',
  'account_plan',
  'account_revenue',
  'rating',
  'link',
  'language',
  'field',
  'ignore',
] as const;
export type ImportTarget = (typeof importTargets)[number];

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
