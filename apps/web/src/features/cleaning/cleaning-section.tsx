import { roleAllows } from '@earshot/contracts/call';
import type { CleaningRun } from '@earshot/contracts/cleaning';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { problemSentence } from '../../lib/api-problem.ts';
import { useSession } from '../../lib/use-session.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { CleaningEffect } from './cleaning-effect.tsx';
import { CleaningProgress } from './cleaning-progress.tsx';
import { CleaningResult } from './cleaning-result.tsx';
import { cleaningQuery, isUnderWay } from './cleaning.queries.ts';
import { cleaningWords } from './cleaning.words.ts';
import { askToCheck, useCleaning } from './use-cleaning.ts';
import styles from './cleaning.module.css';

/** Cleans items that were stored before texts were cleaned: check, effect, progress, result and undo. */
export function CleaningSection() {
  const query = useQuery(cleaningQuery);
  useFreshFigures(query.data?.runs[0]);
  return (
    <section id="cleaning" className={styles.section}>
      <h2 className="h rule-head">{cleaningWords.title}</h2>
      <p className={styles.lead}>{cleaningWords.lead}</p>
      <QueryView query={query} what={cleaningWords.what}>
        {({ runs }) => <Newest run={runs[0]} />}
      </QueryView>
    </section>
  );
}

function Newest({ run }: { run: CleaningRun | undefined }) {
  const session = useSession();
  const mayClean = session.status === 'signed_in' && roleAllows(session.session.role, 'admin');
  if (run && isUnderWay(run)) return <CleaningProgress run={run} mayClean={mayClean} />;
  return (
    <div className="col g4">
      {run?.state === 'checked' && <CleaningEffect run={run} mayClean={mayClean} />}
      {run && run.state !== 'checked' && <CleaningResult run={run} mayClean={mayClean} />}
      {mayClean ? <Check isFirst={!run} /> : <p className="mut">{cleaningWords.adminsOnly}</p>}
    </div>
  );
}

function Check({ isFirst }: { isFirst: boolean }) {
  const ask = useCleaning();
  return (
    <div className="col g2">
      {ask.error && <Alert meaning="bad">{problemSentence(ask.error)}</Alert>}
      <div className="row wrap">
        <Button busy={ask.isPending} onClick={() => ask.mutate(askToCheck)}>
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
