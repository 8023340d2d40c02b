import type { Story } from './story.ts';
import { underUseCases } from './use-cases/under-use-cases.ts';

/** The capability whose page lets one try it on any site. */
export const sessionReplayStory: Story = {
  path: '/use-cases/session-replay',
  title: 'Session replay that opens at the exact second',
  description:
    'Watch what visitors experience on your site, with errors, rage clicks and slow pages marked. Masked by default. Try it on any site now.',
  updated: '2026-11-21',
  label: 'Session replay',
  above: underUseCases,
  head: 'See what your visitors see, second by second.',
  lede: 'One line in your pages records sessions. Any moment of any session opens instantly, with errors, rage clicks and slow requests marked on the timeline.',
  picture: 'replay',
  parts: [
    {
      title: 'Masked before it leaves the page',
      text: 'Everything typed is masked in the browser, including passwords and hidden fields, and so are email addresses, phone and card numbers, keys and tokens in all other text. Names are not recognised. If they matter, mask all text.',
    },
    {
      title: 'Lightweight',
      text: 'Two scripts, 42 kB together. They do not replace your page’s network functions, throw no errors into it, and can be turned off for every visitor in the settings.',
    },
    {
      title: 'Find the session that matters',
      text: 'Filter by person, page, length, errors, rage clicks and your own metadata. A link opens a recording at the exact second.',
    },
  ],
  asks: [
    'Sessions with rage clicks on the checkout page',
    'Where do people abandon the sign-up?',
    'Who had an error and left within ten seconds?',
  ],
  questions: [
    {
      q: 'What do recordings leave out?',
      a: 'What people type, query values and tokens in URLs, and any text that looks like an email address, a phone or card number, a key or a password. Images are recorded only where you allow them. Names in ordinary text stay, unless you mask all text.',
    },
    {
      q: 'Can I share a session with someone outside my team?',
      a: 'Yes. Share a session or a clip with a link that expires and that you can revoke. Person, console, network and feedback are left out unless you select them.',
    },
    {
      q: 'How long are recordings kept?',
      a: '30 days, unless your workspace chooses another period. Then they are deleted.',
    },
  ],
  related: ['/use-cases/feedback-to-replay', '/use-cases/personal-data', '/teams/ux-research'],
};
