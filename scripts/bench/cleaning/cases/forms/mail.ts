import type { Draw } from '../draw.ts';
import { frame, quoted, said } from '../parts.ts';
import type { Part, Written } from '../parts.ts';
import {
  answer,
  answerInHtml,
  blocks,
  escaped,
  inBlocks,
  letter,
  letterInHtml,
  prefixed,
  quotedAnswer,
  wrapped,
} from './layout.ts';

const isOpen = (draw: Draw): boolean => draw.half === 'open';

export function gmailHtml(draw: Draw): Written {
  const head = escaped(draw.byAgent(draw.of(draw.language.gmail)));
  const kind = isOpen(draw) ? 'gmail_quote gmail_quote_container' : 'gmail_quote';
  const quote = [
    frame(
      `<br><div class="${kind}"><div dir="ltr" class="gmail_attr">${head}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">`,
    ),
    ...answerInHtml(draw, isOpen(draw) ? '<p>' : '<div>', isOpen(draw) ? '</p>' : '</div>', true),
    frame('</blockquote></div>'),
  ];
  const own = [
    frame('<div dir="ltr">'),
    ...letterInHtml(draw, '<div>', '</div>', '<div><br></div>'),
    frame('</div>'),
  ];
  if (isOpen(draw)) return { parts: [...own, ...quote] };
  return { parts: [...own, frame('<div class="gmail_extra">'), ...quote, frame('</div>')] };
}

export function gmailText(draw: Draw): Written {
  const head = draw.byAgent(draw.of(draw.language.gmail));
  return { parts: [...letter(draw), frame(`\n${wrapped(head, 78)}\n\n`), ...quotedAnswer(draw)] };
}

function forwardedHead(
  draw: Draw,
  separator: string,
  line: (label: string, value: string) => string,
): string {
  const { head } = draw.language;
  return [
    separator,
    line(head.from, `${draw.agentName} <${draw.agentMail}>`),
    line(head.sent, draw.of(draw.language.sentDate)),
    line(head.subject, draw.of(draw.language.subject)),
    line(head.to, `<${draw.mail}>`),
  ].join('');
}

export function gmailForward(draw: Draw): Written {
  const dashes = isOpen(draw) ? '----------' : '---------';
  const separator = `---------- ${draw.language.forwarded} ${dashes}`;
  if (isOpen(draw)) {
    return {
      parts: [
        ...letter(draw),
        frame(`\n${forwardedHead(draw, `${separator}\n`, (label, value) => `${label}: ${value}\n`)}\n\n`),
        ...answer(draw, true),
      ],
    };
  }
  const head = forwardedHead(
    draw,
    `<div dir="ltr" class="gmail_attr">${separator}<br>`,
    (label, value) => `${label}: ${escaped(value)}<br>`,
  );
  return {
    parts: [
      frame('<div dir="ltr">'),
      ...letterInHtml(draw, '<div>', '</div>', '<br>'),
      frame(`<br><br><div class="gmail_quote">${head}</div><br><br>`),
      ...answerInHtml(draw, '<div>', '</div>', true),
      frame('</div></div>'),
    ],
  };
}

function outlookHead(draw: Draw, bold: boolean): string {
  const { head } = draw.language;
  const label = (text: string): string => (bold ? `<b>${text}:</b>` : `${text}:`);
  const end = bold ? '<br>' : '\n';
  const value = (text: string): string => (bold ? escaped(text) : text);
  return [
    `${label(head.from)} ${value(`${draw.agentName} <${draw.agentMail}>`)}`,
    `${label(head.sent)} ${draw.of(draw.language.sentDate)}`,
    `${label(head.to)} ${value(draw.name)}`,
    `${label(head.subject)} Re: ${draw.of(draw.language.subject)}`,
  ].join(end);
}

export function outlookDesktop(draw: Draw): Written {
  const open = '<p class="MsoNormal">';
  const close = '<o:p></o:p></p>';
  const gap = `${open}&nbsp;${close}`;
  const line = isOpen(draw) ? 'border-top:solid #E1E1E1 1.0pt' : 'border-top:solid #B5C4DF 1.0pt';
  return {
    parts: [
      frame(
        '<html><head><style><!-- p.MsoNormal {margin:0cm;font-size:11.0pt;font-family:"Calibri",sans-serif;} --></style></head><body lang="EN-US" link="#0563C1"><div class="WordSection1">',
      ),
      ...letterInHtml(draw, open, close, gap),
      frame(
        `${gap}<div><div style="border:none;${line};padding:3.0pt 0cm 0cm 0cm">${open}${outlookHead(draw, true)}${close}</div></div>${gap}`,
      ),
      ...answerInHtml(draw, open, close, true),
      frame('</div></body></html>'),
    ],
  };
}

