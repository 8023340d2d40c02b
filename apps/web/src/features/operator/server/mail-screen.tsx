import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { SkeletonSentence } from '../../../ui/states/skeleton.tsx';
import { FailedJobs } from '../jobs/failed-jobs.tsx';
import { MoreRows } from '../more-rows.tsx';
import { OperatorFrame } from '../operator-frame.tsx';
import { waitingMailQuery } from '../operator.queries.ts';
import { mailWords as words } from './server.words.ts';
import { WaitingMailTable } from './waiting-mail-table.tsx';

/** Mails that failed for good, and those that wait with what their last attempt failed with. */
export function MailScreen() {
  const waiting = useInfiniteQuery(waitingMailQuery);
  return (
    <OperatorFrame>
      <FailedJobs queue="mail.send" />
      <section className="col g3">
        <h2 className="display d22">{words.waitingTitle}</h2>
        <QueryView query={waiting} what="The waiting emails" waiting={<SkeletonSentence />}>
          {({ pages }) => {
            const server = pages[0]?.mail_server ?? null;
            const mails = pages.flatMap((page) => page.mails);
            return (
              <>
                <p className="sec">{server === null ? words.toOutbox : words.toServer(server)}</p>
                {mails.length === 0 ? (
                  <EmptyState sentence={words.none} />
                ) : (
                  <WaitingMailTable mails={mails} />
                )}
                <div className="row">
                  <MoreRows query={waiting} />
                </div>
              </>
            );
          }}
        </QueryView>
      </section>
    </OperatorFrame>
  );
}
