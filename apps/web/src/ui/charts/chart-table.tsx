import { Link } from 'react-router';
import { partialName, type ChartData, type ChartValue } from './chart-data.ts';
import { DataTable, type Column } from '../page/data-table.tsx';
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
      <DataTable
        caption={caption}
        rows={data.points.map((point, at) => ({ ...point, at }))}
        keyOf={({ key }) => key}
        columns={[
          {
            head: pointName,
            isRowHead: true,
            cell: (point) => (
              <>
                {point.label}
                {point.isPartial && <span className="mut"> ({partialName(point)})</span>}
              </>
            ),
          },
          ...data.series.map(({ label, values }): Column<{ at: number }> => ({
            head: label,
            isFigure: true,
            cell: ({ at }) => <Cell cell={values[at]} format={format} />,
          })),
        ]}
      />
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
