import type { AccountFile } from '@earshot/contracts/account-files';
import { accountFiles } from '@earshot/contracts/account-files';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { figureCell, Table } from '../../ui/page/table.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { accountFileList } from './account-files.queries.ts';
import { accountsIn, earlierWords } from './account-files.words.ts';
import styles from './account-files.module.css';

/** Files of accounts that were imported, each with its undo. */
export function EarlierFiles({ mayChange }: { mayChange: boolean }) {
  const query = useQuery(accountFileList);
  return (
    <section className="card" aria-label={earlierWords.heading}>
      <div className="hd">
        <h2 className="h">{earlierWords.heading}</h2>
      </div>
      <QueryView query={query} what={earlierWords.what}>
        {({ files }) =>
          files.length === 0 ? (
            <p className={`sec ${styles.none}`}>{earlierWords.none}</p>
          ) : (
            <Table caption={earlierWords.caption}>
              <thead>
                <tr>
                  <th scope="col">{earlierWords.file}</th>
                  <th scope="col" className={figureCell}>
                    {earlierWords.accounts}
                  </th>
                  <th scope="col" className={styles.wide}>
                    {earlierWords.by}
                  </th>
                  <th scope="col" className={styles.wide}>
                    {earlierWords.at}
                  </th>
                  <th scope="col">{earlierWords.toDo}</th>
                </tr>
              </thead>
              <tbody>
                {files.map((file) => (
                  <tr key={file.account_file_id}>
                    <th scope="row" className={styles.column}>
                      {file.file_name}
                    </th>
                    <td className={figureCell}>{formatCount(accountsIn(file.counts))}</td>
                    <td className={styles.wide}>{file.created_by}</td>
                    <td className={styles.wide}>
                      <DateTime iso={file.created_at} />
                    </td>
                    <td>
                      {file.undone_at !== null ? (
                        <span className="mut">{earlierWords.undone}</span>
                      ) : (
                        mayChange && <UndoFile file={file} />
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )
        }
      </QueryView>
    </section>
  );
}

function UndoFile({ file }: { file: AccountFile }) {
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: () => send(accountFiles.undo, { body: { account_file_id: file.account_file_id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['people'] });
      showToast(earlierWords.didUndo(file.file_name));
    },
    onError: (error) => showToast(whatAndWhy(earlierWords.notUndone, problemSentence(error))),
  });
  return (
    <Button
      size="sm"
      aria-label={earlierWords.undoOf(file.file_name)}
      busy={undo.isPending}
      onClick={() => undo.mutate()}
    >
      <Icon name="undo" size="s" />
      {earlierWords.undo}
    </Button>
  );
}
