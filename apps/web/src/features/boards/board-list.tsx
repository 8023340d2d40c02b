import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { boardPath } from '../../lib/board-path.ts';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DataTable } from '../../ui/page/data-table.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { SkeletonTable } from '../../ui/states/skeleton.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { EditBoard } from './edit-board.tsx';
import { boardsQuery } from './boards.queries.ts';
import { listWords as words, scoreNames } from './boards.words.ts';
import { useMayChange } from './use-may-change.ts';

/** All boards that the reader may see. */
export function BoardList() {
  const list = useQuery(boardsQuery);
  const mayChange = useMayChange();
  const [isMaking, setMaking] = useState(false);
  const make = mayChange && (
    <Button variant="ink" onClick={() => setMaking(true)}>
      <Icon name="plus" size="s" />
      {words.make}
    </Button>
  );
  return (
    <>
      <PageHead title={words.title} lead={words.lead} actions={list.data?.boards.length ? make : undefined} />
      <div style={{ marginTop: 20 }}>
        <QueryView query={list} what={words.what} waiting={<SkeletonTable columns={4} rows={3} />}>
          {({ boards }) =>
            boards.length === 0 ? (
              <EmptyState sentence={words.none} action={make} />
            ) : (
              <div className="card">
                <DataTable
                  caption={words.title}
                  rows={boards}
                  keyOf={(board) => board.board_id}
                  columns={[
                    {
                      head: words.head.title,
                      isRowHead: true,
                      cell: ({ board_id: id, title, is_private: isPrivate }) => (
                        <span className="row wrap">
                          <Link to={boardPath(id)}>{title}</Link>
                          {isPrivate && <Tag>{words.isPrivate}</Tag>}
                        </span>
                      ),
                    },
                    {
                      head: words.head.score,
                      className: 'only-wide',
                      cell: ({ score }) => scoreNames[score],
                    },
                    { head: words.head.by, className: 'only-wide', cell: ({ made_by: by }) => by },
                    {
                      head: words.head.cards,
                      isFigure: true,
                      cell: ({ card_count: count }) => formatCount(count),
                    },
                  ]}
                />
              </div>
            )
          }
        </QueryView>
      </div>
      {isMaking && <EditBoard onClose={() => setMaking(false)} />}
    </>
  );
}
