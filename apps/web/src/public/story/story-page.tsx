import type { ReactNode } from 'react';
import { signupFrom } from '../../lib/paths.ts';
import { ButtonAnchor } from '../../ui/inputs/button-anchor.tsx';
import { ClosingCall } from '../closing-call.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';
import { PublicPageHead } from '../head/page-head.tsx';
import { questions as questionGraph } from '../head/structured-data.ts';
import { words } from '../public.words.ts';
import { QuestionList } from '../questions.tsx';
import { storyLabelOf } from './stories.ts';
import { StoryPictureOf } from './story-picture.tsx';
import type { Story } from './story.ts';
import styles from './story-page.module.css';

/** A team or a capability: what it does for whom, shown, with the questions people ask. */
export function StoryPage({ story, extra }: { story: Story; extra?: ReactNode }) {
  const section = story.path.slice(1).replaceAll('/', '-');
  return (
    <PublicFrame>
      <PublicPageHead page={story} graph={[questionGraph(story.questions)]} />
      <section className={styles.hero}>
        <p className={styles.trail}>
          {story.above?.label} <span aria-hidden="true">·</span> {story.label}
        </p>
        <h1 className="display d64">{story.head}</h1>
        <p className={`lede ${styles.lede}`}>{story.lede}</p>
        <p className={styles.act}>
          <ButtonAnchor variant={extra ? 'ink' : 'mark'} size="lg" href={signupFrom(section)}>
            {words.register}
          </ButtonAnchor>
          {story.tryIt && (
            <ButtonAnchor size="lg" href={story.tryIt.to}>
              {story.tryIt.label}
            </ButtonAnchor>
          )}
          <span className="sm sec">{words.registerNote}</span>
        </p>
      </section>
      {extra}
      <div className={styles.picture}>
        <StoryPictureOf name={story.picture} />
        <p className="xs mut">{words.preview.caption}</p>
      </div>
      <ul className={styles.parts}>
        {story.parts.map(({ title, text }) => (
          <li key={title}>
            <h2 className={styles.part}>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <section className={styles.asks}>
        <h2 className="display d36">{words.story.asks}</h2>
        <ul>
          {story.asks.map((ask) => (
            <li key={ask} className="prose">
              {ask}
            </li>
          ))}
        </ul>
      </section>
      <QuestionList head={words.questions.head} list={story.questions} />
      <nav className={styles.related} aria-label={words.story.related}>
        <h2 className="h">{words.story.related}</h2>
        <ul>
          {story.related.map((path) => (
            <li key={path}>
              <a href={path}>{storyLabelOf(path)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <ClosingCall section={`${section}-closing`} />
    </PublicFrame>
  );
}
