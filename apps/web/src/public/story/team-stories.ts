import type { Story } from './story.ts';

const above = { label: 'Teams', path: '/teams' };
const updated = '2026-11-21';

/** One page for each team that works with what customers say. */
export const teamStories: Story[] = [
  {
    path: '/teams/product',
    title: 'Earshot for product teams',
    description:
      'Decide what to build based on what people said and where they got stuck: themes with counts, the quotes behind them, and the recorded moment.',
    updated,
    label: 'Product',
    above,
    head: 'Decide from what people said, not from who said it last.',
    lede: 'Every theme comes with a count, the people and accounts behind it, and the sentences themselves. Everyone in the planning meeting can open the evidence you bring.',
    picture: 'themes',
    parts: [
      {
        title: 'See what matters',
        text: 'Earshot finds themes in tickets, reviews and survey answers. Each shows how many people and which accounts and plans are behind it, and how it changed compared with the weeks before.',
      },
      {
        title: 'Follow one idea',
        text: 'Describe a topic in a sentence and rate a few examples with one key each. From then on Earshot classifies every new item. The measured precision appears next to the count.',
      },
      {
        title: 'Watch the moment',
        text: 'Open the recording from a complaint, right before it was written. You see the click that did nothing, the error behind it, and the page it happened on.',
      },
    ],
    asks: [
      'What do people on the annual plan ask for that others do not?',
      'Which complaints started after the last release?',
      'What does everyone who mentions exports really want?',
    ],
    questions: [
      {
        q: 'Does it write the roadmap for us?',
        a: 'No. It shows the evidence behind each candidate: how many people, which accounts, since when, and the quotes. You set the priorities.',
      },
      {
        q: 'How far can I trust a count?',
        a: 'Every count opens exactly the items it counts. For automatic labels such as topics and sentiment, your team validates a random sample, and Earshot shows the precision with its interval.',
      },
    ],
    related: ['/use-cases/feedback-analysis', '/use-cases/custom-topics', '/use-cases/feedback-to-replay'],
  },
  {
    path: '/teams/customer-experience',
    title: 'Earshot for customer experience teams',
    description:
      'Know what changed for customers this week, why the score moved, and which accounts are behind it. Alerts only for significant changes.',
    updated,
    label: 'Customer experience',
    above,
    head: 'Know why the score moved before you are asked.',
    lede: 'Ratings tell you that something happened. Comments tell you what. Earshot reads both and alerts you when a change is significant.',
    picture: 'trend',
    parts: [
      {
        title: 'Explain a score',
        text: 'See which themes push a rating up or down, in points, for any segment and period, and read the answers behind it.',
      },
      {
        title: 'Find out early',
        text: 'Alerts watch every topic and theme for significant changes and show the expected range. Each rule shows how often it would have alerted you in the past year.',
      },
      {
        title: 'Report once',
        text: 'Save a report with your questions and run it every week or month. Each run shows what changed since the last one. Print it or share it with a link that expires.',
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
        a: 'Earshot detects the language of every item and keeps the original text. Sentiment learns from your ratings and corrections, and its accuracy is shown for each language.',
      },
      {
        q: 'Will we get too many alerts?',
        a: 'No. You only hear about changes that are unlikely to be random. You can mute an alert or mark it as not useful with one click, and only people who turn on emails get them.',
      },
    ],
    related: ['/use-cases/alerts', '/use-cases/ai-reports', '/use-cases/feedback-analysis'],
  },
  {
    path: '/teams/ux-research',
    title: 'Earshot for UX research',
    description:
      'Search thousands of open answers and sessions in your own words, with verbatim quotes and sampling that states its error.',
    updated,
    label: 'UX research',
    above,
    head: 'Read five thousand answers without losing a single voice.',
    lede: 'Search by meaning, keep the verbatim, watch the session behind it. You can validate every automatic label, and Earshot shows its error rate.',
    picture: 'ask',
    parts: [
      {
        title: 'Find by meaning',
        text: 'Ask the way you would ask a colleague. Each result is labelled High, Medium or Low similarity, so you see where a subject ends.',
      },
      {
        title: 'Quote exactly',
        text: 'Answers contain verbatim quotes, and each one links to its item. Earshot never paraphrases a customer.',
      },
      {
        title: 'Validate the results',
        text: 'Confirm or correct sentiment, topics and themes by keyboard. A random sample gives you the precision with its interval, and two raters give you their agreement.',
      },
    ],
    asks: [
      'What do people struggle with most in the first week?',
      'How do people describe the calendar, in their own words?',
      'Show me sessions where someone searched and gave up.',
    ],
    questions: [
      {
        q: 'Can I export the data?',
        a: 'Yes. Export the items of any filter as CSV with all analysis results, sessions as CSV or JSON Lines, and a recording as one page that plays offline.',
      },
      {
        q: 'What about participants’ privacy?',
        a: 'You choose which kinds of personal data are masked before anything is stored: email addresses, phone numbers, card numbers, IDs and more. Recordings mask everything that is typed or looks private in the visitor’s browser.',
      },
    ],
    related: ['/use-cases/ask-ai', '/use-cases/validation', '/use-cases/session-replay'],
  },
  {
    path: '/teams/product-operations',
    title: 'Earshot for product operations',
    description:
      'One place for feedback from files and the API: imports you can undo, API keys, and personal data masked before it is stored.',
    updated,
    label: 'Product operations',
    above,
    head: 'Feedback in one place, without cleaning it up by hand.',
    lede: 'Import files in four formats, send data with the API, and see each person once across sources. Every import has a dry run, and you can undo it for 30 days.',
    picture: 'import',
    parts: [
      {
        title: 'Import safely',
        text: 'CSV, Excel, JSON and JSON Lines up to 200 MB. You see how every column and row will be imported before anything is saved.',
      },
      {
        title: 'Merge people with confidence',
        text: 'The same person in two sources is one person. Earshot suggests merges with a reason, and you can undo each one exactly.',
      },
      {
        title: 'Stay in control',
        text: 'Four roles, API keys that lose their access when their creator does, retention periods you choose, and a history of every change to themes, topics and people.',
      },
    ],
    asks: [
      'Which rows of this export were rejected, and why?',
      'How many duplicates of the same survey answer do we have?',
      'Which items did this import create, and which did it update?',
    ],
    questions: [
      {
        q: 'Can we host it ourselves?',
        a: 'Yes. One command starts it, with its own database or your PostgreSQL. It works without a language model, and then only emails leave the machine.',
      },
      {
        q: 'What if a file is messy?',
        a: 'Earshot detects title lines above the header, date formats and encodings and shows what it found. It rejects rows it cannot read, with a reason. You can download the rejected rows, fix them and import them again.',
      },
    ],
    related: ['/use-cases/bring-your-data', '/use-cases/people-and-accounts', '/use-cases/personal-data'],
  },
  {
    path: '/teams/sales-customer-success',
    title: 'Earshot for sales and customer success',
    description:
      'Open an account and see what its people said, ran into and asked for, next to its revenue. Walk into the renewal prepared.',
    updated,
    label: 'Sales and customer success',
    above,
    head: 'Walk into the renewal knowing what they ran into.',
    lede: 'The account page shows what its people said in every source, the sessions in which it happened, and the account’s plan and revenue.',
    picture: 'recordings',
    parts: [
      {
        title: 'One page per account',
        text: 'Everyone at an account, what they wrote, how their sentiment changed, and which themes they share with other accounts on the same plan.',
      },
      {
        title: 'Show, don’t tell',
        text: 'Cut the half minute that matters out of a session and send a link that expires when you choose. Anything you do not select never leaves the server.',
      },
      {
        title: 'Know the competition',
        text: 'Get a market report on a competitor before the call: what its users praise and miss, its prices and features, each with its source.',
      },
    ],
    asks: [
      'What do accounts on the annual plan complain about?',
      'What have people at this account written since the migration?',
      'Which accounts asked for what we just shipped?',
    ],
    questions: [
      {
        q: 'Where do plan and revenue come from?',
        a: 'From columns in your import, fields sent with the API, or manual entry. Manual values are kept separate from imported ones, and you can remove them.',
      },
      {
        q: 'Is there a CRM integration?',
        a: 'Not yet. Today you import accounts from a file or with the API. This site says so wherever it lists integrations.',
      },
    ],
    related: [
      '/use-cases/people-and-accounts',
      '/use-cases/feedback-to-replay',
      '/use-cases/market-intelligence',
    ],
  },
];
