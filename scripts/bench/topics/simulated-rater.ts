import { extractFeatures } from '@earshot/analysis/features';
import type { TopicText } from '@earshot/analysis/topics/description';
import { words } from '../search/corpus.ts';
import { auditTopic } from './audited-topic.ts';
import type { Shown } from './audited-topic.ts';
import { spaceOf } from './rated-topic.ts';

const SUBJECTS =
  `invoice parcel password battery charger screen driver garden kitchen doctor teacher ticket luggage menu
  printer camera helmet mattress recipe playlist`.split(/\s+/);
const FILLERS =
  `really morning again people nothing week asked town place friend month phone later thing evening
  family house letter number street office talked waited called wanted looked tried small large green early quiet simple
  heavy second other better another around maybe almost often still today yesterday tomorrow summer winter road corner`.split(
    /\s+/,
  );
const ITEMS = 2000;
const ON_SUBJECT = 0.35;
/** Words that all texts of a rater share, so that there is nothing to learn but the topic's word. */
const FRAME_WORDS = 6;

/**
 * A person who finds that a share `precision` of the items with the topic's word is on topic, for reasons that no word
 * tells, and who rates as in {@link auditTopic}.
 */
export function simulateRater(precision: number, seed: number, stages: readonly number[]): Shown[] {
  const chance = randomFrom(seed);
  const subject = pick(SUBJECTS, chance);
  const topic: TopicText = { title: subject, description: '' };
  const others = SUBJECTS.filter((one) => one !== subject);
  const frame = Array.from({ length: FRAME_WORDS }, () => pick(FILLERS, chance));
  const isOn: boolean[] = [];
  const features = Array.from({ length: ITEMS }, () => {
    const hasWord = chance() < ON_SUBJECT;
    isOn.push(hasWord && chance() < precision);
    const text = [...frame, pick(FILLERS, chance), hasWord ? subject : pick(others, chance)];
    return extractFeatures(text.join(' '), words);
  });
  return auditTopic({ topic, features, isOn: (id) => isOn[id] ?? false, ...spaceOf(features) }, stages, seed);
}

function pick(values: readonly string[], chance: () => number): string {
  return values[Math.floor(chance() * values.length)] ?? '';
}

/** A linear congruential generator (Knuth's MMIX constants cut to 32 bits by Numerical Recipes), upper bits first. */
export function randomFrom(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
