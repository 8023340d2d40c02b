import { roleAllows } from '@earshot/contracts/call';
import { workspaces } from '@earshot/contracts/workspaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Steps } from '../../ui/steps.tsx';
import { startWords } from './feedback.words.ts';
import styles from './start-card.module.css';

/** The goal of the first days, in a workspace without feedback: three ways to bring some in. */
export function StartCard() {
  const session = useSession();
  const queryClient = useQueryClient();
  const sample = useMutation({
    mutationFn: () => send(workspaces.loadSample),
    onSuccess: () => queryClient.invalidateQueries(),
  });
  if (session.status === 'signed_in' && !roleAllows(session.session.role, 'member')) {
    return (
      <>
        <PageHead title={startWords.title} />
        <p className={`prose ${styles.viewer}`}>{startWords.viewer}</p>
      </>
    );
  }
  return (
    <div className={styles.start}>
      <PageHead title={startWords.title} />
      <Steps steps={startWords.steps} current={0} />
      <section className={`card ${styles.ways}`} aria-label={startWords.ways}>
        <Way why={startWords.importWhy}>
          <ButtonLink variant="mark" to={paths.import}>
            {startWords.import}
          </ButtonLink>
        </Way>
        <Way why={startWords.sampleWhy}>
          <Button disabled={sample.isPending} onClick={() => sample.mutate()}>
            {sample.isPending ? startWords.sampleLoading : startWords.sample}
          </Button>
        </Way>
        <Way why={startWords.apiWhy}>
          <ButtonLink to={`${paths.sources}#api`}>{startWords.api}</ButtonLink>
        </Way>
      </section>
      {sample.error && (
        <Alert meaning="bad">
          {startWords.sampleFailed}: {problemSentence(sample.error)}
        </Alert>
      )}
    </div>
  );
}

function Way({ why, children }: { why: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <p className="prose grow">{why}</p>
      {children}
    </div>
  );
}
