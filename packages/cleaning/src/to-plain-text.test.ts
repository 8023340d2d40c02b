import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxText } from './limits.ts';
import { hostileHtml } from './testing/hostile-html.ts';
import { toPlainText } from './to-plain-text.ts';

const read = (source: string) => toPlainText(source).text;

test.each([
  ['entities are read', '<p>Fish &amp; chips &#8364;5 &lt;b&gt;</p>', 'Fish & chips €5 <b>'],
  ['list items have lines of their own', '<ul><li>one</li><li>two</li></ul>', '- one\n- two'],
  [
    'cells of a row are parted by a blank',
    '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    'a b\nc',
  ],
  ['links read as their words', '<p>See <a href="https://x.example/?a=1">the list</a>.</p>', 'See the list.'],
  [
    'what is hidden is left out',
    '<p>a</p><div style="display: none">b</div><p hidden>c</p><p>d</p>',
    'a\n\nd',
  ],
  [
    'classes that the style sheet hides are left out',
    '<style>.x{display:none}</style><p class="x">b</p><p>d</p>',
    'd',
  ],
  ['styles and scripts are left out', '<style>p{}</style><script>a()</script><p>d</p>', 'd'],
  ['an element that is never closed hides nothing', '<p>a<style>b <p>c', 'ab\n\nc'],
  [
    'emoji pictures read as their emoji, others as nothing',
    '<p>Hi <img alt="🎉"><img alt="a.png"></p>',
    'Hi 🎉',
  ],
  ['addresses in angle brackets stay', 'Mail <ann@post.example> please', 'Mail <ann@post.example> please'],
  ['single tags between words stay', 'the <b> key and a < b', 'the <b> key and a < b'],
  [
    'line ends of the source count where tags only dress up',
    'a <b>bold</b> word\nnext line',
    'a bold word\nnext line',
  ],
  ['HTML that was escaped is read', '&lt;p&gt;a&lt;/p&gt;&lt;p&gt;b&lt;/p&gt;', 'a\n\nb'],
  [
    'Markdown reads as text',
    '**Why** is [this](https://x.example) here? ![p](https://x.example/p.png)',
    'Why is this here?',
  ],
  [
    'BBCode reads as text',
    '[b]Why[/b] is [url=https://x.example]this[/url] here?[img]https://x.example/p[/img]',
    'Why is this here?',
  ],
  [
    'Jira markup reads as text',
    'h2. Slow\n{panel:title=Steps}open{panel}\n!shot.png|thumbnail!',
    'Slow\nSteps\nopen',
  ],
  [
    'Slack markup reads as text',
    '<@U02ABC4417> see <https://x.example|the list> &amp; *this*',
    'see the list & this',
  ],
  ['quoted-printable is read', 'Gr=C3=BC=C3=9Fe aus K=C3=B6l=\nn', 'Grüße aus Köln'],
  ['base64 is read', Buffer.from('Wo bleibt mein Päckchen?').toString('base64'), 'Wo bleibt mein Päckchen?'],
  [
    'a long word is no base64',
    'Donaudampfschifffahrtsgesellschaft1A',
    'Donaudampfschifffahrtsgesellschaft1A',
  ],
  ['text encoded twice is repaired', 'fÃ¼r die TÃ¼r â€“ bitte', 'für die Tür – bitte'],
  ['text about such signs stays', 'It prints Ã¼ and not ü or ö', 'It prints Ã¼ and not ü or ö'],
  ['signs without place go', 'Can\u200bcel my tri\u00adal\ufeff', 'Cancel my trial'],
  ['joined pictures stay joined', 'fine 👩\u200d💻', 'fine 👩\u200d💻'],
  ['one normal form', 'Cafe\u0301\r\n\r\n\r\n a\u00a0 b', 'Café\n\na b'],
  ['pictures and link targets of mail programs go', 'See here<https://x.example> [cid:a.png@1]', 'See here'],
])('%s', (_fact, source, text) => {
  expect(read(source)).toBe(text);
});

test('what was done is named', () => {
  expect(toPlainText('<p>a</p><p style="display:none">b</p>').kinds).toEqual(['html', 'hidden-parts']);
  expect(toPlainText('plain words').kinds).toEqual([]);
  expect(toPlainText('fÃ¼r', { repairsDoubleEncoded: false })).toMatchObject({
    text: 'fÃ¼r',
    kinds: ['double-encoded-found'],
  });
  expect(toPlainText('a'.repeat(maxText + 1)).kinds).toEqual(['cut']);
});

test('every line of the text has a mark', () => {
  const { text, marks } = toPlainText('<p>a</p><div class="gmail_quote"><p>b</p></div>');
  expect(marks).toHaveLength(text.split('\n').length);
  expect(marks.at(-1)).toBe('mail-quote');
});

describe('properties', () => {
  const piece = fc.constantFrom(
    ...[
      'a',
      'Ü',
      '文',
      ' ',
      '\n',
      '<p>',
      '</p>',
      '<b>',
      '<li>',
      '&amp;',
      '&lt;',
      '*',
      '_',
      '[b]',
      '[/b]',
      '> ',
    ],
    ...['{', '}', '|', '=', '"', '<a href="x">', '<!--', '-->', '\u200b', '\u0301', '😀', '#', '`', '!'],
  );
  const source = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
  const letters = (text: string): string[] => text.normalize('NFD').match(/[\p{L}\p{N}]/gu) ?? [];

  test('no letter or digit is invented: those of the result are those of the source, in order', () => {
    fc.assert(
      fc.property(source, (text) => {
        const from = letters(text.replaceAll('&amp;', '&').replaceAll('&lt;', '<'));
        let at = 0;
        for (const letter of letters(read(text))) {
          at = from.indexOf(letter, at) + 1;
          expect(at).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('a cleaned text stays as it is when it is read as text', () => {
    fc.assert(
      fc.property(source, (text) => {
        const once = read(text);
        expect(toPlainText(once, { markup: 'none' }).text).toBe(once);
      }),
    );
  });
});

test('hostile HTML of 8 times the length takes no more than 24 times as long', () => {
  const cpu = (html: string) => {
    const start = process.cpuUsage();
    toPlainText(html);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  const short = new Map(hostileHtml(2 ** 15));
  for (const [name, html] of hostileHtml(2 ** 18)) {
    const before = Math.max(5, cpu(short.get(name) ?? ''));
    expect(cpu(html), name).toBeLessThan(before * 24);
  }
});
