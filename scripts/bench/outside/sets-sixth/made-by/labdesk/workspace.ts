import { partsOf, readRows, writeWorkspace, type Item } from '../rows.ts';

/** Name, segment and seats of each account. */
const accounts: Record<string, [string, string, string]> = {
  NW: ['Norrvik Water', 'Water utility', '40'],
  HB: ['Hallbrook Hospital Trust', 'Hospital', '220'],
  CW: ['Castelwyn Analytics', 'Contract lab', '65'],
  FU: ['Fernhill University', 'University', '90'],
  TU: ['Talweg Umweltlabor', 'Contract lab', '35'],
  LS: ['Laboratoire Sablier', 'Contract lab', '28'],
  MP: ['Meridell Pathology', 'Hospital', '140'],
  OD: ['Oskarvik Dairy', 'Food and drink', '18'],
  PV: ['Pinemoor Vet Lab', 'Contract lab', '12'],
  RK: ['Klinikum Ruhwald', 'Hospital', '110'],
  QA: ['Quarrystone Assay', 'Contract lab', '25'],
  BU: ['Brinewell Utilities', 'Water utility', '55'],
  LB: ['Lumenfield Biotech', 'Pharma', '75'],
  EG: ['Eschgrund Brewery', 'Food and drink', '9'],
};
const states: Record<string, string> = { s: 'solved', o: 'open', w: 'waiting on customer' };
const modules: Record<string, string> = {
  S: 'Samples',
  I: 'Instruments',
  R: 'Reports',
  A: 'Administration',
};

const replies: Record<string, string> = {
  '@driver':
    'Thank you for contacting support. Please reinstall the label driver from the download page and print a test label.',
  '@log':
    'Thank you for contacting support. Could you send us the log file of the workstation and a screenshot?',
  '@known':
    'This is a known issue and our engineers are working on it. We cannot give you a date yet. Sorry for the trouble.',
  '@outage': 'We have an outage at our hosting partner and will ring you as soon as the system is back.',
  '@wish': 'Thanks for the idea! I have passed it on to product management.',
  '@close': 'We are closing this ticket as we have not heard from you for seven days.',
  '@thanks': 'Thank you for the kind words, I will close this one with a smile.',
};

const mapping = {
  'Ticket #': 'external_id',
  'Created at': 'said_at',
  Account: 'account_name',
  Segment: 'field',
  Seats: 'field',
  Requester: 'author_name',
  'Requester email': 'author_email',
  Priority: 'field',
  Module: 'field',
  Subject: 'title',
  Description: 'text',
  'Handled by': 'field',
  'Last reply (agent)': 'ignore',
  Status: 'field',
  CSAT: { target: 'rating', lowest: 1, highest: 5 },
};

/** Tickets that laboratories wrote to the makers of their software. */
export const writeLabdesk = (folder: URL): void => {
  const items = readRows('labdesk', '2025-08-01', '2025-12-30').map(({ day, fields }, at): Item => {
    const [who = '', how = '', said = '', subject = '', text = '', reply = ''] = fields;
    const [code = '', first = '', language = 'en'] = who.split(' ');
    const [priority = '', state = '', csat = '', agent = '', module = ''] = how.split(' ');
    const [account, segment, seats] = accounts[code] ?? ['', '', ''];
    const host = account.toLowerCase().replaceAll(' ', '-');
    const name = first.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
    const id = String(58_204 + at * 7);
    const columns = {
      'Ticket #': id,
      'Created at': day,
      Account: account,
      Segment: segment,
      Seats: seats,
      Requester: first,
      'Requester email': `${name}@${host}.example`,
      Priority: `P${priority}`,
      Module: modules[module] ?? '',
      Subject: subject,
      Description: text.replaceAll(String.raw`\n`, '\n'),
      'Handled by': agent,
      'Last reply (agent)': state === 'o' && reply === '@wish' ? '' : (replies[reply] ?? reply),
      Status: states[state] ?? '',
      CSAT: csat === '-' ? '' : csat,
    };
    return { id, language, columns, parts: partsOf(said) };
  });
  writeWorkspace('labdesk', mapping, items, folder);
};
