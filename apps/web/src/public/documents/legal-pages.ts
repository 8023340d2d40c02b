import type { PageFacts } from '../head/page-facts.ts';

const files = import.meta.glob<{ facts: Record<string, string> }>('../../../content/legal/*.md', {
  eager: true,
  query: '?facts',
});

/** Every legal text, without its words. */
export const legalFacts: readonly PageFacts[] = Object.entries(files).map(
  ([
    file,
    {
      facts: { title = '', description = '', updated = '', label = '' },
    },
  ]) => ({
    path: `/legal/${file.replace(/^.*\/|\.md$/g, '')}`,
    title,
    description,
    updated,
    label,
  }),
);
