import { Tokenizer, TokenizerMode } from 'parse5';

const raw = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['xmp', TokenizerMode.RAWTEXT],
]);
const inline = new Set([
  'a',
  'b',
  'i',
  'em',
  'strong',
  'span',
  'code',
  'u',
  's',
  'sup',
  'sub',
  'mark',
  'small',
]);

/** The words of a piece of HTML: markup gone, entities read, blocks and lines parted by a line end. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return tidied(html);
  const parts: string[] = [];
  let within: string | null = null;
  const edge = (name: string) => {
    if (!inline.has(name)) parts.push('\n');
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName, selfClosing }) {
        const state = raw.get(tagName);
        if (state !== undefined && !selfClosing) {
          tokenizer.state = state;
          within = tagName;
        }
        edge(tagName);
      },
      onEndTag({ tagName }) {
        if (within === tagName) within = null;
        edge(tagName);
      },
      onCharacter({ chars }) {
        if (within === null) parts.push(chars);
      },
      onWhitespaceCharacter({ chars }) {
        if (within === null) parts.push(chars);
      },
      onNullCharacter: () => undefined,
      onComment: () => undefined,
      onDoctype: () => undefined,
      onEof: () => undefined,
    },
  );
  tokenizer.write(html, true);
  return tidied(parts.join(''));
}

function tidied(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}
