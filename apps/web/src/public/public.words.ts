import type { PageFacts } from './head/page-facts.ts';
import type { Question } from './head/structured-data.ts';

export const homeFacts: PageFacts = {
  path: '/',
  title: 'Earshot: instant market intelligence, customer feedback',
  description:
    'Name a product and get a free market report with its sources. Import feedback, record sessions, and open the sentence behind every number.',
  updated: '2026-11-23',
  label: 'Earshot',
};

/** What the public pages say. Every sentence is about what works today, unless it says otherwise. */
export const words = {
  login: 'Login',
  register: 'Register for free',
  openApp: 'Open Earshot',
  frame: { site: 'Site', menu: 'Menu', pricing: 'Pricing' },

  registerNote: 'No credit card. Runs on your own machine, too.',
  preview: {
    caption:
      'Sample data: Marrowby is an invented scheduling app for trade crews, and all its feedback is made up.',
    question: 'who loses notes without signal?',
    ask: 'Ask AI',
    head: 'Similar feedback',
    original: 'View Original',
  },
  journey: {
    head: 'Follow one complaint all the way to better.',
    text: '“My notes vanish.” Thirty-one people said it, more ran into it without a word. Six steps take it from the first message to a measured improvement.',
  },
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
  integrations: {
    head: 'It joins what you already use.',
    text: 'Today by file or by program. Direct connections are being built, and are listed as such until they work.',
    kind: 'Kind',
    brings: 'What it brings',
    today: 'How, today',
  },
  upload: {
    head: 'Or bring a file.',
    text: 'CSV, Excel, JSON and JSON Lines, up to 200 MB at a time. You see what every column becomes and what every row will do before anything is saved. The whole import can be undone for 30 days.',
    act: 'Upload your own feedback',
  },
  proof: {
    head: 'Measured, with the limits printed.',
    text: 'Figures of our own runs, each of which can be repeated from the source.',
    figures: [
      {
        figure: '97.8 %',
        says: 'of the personal data in texts it had never seen was masked, and nothing in texts that held none',
      },
      {
        figure: '42 kB',
        says: 'are the recorder and what masks for it; it replaces no function of your page that sends or loads',
      },
      { figure: '0', says: 'other hosts are asked for anything by any page of this site or of the app' },
    ],
  },
  plans: {
    head: 'Plans without a sales call.',
    all: 'Compare them row by row',
  },
  questions: {
    head: 'Asked before',
    list: [
      {
        q: 'Where does a market report get its facts?',
        a: 'From pages and sources that are open to everybody: the product’s own site, those of its rivals, forums, code hosts, encyclopaedias and news. The report lists every source it tried, with what answered, what had nothing and what refused. It shows no sentence that is not in a page it read.',
      },
      {
        q: 'Which data leaves my server?',
        a: 'None of your feedback and recordings, apart from the mail it sends and, where the operator connects a language model on another machine, what that model is asked. Earshot reads, scores and answers on the machine it runs on. Market reports and site visits ask public sites for what is public, and the pages load nothing from other hosts.',
      },
      {
        q: 'Do I need a language model?',
        a: 'No. Questions are read, counted and answered without one. Where the operator connects a model, it may word what was counted, and point at plans on price pages that code then checks; it changes no number.',
      },
      {
        q: 'What do recordings leave out?',
        a: 'What people type, query values and tokens in addresses, and every text that looks like an email address, a phone or card number, a key or a password. It is masked in the visitor’s browser, before anything is sent. Names of people in ordinary text are not recognised; mask every text where they matter.',
      },
      {
        q: 'Can I take everything with me?',
        a: 'Yes. Any list exports as CSV with everything that was found in it, sessions as CSV or JSON Lines, a recording as one page that plays without a connection.',
      },
      {
        q: 'How sure are the topics?',
        a: 'Each says so. People check a sample by keyboard, and the precision stands beside the count, with its interval and the number of checks.',
      },
      {
        q: 'Does it guess dates?',
        a: 'No. When 03/04/2026 could be two days, it says how it read the column and why, and you decide. A row whose date cannot be read is rejected with that reason, or kept without a date.',
      },
      {
        q: 'Can I take everything back?',
        a: 'An import can be undone as a whole: what it created goes, what it updated returns to what it was, and what you edited since stays and is listed.',
      },
    ] satisfies Question[],
  },
  story: {
    asks: 'What you can ask it',
    related: 'Goes with it',
  },
  close: {
    head: 'Start with sample data, or with your own.',
    text: 'Register, load the sample with one click, and remove it with another. No credit card.',
  },
  foot: {
    line: 'Hear what customers say, see what they do, and know when it got better.',
    elsewhere: 'Elsewhere',
    feed: 'Blog feed',
    reference: 'API reference',
    hosts: 'Earshot sets no cookies and loads nothing from other hosts. This server is run by',
  },
};
