import type { PlannedSessionQuestion, UntoldReason } from '@earshot/analysis/session-questions/plan';
import type { SessionAnswer } from '@earshot/contracts/session-questions';

const untold: Record<UntoldReason, (text: string) => string> = {
  future: (text) => `Recordings show what happened. Earshot cannot predict “${text}”.`,
  business_figure: (text) =>
    `“${text}” is not in recordings. They only contain what people did on the pages.`,
  reasons: () => 'Recordings show what people did, not why. For reasons, ask about your feedback.',
  opinions: () =>
    'Recordings show what people did, not what they think. For opinions, ask about your feedback.',
  traits: (text) => `Recordings contain nothing about “${text}” beyond what your pages send.`,
  not_recorded: (text) => `This is not recorded: ${text}.`,
  task: () => 'Earshot only answers questions about your sessions.',
  unknown_words: (text) =>
    `“${text}” does not match any page, person, account, site, event or message in these recordings.`,
  not_understood: () =>
    'Earshot did not understand this as a question about sessions. Say what to count, such as errors, rage clicks or a page.',
};

/** Why a question has no plan. */
export function untoldInWords({
  untold: found,
}: Pick<PlannedSessionQuestion, 'untold'>): NonNullable<SessionAnswer['missing']> {
  const { reason, text } = found ?? { reason: 'not_understood' as const, text: '' };
  return { reason, detail: untold[reason](text) };
}
