import type { ReportRun } from '@earshot/contracts/reports/report-run';
import { reports } from '@earshot/contracts/reports';
import { setTimeout as wait } from 'node:timers/promises';
import { callApi } from '../load/api-client.ts';

/** Runs a report over days and waits for it. */
export async function reportOfQueue(
  address: string,
  token: string,
  period: { said_from: string; said_to: string },
): Promise<ReportRun> {
  const { report_id } = await callApi(address, token, reports.create, { body: { name: 'Queue', period } });
  for (;;) {
    const { runs } = await callApi(address, token, reports.get, { query: { report_id } });
    const [run] = runs;
    if (run?.state === 'done') return callApi(address, token, reports.getRun, { query: { report_id } });
    if (run?.state === 'failed') throw new Error('The report failed');
    await wait(500);
  }
}

/** What its paragraphs say, without their quotes. */
export const paragraphsOf = ({ summary }: ReportRun): string[] =>
  summary.paragraphs.map((parts) => parts.map((part) => ('text' in part ? part.text : '')).join(''));
