import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { FirstStep } from './first-step.tsx';
import { getStartedQuery } from './onboarding.queries.ts';
import { startedWords } from './onboarding.words.ts';
import styles from './get-started-screen.module.css';

/**
 * What a new workspace does first, ticked off by what is there.
 *
 * @param waysIn the ways to bring feedback in, shown while there is none
 */
export function GetStartedScreen({ waysIn }: { waysIn: ReactNode }) {
  const query = useQuery(getStartedQuery);
  const steps = query.data?.steps ?? [];
  const done = steps.filter((step) => step.done).length;
  const current = steps.find((step) => !step.done)?.step;
  const hasFeedback = steps.some(({ step, done: isDone }) => step === 'feedback' && isDone);
  return (
    <div className={styles.screen}>
      <PageHead
        title={startedWords.title}
        actions={
          <ButtonLink variant="quiet" size="sm" to={paths.validateOnboarding}>
            {startedWords.check}
          </ButtonLink>
        }
        lead={steps.length > 0 && (current ? startedWords.lead(done, steps.length) : startedWords.allDone)}
      />
      <QueryView query={query} what={startedWords.what} waiting={<SkeletonRows rows={4} />}>
        {({ only_sample }) => (
          <ol className={styles.steps}>
            {steps.map(({ step, done: isDone }, at) => (
              <FirstStep
                key={step}
                step={step}
                place={at + 1}
                state={isDone ? 'done' : step === current ? 'current' : 'open'}
                hasFeedback={hasFeedback}
                onlySample={only_sample}
                waysIn={waysIn}
              />
            ))}
          </ol>
        )}
      </QueryView>
      <div className={styles.also}>
        <p className="grow sec">{startedWords.site}</p>
        <ButtonLink size="sm" to={paths.installScript}>
          {startedWords.siteAction}
        </ButtonLink>
      </div>
    </div>
  );
}
