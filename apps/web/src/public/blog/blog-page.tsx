import { ArticlePage } from '../article-page.tsx';
import { blogFacts } from '../company/company-pages.ts';
import { PublicPageHead } from '../head/page-head.tsx';
import { Island } from '../islands/island.tsx';
import { PostList } from './post-list.tsx';

/** All posts, of which the tags in the address leave some. */
export function BlogPage() {
  return (
    <ArticlePage
      head="Engineering notes"
      trail="Company · Blog"
      lede="How we build Earshot: what we measured, what we decided, and what did not work."
    >
      <PublicPageHead page={blogFacts} />
      <Island name="posts">
        <PostList />
      </Island>
    </ArticlePage>
  );
}
