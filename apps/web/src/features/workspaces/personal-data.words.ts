import { formatCounted } from '../../lib/format.ts';

/** What the screen of personal data says. */
export const privacyWords = {
  what: 'The settings of personal data',
  lead: 'What is ticked is masked in everything that comes in, before it is stored: text, title and fields, files, questions and names. Nobody can bring it back.',
  kinds: 'Masked',
  all: 'Tick all',
  none: 'Tick none',
  people: 'People',
  hidePeople: 'Hide who says it',
  hidePeopleHint:
    'Authors keep neither name nor email. Each is shown as “Person 3f9a”, and one person stays one person. Otherwise people keep their name and email, whatever is ticked above.',
  namesStay: 'Names inside a text are not found. Hiding people hides the author, not who a text speaks of.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved. It holds for what comes in from now on.',
  adminsOnly: 'Admins and owners can change this.',
  tryTitle: 'Try it',
  tryLabel: 'A text of your own',
  tryHint: 'Shown with what is ticked now. It is not kept.',
  tryExample: 'Please call me on +49 30 901820 or write to anna@example.org about order 4829103847.',
  shown: 'It would be stored as',
  nothing: 'Nothing would be masked.',
  storedTitle: 'Stored before',
  stored: (what: string) => `What was stored before you chose to mask it may still hold ${what}.`,
  names: 'names and emails of people',
  maskStored: 'Mask what is stored',
  confirmTitle: 'Mask what is stored',
  consequence:
    'Everything stored is masked by the saved choice, for good: there is no way back. Answers to questions that hold personal data are deleted, and files that were uploaded but not imported are thrown away. Topics are fitted again.',
  action: 'Mask for good',
  running: (done: number, all: number) =>
    `Masking ${formatCounted(done, 'item')} of ${all.toLocaleString('en')}`,
  done: (masked: number) =>
    masked === 0
      ? 'Everything stored is masked. No item held any.'
      : `Everything stored is masked. ${formatCounted(masked, 'item')} held some.`,
  retention: {
    title: 'How long recordings are kept',
    lead: 'A recording is deleted, with every byte of it, so many days after its last event. Clips and shared links go with it.',
    label: 'Days',
    hint: (max: number) => `30 unless somebody chose otherwise, ${max} at most.`,
    wrong: (max: number) => `A whole number from 1 to ${max}.`,
    days: (days: number) => `Recordings are kept for ${formatCounted(days, 'day')}.`,
    adminsOnly: 'An admin of this workspace can change that.',
    shorter: (days: number) =>
      `Recordings older than ${formatCounted(days, 'day')} are deleted in the next night, for good.`,
    save: 'Keep them so long',
    saved: (days: number) => `Recordings are kept for ${formatCounted(days, 'day')}.`,
  },
};
