export const quoteWords = {
  title: (label: string) => `Source ${label}`,
  firstParty: 'First party',
  thirdParty: 'Third party',
  page: 'Page',
  said: 'Published',
  read: 'Read',
  address: 'Address',
  open: 'View Original',
};

export const reportActionWords = {
  copy: 'Copy link',
  copied: 'Link copied. Anyone with the link can read the report.',
  notCopied: 'Could not copy the link',
  print: 'Print or PDF',
  files: 'CSV, JSON, Markdown',
  tables: 'Tables as CSV',
  whole: 'Full report',
  json: 'JSON',
  markdown: 'Markdown',
  more: 'More',
  rotate: 'Replace link',
  remove: 'Delete report',
  stop: 'Stop',
  stopped: 'Report stopped. Results found so far stay.',
  notStopped: 'Could not stop the report',
};

export const publicReportWords = {
  title: 'Market report',
  deadTitle: 'Report not found',
  dead: 'It may have been deleted or moved to a new link, or it may be more than 90 days old.',
  noSecret: 'The link is incomplete. Use the full link from the email or the one you copied.',
  another: 'Get a report',
  ready: (ready: number, all: number) => `${ready} of ${all} parts ${ready === 1 ? 'is' : 'are'} ready.`,
  done: 'The report is ready.',
  lost: 'Connection lost. The report keeps running, and this page reconnects.',
  removeTitle: 'Delete report',
  removeAsk: (name: string) =>
    `The report on ${name} is deleted immediately and its link stops working. This cannot be undone.`,
  keep: 'Keep report',
  remove: 'Delete report',
  removing: 'Deleting',
  removed: 'Report deleted',
  removedNote: 'Its link no longer works.',
  rotateTitle: 'Replace link',
  rotateAsk:
    'The current link stops working, including in emails already sent. The new link is shown here and works for 90 days.',
  rotate: 'Replace link',
  rotating: 'Creating link',
  rotated: 'This is the new link. The old one no longer works.',
  link: 'Link to the report',
};

export const editWords = {
  edit: 'Correct a fact',
  stopEditing: 'Done',
  addRival: 'Add a competitor',
  rivalAddress: 'Website',
  rivalHint: 'For example jobwren.com. Earshot reads the site and updates the report.',
  rivalMissing: 'Enter the address of its website.',
  add: 'Add competitor',
  rivalAdded: 'Competitor added. The report is being updated.',
  rivalRemoved: 'Competitor removed. The report is being updated.',
  notChanged: 'Could not change the report',
  corrected: 'Fact corrected.',
};

export const correctWords = {
  planTitle: 'Correct a plan',
  featureTitle: 'Correct a feature',
  asPublished: 'As published:',
  name: 'Plan name',
  kind: 'Price',
  amount: 'Amount',
  noAmount: 'Enter a number, such as 12.50.',
  currency: 'Currency',
  per: 'Per',
  unit: 'Per unit',
  unitHint: 'For example user. Leave empty if there is one price for all.',
  value: 'Available?',
  note: 'Note',
  noteHint: 'For example “Pro only”.',
  whoSees: 'The correction is marked as such in this report and stays when the report runs again.',
  noPlan: 'This plan does not exist',
  save: 'Save correction',
};

export const currencyWords = {
  compare: 'Compare prices in',
  asPublished: 'Original currencies only',
};

export const planKindNames = { priced: 'Priced', free: 'Free', custom: 'On request' };

export const periodNames = {
  month: 'Month',
  year: 'Year',
  half_year: 'Half year',
  quarter: 'Quarter',
  two_years: 'Two years',
  two_weeks: 'Two weeks',
  week: 'Week',
  day: 'Day',
  once: 'Once',
  usage: 'Usage',
};

export const cellNames = { yes: 'Yes', limited: 'Limited', no: 'No', not_mentioned: 'Not mentioned' };

export const stateNames = {
  queued: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Stopped',
};

export const standingNames = {
  under_way: 'Running',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Stopped',
};

export const orderNames = { newest: 'Newest first', oldest: 'Oldest first', name: 'By name' };

