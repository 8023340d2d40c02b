import { personalData } from '@earshot/contracts/personal-data';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import { signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import type { Masking } from './masking.service.ts';
import {
  hiddenPerson,
  keyedHash,
  maskDeep,
  maskId,
  MaskingChanged,
  Maskings,
  maskName,
  maskNamed,
  maskText,
  readMasking,
} from './masking.service.ts';

let t: TestApp;
let owner: Person;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.stop());
beforeEach(async () => {
  owner = await signUp(t);
});

const maskingOf = ({ workspaceId }: Person) =>
  readInWorkspace(t.database, workspaceId, (tx) => readMasking(tx, workspaceId));
const choose = (masked_kinds: 'email'[], hides_people = false) =>
  send(t.app, personalData.updateSettings, { as: owner, body: { masked_kinds, hides_people } });

const mail = 'anna@example.org';

describe('a choice', () => {
  test('is read in its workspace, and of none that is not there', async () => {
    await choose(['email'], true);
    expect(await maskingOf(owner)).toMatchObject({ kinds: new Set(['email']), hidesPeople: true });
    await expect(maskingOf({ ...owner, workspaceId: randomUUID() })).rejects.toThrow(RangeError);
  });

  test('hashes the same words of another workspace into others', async () => {
    const [own, others] = [await maskingOf(owner), await maskingOf(await signUp(t))];
    expect(keyedHash(own, mail)).toMatch(/^[0-9a-f]{24}$/);
    expect(keyedHash(await maskingOf(owner), mail)).toBe(keyedHash(own, mail));
    expect(keyedHash(others, mail)).not.toBe(keyedHash(own, mail));
    expect(hiddenPerson(own, mail)).toEqual(hiddenPerson(own, mail));
    expect(hiddenPerson(own, mail).identity).not.toBe(hiddenPerson(others, mail).identity);
  });
});

describe('work by the present choice', () => {
  test('is done again by the new one when that was changed meanwhile', async () => {
    const maskings = new Maskings(t.database);
    const seen: number[] = [];
    const done = await maskings.by(owner.workspaceId, async ({ kinds }) => {
      seen.push(kinds.size);
      if (seen.length === 1) {
        await choose(['email']);
        throw new MaskingChanged();
      }
      return 'stored';
    });
    expect(done).toBe('stored');
    expect(seen[0]).toBeGreaterThan(1);
    expect(seen.slice(1)).toEqual([1]);
  });

  test('is given up after three times, and at once where it failed otherwise', async () => {
    const maskings = new Maskings(t.database);
    let tried = 0;
    const failWith = (error: Error) =>
      maskings.by(owner.workspaceId, () => {
        tried += 1;
        return Promise.reject(error);
      });
    await expect(failWith(new MaskingChanged())).rejects.toThrow(MaskingChanged);
    expect(tried).toBe(3);
    tried = 0;
    await expect(failWith(new Error('of another kind'))).rejects.toThrow('of another kind');
    expect(tried).toBe(1);
  });

  test('asks for the choice once as long as it holds', async () => {
    const maskings = new Maskings(t.database);
    const first = await maskings.by(owner.workspaceId, (masking) => Promise.resolve(masking));
    await choose(['email']);
    expect(await maskings.by(owner.workspaceId, (masking) => Promise.resolve(masking))).toBe(first);
  });
});

describe('what is masked', () => {
  const masking: Masking = {
    kinds: new Set(['email']),
    hidesPeople: false,
    version: 1,
    key: Buffer.alloc(32),
  };
  const nothing: Masking = { ...masking, kinds: new Set() };
  const phones: Masking = { ...masking, kinds: new Set(['phone']) };

  test('is each text of a value, at any depth; keys and all else stay', () => {
    const value = { [mail]: [mail, { note: `to ${mail}` }, 7, null, true], plain: 'words' };
    expect(maskDeep(masking, value)).toEqual({
      [mail]: ['[e-mail]', { note: 'to [e-mail]' }, 7, null, true],
      plain: 'words',
    });
    expect(maskDeep(masking, mail)).toBe('[e-mail]');
    expect(maskDeep(nothing, value)).toBe(value);
    expect([maskText(nothing, mail), maskNamed(nothing, 'mail', mail)]).toEqual([mail, mail]);
  });

  test('is told by the name that a value stands under, which for a condition is its key', () => {
    const number = '4155550132';
    expect(maskNamed(phones, 'mobile_phone', number)).toBe('[phone]');
    expect(maskNamed(phones, 'order', number)).toBe(number);
    expect(maskDeep(phones, { mobile_phone: [number], order: number })).toEqual({
      mobile_phone: ['[phone]'],
      order: number,
    });
    expect(maskDeep(phones, [{ key: 'mobile_phone', value: number }])).toEqual([
      { key: 'mobile_phone', value: '[phone]' },
    ]);
    expect(maskDeep(phones, { key: 7, mobile_phone: { value: number } })).toEqual({
      key: 7,
      mobile_phone: { value: number },
    });
  });

  test('tells things apart still: ids as hashes, names by a few letters', () => {
    expect(maskId(masking, 'T-1')).toBe('T-1');
    expect(maskId(masking, mail)).toBe(`masked-${keyedHash(masking, mail)}`);
    expect(maskName(masking, 'Helpdesk')).toBe('Helpdesk');
    expect(maskName(masking, `Inbox ${mail}`)).toMatch(/^Inbox \[e-mail\] [0-9a-f]{4}$/);
    expect(maskName(masking, 'a@example.org')).not.toBe(maskName(masking, 'b@example.org'));
  });
});
