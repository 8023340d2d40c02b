import type { SetUpService } from '@earshot/contracts/operator-server';
import { Table } from '../../ui/page/table.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { healthWords as words } from './server.words.ts';

/** What is set up beside the server, and what is not. */
export function ServiceTable({ caption, services }: { caption: string; services: readonly SetUpService[] }) {
  return (
    <div className="card">
      <Table caption={caption}>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.state}</th>
            <th scope="col">{words.detail}</th>
          </tr>
        </thead>
        <tbody>
          {services.map(({ name, is_on, detail }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Tag meaning={is_on ? 'good' : 'outline'}>{is_on ? words.on : words.off}</Tag>
              </td>
              <td style={{ overflowWrap: 'anywhere' }}>{detail}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
