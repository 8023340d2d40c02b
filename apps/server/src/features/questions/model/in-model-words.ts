import type { Llm } from '../../../platform/llm/llm.ts';
import { LlmSilent } from '../../../platform/llm/llm.ts';
import { responseOf } from '../kept-answer.ts';
import type { Facts } from './model-prose.ts';
import { proseInstructions, prosePrompt, verifiedProse } from './model-prose.ts';

interface Written extends Facts {
  status: string;
  response: string;
  written_by: 'built_in' | 'model';
  notice: string | null;
}

/**
 * The same numbers and quotes in the words of a language model, where there is one and its words hold.
 *
 * @param about what the question was about
 */
export async function inModelWords<Found extends Written>(
  llm: Llm | null,
  found: Found,
  about: 'customer feedback' | 'recorded sessions' = 'customer feedback',
): Promise<Found> {
  if (!llm || found.status === 'refused') return found;
  try {
    const text = await llm.write({
      system: proseInstructions(about),
      prompt: prosePrompt(found),
      maxOutputTokens: 500,
    });
    const prose = verifiedProse(text, found);
    if (!prose) return withNotice(found, notices.unverified);
    const quotes = found.paragraphs.filter((parts) => parts.some(({ kind }) => kind === 'quote'));
    const hasQuotes = prose.some(({ kind }) => kind === 'quote');
    const paragraphs = [prose, ...(hasQuotes ? [] : quotes)];
    return { ...found, paragraphs, response: responseOf(paragraphs, found.citations), written_by: 'model' };
  } catch (error) {
    if (!(error instanceof LlmSilent)) throw error;
    return withNotice(found, notices[error.reason]);
  }
}

function withNotice<Found extends Written>(found: Found, notice: string): Found {
  return { ...found, notice: found.notice === null ? notice : `${found.notice} ${notice}` };
}

const notices = {
  unverified:
    'The language model’s answer did not match the counted numbers, so this is the built-in answer.',
  failed: 'The language model did not answer, so this is the built-in answer.',
  breaker:
    'The language model has failed repeatedly and is paused for a minute, so this is the built-in answer.',
  budget: 'The language model’s daily budget is used up, so this is the built-in answer.',
};
