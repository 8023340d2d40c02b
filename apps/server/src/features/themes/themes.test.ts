import type { CallReply } from '@earshot/contracts/call';
import type { Theme } from '@earshot/contracts/themes';
import { looseBelow, themes } from '@earshot/contracts/themes';
import { analytics } from '@earshot/contracts/analytics';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addItems, findItems } from '../../testing/feedback-app.ts';
import type { Person } from '../../testing/people.ts';
import { invite, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import type { ThemeApp } from '../../testing/theme-app.ts';
import { themeApp } from '../../testing/theme-app.ts';
import { themedTexts } from '../../testing/themed-texts.ts';

let earshot: ThemeApp;
let member: Person;

beforeAll(async () => {
  earshot = await themeApp();
});
afterAll(() => earshot.stop());

type Listed = CallReply<typeof themes.list>;

async function list(body: Parameters<typeof bodyOf>[0] = {}): Promise<Listed> {
  const { status, reply } = await send(earshot.app, themes.list, { body: bodyOf(body), as: member });
  expect(status).toBe(200);
  return reply;
}

function bodyOf(body: { filters?: object }) {
  return body;
}

async function build(): Promise<void> {
  expect((await send(earshot.app, themes.build, { as: member })).status).toBe(202);
  await earshot.runThemes();
}

/** The file of all themes, to the byte. */
async function exported(): Promise<string> {
  const { reply } = await send(earshot.app, themes.export, { as: member });
  const file = await earshot.app.inject({ url: reply.path, remoteAddress: member.remoteAddress });
  expect(file.statusCode).toBe(200);
  return file.body;
}

const itemsBehind = async (filters: object): Promise<number[]> => {
  const { reply } = await findItems(earshot, member, { filters });
  return reply.results.map(({ review_id: id }) => id).sort((a, b) => a - b);
};

function named(found: readonly Theme[], part: string): Theme {
  const theme = found.find(({ name }) => name.toLowerCase().includes(part));
  if (!theme) throw new Error(`No theme is called ${part}: ${found.map(({ name }) => name).join(', ')}`);
  return theme;
}

const edit = async (
  call: typeof themes.merge | typeof themes.move | typeof themes.rename | typeof themes.split,
  body: object,
) => {
  const { status, reply } = await send(earshot.app, call, { body: body as never, as: member });
  expect(status).toBe(200);
  return reply.edit_id;
};
const revert = (editId: number) =>
  send(earshot.app, themes.revert, { body: { edit_id: editId }, as: member });

describe('themes of twenty items about four things', () => {
  beforeEach(async () => {
    member = await signUp(earshot);
    await addItems(
      earshot,
      member,
      themedTexts.map((text, at) => ({
        text,
        said_at: `2026-03-${String(at + 1).padStart(2, '0')}T12:00:00Z`,
      })),
    );
    await build();
  });

  test('are found with counts, tone and a quote, and every number opens its items', async () => {
    const { themes: found, total, unassigned, build: state } = await list();
    expect(state).toMatchObject({ state: 'done', item_count: 20, theme_count: found.length, share_done: 1 });
    expect(total.count).toBe(20);
    expect(found.length).toBeGreaterThanOrEqual(4);
    expect(found.reduce((sum, { count }) => sum + count, 0) + unassigned.count).toBe(20);
    expect(unassigned.share).toBeCloseTo(unassigned.count / 20, 10);
    expect(await itemsBehind(unassigned.filters)).toHaveLength(unassigned.count);
    for (const theme of found) {
      const ids = await itemsBehind(theme.filters);
      expect(ids).toHaveLength(theme.count);
      expect(ids).toContain(theme.quote?.review_id);
      expect(theme.share).toBeCloseTo(theme.count / 20, 10);
      for (const tone of Object.values(theme.sentiment)) {
        expect(await itemsBehind(tone.filters)).toHaveLength(tone.count);
      }
    }
    const seats = named(found, 'broken seat');
    expect(seats.saying).toBeGreaterThanOrEqual(looseBelow);
    expect(seats.saying).toBeLessThanOrEqual(1);
    expect(seats.quote?.text.toLowerCase()).toContain('seat');
  });

  test('are counted within a filter, against the period before', async () => {
    const {
      themes: found,
      period,
      period_before: before,
      total,
    } = await list({
      filters: { said_from: '2026-03-11', said_to: '2026-03-20' },
    });
    expect([period, before, total.count]).toEqual([
      { from: '2026-03-11', to: '2026-03-20' },
      { from: '2026-03-01', to: '2026-03-10' },
      10,
    ]);
    const bags = named(found, 'bag');
    expect([bags.count, bags.trend.count, bags.trend.before.count]).toEqual([0, 0, 5]);
    expect(await itemsBehind(bags.trend.before.filters)).toHaveLength(5);
    expect(bags.trend.verdict).toBe('down');
  });

  test('have the counts of each week that analysis shows', async () => {
    const filters = { said_from: '2026-03-04', said_to: '2026-03-20' };
    const { themes: found, weeks } = await list({ filters });
    expect(weeks).toEqual([
      { from: '2026-03-04', to: '2026-03-08', is_partial: true },
      { from: '2026-03-09', to: '2026-03-15', is_partial: false },
      { from: '2026-03-16', to: '2026-03-20', is_partial: true },
    ]);
    const { reply } = await send(earshot.app, analytics.measure, {
      body: { measure: 'count', filters, by: 'theme', split_by: { time: 'week' } },
      as: member,
    });
    const measured = new Map(
      reply.rows.map(({ key, split }) => [key, split?.map(({ value }) => value ?? 0)]),
    );
    for (const theme of found) {
      expect(theme.weeks).toEqual(measured.get(String(theme.theme_id)) ?? [0, 0, 0]);
      expect(theme.weeks.reduce((sum, count) => sum + count, 0)).toBe(theme.count);
    }
  });

  test('are not compared with days before the data began', async () => {
    const { themes: found } = await list({ filters: { said_from: '2026-03-10', said_to: '2026-03-20' } });
    expect(new Set(found.map(({ trend }) => trend.verdict))).toEqual(new Set(['not_covered']));
  });

  test('keep their ids and the names people gave over a run', async () => {
    const before = await list();
    const bags = named(before.themes, 'bag');
    await edit(themes.rename, { theme_id: bags.theme_id, name: 'Lost luggage' });
    await addItems(earshot, member, [{ text: 'Where is the bag that you lost?' }]);
    await build();
    const after = await list();
    const ids = (one: Listed) => one.themes.map(({ theme_id: id }) => id).sort((a, b) => a - b);
    expect(ids(after)).toEqual(ids(before));
    const same = named(after.themes, 'luggage');
    expect(same).toMatchObject({
      theme_id: bags.theme_id,
      is_renamed: true,
      saying: null,
      other_words: [],
      count: bags.count + 1,
    });
    const { reply } = await send(earshot.app, themes.get, { query: { theme_id: bags.theme_id }, as: member });
    expect(reply).toEqual(same);
  });

  test('take in a new item without a run, and leave one that only moved its date where it was', async () => {
    const { themes: found } = await list();
    const wifi = named(found, 'wifi');
    await addItems(earshot, member, [{ text: 'The wifi was slow and did not work', external_id: 'new' }]);
    await earshot.runThemes();
    expect(named((await list()).themes, 'wifi').count).toBe(wifi.count + 1);
    const edited = await edit(themes.move, { review_ids: [21], theme_id: null });
    await addItems(earshot, member, [
      { text: 'The wifi was slow and did not work', external_id: 'new', said_at: '2026-03-30T12:00:00Z' },
    ]);
    await earshot.runThemes();
    expect(named((await list()).themes, 'wifi').count).toBe(wifi.count);
    await revert(edited);
    expect(named((await list()).themes, 'wifi').count).toBe(wifi.count + 1);
  });

  test('each edit does what its preview says, and taken back leaves an export equal to the byte', async () => {
    const before = await list();
    const [bags, seats] = [named(before.themes, 'bag'), named(before.themes, 'seat')];
    const kept = await exported();
    const counts = async () => new Map((await list()).themes.map(({ theme_id: id, count }) => [id, count]));
    const edits = [
      { call: themes.merge, body: { kind: 'merge', theme_ids: [bags.theme_id], into: seats.theme_id } },
      { call: themes.split, body: { kind: 'split', theme_id: seats.theme_id, name: 'Seat 14C', filters: { contains: '14C' } } },
      { call: themes.split, body: { kind: 'split', theme_id: bags.theme_id, name: 'Denver', review_ids: [1, 2] } },
      { call: themes.move, body: { kind: 'move', review_ids: [1, 12], theme_id: seats.theme_id } },
      { call: themes.move, body: { kind: 'move', review_ids: [1, 12], theme_id: null } },
    ] as const; // prettier-ignore
    for (const { call, body } of edits) {
      const preview = await send(earshot.app, themes.preview, { body: { edit: body as never }, as: member });
      expect(preview.status).toBe(200);
      const id = await edit(call, body);
      const now = await counts();
      for (const { theme_id: theme, after, name } of preview.reply.themes) {
        const made = (await list()).themes.find((one) => one.name === name);
        expect([name, theme === null ? made?.count : (now.get(theme) ?? 0)]).toEqual([name, after]);
      }
      expect((await list()).unassigned.count).toBe(preview.reply.unassigned.after);
      expect(await exported()).not.toBe(kept);
      expect((await revert(id)).status).toBe(200);
      expect(await exported()).toBe(kept);
    }
    const renamed = await edit(themes.rename, { theme_id: bags.theme_id, name: 'Luggage' });
    expect(await exported()).not.toBe(kept);
    await revert(renamed);
    expect(await exported()).toBe(kept);
  });

  test('edits hold over a run, and a merge can be taken back after it', async () => {
    const { themes: found } = await list();
    const [bags, seats] = [named(found, 'bag'), named(found, 'seat')];
    const merged = await edit(themes.merge, { theme_ids: [bags.theme_id], into: seats.theme_id });
    await edit(themes.split, {
      theme_id: named(found, 'wifi').theme_id,
      name: 'Paid wifi',
      filters: { contains: 'paid' },
    });
    await build();
    const after = await list();
    expect(named(after.themes, 'seat')).toMatchObject({
      count: bags.count + seats.count,
      merged: [{ theme_id: bags.theme_id }],
    });
    expect(await itemsBehind(named(after.themes, 'paid wifi').filters)).toContain(19);
    await revert(merged);
    expect(named((await list()).themes, 'bag')).toMatchObject({ theme_id: bags.theme_id, count: bags.count });
  });

  test('what people did is listed, and an edit that others rest on is taken back after them', async () => {
    const { themes: found } = await list();
    const wifi = named(found, 'wifi');
    const split = await send(earshot.app, themes.split, {
      body: { theme_id: wifi.theme_id, name: 'Paid wifi', filters: { contains: 'paid' } },
      as: member,
    });
    const later = await edit(themes.rename, {
      theme_id: split.reply.theme_id,
      name: 'Wifi that was paid for',
    });
    const refused = await revert(split.reply.edit_id);
    expect([refused.status, refused.problem.code]).toEqual([409, 'conflict']);
    await revert(later);
    expect((await revert(split.reply.edit_id)).status).toBe(200);
    expect((await revert(split.reply.edit_id)).problem.code).toBe('conflict');
    const { reply } = await send(earshot.app, themes.listEdits, { as: member });
    expect(reply.edits.map(({ kind, name, item_count: items }) => [kind, name, items])).toEqual([
      ['rename', 'Wifi that was paid for', null],
      ['split', 'Paid wifi', 1],
    ]);
    expect(reply.edits.every(({ reverted_at: at }) => at !== null)).toBe(true);
  });

  test('what cannot be done is refused with the field', async () => {
    const { themes: found } = await list();
    const id = named(found, 'wifi').theme_id;
    const faultOf = async (call: typeof themes.merge | typeof themes.split, body: object) => {
      const { status, problem } = await send(earshot.app, call, { body: body as never, as: member });
      return [status, problem.errors?.[0]?.pointer];
    };
    expect(await faultOf(themes.merge, { theme_ids: [id], into: id })).toEqual([400, '#/body/into']);
    const split = { theme_id: id, name: 'x' };
    expect(await faultOf(themes.split, split)).toEqual([400, '#/body/filters']);
    expect(await faultOf(themes.split, { ...split, filters: { contains: 'zebra' } })).toEqual([
      400,
      '#/body/filters',
    ]);
    expect(await faultOf(themes.split, { ...split, filters: { contains: 'wifi' } })).toEqual([
      400,
      '#/body/filters',
    ]);
    expect(await faultOf(themes.split, { ...split, review_ids: [1] })).toEqual([400, '#/body/review_ids']);
    const viewer = await invite(earshot, member, 'viewer');
    const rename = await send(earshot.app, themes.rename, { body: { theme_id: id, name: 'x' }, as: viewer });
    expect(rename.status).toBe(403);
  });
});

test('a workspace gets its first themes by itself with its fiftieth item', async () => {
  member = await signUp(earshot);
  const texts = [0, 1, 2].flatMap((round) => themedTexts.map((text) => `${text} (${round})`));
  await addItems(
    earshot,
    member,
    texts.slice(0, 49).map((text) => ({ text })),
  );
  await earshot.runThemes();
  expect((await list()).build).toMatchObject({ state: 'never', item_count: 49 });
  await addItems(
    earshot,
    member,
    texts.slice(49).map((text) => ({ text })),
  );
  await earshot.runThemes();
  const { themes: found, build: state } = await list();
  expect(state).toMatchObject({ state: 'done', item_count: 60 });
  expect(found.length).toBeGreaterThan(0);
});
