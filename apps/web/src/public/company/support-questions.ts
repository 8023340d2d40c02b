import type { Question } from '../head/structured-data.ts';

/** What goes wrong most often. */
export const supportQuestions: Question[] = [
  {
    q: 'The confirmation mail does not come.',
    a: 'Look into the spam folder, then ask for it again on the login page after a minute. An address gets at most three such mails a day. On a server of your own without a mail server, the mail is a file in data/outbox, and the log prints its link.',
  },
  {
    q: 'A row of my file was rejected.',
    a: 'The import lists every rejected row with its reason and saves them as a file. Mend that file and import it: rows that are here already are not doubled.',
  },
  {
    q: 'My site is set up, but no sessions arrive.',
    a: 'Open “Check the set-up” from “Get started”: it looks live whether your site is seen. Most often a content policy of the site does not allow the script, or the key belongs to another address.',
  },
  {
    q: 'I imported the wrong file.',
    a: 'Open the import and undo it, within 30 days. What it created goes, what it changed returns, and what you edited since stays and is listed.',
  },
  {
    q: 'A count looks wrong.',
    a: 'Click it. The list that opens holds exactly what was counted; if an item does not belong, correct it there, and the count follows.',
  },
  {
    q: 'How do I leave, with everything?',
    a: 'Any list exports as CSV with what was found in it, sessions as CSV or JSON Lines. Then an owner deletes the workspace under Settings, Workspace, and every user their account under Settings, Profile.',
  },
];
