import type { QuestionPlan } from '@earshot/contracts/questions';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { Scene } from '../count/scene.ts';
import { inWords, scaleOf } from '../count/scene.ts';
import { unitInWords } from './in-words.ts';
import { measureName } from './measure-names.ts';
import { partInWords } from './part-in-words.ts';

/** "people with negative items", "share of items that mention “tent”", "NPS of items from Peru" */
export function measuredInWords(
  scene: Scene,
  filters: FeedbackFilter,
  { measure, unit }: Pick<QuestionPlan, 'measure' | 'unit'>,
): string {
  const phrase = inWords(scene, filters);
  const { part } = scene.plan;
  if (measure === 'count') return `${unit === 'items' ? '' : `${unitInWords(unit, 2)} with `}${phrase}`;
  if (measure === 'share') return `share of ${phrase}${part ? ` that ${partInWords(scene, part)}` : ''}`;
  return `${measureName(measure, scaleOf(scene))} of ${phrase}`;
}
