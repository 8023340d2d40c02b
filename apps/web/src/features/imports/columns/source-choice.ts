import type { ImportMapping } from '@earshot/contracts/imports';
import type { Source } from '@earshot/contracts/sources';

type Known = Pick<Source, 'source_id' | 'name' | 'kind'>;

/** What the source of a mapping is called. */
export function sourceName(source: ImportMapping['source'], sources: readonly Known[]): string {
  if ('name' in source) return source.name;
  return sources.find(({ source_id }) => source_id === source.id)?.name ?? `Source ${source.id}`;
}

/** The source that a typed name means: the one that is called exactly so, else a new one. */
export function sourceOf(name: string, sources: readonly Known[]): ImportMapping['source'] {
  // A space at the end is the start of another word: taking the name without it would swallow the space.
  const known = sources.find((source) => source.kind !== 'sample' && source.name === name);
  return known ? { id: known.source_id } : { name };
}
