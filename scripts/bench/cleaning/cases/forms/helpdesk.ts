import type { Draw } from '../draw.ts';
import { frame, quoted, said } from '../parts.ts';
import type { Written } from '../parts.ts';
import {
  answer,
  answerInHtml,
  escaped,
  inBlocks,
  letter,
  letterInHtml,
  prefixed,
  wrapped,
} from './layout.ts';

const isOpen = (draw: Draw): boolean => draw.half === 'open';
const asCustomer = (draw: Draw): Pick<Written, 'author' | 'isPublic'> => ({
  author: draw.name,
  isPublic: true,
});

/** A mail's answer with the helpdesk's separator, and under it what the helpdesk had sent. */
export function zendeskSeparator(draw: Draw): Written {
  const { replyAbove, satisfaction } = draw.language;
  const id = isOpen(draw) ? '48213' : '90117';
  return {
    ...asCustomer(draw),
    columns: { 'Ticket ID': id },
    parts: [
      ...letter(draw),
      frame(`\n${draw.byAgent(draw.of(draw.language.gmail))}\n> ${replyAbove}\n>\n`),
      quoted(
        'automatic',
        prefixed(wrapped(draw.of(draw.language.received))),
        draw.of(draw.language.received),
      ),
      frame(`\n>\n> ${draw.agentName} (${draw.company})\n>\n`),
      quoted('agent', prefixed(wrapped(draw.agent)), draw.agent),
      frame(
        `\n>\n> ${isOpen(draw) ? draw.of(satisfaction) : '[GX7K21-4QJ0]'}\n> ${'-'.repeat(30)}\n> This email is a service from ${draw.company}.\n`,
      ),
    ],
  };
}

export function zendeskComment(draw: Draw): Written {
  const wrapper = isOpen(draw)
    ? '<div class="zd-comment" dir="auto">'
    : '<div class="zd-comment zd-comment-pre-styled" dir="auto">';
  return {
    ...asCustomer(draw),
    parts: [
      frame(wrapper),
      ...letterInHtml(
        draw,
        isOpen(draw) ? '<p dir="auto">' : '',
        isOpen(draw) ? '</p>' : '<br>\n',
        isOpen(draw) ? '' : '&nbsp;<br>\n',
      ),
      frame('</div>'),
    ],
  };
}

/** A whole ticket in one cell, newest or oldest comment first. */
export function zendeskThread(draw: Draw): Written {
  const rule = `${'-'.repeat(46)}\n\n`;
  const times = isOpen(draw)
    ? ['Mar 17, 2026, 9:42 AM', 'Mar 17, 2026, 11:05 AM', 'Mar 18, 2026, 8:20 AM']
    : ['5 Feb 2026, 16:08', '6 Feb 2026, 09:31', '6 Feb 2026, 10:12'];
  const turns = [
    [frame(`${rule}${draw.name}, ${times[0]}\n\n`), ...letter(draw), frame('\n')],
    [
      frame(`${rule}${draw.agentName} (${draw.company}), ${times[1]}\n\n`),
      ...answer(draw, false),
      frame('\n'),
    ],
    [frame(`${rule}${draw.name}, ${times[2]}\n\n`), said('customer', draw.customerAgain), frame('\n\n')],
  ];
  return { author: draw.name, parts: turns.flat() };
}

export function freshdesk(draw: Draw): Written {
  const font =
    '<div style="font-family:-apple-system, BlinkMacSystemFont, Segoe UI, sans-serif; font-size:14px">';
  const head = escaped(draw.byAgent(draw.of(draw.language.gmail)));
  return {
    ...asCustomer(draw),
    columns: isOpen(draw) ? { Source: 'Email', 'Ticket ID': '3301' } : { Source: 'Portal', Group: 'Level 1' },
    parts: [
      frame(font),
      ...letterInHtml(draw, isOpen(draw) ? '<div dir="ltr">' : '<p>', isOpen(draw) ? '</div>' : '</p>'),
      frame(
        `<div class="freshdesk_quote"><blockquote class="freshdesk_quote">${head}<div style="border-left:1px solid #ccc;padding-left:10px">`,
      ),
      ...answerInHtml(draw, '<p>', '</p>', true),
      frame('</div></blockquote></div></div>'),
    ],
  };
}

export function intercomBlocks(draw: Draw): Written {
  const image =
    '<div class="intercom-container"><img src="https://downloads.intercom.example/i/o/4417/shot.png" alt="shot.png"></div>';
  return {
    ...asCustomer(draw),
    parts: [
      frame(isOpen(draw) ? '' : '<h2 class="intercom-align-left"></h2>'),
      inBlocks(
        'customer',
        draw.customer,
        isOpen(draw) ? '<p class="no-margin">' : '<p class="intercom-align-left no-margin">',
        '</p>',
      ),
      frame(`<p class="no-margin"><br></p>${image}`),
    ],
  };
}

