import { ArticlePage } from '../article-page.tsx';
import { PublicPageHead } from '../head/page-head.tsx';
import type { PageFacts } from '../head/page-facts.ts';
import { stories } from './stories.ts';
import styles from './story-index.module.css';

interface StoryIndexProps {
  page: PageFacts;
  head: string;
  lede: string;
}

/** All stories that belong under a page. */
export function StoryIndex({ page, head, lede }: StoryIndexProps) {
  return (
    <ArticlePage head={head} trail={page.label} lede={lede}>
      <PublicPageHead page={page} />
      <ul className={styles.list}>
        {stories
          .filter(({ above }) => above?.path === page.path)
          .map(({ path, label, head: title, description }) => (
            <li key={path}>
              <p className="b">{label}</p>
              <h2 className="display d28">
                <a href={path}>{title}</a>
              </h2>
              <p className="sec">{description}</p>
            </li>
          ))}
      </ul>
    </ArticlePage>
  );
}
