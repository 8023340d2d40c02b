import type { MeasureRequest } from '@earshot/contracts/analytics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { problemSentence } from '../../lib/api-problem.ts';
import { useSession } from '../../lib/use-session.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { BeforeNote, ChangeNote, type RiseMeans } from './change-note.tsx';
import { todayOf } from './analysis-address.ts';
import { ChangedSinceNote } from './changed-since-note.tsx';
import { DenominatorLink, FigureLink, RatedLink } from './figure-link.tsx';
import { measured } from './analytics.queries.ts';
import { figureWords } from './analytics.words.ts';
import styles from './headline-figures.module.css';

interface Headline {
  label: string;
  rise: RiseMeans;
  ask: Pick<MeasureRequest, 'measure' | 'unit' | 'part'>;
}

const headlines: readonly Headline[] = [
  { label: figureWords.items, rise: 'neither', ask: { measure: 'count', unit: 'items' } },
  { label: figureWords.people, rise: 'neither', ask: { measure: 'count', unit: 'people' } },
  {
    label: figureWords.negative,
    rise: 'bad',
    ask: { measure: 'share', unit: 'items', part: { sentiments: ['negative'] } },
  },
  { label: figureWords.rating, rise: 'good', ask: { measure: 'mean_rating' } },
];
const nps: Headline = { label: figureWords.nps, rise: 'good', ask: { measure: 'nps' } };
const csat: Headline = { label: figureWords.csat, rise: 'good', ask: { measure: 'csat' } };

/**
 * The numbers that matter first, with their change. The last one is NPS where it was asked for, else CSAT.
 *
 * @param isOfFew of one person or account: how many people there are goes without saying
 */
export function HeadlineFigures({ base, isOfFew = false }: { base: MeasureRequest; isOfFew?: boolean }) {
  const asked = useQuery(measured({ ...base, ...nps.ask }));
  const last = asked.data && asked.data.total.n > 0 ? nps : csat;
  const shown = headlines.filter(({ ask }) => !isOfFew || ask.unit !== 'people');
  return (
    <dl className={isOfFew ? `${styles.figures} ${styles.few}` : styles.figures}>
      {[...shown, last].map((headline) => (
        <HeadlineFigure key={headline.label} headline={headline} base={base} />
      ))}
    </dl>
  );
}

function HeadlineFigure({ headline, base }: { headline: Headline; base: MeasureRequest }) {
  const { data, error, isPlaceholderData } = useQuery(measured({ ...base, ...headline.ask }));
  const counts = useSettled(base, headline);
  const total = data?.total;
  const isSettled = !isPlaceholderData && !data?.analysing;
  const isScore = total?.measure === 'mean_rating' || total?.measure === 'nps';
  return (
    <div className={styles.figure}>
      <dt className="sm">{headline.label}</dt>
      <dd>
        <p className={styles.value}>
          {total ? (
            <FigureLink figure={total} label={headline.label} />
          ) : error ? (
            <span className="sm bad">{problemSentence(error)}</span>
          ) : (
            <Skeleton width="4ch" height={30} />
          )}
        </p>
        <p className={`xs ${styles.change}`}>
          {total && total.value !== null && (
            <>
              <ChangeNote figure={total} rise={headline.rise} /> <BeforeNote figure={total} />
              <DenominatorLink figure={total} />
              {isScore && <RatedLink figure={total} />}
            </>
          )}
          {total && isSettled && counts !== null && (
            <ChangedSinceNote key={counts} figure={total} counts={counts} />
          )}
        </p>
      </dd>
    </div>
  );
}

/** What a figure counts, as a text, where its period is over: such a figure does not change by itself. Null for all others. */
function useSettled({ filters = {} }: MeasureRequest, { ask }: Headline): string | null {
  const session = useSession();
  const [today] = useState(() => todayOf(Date.now()));
  const { said_to: to } = filters;
  if (session.status !== 'signed_in' || to === undefined || to >= today) return null;
  return JSON.stringify([session.session.workspace_id, ask, filters]);
}