/** A conversation with the bot's and the teammate's parts in one cell. */
export function intercomTranscript(draw: Draw): Written {
  const bot = isOpen(draw) ? 'Fin' : 'Operator';
  const time = (minute: number): string => (isOpen(draw) ? `09:${minute} AM` : `16:${minute}`);
  const line = (name: string, minute: number): string =>
    isOpen(draw) ? `${time(minute)} | ${name}: ` : `\n${name} (${time(minute)})\n`;
  return {
    author: draw.name,
    columns: { 'Conversation ID': isOpen(draw) ? '21547000031' : '21547000872' },
    parts: [
      frame(line(draw.name, 42)),
      said('customer', draw.customer),
      frame(`\n${line(bot, 43)}`),
      said('automatic', draw.of(draw.language.received)),
      frame(`\n${line(draw.agentName, 51)}`),
      said('agent', draw.agent),
      frame(`\n${line(draw.name, 54)}`),
      said('customer', draw.customerAgain),
      frame(`\n${line(draw.agentName, 58)}`),
      said('agent', draw.agentAgain),
      frame('\n'),
    ],
  };
}

export function front(draw: Draw): Written {
  const signature = `<div class="front-signature"><div>${escaped(draw.name)}</div><div>${escaped(draw.of(draw.language.jobTitle))}</div><div>${draw.mail}</div></div>`;
  const quote = isOpen(draw)
    ? '<br><blockquote type="cite" class="front-blockquote"><p>'
    : '<br><blockquote class="front-blockquote-border" data-front-quote="1"><p>';
  return {
    ...asCustomer(draw),
    parts: [
      ...letterInHtml(draw, '<div>', '</div>', '<div><br></div>'),
      frame(
        `${signature}${quote}${escaped(draw.byAgent(draw.of(isOpen(draw) ? draw.language.gmail : draw.language.apple)))}</p>`,
      ),
      ...answerInHtml(draw, '<div>', '</div>', true),
      frame('</blockquote>'),
    ],
  };
}

export function salesforceCase(draw: Draw): Written {
  const { head } = draw.language;
  const dashes = '-'.repeat(15);
  const reference = isOpen(draw) ? 'ref:_00D20x7Yk._5002g4417:ref' : 'ref:!00D7Q0hU2m.!500Po0lK9T:ref';
  return {
    ...asCustomer(draw),
    columns: { 'Case Number': isOpen(draw) ? '00017744' : '00021903', 'Case Origin': 'Email' },
    parts: [
      ...letter(draw),
      frame(
        `\n${dashes} ${isOpen(draw) ? 'Original Message' : draw.language.original} ${dashes}\n${head.from}: ${draw.company} [${draw.agentMail}]\n${head.sent}: ${draw.of(draw.language.sentDate)}\n${head.to}: ${draw.mail}\n${head.subject}: ${draw.of(draw.language.subject)} [ ${reference} ]\n\n`,
      ),
      ...answer(draw, true),
      frame(`\n${reference}\n`),
    ],
  };
}

export function helpScout(draw: Draw): Written {
  return {
    ...asCustomer(draw),
    parts: [
      frame('<div>'),
      ...letterInHtml(draw, '', '<br />', '<br />'),
      frame(
        `</div><div style="color:#93a1af;font-size:11px">-- ${escaped(draw.agentName)}, ${escaped(draw.company)} -- #4417</div><div class="hs-replied-message"><p style="color:#b3b3b3">${escaped(draw.language.replyAbove.replace(/##- ?| ?-##/gu, ''))}</p>`,
      ),
      ...answerInHtml(draw, '<p>', '</p>', true),
      frame('</div>'),
    ],
  };
}

/** The agent's own row of a ticket: nothing in it is the customer's. */
export function agentRow(draw: Draw): Written {
  return {
    author: draw.agentName,
    isPublic: true,
    columns: isOpen(draw)
      ? { 'Author role': 'agent', 'Author email': draw.agentMail }
      : { author_type: 'admin', author_email: draw.agentMail },
    parts: isOpen(draw)
      ? answer(draw, false)
      : [
          ...answerInHtml(draw, '<p>', '</p>', false),
          frame(`<p>${escaped(draw.of(draw.language.satisfaction))}</p>`),
        ],
  };
}

/** An agent's row that quotes the customer under it, who has a row of their own. */
export function agentRowWithQuote(draw: Draw): Written {
  return {
    author: draw.agentName,
    isPublic: true,
    columns: { 'Author email': draw.agentMail, Direction: 'outgoing' },
    parts: [
      ...answer(draw, false),
      frame(`\n${draw.byCustomer(draw.of(draw.language.gmail))}\n`),
      quoted('customer', prefixed(wrapped(draw.customer)), draw.customer),
      frame(`\n> ${draw.closing}\n> ${draw.name}\n`),
    ],
  };
}

export function internalNote(draw: Draw): Written {
  return {
    author: draw.agentName,
    isPublic: false,
    parts: [said('agent', draw.of(draw.language.call.action)), frame(' @lead')],
  };
}

export function awayAnswer(draw: Draw): Written {
  const away = draw.of(draw.language.away);
  return {
    author: draw.name,
    columns: {
      Subject: `${isOpen(draw) ? 'Automatic reply' : 'Out of Office'}: ${draw.of(draw.language.subject)}`,
    },
    parts: [
      frame(`${draw.opening}\n\n`),
      said('automatic', away),
      frame(`\n\n${draw.closing}\n${draw.name}`),
    ],
  };
}

