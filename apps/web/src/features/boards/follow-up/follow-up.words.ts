import type { FollowUp, FollowUpGroup, FollowUpState } from '@earshot/contracts/boards/follow-ups';
import { followUpLimits } from '@earshot/contracts/boards/follow-ups';
import { formatCount, formatCounted, languageName } from '../../../lib/format.ts';

const people = (count: number) => formatCounted(count, 'person', 'people');

/** Why people get the email, or do not. */
const groups: Record<FollowUpGroup, string> = {
  to_write: 'get the email',
  wrote_again: 'wrote about it again after the release, so it may still happen',
  opted_out: 'opted out',
  no_address: 'have no email address',
  demo: 'are known from demo data only',
  told: 'were already emailed or exported',
};

/** Of one person, each group has another verb. */
const groupsOfOne: Record<FollowUpGroup, string> = {
  to_write: 'gets the email',
  wrote_again: groups.wrote_again,
  opted_out: groups.opted_out,
  no_address: 'has no email address',
  demo: 'is known from demo data only',
  told: 'was already emailed or exported',
};

const states: Record<FollowUpState, string> = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  unsure: 'May have arrived. The server stopped while sending, so it is not sent again',
  refused: 'Refused by the mail server',
  stopped: 'Not sent: opted out, or the address is gone',
  in_file: 'In a CSV file',
};

export const followUpWords = {
  what: 'The people to contact',
  head: 'Tell the people who asked',
  summary: ({ people: { to_write: toWrite, told, ...others } }: FollowUp) => {
    const left = Object.values(others).reduce((sum, count) => sum + count, 0);
    const start =
      toWrite > 0
        ? `${people(toWrite)} can be emailed`
        : told > 0
          ? 'Everyone who can be emailed has been emailed or exported'
          : 'Nobody can be emailed';
    return left === 0 || toWrite + told === 0 ? `${start}.` : `${start}, ${formatCount(left)} cannot.`;
  },
  became: ({ states: { sent, waiting, in_file: inFile, unsure, refused } }: FollowUp) => {
    const parts = [
      sent > 0 && `sent to ${people(sent)}`,
      waiting > 0 && `${formatCount(waiting)} waiting`,
      inFile > 0 && `${formatCount(inFile)} in a CSV file`,
      unsure > 0 && `${formatCount(unsure)} unsure`,
      refused > 0 && `${formatCount(refused)} refused`,
    ].filter((part) => part !== false);
    const said = parts.join(', ');
    return said === '' ? null : `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
  },
  underWay: `Sending. At most ${formatCount(followUpLimits.perDay)} emails are sent a day. The rest go out over the next few days.`,
  lastBy: (by: string) => `Last sent by ${by},`,
  open: 'Write to them',
  openAgain: 'Open follow-up',
  title: 'Tell the people who asked',
  recipients: 'Recipients',
  group: (group: FollowUpGroup, count: number) =>
    `${people(count)} ${count === 1 ? groupsOfOne[group] : groups[group]}`,
  unnamed: (count: number) =>
    `${formatCounted(count, 'item')} without an author ${count === 1 ? 'is' : 'are'} not counted here.`,
  people: 'The people',
  unknownName: 'Name unknown',
  languageOf: (code: string) => (code === 'und' ? 'Language unknown' : languageName(code)),
  more: 'Show more',
  state: (state: FollowUpState) => states[state],
  email: 'Email',
  emailHint:
    'People get the message in the language of their latest feedback, or the default message if there is none.',
  fallback: 'Default message, for all other languages',
  textIn: (language: string) => `Message in ${languageName(language)}`,
  language: 'Language of the default message',
  subject: 'Subject',
  text: 'Message',
  textHint: 'Plain text. Leave a line empty to start a new paragraph.',
  add: (language: string, count: number) => `Add ${languageName(language)} (${people(count)})`,
  remove: (language: string) => `Remove ${languageName(language)}`,
  subjectMissing: 'Enter a subject.',
  textMissing: 'Enter a message.',
  save: 'Save draft',
  saved: 'Draft saved.',
  notSaved: 'Could not save the draft',
  file: 'Download CSV instead',
  fileHint: 'People in a file count as contacted. Earshot does not email them about this card.',
  fileAgain: 'Download CSV again',
  notExported: 'Could not create the file',
  send: (count: number) => `Send to ${people(count)}`,
  sureTitle: (count: number) => `Email ${people(count)} now?`,
  sure: (replyTo: string) =>
    `You cannot undo this. Nobody gets it twice. Every email has an unsubscribe link. Replies go to ${replyTo}.`,
  cancel: 'Cancel',
  sendNow: 'Send now',
  sending: (count: number) => `Sending to ${people(count)}.`,
  notSent: 'Could not send',
  draftSubject: 'An update on your feedback',
  draftText: (title: string, version: string | null) =>
    `Hello,\n\nYou wrote to us about this: ${title}.\n\nIt is available now${version === null ? '' : `, in version ${version}`}. Thank you for telling us.`,
};

export const toldWords = {
  what: 'Follow-ups',
  head: 'Follow-ups',
  optedOut: 'Opted out of follow-ups on',
  text: 'Message',
  by: (by: string) => `${by},`,
};
