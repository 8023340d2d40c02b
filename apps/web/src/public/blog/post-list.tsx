import { useSyncExternalStore } from 'react';
import { paths } from '../../lib/paths.ts';
import { dayInWords } from './day-in-words.ts';
import { posts, tags } from './posts.ts';
import styles from './blog.module.css';

/** The posts with their tags; `?tag=` leaves those that carry it. As built, the page shows all. */
export function PostList() {
  const tag = useSyncExternalStore(neverChanges, tagInAddress, () => null);
  const shown = tag === null ? posts : posts.filter((post) => post.tags.includes(tag));
  return (
    <>
      <nav className={styles.tags} aria-label="Tags">
        <a href={paths.blog} aria-current={tag === null ? 'page' : undefined}>
          All posts
        </a>
        {tags.map((one) => (
          <a
            key={one}
            href={`${paths.blog}?tag=${encodeURIComponent(one)}`}
            aria-current={one === tag ? 'page' : undefined}
          >
            {one}
          </a>
        ))}
        <a href="/company/blog/feed.xml">Atom feed</a>
        <a href="/company/blog/rss.xml">RSS feed</a>
      </nav>
      <ul className={styles.list}>
        {shown.map((post) => (
          <li key={post.slug}>
            <p className="sm mut">
              <time dateTime={post.date}>{dayInWords(post.date)}</time>
            </p>
            <h2 className="display d28">
              <a href={post.path}>{post.title}</a>
            </h2>
            <p className="sec">{post.description}</p>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>No posts with this tag.</p>}
    </>
  );
}

/** A link to another tag is a link to another page. */
const neverChanges = () => () => undefined;

const tagInAddress = () => new URLSearchParams(window.location.search).get('tag');
