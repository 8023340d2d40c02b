import type { Story } from './story.ts';
import { underUseCases } from './use-cases/under-use-cases.ts';

/** The capability whose page lets one try it on any site. */
export const sessionReplayStory: Story = {
  path: '/use-cases/session-replay',
  title: 'Session replay that opens at the very second',
  description:
    'Watch what visitors met on your site, with errors, rage clicks and slow pages marked. Masked by default. Try it on any site now.',
  updated: '2026-11-21',
  label: 'Session replay',
  above: underUseCases,
  head: 'See what your visitors met, second by second.',
  lede: 'One line in your pages records visits. Any moment of any visit opens at once, with errors, rage clicks and slow requests marked on its timeline.',
  picture: 'replay',
  parts: [
    {
      title: 'Masked before it leaves the page',
      text: 'Everything typed is masked in the browser, passwords and hidden fields included, and so are email addresses, telephone and card numbers, keys and tokens in any other text. Names are not recognised: where they matter, mask every text. What is not sent cannot leak.',
    },
    {
      title: 'Hardly there',
      text: 'Two scripts, 42 kB together. They change no function of your page that sends or loads, throw nothing into it, and can be switched off for every visitor from the settings.',
    },
    {
      title: 'Find the visit that matters',
      text: 'Filter by person, page, length, errors, rage clicks and whatever your pages tell. A link opens a recording at the very second.',
    },
  ],
  asks: [
    'Sessions with rage clicks on the checkout page',
    'Where do people give up in the sign-up?',
    'Who met an error and left within ten seconds?',
  ],
  questions: [
    {
      q: 'What do recordings leave out?',
      a: 'What people type, query values and tokens in addresses, and every text that looks like an email address, a phone or card number, a key or a password. Pictures only where you allow them. Names in ordinary text stay, unless you mask every text.',
    },
    {
      q: 'Can I share one with somebody outside?',
      a: 'Yes: a session or a clip, by a link that expires and can be revoked. Person, console, network and feedback are left out unless you tick them.',
    },
    {
      q: 'How long are they kept?',
      a: '30 days, unless your workspace chooses otherwise. After that the bytes are deleted.',
    },
  ],
  related: ['/use-cases/feedback-to-replay', '/use-cases/personal-data', '/teams/ux-research'],
};
