import type { CleaningRun } from '@earshot/contracts/cleaning';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { CleaningEffect } from './cleaning-effect.tsx';
import { CleaningProgress } from './cleaning-progress.tsx';
import { CleaningResult } from './cleaning-result.tsx';
import { cleaningQuery, isUnderWay } from './cleaning.queries.ts';
import { cleaningWords } from './cleaning.words.ts';
import { TemplatesSection } from './templates-section.tsx';
import { askToCheck, useCleaning } from './use-cleaning.ts';
import { useMayClean } from './use-may-clean.ts';
import styles from './cleaning.module.css';

/** What is taken out of items: templates, and what came with the items that were stored before texts were cleaned. */
export function CleaningSection() {
  const query = useQuery(cleaningQuery);
  const section = useRef<HTMLElement>(null);
  useFreshFigures(query.data?.runs[0]);
  return (
    <>
      <TemplatesSection onCheck={() => section.current?.scrollIntoView({ block: 'nearest' })} />
      <section id="cleaning" ref={section} className={styles.section}>
        <h2 className="h rule-head">{cleaningWords.title}</h2>
        <p className={styles.lead}>{cleaningWords.lead}</p>
        <QueryView query={query} what={cleaningWords.what}>
          {({ runs }) => <Newest run={runs[0]} />}
        </QueryView>
      </section>
    </>
  );
}

function Newest({ run }: { run: CleaningRun | undefined }) {
  const mayClean = useMayClean();
  if (run && isUnderWay(run)) return <CleaningProgress run={run} mayClean={mayClean} />;
  return (
    <div className="col g4">
      {run?.state === 'checked' && <CleaningEffect run={run} mayClean={mayClean} />}
      {run && run.state !== 'checked' && <CleaningResult run={run} mayClean={mayClean} />}
      {mayClean && !waitsForWord(run) && <Check isFirst={!run} />}
      {!mayClean && <p className="mut">{cleaningWords.adminsOnly}</p>}
    </div>
  );
}

/** A checked run with something to apply is applied or discarded first. */
function waitsForWord(run: CleaningRun | undefined): boolean {
  if (run?.state !== 'checked') return false;
  return run.switches.length > 0 || (run.effect?.items_to_change ?? 0) > 0;
}

function Check({ isFirst }: { isFirst: boolean }) {
  const ask = useCleaning();
  return (
    <div className="col g2">
      {ask.error && <Alert meaning="bad">{problemSentence(ask.error)}</Alert>}
      <div className="row wrap">
        <Button busy={ask.isPending} onClick={() => ask.mutate(askToCheck([]))}>
          {isFirst ? cleaningWords.check : cleaningWords.checkAgain}
        </Button>
        <span className="sm mut">{cleaningWords.checkHint}</span>
      </div>
    </div>
  );
}

/** Numbers of other screens are asked for again when a run has ended. */
function useFreshFigures(run: CleaningRun | undefined): void {
  const queryClient = useQueryClient();
  const wasUnderWay = useRef(false);
  const underWay = run !== undefined && isUnderWay(run);
  useEffect(() => {
    if (wasUnderWay.current && !underWay) {
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'cleaning' });
    }
    wasUnderWay.current = underWay;
  }, [underWay, queryClient]);
}
