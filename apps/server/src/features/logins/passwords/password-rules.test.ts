import { expect, test } from 'vitest';
import { assertPasswordAllowed } from './password-rules.ts';

const owner = { email: 'grace.hopper@navy.example', company: ' Northwind Traders ' };

/** Why a password is refused; null when it is not. */
async function refusal(password: string, of: { email: string; company?: string | null } = owner) {
  try {
    await assertPasswordAllowed(password, of);
    return null;
  } catch (error) {
    return (error as { errors?: { detail: string }[] }).errors?.[0]?.detail ?? String(error);
  }
}

test.each([
  ['qzvkqzvkqzvkq', 'repeats the same few characters'],
  ['QzVkqZvKqzvkq', 'repeats the same few characters'],
  ['abcdefghijklm', 'is a plain sequence'],
  ['zyxwvutsrqpon', 'is a plain sequence'],
  ['Grace.Hopper@Navy.Example', 'is your address'],
  ['grace.hopper', 'is your address'],
  ['navy.example', 'is your address'],
  ['northwind traders', 'is your address or company name'],
  ['Northwind Traders 2024!', 'is your address or company name'],
  ['dragon12345678', 'is one of the most common'],
  ['1!2?dragon4567', 'is one of the most common'],
  ['dr4g0n12345678', 'is one of the most common'],
  ['dragondragon', 'is one of the most common'],
])('%s is refused: it %s', async (password, why) => {
  expect(await refusal(password)).toContain(why);
});

test.each([
  ['five different characters', 'qzvkxqzvkxqzv'],
  ['steps of two', 'acegikmoqsuwy'],
  ['a sequence that breaks at its end', 'abcdefghijkz'],
  ['a sequence that breaks at its beginning', 'zbcdefghijkl'],
  ['a common word among nine other characters', '1!2?dragon45%&9'],
  ['a common word between two others', 'dragon umbrella quarry'],
])('%s: %s is allowed', async (_what, password) => {
  expect(await refusal(password)).toBeNull();
});

test('without a company nothing is refused for it', async () => {
  const nobodys = { email: owner.email, company: null };
  expect(await refusal('northwind traders', nobodys)).toBeNull();
  expect(await refusal('northwind traders', { email: owner.email })).toBeNull();
});
