import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const bringYourData: Story = {
  path: '/use-cases/bring-your-data',
  title: 'Import your feedback, and undo it',
  description:
    'CSV, Excel, JSON and JSON Lines up to 200 MB. Earshot matches your columns and shows a dry run of every row. You can undo an import for 30 days.',
  updated: '2026-11-21',
  label: 'Bring your own data',
  above: underUseCases,
  head: 'Drop in your export. See the result first.',
  lede: 'Four formats, unusual encodings, title lines above the header, ambiguous dates: Earshot detects them, shows you what it found, and lets you correct it before anything is saved.',
  picture: 'import',
  parts: [
    {
      title: 'A dry run for every row',
      text: 'See how many rows are new, already imported, changed or rejected, with a reason for each rejection. Download the rejected rows to fix them.',
    },
    {
      title: 'Import again, without duplicates',
      text: 'A newer export updates what has changed and leaves the rest alone. The same praise from two people stays two items.',
    },
    {
      title: 'With the API',
      text: 'Send up to 500 items per call with an API key. Items sent twice are stored once.',
    },
  ],
  asks: [
    'Is 03/04/2026 in March or April?',
    'Which of my 18,204 rows are new?',
    'What did I import last Tuesday, and can I undo it?',
  ],
  questions: [
    {
      q: 'Which tools does it integrate with?',
      a: 'Helpdesks, CRMs, issue trackers, chats, app stores and survey tools connect (beta). From any other tool, import a file or send data with the API.',
    },
    {
      q: 'What does undo do?',
      a: 'Items the import created are deleted, items it updated are restored, and items you have edited since stay and are listed.',
    },
  ],
  related: ['/use-cases/personal-data', '/use-cases/people-and-accounts', '/use-cases/feedback-analysis'],
};
