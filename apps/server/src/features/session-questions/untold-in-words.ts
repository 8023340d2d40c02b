import type { PlannedSessionQuestion, UntoldReason } from '@earshot/analysis/session-questions/plan';
import type { SessionAnswer } from '@earshot/contracts/session-questions';

const untold: Record<UntoldReason, (text: string) => string> = {
  future: (text) => `Recordings show what happened. Earshot cannot predict “${text}”.`,
  business_figure: (text) => `“${text}” is not in recordings; they hold what people did on the pages.`,
  reasons: () => 'Recordings show what people did, not why. Ask the feedback for reasons.',
  opinions: () => 'Recordings show what people did, not what they think. Ask the feedback for opinions.',
  traits: (text) => `Recordings contain nothing about people’s “${text}” beyond what your pages send.`,
  not_recorded: (text) => `This is not recorded: ${text}.`,
  task: () => 'Earshot only answers questions about your sessions.',
  unknown_words: (text) =>
    `“${text}” is neither a page, person, account, site, event or message of these recordings, nor anything else they tell.`,
  not_understood: () =>
    'Earshot did not understand this as a question about sessions. Say what to count, such as errors, rage clicks or a page.',
};

/** Why a question has no plan. */
export function untoldInWords({
  untold: found,
}: Pick<PlannedSessionQuestion, 'untold'>): NonNullable<SessionAnswer['missing']> {
  const { reason, text } = found ?? { reason: 'not_understood' as const, text: '' };
  return { reason, detail: `Cannot tell. ${untold[reason](text)}` };
}
