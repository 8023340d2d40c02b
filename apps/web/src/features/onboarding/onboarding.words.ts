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
    title: 'Import feedback',
    open: 'Import a file, use the API, or explore with demo data.',
    done: 'Your feedback is here. Import the next file the same way.',
    to: paths.import,
    action: 'Import a file',
    again: 'Import another file',
    role: 'member',
    notAllowed: 'Your role can only read feedback. Ask a member of this workspace to import some.',
  },
  question: {
    title: 'Ask a question',
    open: 'Use your own words. You see the feedback that matches best first.',
    done: 'You asked your first question.',
    to: paths.find,
    action: 'Ask a question',
    again: 'Ask another',
    role: 'viewer',
    notAllowed: '',
  },
  view: {
    title: 'Save a view',
    open: 'Save filters and a question under one name for everyone in this workspace.',
    done: 'Open saved views under “Views” or from the search at the top.',
    to: paths.feedback,
    action: 'Choose filters',
    again: 'Open the feedback',
    role: 'member',
    notAllowed: 'Your role can open views. Ask a member to save one.',
  },
  colleague: {
    title: 'Invite a colleague',
    open: 'They get a link by email and see the same feedback and views.',
    done: 'Your team is here.',
    to: paths.members,
    action: 'Invite someone',
    again: 'View members',
    role: 'admin',
    notAllowed: 'Only admins and owners can invite people. Ask one of them.',
  },
};

export const startedWords = {
  title: 'Get started',
  what: 'The first steps',
  check: 'Check your setup',
  progress: (done: number, all: number) => `${done} of ${all}`,
  lead: (done: number, all: number) => `${done} of ${all} done. Each step is checked off automatically.`,
  allDone: 'You are all set. Ask your feedback a question.',
  onlySample: 'Demo data is loaded. Import your own feedback when you are ready.',
  afterFeedback: 'Available once you have feedback.',
  isDone: 'done',
  site: 'To see what people do on your site, record its sessions. It takes one line in your pages.',
  siteAction: 'Set up a site',
};
