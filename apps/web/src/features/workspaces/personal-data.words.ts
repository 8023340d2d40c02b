import { formatCounted } from '../../lib/format.ts';

/** What the screen of personal data says. */
export const privacyWords = {
  what: 'The settings of personal data',
  lead: 'The kinds you select are masked before anything is stored: in text, titles and fields, files, questions and names. This cannot be undone.',
  kinds: 'Masked',
  all: 'Select all',
  none: 'Select none',
  people: 'People',
  hidePeople: 'Hide authors',
  hidePeopleHint:
    'Authors’ names and emails are not stored. Each person is shown as “Person 3f9a”, the same in every source. When this is off, people keep their name and email, whatever you select above.',
  namesStay: 'Names inside a text are not detected. This hides the author, not the people a text mentions.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved. Applies to new data from now on.',
  adminsOnly: 'Only admins and owners can change this.',
  tryTitle: 'Try it',
  tryLabel: 'Your text',
  tryHint: 'Uses the current selection. Your text is not stored.',
  tryExample: 'Please call me on +49 30 901820 or write to anna@example.org about order 4829103847.',
  shown: 'It would be stored as',
  nothing: 'Nothing would be masked.',
  storedTitle: 'Existing data',
  stored: (what: string) => `Data stored before you saved these settings may still contain ${what}.`,
  names: 'people’s names and emails',
  maskStored: 'Mask existing data',
  confirmTitle: 'Mask existing data',
  consequence:
    'Masks all stored data with the saved settings. You cannot undo this. Answers that contain personal data and files that were uploaded but not imported are deleted. Topics are trained again.',
  action: 'Mask permanently',
  running: (done: number, all: number) =>
    `Masking ${formatCounted(done, 'item')} of ${all.toLocaleString('en')}`,
  done: (masked: number) =>
    masked === 0
      ? 'All stored data is masked. No item contained personal data.'
      : `All stored data is masked. ${formatCounted(masked, 'item')} contained personal data.`,
  retention: {
    title: 'Recording retention',
    lead: 'Recordings are deleted completely this many days after their last event, with their clips and shared links.',
    label: 'Days',
    hint: (max: number) => `30 by default, ${max} at most.`,
    wrong: (max: number) => `Enter a whole number from 1 to ${max}.`,
    days: (days: number) => `Recordings are kept for ${formatCounted(days, 'day')}.`,
    adminsOnly: 'Only admins of this workspace can change this.',
    shorter: (days: number) =>
      `Recordings older than ${formatCounted(days, 'day')} will be deleted permanently tonight.`,
    save: 'Save retention',
    saved: (days: number) => `Recordings are kept for ${formatCounted(days, 'day')}.`,
  },
  erase: {
    title: 'Delete a person’s recordings',
    lead: 'Deletes all recordings of a person, with their clips and shared links. Data that open tabs still send within a day is deleted too. Feedback stays.',
    label: 'ID or email that your site identifies them by',
    action: 'Delete recordings',
    consequence: (person: string) => `All recordings of ${person} are deleted. You cannot undo this.`,
    done: (count: number) =>
      count === 0
        ? 'There are no recordings of this person. What their open tabs send within a day is refused.'
        : `${formatCounted(count, 'recording')} deleted.`,
  },
};
