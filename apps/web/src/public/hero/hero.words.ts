import { limits } from '@earshot/contracts/limits';

/** The words of the landing hero. */
export const heroWords = {
  head: 'Instant Market Intelligence',
  text: 'Enter a product. Earshot reads what its users, its competitors and its own pages say in public and writes a report where every number links to the sentence it came from.',
  bullets: [
    'Uncover gaps and strengths',
    'Compare features and pricing',
    'Analyze real user feedback and trends',
    'Receive a ready-to-use insight pack',
  ],
  note: 'Free instant report — no signup or code needed.',
  subject: 'Paste any brand, product, or landing page URL',
  analyze: 'Analyze',
  tooShort: `Please enter at least ${limits.heroSubjectMinChars} characters.`,
  generating: (subject: string) => `Generating insights for: ${subject}`,
  change: 'Change',
  email: 'Your email address',
  submit: 'Email My Report',
  emailWrong: 'Please enter a valid email',
  thanks: 'Thank you! Your custom Market Intelligence Pack is being generated and will be sent to you soon.',
  again: 'Generate Another Pack',
  failed: 'There was a problem submitting your request. Please try again.',
  noScript: 'You need JavaScript to request a report, but not to read one.',
};
