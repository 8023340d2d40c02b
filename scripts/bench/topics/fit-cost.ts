import { fitTopic } from '@earshot/analysis/topics/fit-topic';
import type { TopicRating } from '@earshot/analysis/topics/fit-topic';
import { encodeTopicModel } from '@earshot/analysis/topics/topic-bytes';
import { oddsOfItems } from '@earshot/analysis/topics/topic-model';
import type { Measured } from '../search/report.ts';
import type { Ground, LabelledTopic } from './rated-topic.ts';

const RATINGS = 50;

/** Time of fitting a topic to 50 ratings and scoring all items of the pool anew, and the size of the model. */
export function measureFit(ground: Ground, topics: readonly LabelledTopic[]): Measured[] {
  const { pool, poolItems, poolFeatures } = ground;
  const spent: number[] = [];
  let largest = 0;
  for (const topic of topics) {
    const ratings = Array.from({ length: RATINGS }, (_, i): TopicRating => {
      const itemId = (i * 197) % pool.length;
      const features = poolFeatures[itemId] ?? {
        usesWordVectors: false,
        words: [],
        counts: new Uint8Array(0),
      };
      return { itemId, features, isPositive: i % 2 === 0, isAudit: false };
    });
    const { user, system } = process.cpuUsage();
    const model = fitTopic(topic, ratings, poolItems);
    oddsOfItems(model, poolItems);
    const after = process.cpuUsage();
    spent.push((after.user + after.system - user - system) / 1000);
    largest = Math.max(largest, encodeTopicModel(model, poolItems.vectors).length);
  }
  spent.sort((a, b) => a - b);
  const items = pool.length.toLocaleString('en');
  return [
    {
      name: `fit to ${RATINGS} ratings and score ${items} items, processor time, slowest of ${spent.length}`,
      value: spent.at(-1) ?? 0,
      unit: 'ms',
      limit: { atMost: 500 },
    },
    { name: 'the same, median', value: spent[Math.floor(spent.length / 2)] ?? 0, unit: 'ms' },
    { name: 'largest stored model', value: largest / 1024, unit: 'KiB', limit: { atMost: 200 } },
  ];
}