export const scheduleNames = { none: 'Never', weekly: 'Every Monday', monthly: 'On the first of the month' };

export const analyzeWords = {
  title: 'Analyze market trends',
  lead: 'Enter a brand or a website. Within 90 seconds, Earshot reads its site, its competitors and what people say, with a source for each claim.',
  subject: 'Brand, product or website',
  subjectHint: 'For example jobwren or jobwren.com/pricing.',
  subjectMissing: 'Please enter at least 2 characters.',
  scope: 'Competitors and schedule',
  name: 'Report name',
  nameHint: 'Shown in lists. Leave empty to use its site or what you entered.',
  rivals: 'Competitors to include',
  rivalsHint: 'One website per line, six at most. Earshot finds others and says why.',
  schedule: 'Repeat',
  start: 'Analyze',
  starting: 'Starting',
  underWay: 'Running now',
  viewersRead: 'Your role can read reports. Ask a member to start one.',
  toReports: 'All reports',
  happens: 'How it works',
  steps: [
    { what: 'Read the site', how: 'Eight pages at most, one per second, as its robots.txt allows.' },
    { what: 'Query sources', how: 'Reviews, forums, news, code and jobs. You see the outcome of each.' },
    { what: 'Find competitors', how: 'Each with the reasons why. You can add and remove some.' },
    { what: 'Compare facts', how: 'Plans and prices, features, trends, what users say.' },
    { what: 'Draw conclusions', how: 'Each with its quotes. No proof, no claim.' },
  ],
  claimable: (count: number) =>
    count === 1
      ? 'Someone requested a report on the public site with your email address.'
      : `${count} reports were requested on the public site with your email address.`,
  claim: 'Add to this workspace',
  claimed: (count: number) =>
    `${count === 1 ? 'The report is' : `${count} reports are`} now in this workspace.`,
  notClaimed: 'Could not add the reports to this workspace',
};

export const listWords = {
  title: 'All reports',
  recentTitle: 'Recent reports',
  ideas: 'Ideas for the roadmap',
  lead: 'What competitors offer, what they charge and what users say about them, with a source for each claim.',
  recentLead: 'The reports you opened most recently.',
  what: 'The reports',
  caption: 'Market reports',
  create: 'New report',
  none: 'No market reports yet. Enter a name to get the first in 90 seconds.',
  noneRecent: 'No recent reports.',
  noneFound: 'No reports match.',
  clear: 'Show all reports',
  search: 'Search names, subjects and hosts',
  all: 'All',
  order: 'Sort by',
  nextRun: 'next',
  name: 'Name',
  host: 'Site',
  state: 'State',
  made: 'Created',
  schedule: 'Schedule',
  changes: 'Changes',
  firstRun: 'first report',
  noChanges: 'none',
  first: 'First page',
  next: 'Next page',
  count: (count: number) => `${count} ${count === 1 ? 'report' : 'reports'}`,
  unknownHost: 'not known yet',
};

export const memberReportWords = {
  title: 'Market report',
  what: 'The report',
  trail: 'All reports',
  ideas: 'Ideas for the roadmap',
  notFound: 'Report not found in this workspace.',
  again: 'Run again',
  startedAgain: 'The report is running again.',
  notStarted: 'Could not start the report',
  schedule: 'Schedule',
  scheduleTitle: 'Schedule report',
  scheduleLead: 'Each new report starts with what has changed since the one before.',
  when: 'When',
  tellMe: 'Email me when something changes',
  save: 'Save',
  saved: 'Schedule saved.',
  rename: 'Rename',
  renameTitle: 'Rename report',
  name: 'Name',
  nameMissing: 'Enter a name.',
  share: 'Share',
  shareTitle: 'Share report',
  shareLead: 'Anyone with this link can read the report without an account.',
  until: 'It works until',
  renew: 'Replace link',
  copied: 'Copied',
  link: 'Link to the report',
  remove: 'Delete',
  removeTitle: 'Delete report',
  removeConsequence: 'The report is deleted for everyone and its link stops working.',
  removed: 'Report deleted.',
  made: (by: string) => `Requested by ${by}`,
};
