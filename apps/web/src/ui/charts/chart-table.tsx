import { Link } from 'react-router';
import type { ChartData, ChartValue } from './chart-data.ts';
import { figureCell, Table } from '../page/table.tsx';
import frame from './chart-frame.module.css';
import number from '../text/number-link.module.css';

interface ChartTableProps {
  caption: string;
  data: ChartData;
  format: (value: number) => string;
  pointName: string;
}

/** A chart's numbers, each of which opens what is behind it. */
export function ChartTable({ caption, data, format, pointName }: ChartTableProps) {
  return (
    <div className={frame.scroll} role="region" aria-label={`${caption}, table`} tabIndex={0}>
      <Table caption={caption}>
        <thead>
          <tr>
            <th scope="col">{pointName}</th>
            {data.series.map(({ key, label }) => (
              <th key={key} scope="col" className={figureCell}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.points.map((point, at) => (
            <tr key={point.key}>
              <th scope="row">
                {point.label}
                {point.isPartial && <span className="mut"> (incomplete)</span>}
              </th>
              {data.series.map(({ key, values }) => (
                <td key={key} className={figureCell}>
                  <Cell cell={values[at]} format={format} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Cell({ cell, format }: { cell: ChartValue | undefined; format: (value: number) => string }) {
  if (!cell || cell.value === null) return <span className="mut">none</span>;
  const shown = format(cell.value);
  return cell.to ? (
    <Link className={number.number} to={cell.to}>
      {shown}
    </Link>
  ) : (
    shown
  );
}
