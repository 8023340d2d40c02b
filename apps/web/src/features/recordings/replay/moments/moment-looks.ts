import type { Moment } from '@earshot/contracts/recordings';
import type { IconName } from '../../../../ui/page/icon-paths.ts';

export type MomentKind = Moment['kind'];
export type MarkerShape = 'diamond' | 'hollow' | 'triangle' | 'line' | 'square' | 'dot';

interface MomentLook {
  icon: IconName;
  /** How it is marked on the timeline; null when it is not. */
  shape: MarkerShape | null;
  /** 0: the course of things, 1: worth a look, 2: trouble. */
  weight: 0 | 1 | 2;
  group: MomentGroup;
}

export const momentGroups = ['trouble', 'feedback', 'acts', 'pages', 'console', 'network', 'other'] as const;
export type MomentGroup = (typeof momentGroups)[number];

/** What each kind of moment looks like, the weightiest first. */
export const momentLooks: Record<MomentKind, MomentLook> = {
  error: { icon: 'warning', shape: 'triangle', weight: 2, group: 'trouble' },
  rage_click: { icon: 'cursor', shape: 'diamond', weight: 2, group: 'trouble' },
  feedback: { icon: 'ask', shape: 'dot', weight: 1, group: 'feedback' },
  failed_request: { icon: 'globe', shape: 'square', weight: 2, group: 'network' },
  dead_click: { icon: 'cursor', shape: 'hollow', weight: 2, group: 'trouble' },
  console_error: { icon: 'warning', shape: 'triangle', weight: 1, group: 'console' },
  console_warning: { icon: 'info', shape: 'dot', weight: 1, group: 'console' },
  slow_request: { icon: 'recent', shape: 'square', weight: 1, group: 'network' },
  dropped: { icon: 'info', shape: null, weight: 1, group: 'other' },
  custom: { icon: 'bookmark', shape: 'dot', weight: 0, group: 'other' },
  page: { icon: 'route', shape: 'line', weight: 0, group: 'pages' },
  click: { icon: 'cursor', shape: null, weight: 0, group: 'acts' },
  input: { icon: 'keyboard', shape: null, weight: 0, group: 'acts' },
  identify: { icon: 'info', shape: null, weight: 0, group: 'other' },
  hidden: { icon: 'eyeOff', shape: null, weight: 0, group: 'other' },
  shown: { icon: 'eye', shape: null, weight: 0, group: 'other' },
  vital: { icon: 'chart', shape: null, weight: 0, group: 'other' },
};

const order = Object.keys(momentLooks) as MomentKind[];

/** The one that stands for several: the weightiest, then the earliest. */
export function weightiest<M extends Pick<Moment, 'kind'>>(moments: readonly M[]): M | undefined {
  return [...moments].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))[0];
}

/** What “next trouble” goes to. */
export function isTrouble({ kind }: Pick<Moment, 'kind'>): boolean {
  return momentLooks[kind].weight === 2;
}

/** Whether a group of the filter holds a moment; trouble is found whatever else it belongs to. */
export function isInGroup(moment: Pick<Moment, 'kind'>, group: MomentGroup | 'all'): boolean {
  return (
    group === 'all' || momentLooks[moment.kind].group === group || (group === 'trouble' && isTrouble(moment))
  );
}
