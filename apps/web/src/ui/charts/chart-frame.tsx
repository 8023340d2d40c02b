import { useRef, useState, type ReactNode } from 'react';
import { csvOf } from '@earshot/report-view/csv';
import { fileNameOf, saveFile } from '../../lib/save-file.ts';
import { Button } from '../inputs/button.tsx';
import type { ChartData } from './chart-data.ts';
import { chartPicture } from './chart-picture.ts';
import { ChartTable } from './chart-table.tsx';
import { Icon } from '../page/icon.tsx';
import { Menu } from '../overlays/menu.tsx';
import { showToast } from '../overlays/toast-store.ts';
import { Tooltip } from '../overlays/tooltip.tsx';
import styles from './chart-frame.module.css';

export interface ChartFrameProps {
  title: string;
  /** What the chart shows, in a sentence or two: stands below it, and is all that some readers get. */
  summary: ReactNode;
  data: ChartData;
  /** A value as it is written, such as `38.4 %`. */
  format: (value: number) => string;
  /** What the points are, such as `Week`: the head of the table's first column. */
  pointName: string;
  /** The chart itself. */
  children: ReactNode;
  /** Right of the title, before table and export. */
  aside?: ReactNode;
}

/** A chart with its title, its words, its table and its export. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, summary, data, format, pointName, children, aside } = props;
  const [isTable, setTable] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const savePicture = async () => {
    const chart = body.current?.querySelector<SVGSVGElement>('svg[data-chart]');
    if (!chart) return;
    try {
      saveFile(`${fileNameOf(title)}.png`, await chartPicture(chart, title));
    } catch {
      showToast('Could not create the image. The CSV contains the same numbers.');
    }
  };
  const saveTable = () =>
    saveFile(`${fileNameOf(title)}.csv`, new Blob([csvOf(tableOf(data, pointName))], { type: 'text/csv' }));
  return (
    <section className={`card ${styles.frame}`} aria-label={title}>
      <div className="hd">
        <h2 className="h grow">{title}</h2>
        {aside}
        <Tooltip label={isTable ? 'Show as chart' : 'Show as table'}>
          <Button
            size="sm"
            variant="quiet"
            iconOnly
            className="no-print"
            aria-pressed={isTable}
            aria-label={`${title} as a table`}
            onClick={() => setTable(!isTable)}
          >
            <Icon name={isTable ? 'chart' : 'table'} size="s" />
          </Button>
        </Tooltip>
        <Menu
          target={
            <Button size="sm" variant="quiet" iconOnly className="no-print" aria-label={`Export ${title}`}>
              <Icon name="download" size="s" />
            </Button>
          }
          entries={[
            { kind: 'action', label: 'Download CSV', icon: 'table', onSelect: saveTable },
            ...(isTable
              ? []
              : [
                  {
                    kind: 'action' as const,
                    label: 'Download PNG',
                    icon: 'chart' as const,
                    onSelect: () => void savePicture(),
                  },
                ]),
          ]}
        />
      </div>
      <div ref={body} className={styles.body}>
        {isTable ? (
          <ChartTable caption={title} data={data} format={format} pointName={pointName} />
        ) : (
          children
        )}
        <p className={`sm sec ${styles.summary}`}>{summary}</p>
      </div>
    </section>
  );
}

function tableOf({ points, series }: ChartData, pointName: string): (string | number | null)[][] {
  return [
    [pointName, ...series.map(({ label }) => label), 'Incomplete'],
    ...points.map(({ key, isPartial }, at) => [
      key,
      ...series.map(({ values }) => values[at]?.value ?? null),
      isPartial ? 'yes' : '',
    ]),
  ];
}
