export const quoteWords = {
  title: (label: string) => `Source ${label}`,
  firstParty: 'First party',
  thirdParty: 'Said by others',
  page: 'Page',
  said: 'Said',
  read: 'Read',
  address: 'Address',
  open: 'Open original',
};

export const reportActionWords = {
  copy: 'Copy link',
  copied: 'The link is copied. Anyone who has it can read the report.',
  notCopied: 'The link was not copied',
  print: 'Print or PDF',
  files: 'CSV, JSON, Markdown',
  tables: 'Tables as CSV',
  whole: 'The whole report',
  json: 'JSON',
  markdown: 'Markdown',
  more: 'More',
  rotate: 'Make a new link',
  remove: 'Delete this report',
  stop: 'Stop here',
  stopped: 'The report was called off. What was found until then stays.',
  notStopped: 'The report was not called off',
};

export const publicReportWords = {
  title: 'Market report',
  deadTitle: 'This link opens no report',
  dead: 'It may have been deleted, given a new link, or be older than 90 days.',
  noSecret: 'The address holds no secret: only the whole link, as it was mailed or copied, opens a report.',
  another: 'Have a report made',
  ready: (ready: number, all: number) => `${ready} of ${all} parts are ready.`,
  done: 'The report is done.',
  lost: 'The line is broken; the report goes on without it, and this page tries again.',
  removeTitle: 'Delete this report',
  removeAsk: (name: string) =>
    `The report on ${name} is deleted at once, and its link opens nothing from then on. This cannot be undone.`,
  keep: 'Keep it',
  remove: 'Delete it',
  removing: 'Deleting',
  removed: 'The report is deleted',
  removedNote: 'Its link opens nothing any more.',
  rotateTitle: 'Make a new link',
  rotateAsk:
    'Whoever has the link of now, or the mail with it, can read the report no more. The new link is shown here, and works for 90 days.',
  rotate: 'Make the new link',
  rotating: 'Making it',
  rotated: 'The new link. The one before opens nothing any more.',
  link: 'Link to the report',
};

export const editWords = {
  edit: 'Correct a fact',
  stopEditing: 'Done correcting',
  addRival: 'Add a rival',
  rivalAddress: 'Its address',
  rivalHint: 'Such as jobwren.com. Its site is read, and what depends on it is made anew.',
  rivalMissing: 'Give the address of its site.',
  add: 'Add it',
  rivalAdded: 'The rival is in the report; what depends on it is made anew.',
  rivalRemoved: 'The rival is out of the report; what depends on it is made anew.',
  notChanged: 'The report was not changed',
  corrected: 'The fact is set right.',
};

export const correctWords = {
  planTitle: 'Correct a plan',
  featureTitle: 'Correct a feature',
  asPublished: 'As it was read:',
  name: 'Name of the plan',
  kind: 'What it costs',
  amount: 'Amount',
  noAmount: 'Give the amount as a number, such as 12.50.',
  currency: 'Currency',
  per: 'Per',
  unit: 'For each',
  unitHint: 'Such as user. Empty: one price for all.',
  value: 'Does it have it?',
  note: 'In a few words',
  noteHint: 'Such as “Pro only”.',
  whoSees: 'The correction shows in this report, marked as one, and stays when the report is made again.',
  noPlan: 'There is no such plan',
  save: 'Set it right',
};

export const currencyWords = {
  compare: 'Compare prices in',
  asPublished: 'Their own currencies only',
};

export const planKindNames = { priced: 'A price', free: 'Nothing', custom: 'On request' };

export const periodNames = {
  month: 'Month',
  year: 'Year',
  half_year: 'Half a year',
  quarter: 'Quarter',
  two_weeks: 'Two weeks',
  week: 'Week',
  day: 'Day',
  once: 'Once',
  usage: 'Use',
};

export const cellNames = { yes: 'Yes', limited: 'Limited', no: 'No', not_mentioned: 'Not mentioned' };

