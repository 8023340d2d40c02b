import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { containing } from './in-words.ts';
import type { Scene } from '../count/scene.ts';
import { inWords } from '../count/scene.ts';

/** "are negative", "contain “dark mode”" */
export function partInWords(scene: Scene, part: FeedbackFilter): string {
  const phrase = inWords(scene, part, '').trim();
  return phrase.startsWith(`${containing} `) ? `contain${phrase.slice(containing.length)}` : `are ${phrase}`;
}
