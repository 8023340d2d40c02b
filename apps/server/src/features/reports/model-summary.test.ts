import { dayMs } from '@earshot/contracts/durations';
import type { ReportRun } from '@earshot/contracts/reports/report-run';
import { reports } from '@earshot/contracts/reports';
import { beforeEach, expect, test } from 'vitest';
import { modelEach } from '../../testing/malformed/model-each.ts';
import { addItems } from '../../testing/feedback-app.ts';
import { replies, says } from '../../testing/stand-ins/llm-server.ts';
import { reportApp } from '../../testing/report-app.ts';
import { send } from '../../testing/send.ts';

const given = modelEach(reportApp);
beforeEach(async () => {
  const saidAt = new Date(given.server.clock.now() - 3 * dayMs).toISOString();
  await addItems(given.server, given.person, [
    { text: 'The parcel came late.', said_at: saidAt, rating: { value: 1, min: 1, max: 5 } },
    { text: 'Lovely box.', said_at: saidAt, rating: { value: 5, min: 1, max: 5 } },
  ]);
});

async function run(): Promise<ReportRun> {
  const { reply } = await send(given.server.app, reports.create, {
    as: given.person,
    body: { name: 'Weekly' },
  });
  await given.server.runReports();
  const query = { report_id: reply.report_id };
  return (await send(given.server.app, reports.getRun, { as: given.person, query })).reply;
}

test('a model writes the summary around the same numbers, and the run says so', async () => {
  given.model.behave(says('There are {{main}} items in this period [1].'));
  const { summary } = await run();
  expect(summary).toMatchObject({ written_by: 'model', notice: null });
  expect(summary.paragraphs[0]).toContainEqual({ kind: 'figure', name: 'main', text: '2' });
});

test('words of a model that are not borne out leave the built-in summary, with a notice', async () => {
  given.model.behave(says('Revenue will double to 999999 because the chief executive resigned.'));
  const found = await run();
  expect(found.summary.written_by).toBe('built_in');
  expect(found.summary.notice).toContain('did not match the counted numbers');
  expect(JSON.stringify(found)).not.toContain('999999');
});

test('[R8] a model that fails leaves the built-in summary, with a notice', async () => {
  given.model.behave(replies(500, 'oops'));
  const { summary } = await run();
  expect(summary).toMatchObject({
    written_by: 'built_in',
    notice: expect.stringContaining('did not answer') as string,
  });
  expect(summary.figures[0]?.figure.value).toBe(2);
});
