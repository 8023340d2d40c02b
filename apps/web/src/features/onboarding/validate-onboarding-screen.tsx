import type { CallReply } from '@earshot/contracts/call';
import type { onboarding } from '@earshot/contracts/onboarding';
import { useQuery } from '@tanstack/react-query';
import { itemPath } from '../../lib/feedback-paths.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { setUpQuery } from './onboarding.queries.ts';
import { SetUpCheck } from './set-up-check.tsx';
import { setUpWords as words } from './set-up-check.words.ts';
import styles from './get-started-screen.module.css';

type SetUp = CallReply<typeof onboarding.checkSetUp>;

/** A live look whether what was set up works: the script, the feedback, the first question. */
export function ValidateOnboardingScreen() {
  const query = useQuery(setUpQuery);
  const { data } = query;
  const done = data ? [data.script, data.feedback, data.question].filter(Boolean).length : 0;
  return (
    <div className={styles.screen}>
      <PageHead
        title={words.title}
        lead={data && words.lead(done)}
        actions={
          <ButtonLink variant="quiet" size="sm" to={paths.getStarted}>
            {words.back}
          </ButtonLink>
        }
      />
      <QueryView query={query} what={words.what} waiting={<SkeletonRows rows={3} />}>
        {(found) => <Checks found={found} />}
      </QueryView>
    </div>
  );
}

function Checks({ found: { script, has_site: hasSite, feedback, question } }: { found: SetUp }) {
  const next = [script, feedback, question].findIndex((one) => one === null);
  return (
    <ol className={styles.steps}>
      <SetUpCheck
        title={words.script.title}
        place={1}
        isDone={script !== null}
        isNext={next === 0}
        to={script ? `${paths.replay}?site=${script.site_id}` : paths.installScript}
        action={script ? words.script.watch : hasSite ? words.script.help : words.script.add}
      >
        {script ? (
          <>
            {words.script.done} <b>{script.page}</b>, <DateTime iso={script.at} withTime />.
          </>
        ) : hasSite ? (
          words.script.open
        ) : (
          words.script.noSite
        )}
      </SetUpCheck>
      <SetUpCheck
        title={words.feedback.title}
        place={2}
        isDone={feedback !== null}
        isNext={next === 1}
        to={feedback ? itemPath(feedback.review_id) : paths.import}
        action={feedback ? words.feedback.see : words.feedback.act}
      >
        {feedback ? (
          <>
            {words.feedback.done} <DateTime iso={feedback.at} withTime />.
          </>
        ) : (
          words.feedback.open
        )}
      </SetUpCheck>
      <SetUpCheck
        title={words.question.title}
        place={3}
        isDone={question !== null}
        isNext={next === 2}
        to={paths.find}
        action={question ? words.question.again : words.question.act}
      >
        {question ? (
          <>
            {words.question.done} <DateTime iso={question.at} withTime />.
          </>
        ) : (
          words.question.open
        )}
      </SetUpCheck>
    </ol>
  );
}
