import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { load, shown, useTempFiles } from '../test-support/temp-file.ts';

const file = useTempFiles();
const read = async (content: string | Buffer, overrides = {}) =>
  load(await file(content), 'feedback.csv', overrides);

describe('encoding', () => {
  const long = 'id,comment\n' + '1,plain words\n'.repeat(20_000);

  test.each<[string, Buffer, string, string]>([
    ['UTF-8', Buffer.from('id,comment\n1,Größe 🙂\n'), 'utf-8', 'Größe 🙂'],
    ['UTF-8 with its mark', Buffer.from('\uFEFFid,comment\n1,Größe\n'), 'utf-8', 'Größe'],
    [
      'UTF-16LE with its mark',
      iconv.encode('id,comment\n1,Größe\n', 'utf-16le', { addBOM: true }),
      'utf-16le',
      'Größe',
    ],
    [
      'UTF-16BE without its mark',
      iconv.encode('id,comment\n1,Größe\n', 'utf-16be', { addBOM: false }),
      'utf-16be',
      'Größe',
    ],
    [
      'UTF-16LE without its mark',
      iconv.encode('id,comment\n1,Größe\n', 'utf-16le', { addBOM: false }),
      'utf-16le',
      'Größe',
    ],
    [
      'Windows-1252',
      iconv.encode('id,comment\n1,“Größe” – 5 €\n2,Qualität und Lieferung waren schön\n', 'windows-1252'),
      'windows-1252',
      '“Größe” – 5 €',
    ],
    [
      'Mac OS Roman, with its line ends',
      iconv.encode(
        'id,comment\r1,Die Tür klemmt wenn es draußen kälter wird\r2,Größe und Qualität\r',
        'macintosh',
      ),
      'macintosh',
      'Die Tür klemmt wenn es draußen kälter wird',
    ],
    [
      'Windows-1251',
      iconv.encode(
        'id,comment\n1,Приложение постоянно вылетает после обновления\n2,Очень долго грузится главный экран\n',
        'windows-1251',
      ),
      'windows-1251',
      'Приложение постоянно вылетает после обновления',
    ],
    [
      'Shift_JIS',
      iconv.encode(
        'id,comment\n1,アプリがすぐに落ちてしまいます。とても困っています。\n2,通知が届きません。\n',
        'shift_jis',
      ),
      'shift_jis',
      'アプリがすぐに落ちてしまいます。とても困っています。',
    ],
  ])('%s', async (_, content, encoding, text) => {
    const { facts, rows } = await read(content);
    expect(facts.encoding).toBe(encoding);
    expect(facts.columns[0]?.name).toBe('id');
    expect(shown(rows)[0]).toEqual(['1', text]);
  });

  test('an accent at the very end of a long file of Latin letters is read right', async () => {
    const { facts, rows } = await read(
      Buffer.concat([Buffer.from(long), iconv.encode('2,déjà vu\n', 'latin1')]),
    );
    expect(facts.encoding).toBe('windows-1252');
    expect(shown(rows).at(-1)).toEqual(['2', 'déjà vu']);
  });

  test('one damaged byte in UTF-8 costs its row and spoils no accent', async () => {
    const accents = Array.from({ length: 50 }, (_, i) => `${i},déjà\n`).join('');
    const { facts, rows } = await read(
      Buffer.concat([
        Buffer.from(`id,comment\n${accents}`),
        Buffer.from([0x37, 0x2c, 0xe9, 0x0a]),
        Buffer.from('8,là\n'),
      ]),
    );
    expect(facts).toMatchObject({ encoding: 'utf-8', damagedPlaces: 1, problems: { bytes_unreadable: 1 } });
    expect(shown(rows).slice(-3)).toEqual([['49', 'déjà'], '52 bytes_unreadable', ['8', 'là']]);
  });

  test('a character cut by the edge of a chunk is whole', async () => {
    for (const before of [65_533, 65_534, 65_535]) {
      const { facts, rows } = await read(`comment\n${'a'.repeat(before - 8)}🙂\n`);
      expect(facts.encoding).toBe('utf-8');
      expect(shown(rows)).toEqual([[`${'a'.repeat(before - 8)}🙂`]]);
    }
  });

  test('the encoding that the person chose is used, and an unknown one refused', async () => {
    const bytes = iconv.encode('comment\nдом\n', 'koi8-r');
    expect(shown((await read(bytes, { encoding: 'koi8-r' })).rows)).toEqual([['дом']]);
    await expect(read(bytes, { encoding: 'klingon' })).rejects.toMatchObject({ code: 'encoding_unknown' });
  });
});
