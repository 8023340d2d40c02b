import type { Story } from './story.ts';

const above = { label: 'Teams', path: '/teams' };
const updated = '2026-11-21';

/** One page for each team that works with what customers say. */
export const teamStories: Story[] = [
  {
    path: '/teams/product',
    title: 'Earshot for product teams',
    description:
      'Decide what to build from what people said and what they ran into: themes with counts, the quotes behind them, and the recorded moment.',
    updated,
    label: 'Product',
    above,
    head: 'Decide from what people said, not from who said it last.',
    lede: 'Every theme comes with a count, the people and accounts behind it, and the sentences themselves. What you bring to the planning meeting can be opened by everyone in it.',
    picture: 'themes',
    parts: [
      {
        title: 'See what weighs',
        text: 'Themes find themselves in tickets, reviews and survey answers. Each shows how many people, which accounts and plans, and how that moved against the weeks before.',
      },
      {
        title: 'Follow one idea',
        text: 'Describe a topic in a sentence, rate a few examples with one key each, and from then on every new item is judged. The measured precision stands beside the count.',
      },
      {
        title: 'Look at the moment',
        text: 'From a complaint, open the recording right before it was written. You see the click that did nothing, the error behind it, and the page it happened on.',
      },
    ],
    asks: [
      'What do people on the annual plan ask for that others do not?',
      'Which complaints began after the last release?',
      'What does everyone who mentions exports really want?',
    ],
    questions: [
      {
        q: 'Does it write the roadmap for us?',
        a: 'No. It shows what is behind each candidate: how many people, which accounts, since when, with the quotes. The order is yours.',
      },
      {
        q: 'How far can I trust a count?',
        a: 'A count opens exactly the items it counts. For what a machine judged, such as topics and sentiment, people check a sample, and the precision is shown with its interval.',
      },
    ],
    related: ['/use-cases/feedback-analysis', '/use-cases/custom-topics', '/use-cases/feedback-to-replay'],
  },
  {
    path: '/teams/customer-experience',
    title: 'Earshot for customer experience teams',
    description:
      'Know what changed for customers this week, why the score moved, and which accounts are behind it. Alerts only for changes beyond chance.',
    updated,
    label: 'Customer experience',
    above,
    head: 'Know why the score moved before you are asked.',
    lede: 'Ratings say that something happened. The words say what. Earshot reads both together, and tells you when a change is more than chance.',
    picture: 'trend',
    parts: [
      {
        title: 'Explain a score',
        text: 'See which themes pull a rating up or down, in points, for any segment and any period, and read the answers that did it.',
      },
      {
        title: 'Be told early',
        text: 'Alerts watch every topic and theme for changes beyond chance and show the range that was expected. A rule first shows what it would have said in the past year.',
      },
      {
        title: 'Report once',
        text: 'A report keeps its questions and runs again each week or month. Every run says what changed since the one before, prints, and is shared by a link that ends.',
      },
    ],
    asks: [
      'Why did satisfaction fall in the second week of November?',
      'What do customers express when they are most frustrated?',
      'Which region complains about delivery, and since when?',
    ],
    questions: [
      {
        q: 'Which languages does it read?',
        a: 'It finds the language of every item and keeps the original words. Sentiment learns from your own ratings and checks, and shows how well it does for each language.',
      },
      {
        q: 'Will alerts flood us?',
        a: 'A change has to be unlikely by chance to be told. Each can be muted or called not useful with one click, and mail is sent only to who asked for it.',
      },
    ],
    related: ['/use-cases/alerts', '/use-cases/ai-reports', '/use-cases/feedback-analysis'],
  },
  {
    path: '/teams/ux-research',
    title: 'Earshot for UX research',
    description:
      'Thousands of open answers and sessions, searchable in your own words, with quotes word for word and sampling that states its error.',
    updated,
    label: 'UX research',
    above,
    head: 'Read five thousand answers without losing one voice.',
    lede: 'Search by meaning, keep the verbatim, watch the session behind it. Where a machine judges, you can check it, and the error is printed.',
    picture: 'ask',
    parts: [
      {
        title: 'Find by meaning',
        text: 'Ask the way you would ask a colleague. Results come with three plain bands of nearness, down to the ones that only share words, so you see where a subject ends.',
      },
      {
        title: 'Quote exactly',
        text: 'Answers are told with quotes word for word, each one a link to its item. Nothing is paraphrased into a customer’s mouth.',
      },
      {
        title: 'Check the machine',
        text: 'Confirm or correct sentiment, topics and themes by keyboard. Items drawn at random give precision with its interval; two raters give agreement.',
      },
    ],
    asks: [
      'What do people struggle with most in the first week?',
      'How do people describe the calendar, in their own words?',
      'Show me sessions where somebody searched and gave up.',
    ],
    questions: [
      {
        q: 'Can I take the data out?',
        a: 'Yes. Any filter’s items export as CSV with everything that was found in them, sessions as CSV or JSON Lines, and a single recording as one page that plays without a connection.',
      },
      {
        q: 'What about participants’ privacy?',
        a: 'Addresses, phone numbers, cards and ids are masked before they are stored, kind by kind as you choose. Recordings mask what is typed, and what looks private, in the visitor’s browser.',
      },
    ],
    related: ['/use-cases/ask-ai', '/use-cases/validation', '/use-cases/session-replay'],
  },
  {
    path: '/teams/product-operations',
    title: 'Earshot for product operations',
    description:
      'One place for feedback from files and programs, imports that can be undone, an API with keys, personal data masked before it is stored.',
    updated,
    label: 'Product operations',
    above,
    head: 'Feedback in one place, and nobody has to tidy it by hand.',
    lede: 'Files in any of four formats, programs by an API, one person across sources. Imports show what they will do, and can be taken back for 30 days.',
    picture: 'import',
    parts: [
      {
        title: 'Bring it in, safely',
        text: 'CSV, Excel, JSON and JSON Lines up to 200 MB. You see what every column becomes and what every row will do before anything is saved.',
      },
      {
        title: 'Keep people apart, and together',
        text: 'The same person in two sources is one person. Merges are suggested with their reason, and each is taken back exactly.',
      },
      {
        title: 'Stay in charge',
        text: 'Four roles, API keys that end with their maker’s rights, retention you choose, and a record of every change to themes, topics and people.',
      },
    ],
    asks: [
      'Which rows of this export were rejected, and why?',
      'How many copies of the same survey answer do we hold?',
      'Which items did this import create, and which did it update?',
    ],
    questions: [
      {
        q: 'Can it run on our own machines?',
        a: 'Yes: one command starts it, with a database of its own or your PostgreSQL. Without a model of yours it works all the same, and no data leaves the machine but mail.',
      },
      {
        q: 'What happens when a file is odd?',
        a: 'Title lines above the header, mixed dates and encodings are found and said. A row that cannot be read is rejected with its reason, and the rejected rows can be saved and sent again.',
      },
    ],
    related: ['/use-cases/bring-your-data', '/use-cases/people-and-accounts', '/use-cases/personal-data'],
  },
  {
    path: '/teams/sales-customer-success',
    title: 'Earshot for sales and customer success',
    description:
      'Open an account and see what its people said, met and asked for, with revenue beside it. Walk into the renewal prepared.',
    updated,
    label: 'Sales and customer success',
    above,
    head: 'Walk into the renewal knowing what they met.',
    lede: 'An account’s page holds what its people said, in every source, with the sessions in which it happened. Plan and revenue stand beside it.',
    picture: 'recordings',
    parts: [
      {
        title: 'One page per account',
        text: 'Everybody of an account, what they wrote, how their tone moved, and which themes they share with others who pay the same.',
      },
      {
        title: 'Show, do not retell',
        text: 'Cut the half minute that matters out of a session and send a link that ends when you say so. What you did not tick never leaves the server.',
      },
      {
        title: 'Know the field',
        text: 'Ask for a market report on a rival before the call: what its users praise and miss, its prices and features, each line with its source.',
      },
    ],
    asks: [
      'What do accounts on the annual plan complain about?',
      'What did people of this account write since the migration?',
      'Which accounts asked for what we just shipped?',
    ],
    questions: [
      {
        q: 'Where do plan and revenue come from?',
        a: 'From columns of your import or fields sent by API, or given by hand. What was given by hand is kept apart from what came in, and can be taken back.',
      },
      {
        q: 'Is there a CRM connection?',
        a: 'Not yet. Accounts come in by file or API today; the site says so wherever it lists integrations.',
      },
    ],
    related: [
      '/use-cases/people-and-accounts',
      '/use-cases/feedback-to-replay',
      '/use-cases/market-intelligence',
    ],
  },
];
