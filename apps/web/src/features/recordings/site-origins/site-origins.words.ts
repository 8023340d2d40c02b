import { nullOrigin, siteOriginsMax } from '@earshot/contracts/recordings/site-origins';

export const siteOriginsWords = {
  title: 'Allowed origins',
  lead: 'Anyone can read the key in your pages. Pages on other origins that use it are refused and counted here. Requests without an origin, such as from native apps, are always accepted.',
  waitingNone: 'No origins yet. New origins appear here for you to allow or refuse.',
  waiting: (count: number) =>
    count === 1
      ? 'One origin sent recordings and needs your decision. Until then its recordings are accepted.'
      : `${count} origins sent recordings and need your decision. Until then their recordings are accepted.`,
  allowAll: 'Allow these and refuse others',
  learns: `Accept new origins until someone decides, up to ${siteOriginsMax}`,
  states: {
    learnt: 'needs your decision',
    allowed: 'allowed',
    refused: 'refused',
    unknown: 'refused, no decision yet',
  },
  none: 'Pages without an origin (files, sandboxed frames)',
  further: 'Other origins',
  nameOf: (origin: string) =>
    origin === nullOrigin ? siteOriginsWords.none : origin === '*' ? siteOriginsWords.further : origin,
  since: 'since',
  refusals: (count: number) => (count === 1 ? 'refused once, on' : `refused ${count} times, last on`),
  allow: 'Allow',
  refuse: 'Refuse',
  forget: 'Remove',
  of: (what: string, origin: string) => `${what} ${siteOriginsWords.nameOf(origin)}`,
  add: 'Allow another origin',
  addHint: 'For example https://shop.example.com, or https://*.example.com for all subdomains',
  addAction: 'Allow origin',
  notOne: 'Enter an origin such as https://shop.example.com or https://*.example.com, without a path.',
  allowNone: 'Allow pages without an origin',
  saved: 'Saved. Takes effect within seconds.',
  adminsOnly: 'Only admins of this workspace can change this.',
};
