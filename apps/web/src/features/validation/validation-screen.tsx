import { roleAllows } from '@earshot/contracts/call';
import { validation } from '@earshot/contracts/validation';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { useSession } from '../../lib/use-session.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { useCopy } from '../../ui/inputs/use-copy.ts';
import { Icon } from '../../ui/page/icon.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { CheckList } from './check-list.tsx';
import { checkFilterOf, viewOf, views, type CheckView } from './check-paths.ts';
import { CheckQueue } from './check-queue.tsx';
import { queueWords, screenWords } from './validation.words.ts';
import { ComparedChecks } from './compared-checks.tsx';
import { QualityReport } from './quality-report.tsx';
import styles from './validation-screen.module.css';

/** People check what the engine decided: `view` names the part that is seen. */
export function ChecksScreen() {
  const [search, setSearch] = useSearchParams();
  const session = useSession();
  const mayChange = session.status === 'signed_in' && roleAllows(session.session.role, 'member');
  const view = viewOf(search);
  return (
    <div className={styles.screen}>
      <PageHead
        title={screenWords.title}
        lead={screenWords.lead}
        actions={
          <>
            <CopyLink />
            <ExportButton isNarrowed={view === 'checks'} />
          </>
        }
      />
      <Segmented
        label={screenWords.viewsLabel}
        options={views.map((value) => ({ value, label: screenWords.views[value] }))}
        value={view}
        onChange={(value) => setSearch(value === 'queue' ? {} : { view: value })}
      />
      <View view={view} mayChange={mayChange} />
    </div>
  );
}

function View({ view, mayChange }: { view: CheckView; mayChange: boolean }) {
  switch (view) {
    case 'queue':
      return mayChange ? <CheckQueue /> : <p className="prose">{queueWords.viewer}</p>;
    case 'report':
      return <QualityReport />;
    case 'compared':
      return <ComparedChecks mayChange={mayChange} />;
    case 'checks':
      return <CheckList mayChange={mayChange} />;
  }
}

/** Everything that is seen stands in the address. */
function CopyLink() {
  const copy = useCopy({ copied: screenWords.linkCopied, notCopied: screenWords.linkNotCopied });
  return (
    <Button onClick={() => copy(window.location.href)}>
      <Icon name="link" size="s" />
      {screenWords.copyLink}
    </Button>
  );
}

/** All checks as a file; where the list is narrowed, those of the list. */
function ExportButton({ isNarrowed }: { isNarrowed: boolean }) {
  const [search] = useSearchParams();
  const ticket = useMutation({
    mutationFn: () => send(validation.export, { body: { filters: isNarrowed ? checkFilterOf(search) : {} } }),
    // The answer is an attachment: the page stays.
    onSuccess: ({ path }) => window.location.assign(path),
    onError: (error) => showToast(whatAndWhy(screenWords.notExported, problemSentence(error))),
  });
  return (
    <Button onClick={() => ticket.mutate()} busy={ticket.isPending}>
      <Icon name="download" size="s" />
      {screenWords.export}
    </Button>
  );
}
