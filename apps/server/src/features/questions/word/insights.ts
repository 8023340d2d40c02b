import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { Measured } from '@earshot/contracts/analytics';
import type { Answer } from '@earshot/contracts/questions';
import { figureText } from './in-words.ts';
import type { Scene } from '../count/scene.ts';
import { take } from '../count/scene.ts';

/** Fewer items make no share worth telling. */
const leastItems = 5;

/** What else the items behind an answer show: their tone and where they come from, where the question did not say so. */
export async function insightsOf(
  scene: Scene,
  behind: FeedbackFilter,
  total: Measured['total'],
): Promise<Answer['insights']> {
  if (total.n < leastItems) return [];
  const insights: Answer['insights'] = [];
  if (behind.sentiments === undefined) {
    const share = await take(scene, {
      filters: behind,
      measure: 'share',
      part: { sentiments: ['negative'] },
    });
    insights.push({ text: `${figureText(share.total)} of these items are negative.`, figure: share.total });
  }
  if (behind.source_ids === undefined) {
    const { rows } = await take(scene, { filters: behind, by: 'source', limit: 2 });
    const [top, next] = rows;
    if (top && next && top.figure.n > next.figure.n) {
      const text = `More came from ${top.label} than from any other source: ${figureText(top.figure)} of ${figureText(total)}.`;
      insights.push({ text, figure: top.figure });
    }
  }
  if (behind.account_ids === undefined && scene.known.accounts.length > 0) {
    const revenue = await take(scene, { filters: behind, unit: 'revenue' });
    if ((revenue.total.value ?? 0) > 0) {
      const text = `The accounts behind them pay ${figureText(revenue.total)} a year.`;
      insights.push({ text, figure: revenue.total });
    }
  }
  return insights;
}
