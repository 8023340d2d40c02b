import { gzipSync } from 'node:zlib';
import { json } from '../server/reply.ts';
import { daysBefore } from '../site/days-before.ts';
import { escaped } from '../site/html-text.ts';
import type { Source } from './source.ts';
import { companiesIn, numberOf, plainQuery } from './source.ts';

/** `/2.3/search/advanced`; always packed, titles in markup's spelling. */
export const stackExchange: Source = ({ query: asked }, world) => {
  const named = companiesIn(plainQuery(asked.get('q') ?? ''), world);
  const items = named
    .flatMap(({ questions }) => questions)
    .map(({ title, score, daysAgo }) => ({
      question_id: numberOf(title),
      title: escaped(title),
      link: `https://stackoverflow.com/questions/${numberOf(title)}`,
      score,
      view_count: 40 + score * 90,
      answer_count: 1,
      is_answered: score > 0,
      creation_date: Math.floor(daysBefore(world.today, daysAgo).getTime() / 1000),
      tags: ['integration'],
      owner: { display_name: 'moth' },
    }));
  const reply = json({ items, has_more: false, quota_max: 300, quota_remaining: 288 });
  return {
    ...reply,
    headers: { 'content-encoding': 'gzip' },
    packed: gzipSync(reply.body),
  };
};