export function outlookWeb(draw: Draw): Written {
  const open =
    '<div class="elementToProof" style="font-family: Aptos, Calibri, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">';
  const hr = isOpen(draw)
    ? '<hr style="display:inline-block;width:98%" tabindex="-1">'
    : '<div id="appendonsend"></div><hr tabindex="-1" style="display:inline-block; width:98%">';
  return {
    parts: [
      frame('<style type="text/css" style="display:none;"> P {margin-top:0;margin-bottom:0;} </style>'),
      ...letterInHtml(draw, open, '</div>', `${open}<br></div>`),
      frame(
        `${hr}<div id="${isOpen(draw) ? '' : 'x_'}divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt" color="#000000">${outlookHead(draw, true)}</font><div>&nbsp;</div></div><div>`,
      ),
      ...answerInHtml(draw, '<p>', '</p>', true),
      frame('</div>'),
    ],
  };
}

export function outlookText(draw: Draw): Written {
  const separator = isOpen(draw) ? `-----${draw.language.original}-----` : '_'.repeat(32);
  return {
    parts: [...letter(draw), frame(`\n${separator}\n${outlookHead(draw, false)}\n\n`), ...answer(draw, true)],
  };
}

export function outlookMobile(draw: Draw): Written {
  const hint = draw.language.outlookMobile;
  if (!isOpen(draw)) {
    return {
      parts: [
        said('customer', draw.customer),
        frame(`\n\n${hint}<https://aka.example/o0ukef>\n${'_'.repeat(32)}\n${outlookHead(draw, false)}\n\n`),
        ...answer(draw, true),
      ],
    };
  }
  return {
    parts: [
      inBlocks('customer', draw.customer, '<div dir="auto">', '</div>'),
      frame(
        `<div id="ms-outlook-mobile-signature"><div><br></div>${hint}</div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr">${outlookHead(draw, true)}<div>&nbsp;</div></div>`,
      ),
      ...answerInHtml(draw, '<div>', '</div>', true),
    ],
  };
}

export function outlookMessageHeader(draw: Draw): Written {
  return {
    parts: [
      ...letterInHtml(draw, '<div><font face="Arial" size="2">', '</font></div>', '<div>&nbsp;</div>'),
      frame(
        `<br><div class="OutlookMessageHeader" lang="en-us" dir="ltr" align="left"><hr tabindex="-1"><font face="Tahoma" size="2">${outlookHead(draw, true)}<br></font><br></div>`,
      ),
      ...answerInHtml(draw, '<p>', '</p>', true),
    ],
  };
}

export function appleMailHtml(draw: Draw): Written {
  const head = escaped(draw.byAgent(draw.of(draw.language.apple).replace(/^> /u, '')));
  return {
    parts: [
      frame(
        '<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body dir="auto" style="overflow-wrap: break-word;">',
      ),
      inBlocks('customer', draw.customer, '<div dir="ltr">', '</div>'),
      frame(
        `<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">${escaped(draw.device)}</div><div dir="ltr"><br><blockquote type="cite">${head}<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">`,
      ),
      ...answerInHtml(draw, isOpen(draw) ? '<div>' : '<span>', isOpen(draw) ? '</div>' : '</span><br>', true),
      frame('</div></blockquote></body></html>'),
    ],
  };
}

export function appleMailText(draw: Draw): Written {
  const head = draw.byAgent(draw.of(draw.language.apple));
  const mark = head.startsWith('> ') || !isOpen(draw) ? '> ' : '';
  return {
    parts: [
      said('customer', draw.customer.replace(/\n/gu, '\n\n'), draw.customer),
      frame(`\n\n${draw.device}\n\n${mark}${head.replace(/^> /u, '')}\n${mark === '' ? '' : '>'}\n`),
      ...quotedAnswer(draw),
    ],
  };
}

export function appleForward(draw: Draw): Written {
  const { head } = draw.language;
  const lines = [
    `${head.from}: ${draw.agentName} <${draw.agentMail}>`,
    `${head.subject}: ${draw.of(draw.language.subject)}`,
    `${head.sent}: ${draw.of(draw.language.sentDate)}`,
    `${head.to}: ${draw.mail}`,
  ];
  return {
    parts: [
      ...letter(draw, `\n\n${draw.device}`),
      frame(`\n${draw.language.appleForwarded}\n\n${prefixed(lines.join('\n'))}\n>\n`),
      ...quotedAnswer(draw),
    ],
  };
}

