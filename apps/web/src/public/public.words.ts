import type { PageFacts } from './head/page-facts.ts';
import type { Question } from './head/structured-data.ts';

export const homeFacts: PageFacts = {
  path: '/',
  title: 'Earshot: instant market intelligence, customer feedback',
  description:
    'Enter a product and get a free market report with its sources. Import feedback, record sessions, and open the sentence behind every number.',
  updated: '2026-11-23',
  label: 'Earshot',
};

/** Texts of the public pages. Every sentence is about what works today, unless it says otherwise. */
export const words = {
  login: 'Login',
  register: 'Register for free',
  openApp: 'Open Earshot',
  frame: { site: 'Site', menu: 'Menu', pricing: 'Pricing' },

  registerNote: 'No credit card. You can also run it on your own server.',
  preview: {
    caption:
      'Demo data: Marrowby is an invented scheduling app for trade crews, and all its feedback is made up.',
    question: 'who loses notes without signal?',
    ask: 'Ask AI',
    head: 'Similar feedback',
    original: 'View Original',
  },
  journey: {
    head: 'Follow one complaint all the way to a fix.',
    text: '“My notes vanish.” Thirty-one people said it. More hit it and said nothing. Six steps take you from the first message to a measured improvement.',
  },
  importCard: {
    file: 'support-export.csv',
    rows: '18,204 rows',
    columns: ['In your file', 'Imported as', 'Confidence'],
    mapping: [
      ['ticket_body', 'Text', '99 %'],
      ['created', 'Date, day first', '97 %'],
      ['requester_org', 'Account', '91 %'],
      ['csat', 'Rating, 1 to 5', '88 %'],
      ['int_ref_2', 'Not imported', 'no field fits'],
    ],
    caption: '17,960 new, 191 already imported, 53 rejected, each with a reason.',
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
    head: 'Bring in data from the tools you use.',
    text: 'Connect a tool, import a file or use the API. What is in beta or in development is marked.',
    kind: 'Type',
    brings: 'What you get',
    today: 'How it works today',
  },
  upload: {
    head: 'Or upload a file.',
    text: 'CSV, Excel, JSON and JSON Lines, up to 200 MB per file. You see how every column and row will be imported before anything is saved. You can undo the whole import for 30 days.',
    act: 'Upload your own feedback',
  },
  proof: {
    head: 'Measured, limits included.',
    text: 'Figures from our own benchmarks. You can repeat each one from the source code.',
    figures: [
      {
        figure: '97.8 %',
        says: 'of the personal data in unseen texts was masked, and nothing was masked in texts without any',
      },
      {
        figure: '42 kB',
        says: 'is the size of the recorder and its masking; it does not replace any of your page’s network functions',
      },
      { figure: '0', says: 'requests to other hosts from any page of this site or of the app' },
    ],
  },
  plans: {
    head: 'Pricing without a sales call.',
    all: 'Compare plans',
  },
  questions: {
    head: 'Frequently asked questions',
    list: [
      {
        q: 'Where does a market report get its facts?',
        a: 'From public pages and sources: the product’s own site, its competitors’ sites, forums, code hosts, encyclopaedias and news. The report lists every source it tried and what came back: an answer, nothing, or a refusal. It only quotes sentences from pages it has read.',
      },
      {
        q: 'What data leaves my server?',
        a: 'None of your feedback or recordings, with two exceptions: the emails Earshot sends, and, if the operator connects a language model on another machine, the questions to that model. Earshot reads, scores and answers on its own server. Market reports and site visits request public pages, and Earshot’s own pages load nothing from other hosts.',
      },
      {
        q: 'Do I need a language model?',
        a: 'No. Earshot parses, counts and answers questions without one. If the operator connects a model, it may phrase the answers and point at plans on pricing pages, which code then verifies. It never changes a number.',
      },
      {
        q: 'What do recordings leave out?',
        a: 'What people type, query values and tokens in URLs, and any text that looks like an email address, a phone or card number, a key or a password. All of it is masked in the visitor’s browser before anything is sent. Names in ordinary text are not recognised. Mask all text if they matter.',
      },
      {
        q: 'Can I export everything?',
        a: 'Yes. Every list exports as CSV with everything Earshot found, sessions as CSV or JSON Lines, and a recording as one page that plays offline.',
      },
      {
        q: 'How accurate are the topics?',
        a: 'Each topic shows it. Your team rates a random sample by keyboard. The precision appears next to the count, with its interval and the number of ratings.',
      },
      {
        q: 'Does it guess dates?',
        a: 'No. If 03/04/2026 could mean two days, Earshot shows how it read the column and why, and you decide. A row with an unreadable date is rejected with that reason or kept without a date.',
      },
      {
        q: 'Can I undo an import?',
        a: 'Yes, as a whole. Items it created are deleted, items it updated are restored, and items you have edited since stay and are listed.',
      },
    ] satisfies Question[],
  },
  story: {
    asks: 'What you can ask',
    related: 'Related',
  },
  close: {
    head: 'Start with demo data or your own.',
    text: 'Register, load the demo data with one click, and remove it with another. No credit card.',
  },
  foot: {
    line: 'Hear what customers say, see what they do, and know when things improve.',
    elsewhere: 'Follow us',
    feed: 'Blog feed',
    reference: 'API reference',
    hosts: 'Earshot sets no cookies and loads nothing from other hosts. This server is run by',
  },
};
