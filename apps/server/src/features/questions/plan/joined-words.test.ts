import { questions } from '@earshot/contracts/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedbackApp } from '../../../testing/feedback-app.ts';
import { addItems, feedbackApp } from '../../../testing/feedback-app.ts';
import type { Person } from '../../../testing/people.ts';
import { signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';

let earshot: FeedbackApp;
let member: Person;

beforeAll(async () => {
  earshot = await feedbackApp();
  member = await signUp(earshot);
  const texts = [
    'The milkmeter shows nothing since Monday.',
    'Our milkmeters are off by ten litres.',
    'The milk meter is broken again.',
    'A milk-meter without a display, please.',
    'Prices are low and the weather is fine.',
    'The popup covers the whole page.',
    'Every pop-up comes back after a minute.',
    'Stop those pop ups.',
    'Die Paketlieferung kam wieder viel zu spät und niemand hat sich gemeldet.',
    'Die Lieferung kam pünktlich und alles war gut verpackt.',
    'Der Paketbote war freundlich, das Paket aber leider beschädigt.',
  ];
  await addItems(
    earshot,
    member,
    texts.map((text) => ({ text })),
  );
});
afterAll(() => earshot.stop());

async function found(question: string): Promise<number> {
  const { status, reply } = await send(earshot.app, questions.ask, {
    as: member,
    body: { new_message: question },
  });
  expect(status).toBe(200);
  return reply.total_count;
}

test.each([
  ['How many items are about milk meters?', 4],
  ['How many items are about the milk-meter?', 4],
  ['How many items are about popups?', 3],
  ['How many items are about pop-ups?', 3],
  ['Wie viele Beiträge handeln von der Lieferung?', 3],
])('%s finds them however the words are joined', async (question, items) => {
  expect(await found(question)).toBe(items);
});
