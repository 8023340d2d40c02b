import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const alerts: Story = {
  path: '/use-cases/alerts',
  title: 'Alerts for significant changes',
  description:
    'Earshot watches every topic and theme. An alert shows the expected range, what drives the change, and the items behind it.',
  updated: '2026-11-21',
  label: 'Alerts and monitoring',
  above: underUseCases,
  head: 'Alerts when it matters. Quiet when it is noise.',
  lede: 'Every morning Earshot checks each topic and theme and the views you choose. You get an alert when a change is significant, with the expected range.',
  picture: 'trend',
  parts: [
    {
      title: 'Tested on a year of data',
      text: 'Each rule shows how often it would have alerted you in the past year, so you do not have to guess a threshold.',
    },
    {
      title: 'What drives it',
      text: 'The alert lists the sources, segments and words that changed most, and its items are one click away.',
    },
    {
      title: 'Muted in one click',
      text: 'Emails only if you turn them on, a weekly digest if you like, and a “not useful” button on each alert.',
    },
  ],
  asks: [
    'Did complaints fall after release 4.3?',
    'Has anything new come up since Monday?',
    'Which theme grew fastest among paying accounts?',
  ],
  questions: [
    {
      q: 'How do you decide what is significant?',
      a: 'Earshot compares each theme with its own history. After you mark an alert as “not useful”, the next change has to be far less likely before you get an alert.',
    },
    {
      q: 'Does it detect improvements too?',
      a: 'Yes. You hear about a real fall as well as a rise, so you know when a fix worked.',
    },
  ],
  related: ['/use-cases/feedback-analysis', '/use-cases/ai-reports', '/use-cases/custom-topics'],
};
