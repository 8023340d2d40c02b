import type { MarketReport } from '@earshot/contracts/market/market-report';
import { provenReport } from '@earshot/report-view/proven-report';
import { renderMarkdown } from '@earshot/report-view/render-markdown';
import type { FileOptions, TableName } from '@earshot/report-view/report-tables';
import { renderCsv } from '@earshot/report-view/report-tables';
import { fileNameOf, saveFile } from '../../lib/save-file.ts';

/** Saves one table of a report as CSV. */
export function saveTable(report: MarketReport, table: TableName, options: FileOptions): void {
  save(report, `-${table}.csv`, renderCsv(report, table, options), 'text/csv');
}

/** Saves the report as data, with those claims only that are proven. */
export function saveJson(report: MarketReport): void {
  save(report, '.json', `${JSON.stringify(provenReport(report), null, 2)}\n`, 'application/json');
}

export function saveMarkdown(report: MarketReport, options: FileOptions): void {
  save(report, '.md', renderMarkdown(report, options), 'text/markdown');
}

function save(report: MarketReport, ending: string, content: string, type: string): void {
  saveFile(
    `market-report-${fileNameOf(report.name)}${ending}`,
    new Blob([content], { type: `${type};charset=utf-8` }),
  );
}
