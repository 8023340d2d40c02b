import type { PageFacts } from '../head/page-facts.ts';

export interface PostFacts extends PageFacts {
  slug: string;
  /** Day it was published. */
  date: string;
  tags: string[];
}

interface WithFacts {
  facts: Record<string, string>;
}

const files = import.meta.glob<WithFacts>('../../../content/blog/*.md', { eager: true, query: '?facts' });

/** All posts, the newest first, without their texts. */
export const posts: readonly PostFacts[] = Object.entries(files)
  .map(([file, { facts }]) => postOf(file, facts))
  .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));

export const tags: readonly string[] = [...new Set(posts.flatMap((post) => post.tags))].sort();

function postOf(
  file: string,
  { title = '', description = '', date = '', updated = '', tags = '' }: Record<string, string>,
): PostFacts {
  const slug = file.replace(/^.*\/|\.md$/g, '');
  return {
    slug,
    path: `/company/blog/posts/${slug}`,
    title,
    label: title,
    description,
    date,
    updated,
    above: { label: 'Blog', path: '/company/blog' },
    tags: tags.split(', ').filter(Boolean),
  };
}
