import type { SharedFigure, ShownRun } from '@earshot/contracts/reports/report-run';
import { csvOf } from '@earshot/report-view/csv';
import { fileNameOf, saveFile } from '../../lib/save-file.ts';
import { sectionNames } from './reports.words.ts';

type Cell = string | number | null;
type Line = readonly [section: string, row: string, series: string, figure: SharedFigure];

const head = ['section', 'row', 'series', 'measure', 'unit', 'value', 'of', 'low', 'high', 'before'];

/** Every figure of a run as a line, in the order of the page. */
export function reportCsv(run: ShownRun): string {
  return csvOf([head, ...linesOf(run).map(cellsOf)]);
}

export function saveReportCsv(run: ShownRun): void {
  const name = `${fileNameOf(run.name)}-${run.period.to}.csv`;
  saveFile(name, new Blob([reportCsv(run)], { type: 'text/csv' }));
}

function linesOf({ sections, answers }: ShownRun): Line[] {
  return [
    ...sections.flatMap((section): Line[] => {
      const name = sectionNames[section.kind];
      switch (section.kind) {
        case 'headline':
          return section.figures.map(({ label, figure }) => [name, label, '', figure]);
        case 'volume':
          return section.chart.rows.map(({ label, figure }) => [name, label, '', figure]);
        case 'sentiment':
          return [
            ...section.rows.map(({ label, figure }): Line => [name, label, '', figure]),
            ...section.chart.rows.flatMap(({ label, split }) =>
              (split ?? []).map((figure, at): Line => [
                name,
                label,
                section.chart.series?.[at]?.label ?? '',
                figure,
              ]),
            ),
          ];
        case 'drivers':
          return section.drivers.map(({ label, own }) => [name, label, '', own]);
        default:
          return section.rows.map(({ label, figure }) => [name, label, '', figure]);
      }
    }),
    ...answers.flatMap(({ question, figures }) =>
      figures.map(({ label, figure }): Line => [question, label, '', figure]),
    ),
  ];
}

function cellsOf([section, row, series, figure]: Line): Cell[] {
  const { measure, unit, value, n, interval, change } = figure;
  return [
    section,
    row,
    series,
    measure,
    unit,
    value,
    n,
    interval?.[0] ?? null,
    interval?.[1] ?? null,
    change?.verdict === 'not_covered' ? null : (change?.from ?? null),
  ];
}
