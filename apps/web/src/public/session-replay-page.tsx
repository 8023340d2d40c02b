import type { ReactNode } from 'react';
import { sessionReplayStory } from './story/session-replay-story.ts';
import { StoryPage } from './story/story-page.tsx';
import { sessionReplayWords as words } from './session-replay.words.ts';
import styles from './session-replay-page.module.css';

/** The page at `/use-cases/session-replay`, with the form that has a site visited. */
export function SessionReplayPage({ form }: { form: ReactNode }) {
  return (
    <StoryPage
      story={sessionReplayStory}
      extra={
        <section className={styles.try} aria-labelledby="try-a-visit">
          <div className={styles.about}>
            <h2 id="try-a-visit" className="display d48">
              {words.try.head}
            </h2>
            <p>{words.try.text}</p>
            <p className="sm sec">{words.try.keeps}</p>
          </div>
          {form}
        </section>
      }
    />
  );
}
