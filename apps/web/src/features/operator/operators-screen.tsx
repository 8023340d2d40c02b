import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../ui/states/query-view.tsx';
import { SkeletonTable } from '../../ui/states/skeleton.tsx';
import { AddOperator } from './add-operator.tsx';
import { OperatorFrame } from './operator-frame.tsx';
import { OperatorTable } from './operator-table.tsx';
import { operatorsQuery } from './operator.queries.ts';

/** Who runs this server, and how others come and go. */
export function OperatorsScreen() {
  const list = useQuery(operatorsQuery);
  return (
    <OperatorFrame>
      <QueryView query={list} what="The operators" waiting={<SkeletonTable columns={4} rows={2} lines={2} />}>
        {({ operators }) => <OperatorTable operators={operators} />}
      </QueryView>
      <AddOperator />
    </OperatorFrame>
  );
}
