import type { OnboardingStep } from '@earshot/contracts/onboarding';
import type { Role } from '@earshot/contracts/call';
import { paths } from '../../lib/paths.ts';

interface StepWords {
  title: string;
  /** What it is good for, while it is open. */
  open: string;
  done: string;
  /** Where it is done, and what the way there is called before and after. */
  to: string;
  action: string;
  again: string;
  /** The least role that can do it, and what others are told. */
  role: Role;
  notAllowed: string;
}

export const stepWords: Record<OnboardingStep, StepWords> = {
  feedback: {
    title: 'Bring feedback in',
    open: 'From a file, from a program of yours, or invented sample data to look around with.',
    done: 'Your feedback is here. The next file goes the same way.',
    to: paths.import,
    action: 'Import a file',
    again: 'Import another file',
    role: 'member',
    notAllowed: 'Your role reads feedback. A member of this workspace brings it in.',
  },
  question: {
    title: 'Ask it a question',
    open: 'In your own words. The answer is what people wrote, the nearest first.',
    done: 'The first question is asked.',
    to: paths.find,
    action: 'Ask a question',
    again: 'Ask another',
    role: 'viewer',
    notAllowed: '',
  },
  view: {
    title: 'Save a view',
    open: 'Filters and a question under one name, for everybody in this workspace.',
    done: 'Saved views open under “Views” and from the search at the top.',
    to: paths.feedback,
    action: 'Choose filters',
    again: 'Open the feedback',
    role: 'member',
    notAllowed: 'Your role opens views. Members save them.',
  },
  colleague: {
    title: 'Invite a colleague',
    open: 'They get a link by email, and see the same feedback and views.',
    done: 'You are not alone here.',
    to: paths.members,
    action: 'Invite somebody',
    again: 'See who is here',
    role: 'admin',
    notAllowed: 'Admins and owners invite. Ask one of them.',
  },
};

export const startedWords = {
  title: 'Get started',
  what: 'The first steps',
  check: 'Check the set-up',
  progress: (done: number, all: number) => `${done} of ${all}`,
  lead: (done: number, all: number) => `${done} of ${all} done. Each step ticks itself off.`,
  allDone: 'All steps are done. What customers say is one question away.',
  onlySample: 'The sample is loaded. Import feedback of your own when you have seen enough.',
  afterFeedback: 'Opens as soon as there is feedback.',
  isDone: 'done',
};
