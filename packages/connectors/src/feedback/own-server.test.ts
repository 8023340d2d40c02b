import { expect, test } from 'vitest';
import { answering } from '../testing/answering.ts';
import { discourse } from './discourse.ts';
import { gitlab } from './gitlab.ts';
import { jira } from './jira.ts';
import { ownServer } from './own-server.ts';

test('an address keeps its path, and loses what follows it', () => {
  expect(ownServer('https://forum.test/', 'the forum')).toBe('https://forum.test');
  expect(ownServer('https://forum.test/de//?x=1#y', 'the forum')).toBe('https://forum.test/de');
  expect(ownServer('http://127.0.0.1:4000', 'the forum')).toBe('http://127.0.0.1:4000');
  expect(ownServer('https://ada:secret@forum.test', 'the forum')).toBe('https://forum.test');
});

test.each(['http://forum.test', 'ftp://forum.test', 'forum.test', 'javascript:alert(1)'])(
  'a token is not sent to %s',
  async (url) => {
    expect(() => ownServer(url, 'the forum')).toThrow(/^The address of the forum/);
    const settings = { url, project: 'a/b', key: 'k', token: 't', username: 'u' };
    for (const kind of [discourse, gitlab]) {
      await expect(kind.test(answering({}), settings)).rejects.toMatchObject({ kind: 'not_found' });
    }
  },
);

test.each(['evil.test/#', 'a.b', '-a', ''])('no token is sent to the subdomain %j', async (subdomain) => {
  const settings = { subdomain, project: 'SUP', email: 'ada@marrowby.test', token: 't' };
  await expect(jira.test(answering({}), settings)).rejects.toMatchObject({ kind: 'not_found' });
});
