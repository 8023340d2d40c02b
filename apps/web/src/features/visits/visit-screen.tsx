import type { VisitFinding } from '@earshot/contracts/visits';
import { visitLimits, visits } from '@earshot/contracts/visits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { send } from '../../lib/api-client.ts';
import { ApiProblem, problemSentence } from '../../lib/api-problem.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { ButtonAnchor } from '../../ui/inputs/button-anchor.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Progress } from '../../ui/states/progress.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import type { VisitLink } from './visit-link.ts';
import { forgetVisitLink, visitLink } from './visit-link.ts';
import type { VisitState } from './visit-report.tsx';
import { VisitReport } from './visit-report.tsx';
import { visitQuery } from './visits.queries.ts';
import { visitWords as words } from './visits.words.ts';
import styles from './visit-report.module.css';

interface VisitScreenProps {
  /** Draws the replay and says how to show a moment of it. */
  children: (visit: VisitState, link: VisitLink, draw: DrawReport) => ReactNode;
}

export type DrawReport = (replay: ReactNode, onWatch: ((finding: VisitFinding) => void) | null) => ReactNode;

/** The report of a site visit, for whoever has its link: waiting, under way, failed or ready. */
export function VisitScreen({ children }: VisitScreenProps) {
  const [link] = useState(visitLink);
  return (
    <>
      <title>{`${words.title} · Earshot`}</title>
      <meta name="robots" content="noindex" />
      {link === null ? <DeadLink /> : <Opened link={link}>{children}</Opened>}
    </>
  );
}

function Opened({ link, children }: VisitScreenProps & { link: VisitLink }) {
  const query = useQuery(visitQuery(link));
  const { error } = query;
  if (error instanceof ApiProblem && ['not_found', 'bad_request'].includes(error.code)) return <DeadLink />;
  return (
    <QueryView query={query} what={words.what}>
      {(visit) => (
        <>
          {children(visit, link, (replay, onWatch) =>
            visit.analysis ? (
              <VisitReport visit={visit} analysis={visit.analysis} replay={replay} onWatch={onWatch} />
            ) : (
              <Waiting visit={visit} />
            ),
          )}
          <div className={styles.end}>
            <RemoveReport link={link} isWaiting={visit.state === 'queued' || visit.state === 'running'} />
          </div>
        </>
      )}
    </QueryView>
  );
}

function Waiting({ visit: { state, host, ahead, seen_pages: pages, why } }: { visit: VisitState }) {
  if (state === 'failed') {
    return (
      <div className={styles.waiting}>
        <h1 className="display d48">{words.failed}</h1>
        <Alert meaning="warn">{why}</Alert>
        <Another />
      </div>
    );
  }
  return (
    <div className={styles.waiting}>
      <h1 className="display d48">{host}</h1>
      <p className="lede" role="status">
        {state === 'queued' ? words.queued(ahead) : words.running(pages.length)}
      </p>
      <Progress share={pages.length / visitLimits.pages} label={words.progress} />
      <p className="sm sec">{pages.at(-1) ?? words.how}</p>
      <p className="sm sec">{words.mailed}</p>
    </div>
  );
}

function RemoveReport({ link, isWaiting }: { link: VisitLink; isWaiting: boolean }) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({
    mutationFn: () => send(visits.deleteSiteSession, { body: link }),
    onSuccess: async () => {
      forgetVisitLink();
      setAsking(false);
      await queryClient.invalidateQueries(visitQuery(link));
    },
  });
  const action = isWaiting ? words.callOff : words.remove;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {action}
      </Button>
      <Dialog opened={isAsking} onClose={() => setAsking(false)} title={action} size="sm">
        <div className="col g4">
          <p>{isWaiting ? words.callOffAsk : words.removeAsk}</p>
          {removal.error && <Alert meaning="bad">{problemSentence(removal.error)}</Alert>}
          <div className="row" style={{ justifyContent: 'flex-end' }}>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
            <Button variant="danger" busy={removal.isPending} onClick={() => removal.mutate()}>
              {removal.isPending ? words.removing : action}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

function DeadLink() {
  return (
    <div className={styles.waiting}>
      <h1 className="display d48">{words.title}</h1>
      <Alert meaning="info">{words.dead}</Alert>
      <Another />
    </div>
  );
}

function Another() {
  return (
    <div>
      <ButtonAnchor variant="ink" href={paths.sessionReplay}>
        {words.another}
      </ButtonAnchor>
    </div>
  );
}
