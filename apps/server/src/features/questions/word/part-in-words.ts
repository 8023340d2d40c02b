import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { containing } from './in-words.ts';
import type { Scene } from '../count/scene.ts';
import { inWords } from '../count/scene.ts';

/** "are negative", "contain “dark mode”", "ask a question" */
export function partInWords(scene: Scene, part: FeedbackFilter): string {
  const phrase = inWords(scene, part, '').trim();
  if (phrase.startsWith(`${containing} `)) return `contain${phrase.slice(containing.length)}`;
  return phrase.startsWith('that ') ? phrase.slice('that '.length) : `are ${phrase}`;
}
