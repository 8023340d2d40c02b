import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/inputs/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { figureCell, Table } from '../../../ui/page/table.tsx';
import { EarlierImport } from './earlier-import.tsx';
import { importListQuery } from '../imports.queries.ts';
import { dryRunWords, importWords } from '../imports.words.ts';
import styles from './earlier-imports.module.css';

/** Imports made before, newest first, with what became of them. */
export function EarlierImports({ mayImport }: { mayImport: boolean }) {
  const list = useInfiniteQuery(importListQuery);
  return (
    <section>
      <h2 className="h rule-head">{importWords.earlier}</h2>
      <QueryView query={list} what="The imports">
        {({ pages }) => {
          const runs = pages.flatMap((page) => page.imports);
          if (!runs.length) return <EmptyState sentence={importWords.noneYet} />;
          return (
            <div className={styles.table}>
              <Table caption={importWords.earlierCaption}>
                <thead>
                  <tr>
                    <th scope="col">{importWords.file}</th>
                    <th scope="col">{importWords.state}</th>
                    <th scope="col" className={`${figureCell} ${styles.optional}`}>
                      {importWords.items}
                    </th>
                    <th scope="col" className={`${figureCell} ${styles.optional}`}>
                      {dryRunWords.reject}
                    </th>
                    <th scope="col" className={styles.optional}>
                      {importWords.by}
                    </th>
                    <th scope="col" className={styles.optional}>
                      {importWords.uploadedAt}
                    </th>
                    {mayImport && (
                      <th scope="col">
                        <span className="vh">{importWords.toDo}</span>
                      </th>
                    )}
                  </tr>
                </thead>
                <tbody>
                  {runs.map((run) => (
                    <EarlierImport key={run.import_id} run={run} mayImport={mayImport} />
                  ))}
                </tbody>
              </Table>
            </div>
          );
        }}
      </QueryView>
      {list.hasNextPage && (
        <Button disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {importWords.olderOnes}
        </Button>
      )}
    </section>
  );
}
