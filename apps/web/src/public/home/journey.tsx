import type { ReactNode } from 'react';
import { pageWidth } from '../frame/public-frame.tsx';
import { ImportPreview } from '../previews/import-preview.tsx';
import { RecordingsPreview } from '../previews/recordings-preview.tsx';
import { ReplayPreview } from '../previews/replay-preview.tsx';
import { ThemesPreview } from '../previews/themes-preview.tsx';
import { TrendPreview } from '../previews/trend-preview.tsx';
import { words } from '../public.words.ts';
import { HandoverPreview } from './handover-preview.tsx';
import { journeySteps } from './journey.words.ts';
import { WeightsPreview } from './weights-preview.tsx';
import styles from './journey.module.css';

type Step = (typeof journeySteps)[number];

const pictures: Record<Exclude<Step['picture'], 'sessions'>, ReactNode> = {
  import: <ImportPreview />,
  themes: <ThemesPreview />,
  weights: <WeightsPreview />,
  handover: <HandoverPreview />,
  trend: <TrendPreview />,
};

/** The six steps, each with a live picture of it; the second, which is seen rather than read, has a band of its own. */
export function Journey() {
  return (
    <section aria-labelledby="journey">
      <div className={pageWidth}>
        <div className={styles.head}>
          <h2 id="journey" className="display d64">
            {words.journey.head}
          </h2>
          <p className="lede">{words.journey.text}</p>
          <p className="xs mut">{words.preview.caption}</p>
        </div>
      </div>
      <ol>
        {journeySteps.map((step, at) =>
          step.picture === 'sessions' ? (
            <Band key={step.title} step={step} at={at} />
          ) : (
            <li key={step.title} className={pageWidth}>
              <div className={styles.step}>
                <Words step={step} at={at} />
                <div className={styles.picture}>{pictures[step.picture]}</div>
              </div>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

function Words({ step, at }: { step: Step; at: number }) {
  return (
    <div>
      <span className={styles.number} aria-hidden="true">
        {at + 1}
      </span>
      <h3 className={styles.title}>{step.title}</h3>
      <p className={styles.text}>{step.text}</p>
      {'later' in step && <p className={`sm mut ${styles.later}`}>{step.later}</p>}
    </div>
  );
}

function Band({ step, at }: { step: Step; at: number }) {
  return (
    <li className={styles.band}>
      <div className={pageWidth}>
        <div className={styles.bandHead}>
          <div>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <h3 className={styles.title}>{step.title}</h3>
          </div>
          <p>{step.text}</p>
        </div>
        <div className={styles.sessions}>
          <ReplayPreview />
          <RecordingsPreview />
        </div>
      </div>
    </li>
  );
}
