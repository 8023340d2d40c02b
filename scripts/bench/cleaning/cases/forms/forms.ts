import type { Half } from '../case.ts';
import type { Draw } from '../draw.ts';
import type { Written } from '../parts.ts';
import * as encodings from './encodings.ts';
import * as helpdesk from './helpdesk.ts';
import * as mail from './mail.ts';
import * as markup from './markup.ts';
import * as reviews from './reviews.ts';

type Form = (draw: Draw) => Written;

const IN_BOTH: Readonly<Record<string, Form>> = {
  'gmail-html': mail.gmailHtml,
  'gmail-text': mail.gmailText,
  'gmail-forward': mail.gmailForward,
  'outlook-desktop': mail.outlookDesktop,
  'outlook-web': mail.outlookWeb,
  'outlook-text': mail.outlookText,
  'outlook-mobile': mail.outlookMobile,
  'apple-mail-html': mail.appleMailHtml,
  'apple-mail-text': mail.appleMailText,
  'inline-answers': mail.inline,
  'signature-legal': mail.signed,
  'zendesk-separator': helpdesk.zendeskSeparator,
  'zendesk-comment': helpdesk.zendeskComment,
  'zendesk-thread': helpdesk.zendeskThread,
  'freshdesk-quote': helpdesk.freshdesk,
  'intercom-blocks': helpdesk.intercomBlocks,
  'intercom-transcript': helpdesk.intercomTranscript,
  'front-quote': helpdesk.front,
  'salesforce-case': helpdesk.salesforceCase,
  'agent-row': helpdesk.agentRow,
  'away-answer': helpdesk.awayAnswer,
  'received-notice': helpdesk.receivedNotice,
  'survey-invitation': helpdesk.invitation,
  'satisfaction-footer': helpdesk.satisfactionFooter,
  'web-form': helpdesk.webForm,
  'chat-transcript': helpdesk.chatTranscript,
  'phone-note': helpdesk.phoneNote,
  'app-review': reviews.appReview,
  'survey-answer': reviews.surveyAnswer,
  markdown: markup.markdown,
  bbcode: markup.bbcode,
  jira: markup.jira,
  slack: markup.slack,
  'hidden-parts': markup.hiddenParts,
  'list-and-table': markup.listAndTable,
  'quoted-printable': encodings.quotedPrintable,
  base64: encodings.base64,
  'double-encoded': encodings.doubleEncoded,
  'zero-width': encodings.zeroWidth,
  entities: encodings.entities,
};

const OPEN_ONLY: Readonly<Record<string, Form>> = {
  'internal-note': helpdesk.internalNote,
  'agent-row-quote': helpdesk.agentRowWithQuote,
};

const SECOND_ONLY: Readonly<Record<string, Form>> = {
  'outlook-message-header': mail.outlookMessageHeader,
  'apple-forward': mail.appleForward,
  thunderbird: mail.thunderbird,
  yahoo: mail.yahoo,
  samsung: mail.samsung,
  'help-scout': helpdesk.helpScout,
};

export const formsOf = (half: Half): (readonly [name: string, form: Form])[] =>
  Object.entries({ ...IN_BOTH, ...(half === 'open' ? OPEN_ONLY : SECOND_ONLY) });
