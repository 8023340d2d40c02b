import type { Draw } from '../draw.ts';
import { frame, quoted, said } from '../parts.ts';
import type { Part, Written } from '../parts.ts';
import { answerInHtml, blocks, escaped, letterInHtml, prefixed } from './layout.ts';

const isOpen = (draw: Draw): boolean => draw.half === 'open';

/** Marks up the first word, or the first two signs of a text without blanks. */
function withFirstMarked(text: string, open: string, close: string): string {
  const end = text.includes(' ') ? text.indexOf(' ') : 2;
  return open + text.slice(0, end) + close + text.slice(end);
}

const said2 = (raw: string, clean: string): Part => said('customer', raw, clean);

export function markdown(draw: Draw): Written {
  const first = isOpen(draw)
    ? withFirstMarked(draw.customer, '**', '**')
    : withFirstMarked(draw.customer, '_', '_');
  const raw = first.replace(/\n/gu, '\n\n');
  return isOpen(draw)
    ? {
        parts: [
          frame(`${draw.opening}\n\n`),
          said2(raw, draw.customer),
          frame('\n\n![image](https://files.example/a.png)\n\n'),
          quoted('agent', prefixed(draw.agent.replace(/\n/gu, '\n\n')), draw.agent),
          frame('\n'),
        ],
      }
    : {
        parts: [
          frame('# '),
          said2(raw, draw.customer),
          frame('\n\n'),
          said2(draw.customerAgain.replace(/^/gmu, '* '), draw.customerAgain.replace(/^/gmu, '- ')),
          frame(`\n\n***\n\n${draw.closing}  \n${draw.name}`),
        ],
      };
}

export function bbcode(draw: Draw): Written {
  const raw = isOpen(draw)
    ? withFirstMarked(draw.customer, '[b]', '[/b]')
    : withFirstMarked(draw.customer, '[color=#cc0000][size=4]', '[/size][/color]');
  return {
    author: draw.name,
    parts: [
      frame(isOpen(draw) ? `[quote="${draw.agentName}, post:3, topic:4417"]\n` : `[quote=${draw.agentName}]`),
      quoted('agent', draw.agent),
      frame(isOpen(draw) ? '\n[/quote]\n\n' : '[/quote]'),
      said2(raw, draw.customer),
      frame('\n[img]https://files.example/a.png[/img]'),
    ],
  };
}

export function jira(draw: Draw): Written {
  const raw = isOpen(draw)
    ? withFirstMarked(draw.customer, '*', '*')
    : withFirstMarked(draw.customer, '{color:#de350b}', '{color}');
  return {
    author: draw.name,
    parts: [
      frame(
        isOpen(draw) ? `h3. ${draw.opening}\n` : `[~accountid:5b10a2844c20165700ede21g] ${draw.opening}\n`,
      ),
      said2(raw, draw.customer),
      frame(isOpen(draw) ? '\n\n!screenshot-1.png|thumbnail!\n\nbq. ' : '\n{quote}\n'),
      quoted('agent', draw.agent.replace(/\n/gu, ' ')),
      frame(isOpen(draw) ? '\n' : '\n{quote}\n'),
    ],
  };
}

export function slack(draw: Draw): Written {
  const raw = escaped(isOpen(draw) ? withFirstMarked(draw.customer, '*', '*') : draw.customer);
  return {
    columns: { channel: isOpen(draw) ? 'customer-voice' : 'ext-larch' },
    parts: isOpen(draw)
      ? [
          frame('&gt; '),
          quoted('agent', escaped(draw.agent.replace(/\n/gu, '\n&gt; ')), draw.agent),
          frame('\n<@U02ABC4417> '),
          said2(raw, draw.customer),
          frame(' <!here>'),
        ]
      : [
          frame(':wave: '),
          said2(`${raw} (<https://status.example/4417|status.example>)`, `${draw.customer} (status.example)`),
          frame('\n_edited_'),
        ],
  };
}

/** A mail full of what nobody sees: style, conditional comments, a preheader, a tracking picture. */
export function hiddenParts(draw: Draw): Written {
  return {
    parts: [
      frame(
        isOpen(draw)
          ? '<!DOCTYPE html><html><head><title>mail</title><style type="text/css">body{color:#333} .pre{display:none!important}</style><!--[if mso]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body>'
          : '<html><head><style>@media only screen{.a{color:red}}</style><script>var a = "x < y";</script></head><body bgcolor="#fff">',
      ),
      {
        who: 'frame',
        clean: '',
        raw: isOpen(draw)
          ? `<div class="pre" style="display:none;font-size:1px;line-height:1px;max-height:0;opacity:0;overflow:hidden">${escaped(draw.of(draw.language.invitation))}</div>`
          : `<span hidden>${escaped(draw.of(draw.language.received))}</span><div style="visibility: hidden; height: 0">${escaped(draw.of(draw.language.invitation))}</div><table>`,
      },
      ...letterInHtml(draw, isOpen(draw) ? '<p>' : '<tr><td>', isOpen(draw) ? '</p>' : '</td></tr>'),
      frame(
        `${isOpen(draw) ? '' : '</table>'}<img src="https://t.example/o.gif" width="1" height="1" alt=""></body></html>`,
      ),
    ],
  };
}

/** The customer's own list and table, kept as lines. */
export function listAndTable(draw: Draw): Written {
  const items = draw.customerAgain.split('\n');
  const list = isOpen(draw) ? 'ul' : 'ol';
  return {
    parts: [
      ...letterInHtml(draw, '<div>', '</div>').slice(0, 2),
      said2(
        `<${list}>${blocks(draw.customerAgain, '<li>', '</li>')}</${list}>`,
        items.map((item) => `- ${item}`).join('\n'),
      ),
      said2(
        '<table border="1"><tbody><tr><td>A-4417</td><td>2</td><td>19,90&nbsp;&euro;</td></tr><tr><td>B-0902</td><td>1</td><td>7,00&nbsp;&euro;</td></tr></tbody></table>',
        'A-4417 2 19,90 €\nB-0902 1 7,00 €',
      ),
      frame(`<div>${escaped(draw.closing)}</div><div>${escaped(draw.name)}</div>`),
      ...(isOpen(draw)
        ? []
        : [frame('<blockquote>'), ...answerInHtml(draw, '<p>', '</p>', true), frame('</blockquote>')]),
    ],
  };
}
