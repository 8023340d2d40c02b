import { imports, type RejectGroup } from '@earshot/contracts/imports';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { formatCount } from '../../../lib/format.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../../ui/states/what-and-why.ts';
import { dryRunWords } from '../imports.words.ts';
import styles from './reject-list.module.css';

interface RejectListProps {
  importId: string;
  rejects: readonly RejectGroup[];
  total: number;
}

/** Why rows are rejected and what to do about it, with the rows themselves as a file. */
export function RejectList({ importId, rejects, total }: RejectListProps) {
  const download = useMutation({
    mutationFn: () => send(imports.rejectedRowsTicket, { body: { import_id: importId } }),
    // The answer is an attachment: the page stays.
    onSuccess: ({ path }) => window.location.assign(path),
    onError: (error) => showToast(whatAndWhy(dryRunWords.noRejectedRows, problemSentence(error))),
  });
  if (total === 0) return null;
  return (
    <section id="rejected">
      <h2 className="h rule-head">{dryRunWords.why(total)}</h2>
      <ul>
        {rejects.map(({ code, column, count, detail, advice, first_line: line }) => (
          <li key={`${code} ${column ?? ''} ${line}`} className={styles.group}>
            <b className="b">{formatCount(count)}</b>
            <div className="grow">
              <p>{detail}</p>
              <p className="xs mut">
                {advice}. {dryRunWords.firstAt(line)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Button size="sm" className={styles.file} busy={download.isPending} onClick={() => download.mutate()}>
        <Icon name="download" size="s" />
        {dryRunWords.rejectedRows}
      </Button>
    </section>
  );
}
