import { nullOrigin, siteOriginsMax } from '@earshot/contracts/site-origins';

export const siteOriginsWords = {
  title: 'Where recordings may come from',
  lead: 'Anybody can read the key in your pages. Pages of other origins that use it are refused and counted here. Requests without an origin, as native apps send them, are always taken.',
  waitingNone: 'No origin has been seen yet. The first ones are listed here for you to decide.',
  waiting: (count: number) =>
    count === 1
      ? 'One origin sent recordings and waits for you to decide. Until then it is taken.'
      : `${count} origins sent recordings and wait for you to decide. Until then they are taken.`,
  allowAll: 'Allow these, and refuse others',
  learns: `Take new origins until somebody decides, up to ${siteOriginsMax}`,
  states: {
    learnt: 'waits for you',
    allowed: 'allowed',
    refused: 'refused',
    unknown: 'refused, not decided',
  },
  none: 'Pages without an origin (files, closed-off frames)',
  further: 'Further origins',
  nameOf: (origin: string) =>
    origin === nullOrigin ? siteOriginsWords.none : origin === '*' ? siteOriginsWords.further : origin,
  since: 'since',
  refusals: (count: number) => (count === 1 ? 'refused once, on' : `refused ${count} times, last on`),
  allow: 'Allow',
  refuse: 'Refuse',
  forget: 'Remove',
  of: (what: string, origin: string) => `${what} ${siteOriginsWords.nameOf(origin)}`,
  add: 'Allow another origin',
  addHint: 'Such as https://shop.example.com, or https://*.example.com for all below a domain',
  addAction: 'Allow origin',
  notOne: 'Give an origin such as https://shop.example.com or https://*.example.com, without a path.',
  allowNone: 'Allow pages without an origin',
  saved: 'Saved. It holds within seconds.',
  adminsOnly: 'An admin of this workspace can change this.',
};
