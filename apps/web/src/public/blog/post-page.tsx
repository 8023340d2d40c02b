import { paths } from '../../lib/paths.ts';
import { ArticlePage } from '../article-page.tsx';
import { PublicPageHead } from '../head/page-head.tsx';
import { blogPosting } from '../head/structured-data.ts';
import { Prose } from '../prose.tsx';
import { siteFacts } from '../site-facts.ts';
import { dayInWords } from './day-in-words.ts';
import { posts } from './posts.ts';
import styles from './blog.module.css';

const texts = import.meta.glob<{ html: string }>('../../../content/blog/*.md', { eager: true });

/** A post by what its address ends with; null when there is none. */
export function postOf(slug: string) {
  const post = posts.find((one) => one.slug === slug);
  const text = texts[`../../../content/blog/${slug}.md`];
  return post && text ? { post, html: text.html } : null;
}

/** A post of the blog. */
export function PostPage({ post, html }: NonNullable<ReturnType<typeof postOf>>) {
  return (
    <ArticlePage head={post.title} trail={`Blog · ${dayInWords(post.date)}`} lede={post.description}>
      <PublicPageHead
        page={post}
        kind="article"
        graph={[blogPosting(post, { date: post.date, author: siteFacts.operatorName })]}
      />
      <Prose html={html} />
      <p className={styles.tags}>
        {post.tags.map((tag) => (
          <a key={tag} href={`${paths.blog}?tag=${encodeURIComponent(tag)}`}>
            {tag}
          </a>
        ))}
      </p>
      <p className={styles.back}>
        <a href={paths.blog}>All posts</a>
      </p>
    </ArticlePage>
  );
}
