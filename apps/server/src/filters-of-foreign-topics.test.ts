import { topics } from '@earshot/contracts/topics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addItems } from './testing/feedback-app.ts';
import type { JobApp } from './testing/job-app.ts';
import { jobApp } from './testing/job-app.ts';
import type { Person } from './testing/people.ts';
import { signUp } from './testing/people.ts';
import { send } from './testing/send.ts';

let earshot: JobApp;
let member: Person;
let foreignTopic: number;

beforeAll(async () => {
  earshot = await jobApp([]);
  member = await signUp(earshot);
  await addItems(earshot, member, [{ text: 'The lamp flickers' }]);
  const stranger = await signUp(earshot);
  const { reply } = await send(earshot.app, topics.create, {
    as: stranger,
    body: { title: 'Lamps', description: 'A lamp is broken.' },
  });
  foreignTopic = reply.custom_trend.id;
});
afterAll(() => earshot.stop());

const calls: [path: string, body: (filters: object) => object][] = [
  ['/api/feedback/get_feedback', (filters) => ({ filters })],
  ['/api/feedback/get_facets', (filters) => ({ filters })],
  ['/api/analysis/measure', (filters) => ({ filters })],
  ['/api/analysis/measure', (filters) => ({ measure: 'share', part: filters })],
  ['/api/analysis/drivers', (filters) => ({ score: 'nps', filters })],
  ['/api/people/list_people', (filters) => ({ filters })],
  ['/api/people/list_accounts', (filters) => ({ filters })],
  ['/api/themes/list_themes', (filters) => ({ filters })],
];
const places: [string, (part: object) => object][] = [
  ['the filter', (part) => part],
  ['what it adds', (part) => ({ also: [part] })],
  ['what it leaves out', (part) => ({ except: [part] })],
];

test.each(calls.flatMap(([path, body]) => places.map(([place, filter]) => ({ path, body, place, filter }))))(
  '$path answers 404 when $place names a topic of another workspace, not a count of nothing',
  async ({ path, body, filter }) => {
    const reply = await earshot.app.inject({
      method: 'POST',
      url: path,
      headers: member.auth,
      payload: body(filter({ custom_trend_id: foreignTopic })),
    });
    expect(reply.statusCode, reply.body).toBe(404);
  },
);
