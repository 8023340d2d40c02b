import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const bringYourData: Story = {
  path: '/use-cases/bring-your-data',
  title: 'Import your feedback, and take it back',
  description:
    'CSV, Excel, JSON, JSON Lines up to 200 MB: columns matched for you, a dry run that says what each row will do, undo for 30 days.',
  updated: '2026-11-21',
  label: 'Bring your own data',
  above: underUseCases,
  head: 'Drop the export in. See what it becomes first.',
  lede: 'Four formats, odd encodings, title lines above the header, dates in two orders: it is found, said, and yours to correct before anything is saved.',
  picture: 'import',
  parts: [
    {
      title: 'A dry run for every row',
      text: 'How many are new, already here, changed or rejected, each with its reason. The rejected rows come as a file to mend.',
    },
    {
      title: 'Again, without doubles',
      text: 'Importing a newer export updates what changed and leaves the rest. The same praise from two people stays two.',
    },
    {
      title: 'By program',
      text: 'Up to 500 items in one call with an API key. Sent twice, stored once.',
    },
  ],
  asks: [
    'Is 03/04/2026 in March or in April?',
    'Which of my 18,204 rows are new?',
    'What did I import last Tuesday, and can I undo it?',
  ],
  questions: [
    {
      q: 'Which tools does it connect to directly?',
      a: 'None yet. What your helpdesk, survey tool or app store exports as a file, or what a program sends, comes in today.',
    },
    {
      q: 'What does undo do?',
      a: 'What the import created goes, what it updated returns to what it was, and what you edited since stays and is listed.',
    },
  ],
  related: ['/use-cases/personal-data', '/use-cases/people-and-accounts', '/use-cases/feedback-analysis'],
};
