import { judgeItems } from '@earshot/analysis/topics/judge-items';
import type { TopicRating } from '@earshot/analysis/topics/examples';
import { encodeTopicModel } from '@earshot/analysis/topics/topic-bytes';
import type { Measured } from '../search/report.ts';
import type { Ground, LabelledTopic } from './rated-topic.ts';

const RATINGS = 50;

/** Time of fitting a topic to 50 ratings and scoring all items anew, and the size of the model. */
export function measureFit(ground: Ground, topics: readonly LabelledTopic[]): Measured[] {
  const { pool, items, features: all, neighbours } = ground;
  const spent: number[] = [];
  let largest = 0;
  for (const topic of topics) {
    const ratings = Array.from({ length: RATINGS }, (_, i): TopicRating => {
      const itemId = (i * 197) % pool.length;
      const features = all[itemId] ?? {
        usesWordVectors: false,
        words: [],
        counts: new Uint8Array(0),
      };
      return { itemId, features, isPositive: i % 2 === 0, isAudit: false };
    });
    const { user, system } = process.cpuUsage();
    const { model } = judgeItems(topic, ratings, items, neighbours);
    const after = process.cpuUsage();
    spent.push((after.user + after.system - user - system) / 1000);
    largest = Math.max(largest, encodeTopicModel(model, items.vectors).length);
  }
  spent.sort((a, b) => a - b);
  const scored = items.size.toLocaleString('en');
  return [
    {
      name: `fit to ${RATINGS} ratings and score ${scored} items, processor time, slowest of ${spent.length}`,
      value: spent.at(-1) ?? 0,
      unit: 'ms',
      limit: { atMost: 500 },
    },
    { name: 'the same, median', value: spent[Math.floor(spent.length / 2)] ?? 0, unit: 'ms' },
    { name: 'largest stored model', value: largest / 1024, unit: 'KiB', limit: { atMost: 200 } },
  ];
}