export const stateNames = {
  queued: 'Waiting',
  running: 'Being made',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Called off',
};

export const standingNames = {
  under_way: 'Being made',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Called off',
};

export const orderNames = { newest: 'Newest first', oldest: 'Oldest first', name: 'By name' };

export const scheduleNames = { none: 'Not again', weekly: 'Each Monday', monthly: 'Each first of the month' };

export const analyzeWords = {
  title: 'Analyze market trends',
  lead: 'Name a brand or give an address: its site, its rivals and what people say are read within 90 seconds, each claim with its source.',
  subject: 'Brand, product or address',
  subjectHint: 'Such as jobwren or jobwren.com/pricing.',
  subjectMissing: 'Please enter at least 2 characters.',
  scope: 'Rivals and schedule',
  name: 'Name of the report',
  nameHint: 'What it is called in the lists. Empty: its site, or what you typed.',
  rivals: 'Rivals that belong in it',
  rivalsHint: 'One address a line, six at most. Others are found, each with the reason why.',
  schedule: 'Make it again',
  start: 'Analyze',
  starting: 'Starting',
  underWay: 'Being made now',
  viewersRead: 'Viewers read reports; a member begins them.',
  toReports: 'All reports',
  happens: 'What happens',
  steps: [
    { what: 'Its site is read', how: 'Eight pages at most, one a second, as its robots.txt allows.' },
    { what: 'Sources are asked', how: 'Reviews, forums, news, code, jobs: each says what became of it.' },
    { what: 'Rivals are found', how: 'Each with the reasons why. You add and take out.' },
    { what: 'Facts are compared', how: 'Plans and prices, features, trends, what users say.' },
    { what: 'Findings are drawn', how: 'Each with its quotes; what no page proves is not told.' },
  ],
  claimable: (count: number) =>
    count === 1
      ? 'A report was asked for on the public site with your address.'
      : `${count} reports were asked for on the public site with your address.`,
  claim: 'Put into this workspace',
  claimed: (count: number) =>
    `${count === 1 ? 'The report is' : `${count} reports are`} in this workspace now.`,
  notClaimed: 'They were not put into this workspace',
};

export const listWords = {
  title: 'All reports',
  recentTitle: 'Recent reports',
  ideas: 'Ideas for the roadmap',
  lead: 'What the market around a brand offers, costs and is told, each claim with its source.',
  recentLead: 'The reports that were opened last.',
  what: 'The reports',
  caption: 'Market reports',
  create: 'New report',
  none: 'No market report yet. The first takes a name and 90 seconds.',
  noneRecent: 'No report was opened yet.',
  noneFound: 'No report is like that.',
  clear: 'Show all reports',
  search: 'Search in names, subjects and hosts',
  all: 'All',
  order: 'Order',
  nextRun: 'next',
  name: 'Name',
  host: 'Site',
  state: 'State',
  made: 'Made',
  schedule: 'Made again',
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
  notFound: 'There is no such report in this workspace.',
  again: 'Make it again',
  startedAgain: 'The report is being made again.',
  notStarted: 'The report was not made again',
  schedule: 'Schedule',
  scheduleTitle: 'Make it again by itself',
  scheduleLead: 'What changed since the report before stands on top of each new one.',
  when: 'When',
  tellMe: 'Mail me when something changed',
  save: 'Save',
  saved: 'The schedule is saved.',
  rename: 'Rename',
  renameTitle: 'Rename the report',
  name: 'Name',
  nameMissing: 'Give the report a name.',
  share: 'Share',
  shareTitle: 'Share the report',
  shareLead: 'Anybody who has this link reads the report, without an account.',
  until: 'It works until',
  renew: 'New link, which ends this one',
  copied: 'Copied',
  link: 'Link to the report',
  remove: 'Delete',
  removeTitle: 'Delete the report',
  removeConsequence: 'The report is deleted for everybody, and its link opens nothing any more.',
  removed: 'The report is deleted.',
  made: (by: string) => `Asked for by ${by}`,
};
