import { feedback } from '@earshot/contracts/feedback';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { addItems, findItems } from '../../../testing/feedback-app.ts';
import type { JobApp } from '../../../testing/job-app.ts';
import { jobApp } from '../../../testing/job-app.ts';
import type { Person } from '../../../testing/people.ts';
import { signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';
import { readToneModel } from './tone.sql.ts';
import { wantsLearning } from './want-learning.ts';

let earshot: JobApp;
beforeAll(async () => {
  earshot = await jobApp(['understanding.follow', 'checks.learn_tone', 'checks.apply_tone']);
});
afterAll(() => earshot.stop());

const things = [
  'kettle',
  'door',
  'invoice',
  'screen',
  'courier',
  'menu',
  'ticket',
  'editor',
  'login',
  'chart',
];

/** Reviews whose words the lexicon does not know: `blorp` is bad, `zingy` is good. */
function jargon(count: number, rated = true) {
  const stars = [1, 5, 3];
  const states = ['went blorp', 'ran zingy', 'is at stage two'];
  return Array.from({ length: count }, (_, i) => ({
    text: `The ${things[i % things.length]} ${states[i % states.length]} (${i})`,
    ...(rated && { rating: { value: stars[i % stars.length] ?? 3, min: 1, max: 5 } }),
  }));
}

/** Following items asks for learning, which gathers checks for a moment. */
async function learn(): Promise<void> {
  await earshot.runAllJobs();
  await earshot.runAllJobs();
}

const model = ({ workspaceId }: Person) =>
  readInWorkspace(earshot.database, workspaceId, (tx) => readToneModel(tx, workspaceId));

const toneOf = async (member: Person, contains: string) => {
  const { reply } = await findItems(earshot, member, { filters: { contains } });
  return reply.results.map(({ sentiment, sentiment_by: by }) => [sentiment, by]);
};

describe('the tone that a workspace’s stars teach', () => {
  test('takes over, judges what is there, and then what comes', async () => {
    const member = await signUp(earshot);
    await addItems(earshot, member, [...jargon(120), { text: 'My window went blorp' }]);
    expect(await toneOf(member, 'window')).toEqual([['neutral', 'lexicon']]);
    await learn();
    expect(await model(member)).toMatchObject({ verdict: 'takes_over', labelCount: 120, personCount: 0 });
    expect(await toneOf(member, 'window')).toEqual([['negative', 'learned']]);
    expect(await model(member)).toMatchObject({ judgedVersion: 1, judgedCount: 121, judgingSince: null });

    await addItems(earshot, member, [{ text: 'The gate ran zingy again' }]);
    await earshot.runAllJobs();
    expect(await toneOf(member, 'gate')).toEqual([['positive', 'learned']]);
    // Counts that are kept beside the items follow.
    const { reply } = await send(earshot.app, feedback.getFacets, { as: member, body: {} });
    const counted = reply.facets.find(({ key }) => key === 'sentiments')?.values;
    for (const { value, count } of counted ?? []) {
      const found = await findItems(earshot, member, { filters: { sentiments: [value as 'neutral'] } });
      expect([value, found.reply.total_count]).toEqual([value, count]);
    }
  });

  test('is learnt from 50 labels on, and anew once a tenth of them has changed', () => {
    const labels = (available: number, people = 0) => ({ available, people });
    const learnt = { availableCount: 200, personCount: 30 };
    expect(wantsLearning(labels(49), undefined)).toBe(false);
    expect(wantsLearning(labels(50), undefined)).toBe(true);
    expect(wantsLearning(labels(219, 30), learnt)).toBe(false);
    expect(wantsLearning(labels(220, 30), learnt)).toBe(true);
    expect(wantsLearning(labels(180, 30), learnt)).toBe(true);
    expect(wantsLearning(labels(205, 39), learnt)).toBe(false);
    expect(wantsLearning(labels(205, 40), learnt)).toBe(true);
  });
});
