/** What the public pages say. Every sentence is about what works today. */
export const words = {
  title: 'Earshot: hear what customers say, with the evidence',
  description:
    'Import customer feedback, ask it questions in your own words, and open the sentence behind every number. Free to register.',
  login: 'Login',
  register: 'Register for free',
  openApp: 'Open Earshot',

  hero: {
    head: 'Hear what customers say, and see where they said it.',
    text: 'Bring the feedback you already have. Ask it a question in your own words. Every answer is a list of what people really wrote, the nearest first, each with its way back to the original.',
    note: 'No credit card. Runs on your own machine, too.',
  },
  preview: {
    caption:
      'Sample data: Marrowby is an invented scheduling app for trade crews, and all its feedback is made up.',
    question: 'who loses notes without signal?',
    ask: 'Ask AI',
    head: 'Similar feedback',
    original: 'View Original',
  },
  how: {
    head: 'Three steps, and nothing in between that you cannot check.',
    steps: [
      {
        title: 'Bring a file',
        text: 'CSV, Excel, JSON or JSON Lines, up to 200 MB at a time. You see what every column will become and what every row will do before anything is saved. The whole import can be undone for 30 days.',
      },
      {
        title: 'Ask in your own words',
        text: 'Ask the way you would ask a colleague. Each result says how near it is to the question, in three plain bands, and the last ones show you where the subject ends.',
      },
      {
        title: 'Open what is behind the number',
        text: 'Filter by source, time, sentiment, rating, person or any field of your own. Counts are exact, and each one opens exactly the items it counts. Save a filter as a view and share its link.',
      },
    ],
  },
  bands: [
    { score: 0.83, means: 'About exactly this. Read these first.' },
    { score: 0.44, means: 'Close to it: the same place, another trouble.' },
    { score: 0.12, means: 'Shares some words. Shown, so that you see where it ends.' },
  ],
  importCard: {
    file: 'support-export.csv',
    rows: '18,204 rows',
    columns: ['In your file', 'Becomes', 'Sure'],
    mapping: [
      ['ticket_body', 'Text', '99 %'],
      ['created', 'Date, day first', '97 %'],
      ['requester_org', 'Account', '91 %'],
      ['csat', 'Rating, 1 to 5', '88 %'],
      ['int_ref_2', 'Not imported', 'no field fits'],
    ],
    caption: '17,960 to create, 191 already here, 53 rejected with a reason each.',
  },
  countCard: {
    head: 'Negative, since 3 November',
    rows: [
      ['Helpdesk', 112, 62],
      ['App store', 49, 27],
      ['Widget', 19, 11],
    ] as [string, number, number][],
    total: '180 items of 1,204',
  },
  questions: {
    head: 'Asked before',
    list: [
      {
        q: 'Which data leaves my server?',
        a: 'None, apart from the mail it sends. Earshot reads, scores and answers on the machine it runs on, and its pages load nothing from other hosts.',
      },
      {
        q: 'Does it guess dates?',
        a: 'No. When 03/04/2026 could be two days, it says how it read the column and why, and you decide. A row whose date cannot be read is rejected with that reason, or kept without a date.',
      },
      {
        q: 'Can programs send feedback?',
        a: 'Yes. Make an API key in the settings and post up to 500 items at a time. Sending the same item again updates it instead of doubling it.',
      },
      {
        q: 'Can I take everything back?',
        a: 'An import can be undone as a whole: what it created goes, what it updated returns to what it was, and what you edited since stays and is listed.',
      },
    ],
  },
  close: {
    head: 'Start with sample data, or with your own.',
    text: 'Register, load the sample with one click, and remove it with another.',
  },
  foot: {
    line: 'Hear what customers say, and see where they said it.',
    product: 'Product',
    account: 'Account',
    reference: 'API reference',
    hosts: 'Earshot sets no third-party cookies and loads nothing from other hosts.',
  },
};