export function receivedNotice(draw: Draw): Written {
  const received = draw.of(draw.language.received);
  return {
    author: draw.company,
    parts: isOpen(draw)
      ? [
          frame(`${draw.language.replyAbove}\n\n${draw.agentOpening}\n\n`),
          said('automatic', received),
          frame(`\n\n${draw.agentClosing}\n${draw.company}`),
        ]
      : [
          frame('<div style="color:#b5b5b5">'),
          frame(`${escaped(draw.language.replyAbove)}</div>`),
          inBlocks('automatic', received, '<p>', '</p>'),
        ],
  };
}

export function invitation(draw: Draw): Written {
  const text = draw.of(draw.language.invitation);
  return {
    author: draw.company,
    parts: isOpen(draw)
      ? [
          frame(`${draw.agentOpening}\n\n`),
          said('automatic', text),
          frame(`\n\nhttps://survey.example/s/4417\n\n${draw.of(draw.language.satisfaction)}\n`),
        ]
      : [
          frame(
            '<span style="display:none;max-height:0;overflow:hidden">&#8199;&#847; </span><table><tr><td>',
          ),
          inBlocks('automatic', text, '<p>', '</p>'),
          frame(
            '</td></tr><tr><td><a href="https://survey.example/1">1</a> <a href="https://survey.example/5">5</a></td></tr></table>',
          ),
        ],
  };
}

/** Satisfaction buttons and a survey invitation under the quoted answer. */
export function satisfactionFooter(draw: Draw): Written {
  const footer = draw.of(draw.language.satisfaction);
  return {
    ...asCustomer(draw),
    parts: [
      ...letter(draw),
      frame(`\n${draw.byAgent(draw.of(draw.language.apple).replace(/^> /u, ''))}\n\n`),
      quoted('agent', wrapped(draw.agent), draw.agent),
      frame(`\n\n${draw.agentClosing}\n${draw.agentName}\n\n${footer}\n\n`),
      quoted('automatic', draw.of(draw.language.invitation)),
      frame('\n'),
    ],
  };
}

export function webForm(draw: Draw): Written {
  const { form } = draw.language;
  return isOpen(draw)
    ? {
        parts: [
          frame(`${form.name}: ${draw.name}\n${form.mail}: ${draw.mail}\n${form.message}: `),
          said('customer', draw.customer),
          frame(`\n\n-- \n${form.footer}\n`),
        ],
      }
    : {
        parts: [
          frame(
            `<table><tr><th>${form.name}</th><td>${escaped(draw.name)}</td></tr><tr><th>${form.mail}</th><td>${draw.mail}</td></tr><tr><th>${form.message}</th><td>`,
          ),
          inBlocks('customer', draw.customer, '', '<br>'),
          frame(
            `</td></tr></table><p><small>${escaped(form.footer)} IP 203.0.113.${draw.dice + 4}</small></p>`,
          ),
        ],
      };
}

export function chatTranscript(draw: Draw): Written {
  const { chat } = draw.language;
  const joined = chat.joined.replace('{name}', draw.agentName);
  if (isOpen(draw)) {
    return {
      parts: [
        frame(`${chat.started}: 2026-03-17 09:42 AM UTC\n\n(09:42:10 AM) ${chat.visitor} 48213: `),
        said('customer', draw.customer.replace(/\n/gu, ' ')),
        frame('\n(09:42:58 AM) '),
        said('system', `*** ${joined} ***`),
        frame(`\n(09:43:20 AM) ${draw.agentName}: `),
        said('agent', draw.agent.replace(/\n/gu, ' ')),
        frame(`\n(09:44:02 AM) ${chat.visitor} 48213: `),
        said('customer', draw.customerAgain.replace(/\n/gu, ' ')),
        frame('\n(09:47:31 AM) '),
        said('system', `*** ${chat.ended} ***`),
      ],
    };
  }
  const stamp = (minute: number): string => `[05/02/2026, 16:${minute}:11] `;
  return {
    author: draw.name,
    parts: [
      frame(`${stamp(10)}${draw.name}: `),
      said('customer', draw.customer),
      frame(`\n${stamp(12)}${draw.company}: `),
      said('agent', draw.agent),
      frame(`\n${stamp(13)}${draw.name}: `),
      said('customer', draw.customerAgain),
      frame(`\n${stamp(15)}${draw.company}: `),
      said('agent', draw.agentAgain),
    ],
  };
}

export function phoneNote(draw: Draw): Written {
  const { call } = draw.language;
  return {
    author: draw.agentName,
    columns: { Channel: isOpen(draw) ? 'Phone' : 'voice' },
    parts: isOpen(draw)
      ? [
          frame(`${call.said}: "`),
          said('customer', draw.customer),
          frame('"\n'),
          said('agent', draw.of(call.action)),
        ]
      : [
          frame(`${draw.language.phone}: +44 20 7946 0${draw.dice}18, 7 min\n${call.said}: «`),
          said('customer', draw.customer),
          frame('»\n---\n'),
          said('agent', draw.of(call.action)),
        ],
  };
}
