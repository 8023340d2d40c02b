import type { marketTables } from '@earshot/contracts/market';
import type { MarketReport } from '@earshot/contracts/market/market-report';
import { provenReport } from '@earshot/report-view/proven-report';
import { renderMarkdown } from '@earshot/report-view/render-markdown';
import { renderCsv } from '@earshot/report-view/report-tables';
import type { FastifyReply } from 'fastify';
import { attachment } from '../../../platform/http/attachment.ts';

export interface FileWanted {
  format: 'json' | 'markdown' | 'csv';
  table: (typeof marketTables)[number];
  currency?: string | undefined;
}

/** Sends a report as a file, with those claims only that are proven. */
export function sendFile(
  reply: FastifyReply,
  report: MarketReport,
  { format, table, currency }: FileWanted,
): FastifyReply {
  const files = {
    json: { ending: '.json', type: 'application/json', content: () => JSON.stringify(provenReport(report)) },
    markdown: { ending: '.md', type: 'text/markdown', content: () => renderMarkdown(report, { currency }) },
    csv: { ending: `-${table}.csv`, type: 'text/csv', content: () => renderCsv(report, table, { currency }) },
  };
  const { ending, type, content } = files[format];
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', attachment(`market-report-${report.name}${ending}`))
    .send(content());
}
