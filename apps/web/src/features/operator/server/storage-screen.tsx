import { operatorServer } from '@earshot/contracts/operator-server';
import { useInfiniteQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api-client.ts';
import { formatBytes } from '../../../lib/format.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { Skeleton, SkeletonTable } from '../../../ui/states/skeleton.tsx';
import { MoreRows } from '../more-rows.tsx';
import { OperatorFrame } from '../operator-frame.tsx';
import { storageQuery } from '../operator.queries.ts';
import { storageWords as words } from './server.words.ts';
import { StorageFigures } from './storage-figures.tsx';
import { useOperatorChange } from '../use-operator-change.ts';
import { WorkspaceSizes } from './workspace-sizes.tsx';

/** How much there is: in the database, in packs and files, on the disk, and of each workspace. */
export function StorageScreen() {
  const storage = useInfiniteQuery(storageQuery);
  const measure = useOperatorChange(
    () => send(operatorServer.measureStorage),
    () => words.asked,
  );
  return (
    <OperatorFrame>
      <QueryView query={storage} what="The storage" waiting={<StorageWaiting />}>
        {({ pages }) => {
          const [first] = pages;
          if (!first) return null;
          const isMeasuring = first.is_measuring || measure.isPending;
          const button = (
            <Button size="sm" disabled={isMeasuring} onClick={() => measure.mutate(undefined)}>
              {isMeasuring ? words.measuring : words.measure}
            </Button>
          );
          return (
            <>
              <section className="col g4">
                <h2 className="display d22">{words.title}</h2>
                <StorageFigures
                  figures={[
                    { name: words.database, value: formatBytes(first.database_bytes) },
                    { name: words.packs, value: formatBytes(first.pack_bytes) },
                    { name: words.files, value: formatBytes(first.file_bytes) },
                    {
                      name: words.free,
                      value: formatBytes(first.disk_free_bytes),
                      note: words.floor(formatBytes(first.disk_floor_bytes)),
                    },
                  ]}
                />
              </section>
              <section className="col g3">
                <h2 className="display d22">{words.workspacesTitle}</h2>
                {first.measured_at === null ? (
                  <EmptyState sentence={words.none} action={button} />
                ) : (
                  <>
                    <div className="row wrap">
                      <span className="sec">
                        {words.measured} <DateTime iso={first.measured_at} withTime />.
                      </span>
                      {button}
                    </div>
                    <WorkspaceSizes sizes={pages.flatMap(({ workspaces }) => workspaces)} />
                    <div className="row">
                      <MoreRows query={storage} />
                    </div>
                  </>
                )}
              </section>
            </>
          );
        }}
      </QueryView>
    </OperatorFrame>
  );
}

const figureNames = [words.database, words.packs, words.files, words.free];

function StorageWaiting() {
  return (
    <>
      <section className="col g4">
        <h2 className="display d22">{words.title}</h2>
        <StorageFigures
          figures={figureNames.map((name) => ({ name, value: <Skeleton width="50%" height={32} /> }))}
        />
      </section>
      <section className="col g3">
        <h2 className="display d22">{words.workspacesTitle}</h2>
        <Skeleton width="min(320px, 100%)" height={32} />
        <SkeletonTable columns={5} lines={2} />
      </section>
    </>
  );
}
