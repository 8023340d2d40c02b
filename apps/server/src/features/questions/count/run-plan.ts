import { runCount } from './run-count.ts';
import { runMatters } from './run-matters.ts';
import { runMedian } from './run-median.ts';
import { runNumber } from './run-number.ts';
import { runPeriods } from './run-periods.ts';
import { runRank } from './run-rank.ts';
import { runShare } from './run-share.ts';
import { runSides } from './run-sides.ts';
import { runSummary } from './run-summary.ts';
import { runTrend } from './run-trend.ts';
import { runWeekdays } from './run-weekdays.ts';
import { runWho } from './run-who.ts';
import { runWhy } from './run-why.ts';
import type { Counted, Scene } from './scene.ts';

/** Counts what a plan asks for, and writes it down: every number is read from a result. */
export function runPlan(scene: Scene): Promise<Counted> {
  const { number, each, asks } = scene.plan;
  if (number) return runNumber(scene, number);
  if (each !== undefined) return runWeekdays(scene);
  if (asks === 'median') return runMedian(scene);
  switch (scene.plan.kind) {
    case 'share':
      return runShare(scene);
    case 'trend':
      return runTrend(scene);
    case 'compare':
      return scene.plan.sides ? runSides(scene, scene.plan.sides) : runPeriods(scene);
    case 'rank':
      if (scene.plan.asks === 'matters' && scene.matters.length > 1) return runMatters(scene, scene.matters);
      return scene.plan.by === 'author' || scene.plan.by === 'account' ? runWho(scene) : runRank(scene);
    case 'why':
      return runWhy(scene);
    case 'quote':
      return scene.plan.asks === 'summary' ? runSummary(scene) : runCount(scene);
    case 'count':
    case 'list':
      return runCount(scene);
  }
}
