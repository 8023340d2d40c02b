import type { FeedbackFilter, PlainFilter } from '@earshot/contracts/feedback-filter';
import { useQuery } from '@tanstack/react-query';
import { feedbackFacets } from '../features/feedback/feedback.queries.ts';
import { inWords } from '../features/feedback/filter-names.ts';
import { knownNames } from '../features/feedback/known-names.ts';
import { themesQuery } from '../features/themes/themes.queries.ts';
import { topicsQuery } from '../features/topics/topics.queries.ts';

/** Which items a filter means, in one line. The names that it needs are asked for, no others. */
export function FilterInWords({ filter }: { filter: FeedbackFilter }) {
  const needs = (part: keyof PlainFilter) =>
    [filter, ...(filter.also ?? []), ...(filter.except ?? [])].some((one) => one[part] !== undefined);
  const facets = useQuery({ ...feedbackFacets({}), enabled: needs('source_ids') });
  const topics = useQuery({ ...topicsQuery, enabled: needs('custom_trend_id') });
  const themes = useQuery({ ...themesQuery, enabled: needs('theme_ids') });
  if ([facets, topics, themes].some(({ isLoading }) => isLoading)) return null;
  return inWords(filter, {
    ...knownNames(facets.data?.facets ?? [], []),
    topics: new Map(topics.data?.custom_topics.map(({ id, title }) => [id, title])),
    themes: new Map(themes.data?.themes.map(({ theme_id: id, name }) => [id, name])),
  });
}
