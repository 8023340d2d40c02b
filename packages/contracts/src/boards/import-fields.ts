/** What a column of another roadmap tool’s export may hold of a card. */
export const importFields = [
  'title',
  'description',
  'status',
  'owner',
  'due',
  'tags',
  'votes',
  'external_id',
  'url',
  'created',
  'parent',
] as const;
export type ImportField = (typeof importFields)[number];
