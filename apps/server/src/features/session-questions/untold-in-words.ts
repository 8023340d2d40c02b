import type { PlannedSessionQuestion, UntoldReason } from '@earshot/analysis/session-questions/plan';
import type { SessionAnswer } from '@earshot/contracts/session-questions';

const untold: Record<UntoldReason, (text: string) => string> = {
  future: (text) => `Recordings tell what happened, not what will: “${text}” lies ahead.`,
  business_figure: (text) => `“${text}” is not in recordings; they hold what people did on the pages.`,
  reasons: () => 'Recordings show what people did, not why. Ask the feedback for reasons.',
  opinions: () => 'Recordings show what people did, not what they think. Ask the feedback for opinions.',
  traits: (text) => `Recordings do not know people’s “${text}”; only what the pages told of them.`,
  not_recorded: (text) => `This is not recorded: ${text}.`,
  task: () => 'Questions about the sessions are answered here; nothing else is done.',
  unknown_words: (text) =>
    `“${text}” is neither a page, person, account, site, event or message of these recordings, nor anything else they tell.`,
  not_understood: () =>
    'This question could not be read as one about the sessions. Name what to count, such as errors, rage clicks or a page.',
};

/** Why a question has no plan. */
export function untoldInWords({
  untold: found,
}: Pick<PlannedSessionQuestion, 'untold'>): NonNullable<SessionAnswer['missing']> {
  const { reason, text } = found ?? { reason: 'not_understood' as const, text: '' };
  return { reason, detail: `Cannot tell. ${untold[reason](text)}` };
}
