import { themes } from '@earshot/contracts/themes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { addItems } from '../../testing/feedback-app.ts';
import type { Person } from '../../testing/people.ts';
import { signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import type { ThemeApp } from '../../testing/theme-app.ts';
import { themeApp } from '../../testing/theme-app.ts';
import { themedTexts } from '../../testing/themed-texts.ts';
import { deleteItems } from '../feedback/store/remove-items.service.ts';
import * as builds from './builds.sql.ts';
import { KeptSpeakers } from './kept-speakers.ts';

let earshot: ThemeApp;
let member: Person;
const kept = new KeptSpeakers();

beforeAll(async () => {
  earshot = await themeApp();
  member = await signUp(earshot);
  await addItems(
    earshot,
    member,
    themedTexts.map((text, at) => ({ text, external_id: `${at}` })),
  );
  await build();
});
afterAll(() => earshot.stop());

async function build(): Promise<void> {
  expect((await send(earshot.app, themes.build, { as: member })).status).toBe(202);
  await earshot.runThemes();
}

async function speakers() {
  const { workspaceId } = member;
  const done = await readInWorkspace(earshot.database, workspaceId, (tx) =>
    builds.newestDone(tx, workspaceId),
  );
  if (!done) throw new Error('No themes were found');
  return kept.of(earshot.jobDeps, workspaceId, done);
}

test('who speaks for the themes is loaded again only when it may have changed', async () => {
  const first = await speakers();
  expect(first.size).toBeGreaterThan(0);
  await addItems(earshot, member, [{ text: 'Wifi again does not work', external_id: 'new' }]);
  await earshot.runThemes();
  expect(await speakers(), 'after a new item').toBe(first);

  await addItems(earshot, member, [{ text: 'The wifi was splendid', external_id: '15' }]);
  const changed = await speakers();
  expect(changed, 'after an item was changed').not.toBe(first);
  expect(await speakers()).toBe(changed);

  await inWorkspace(earshot.database, member.workspaceId, (tx) => deleteItems(tx, member.workspaceId, [1]));
  const without = await speakers();
  expect(without, 'after an item was removed').not.toBe(changed);
  expect(without.size).toBeLessThan(changed.size);

  earshot.clock.advance({ minutes: 1 });
  await build();
  const rebuilt = await speakers();
  expect(rebuilt, 'after another build').not.toBe(without);
  kept.forget(member.workspaceId);
  expect(await speakers(), 'when forgotten').not.toBe(rebuilt);
});
