import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const alerts: Story = {
  path: '/use-cases/alerts',
  title: 'Alerts for changes beyond chance',
  description:
    'Every topic and theme is watched. An alert shows the range that was expected, what drives the change, and the items behind it.',
  updated: '2026-11-21',
  label: 'Alerts and monitoring',
  above: underUseCases,
  head: 'Told when it matters. Quiet when it is noise.',
  lede: 'Every topic and theme is looked at each morning, and the views you choose. You hear of a change when chance does not explain it, with the range that was expected.',
  picture: 'trend',
  parts: [
    {
      title: 'A year in advance',
      text: 'Before a rule is switched on it shows what it would have said in the past year, so that its threshold is no guess.',
    },
    {
      title: 'What drives it',
      text: 'The sources, segments and words that changed most stand in the alert, and its items are one click away.',
    },
    {
      title: 'Muted in one click',
      text: 'Mail only on request, a weekly digest if you like, and a button for “not useful” on each.',
    },
  ],
  asks: [
    'Did the complaint fall after release 4.3?',
    'Has anything new come up since Monday?',
    'Which theme grew fastest among paying accounts?',
  ],
  questions: [
    {
      q: 'How is chance judged?',
      a: 'Against the theme’s own past. After a verdict of “not useful” the next change has to be far less likely before you hear of it.',
    },
    {
      q: 'Does it see improvements too?',
      a: 'Yes. A fall beyond chance is told like a rise, which is how you learn that a fix worked.',
    },
  ],
  related: ['/use-cases/feedback-analysis', '/use-cases/ai-reports', '/use-cases/custom-topics'],
};