export function thunderbird(draw: Draw): Written {
  const head = escaped(draw.byAgent(draw.language.thunderbird));
  return {
    parts: [
      frame('<p>'),
      said('customer', blocks(draw.customer, '', '<br>'), draw.customer),
      frame(
        `</p><p>${escaped(draw.closing)}<br>${escaped(draw.name)}</p><div class="moz-cite-prefix">${head}<br></div><blockquote type="cite" cite="mid:4f1a@${draw.agentMail}">`,
      ),
      ...answerInHtml(draw, '<p>', '</p>', true),
      frame('</blockquote><br>'),
    ],
  };
}

export function yahoo(draw: Draw): Written {
  const head = escaped(draw.byAgent(draw.of(draw.language.gmail)));
  return {
    parts: [
      frame(
        '<div class="ydp7a1yahoo-style-wrap" style="font-family:Helvetica Neue, Helvetica, Arial, sans-serif;font-size:16px;">',
      ),
      ...letterInHtml(draw, '<div dir="ltr" data-setdir="false">', '</div>', '<div><br></div>'),
      frame(
        `<div><br></div></div><div id="ydp9cyahoo_quoted_4417" class="yahoo_quoted"><div style="font-size:13px;color:#26282a;"><div>${head}</div><div><br></div><div><br></div>`,
      ),
      ...answerInHtml(draw, '<p>', '</p>', true),
      frame('</div></div>'),
    ],
  };
}

export function samsung(draw: Draw): Written {
  const { head } = draw.language;
  const line = (label: string, value: string): string => `<div>${label}: ${escaped(value)} </div>`;
  return {
    parts: [
      inBlocks('customer', draw.customer, '<div dir="auto">', '</div>'),
      frame(
        `<div dir="auto"><br></div><div id="composer_signature" dir="auto"><div style="font-size:12px;color:#575757" dir="auto">${escaped(draw.device)}</div></div><div><br></div><div style="font-size:100%;color:#000000"><!-- originalMessage --><div>-------- ${draw.language.original} --------</div>${line(head.from, `${draw.agentName} <${draw.agentMail}>`)}${line(head.sent, draw.of(draw.language.sentDate))}${line(head.to, draw.mail)}${line(head.subject, draw.of(draw.language.subject))}<div><br></div></div>`,
      ),
      ...answerInHtml(draw, '<div>', '</div>', true),
    ],
  };
}

/** Answers stand between the quoted lines. */
export function inline(draw: Draw): Written {
  const asked = (words: string): Part => quoted('agent', prefixed(wrapped(words)), words);
  const head = draw
    .byAgent(draw.of(isOpen(draw) ? draw.language.gmail : draw.language.apple))
    .replace(/^> /u, '');
  const parts = [
    frame(`${draw.opening}\n\n${head}\n${prefixed(draw.agentOpening)}\n>\n`),
    asked(draw.agent),
    frame('\n\n'),
    said('customer', wrapped(draw.customer), draw.customer),
    frame('\n\n'),
    asked(draw.agentAgain),
    frame('\n\n'),
    said('customer', wrapped(draw.customerAgain), draw.customerAgain),
  ];
  const end = isOpen(draw)
    ? `\n\n${prefixed(draw.agentClosing)}\n> ${draw.agentName}\n\n${draw.closing}\n${draw.name}`
    : `\n\n${draw.closing}\n${draw.name}`;
  return { parts: [...parts, frame(end)] };
}

export function signed(draw: Draw): Written {
  const title = draw.of(draw.language.jobTitle);
  const legal = draw.of(draw.language.legal);
  const number = `+${31 + draw.dice} 555 01${40 + draw.dice}`;
  if (isOpen(draw)) {
    return {
      parts: [
        ...letter(draw),
        frame(
          `\n-- \n${draw.name}\n${title}\n${draw.language.phone}: ${number}\n${draw.mail} | www.post.example\n\n${wrapped(legal)}\n`,
        ),
      ],
    };
  }
  return {
    parts: [
      frame('<div>'),
      ...letterInHtml(draw, '<p>', '</p>'),
      frame(
        `<table cellpadding="0" border="0"><tr><td rowspan="3"><img src="cid:logo77@01" alt="Logo" width="90"></td><td><b>${escaped(draw.name)}</b></td></tr><tr><td>${escaped(title)}</td></tr><tr><td>${draw.language.phone} ${number} · <a href="mailto:${draw.mail}">${draw.mail}</a></td></tr></table><p style="font-size:8pt;color:#888">${escaped(legal)}</p></div>`,
      ),
    ],
  };
}
