import { workspaces } from '@earshot/contracts/workspaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { whatAndWhy } from '../../../ui/states/what-and-why.ts';
import { startWords } from '../feedback.words.ts';
import { startOfTour } from '../../../lib/tour-path.ts';
import styles from './ways-in.module.css';

/** Three ways to bring feedback into a workspace; for members and above. */
export function WaysIn() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const sample = useMutation({
    mutationFn: () => send(workspaces.loadSample),
    onSuccess: async () => {
      await queryClient.invalidateQueries();
      void navigate(startOfTour);
    },
  });
  return (
    <div className="col g3">
      <section className="card" aria-label={startWords.ways}>
        <Way why={startWords.importWhy}>
          <ButtonLink variant="mark" to={paths.import}>
            {startWords.import}
          </ButtonLink>
        </Way>
        <Way why={startWords.sampleWhy}>
          <Button busy={sample.isPending} onClick={() => sample.mutate()}>
            {sample.isPending ? startWords.sampleLoading : startWords.sample}
          </Button>
        </Way>
        <Way why={startWords.apiWhy}>
          <ButtonLink to={`${paths.sources}#api`}>{startWords.api}</ButtonLink>
        </Way>
      </section>
      {sample.error && (
        <Alert meaning="bad">{whatAndWhy(startWords.sampleFailed, problemSentence(sample.error))}</Alert>
      )}
    </div>
  );
}

function Way({ why, children }: { why: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <p className="grow">{why}</p>
      {children}
    </div>
  );
}
