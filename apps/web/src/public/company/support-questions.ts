import type { Question } from '../head/structured-data.ts';

/** What goes wrong most often. */
export const supportQuestions: Question[] = [
  {
    q: 'I did not get the confirmation email.',
    a: 'Check your spam folder. After a minute you can request it again on the login page. We send at most three of these emails per address and day. If you run your own server without a mail server, the email is a file in data/outbox, and the log prints its link.',
  },
  {
    q: 'A row of my file was rejected.',
    a: 'The import lists every rejected row with a reason, and you can download them as a file. Fix that file and import it. Rows you have already imported are not duplicated.',
  },
  {
    q: 'I set up my site, but no sessions arrive.',
    a: 'Open “Check your setup” from “Get started”. It shows live whether your site sends data. The usual causes are a content security policy that blocks the script, or a key that belongs to another site.',
  },
  {
    q: 'I imported the wrong file.',
    a: 'Open the import and undo it within 30 days. Items it created are deleted, items it changed are restored, and items you have edited since stay and are listed.',
  },
  {
    q: 'A count looks wrong.',
    a: 'Click it. The list shows exactly what was counted. If an item does not belong, correct it there and the count updates.',
  },
  {
    q: 'How do I export everything and leave?',
    a: 'Export every list as CSV with all analysis results, and sessions as CSV or JSON Lines. Then an owner deletes the workspace under Settings, Workspace, and each user deletes their account under Settings, Profile.',
  },
];
