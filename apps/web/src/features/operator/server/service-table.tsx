import type { SetUpService } from '@earshot/contracts/operator-server';
import { DataTable, type Column } from '../../../ui/page/data-table.tsx';
import { breakingCell } from '../../../ui/page/table.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import { healthWords as words } from './server.words.ts';

const columns: readonly Column<SetUpService>[] = [
  { head: words.name, isRowHead: true, cell: ({ name }) => name },
  {
    head: words.state,
    cell: ({ is_on: isOn }) => <Tag meaning={isOn ? 'good' : 'outline'}>{isOn ? words.on : words.off}</Tag>,
  },
  { head: words.detail, cellClass: breakingCell, cell: ({ detail }) => detail },
];

/** What is set up beside the server, and what is not. */
export function ServiceTable({ caption, services }: { caption: string; services: readonly SetUpService[] }) {
  return (
    <div className="card">
      <DataTable caption={caption} rows={services} keyOf={({ name }) => name} columns={columns} />
    </div>
  );
}
