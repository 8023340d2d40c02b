import type { VisitFinding } from '@earshot/contracts/visits';

export const visitFormWords = {
  url: 'Address of a site',
  urlHint: 'Such as example.com. Pages on the public web only.',
  email: 'Your email',
  emailHint: 'Gets the link to the report, once. Nothing else is sent.',
  submit: 'Visit this site',
  submitting: 'Asking',
  noUrl: 'Say which site is to be visited.',
  noEmail: 'Please enter a valid email',
};

export const visitWords = {
  title: 'Site visit',
  what: 'The report',
  dead: 'This link opens no report. It may have been deleted, or be older than 90 days.',
  another: 'Have another site visited',
  queued: (ahead: number) =>
    ahead === 0
      ? 'Next in line: the visit begins within seconds.'
      : `${ahead} ${ahead === 1 ? 'visit is' : 'visits are'} ahead of this one. Each takes a minute at most.`,
  running: (pages: number) =>
    pages === 0 ? 'The browser is being started.' : `Looking at page ${pages} of 8 at most.`,
  mailed:
    'You can close this page: the link comes by email, too, unless too many were sent to that address today.',
  progress: 'Pages opened',
  failed: 'The visit did not take place',
  visited: (host: string) => `What a visit of ${host} met`,
  summary: (findings: number, pages: number) =>
    `${findings === 0 ? 'No fault was found' : findings === 1 ? 'One fault was found' : `${findings} faults were found`} on ${pages === 1 ? 'one page' : `${pages} pages`}.`,
  until: (day: string) => `Whoever has the link can read this until ${day}.`,
  findings: 'Findings',
  noFindings: 'Nothing went wrong on the pages that were opened.',
  watch: 'Watch the moment',
  pages: 'Pages',
  page: 'Page',
  status: 'Answer',
  loaded: 'Loaded in',
  noAnswer: 'none',
  tried: 'What was tried',
  leftOut: 'What was left out',
  how: 'The visit follows links and opens menus. It never types, submits or buys, and keeps away from what robots.txt closes.',
  replay: 'Replay of the visit',
  noReplay: 'Nothing was recorded that could be shown.',
  remove: 'Delete this report',
  removing: 'Deleting',
  removeAsk:
    'The report is deleted at once, with its replay when nobody else asked for this visit. This cannot be undone.',
  callOff: 'Call the visit off',
  callOffAsk: 'The visit is called off, and no email is sent. This cannot be undone.',
  keep: 'Keep it',
};

export const findingWords: Record<VisitFinding['kind'], string> = {
  page_error: 'Script error',
  console_error: 'Error in the console',
  broken_link: 'Broken link',
  failed_request: 'Failed request',
  slow_page: 'Slow page',
  dead_control: 'Dead button',
  dead_end: 'Dead end',
  accessibility: 'Accessibility',
};
