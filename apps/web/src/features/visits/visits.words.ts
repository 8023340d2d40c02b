import type { VisitFinding } from '@earshot/contracts/visits';

export const visitFormWords = {
  url: 'Site address',
  urlHint: 'For example example.com. Public websites only.',
  email: 'Your email',
  emailHint: 'We send you the link to the report once, and nothing else.',
  submit: 'Visit this site',
  submitting: 'Submitting',
  noUrl: 'Enter the site to visit.',
  noEmail: 'Please enter a valid email',
};

export const visitWords = {
  title: 'Site visit',
  what: 'The report',
  dead: 'Report not found. It may have been deleted, or it may be more than 90 days old.',
  another: 'Visit another site',
  queued: (ahead: number) =>
    ahead === 0
      ? 'Next in line. The visit starts within seconds.'
      : `${ahead} ${ahead === 1 ? 'visit is' : 'visits are'} ahead of this one. Each takes a minute at most.`,
  running: (pages: number) => (pages === 0 ? 'Starting the browser.' : `Visiting page ${pages} of up to 8.`),
  mailed:
    'You can close this page. We also email you the link, unless that address has reached its limit for today.',
  progress: 'Pages visited',
  failed: 'The visit failed',
  visited: (host: string) => `What we found on ${host}`,
  summary: (findings: number, pages: number) =>
    `${findings === 0 ? 'No problems found' : findings === 1 ? 'One problem found' : `${findings} problems found`} on ${pages === 1 ? 'one page' : `${pages} pages`}.`,
  until: (day: string) => `Anyone with the link can read this until ${day}.`,
  findings: 'Problems',
  noFindings: 'No problems on the pages we visited.',
  watch: 'Watch the moment',
  pages: 'Pages',
  page: 'Page',
  status: 'Status',
  loaded: 'Loaded in',
  noAnswer: 'none',
  tried: 'What we did',
  leftOut: 'What we skipped',
  how: 'The visit follows links and opens menus. It never types, submits or buys anything, and it obeys robots.txt.',
  replay: 'Replay of the visit',
  noReplay: 'No recording to show.',
  remove: 'Delete report',
  removing: 'Deleting',
  removeAsk:
    'The report is deleted immediately. Its replay is deleted too, unless someone else requested the same visit. This cannot be undone.',
  callOff: 'Cancel visit',
  callOffAsk: 'The visit is cancelled and no email is sent. This cannot be undone.',
  keep: 'Keep',
};

export const findingWords: Record<VisitFinding['kind'], string> = {
  page_error: 'Script error',
  console_error: 'Console error',
  broken_link: 'Broken link',
  failed_request: 'Failed request',
  slow_page: 'Slow page',
  dead_control: 'Dead button',
  dead_end: 'Dead end',
  accessibility: 'Accessibility',
};
