import type { GroupName } from './group-name.ts';
import { sentenceCase } from './phrases/phrase-surfaces.ts';
import { LEAST_SAYING } from './group-name.ts';

const CHILDREN = 3;

/**
 * The name of a group of themes: its largest themes in a row, after what most items of the group share where there is such a thing ("Feed: order,
 * likes, saving"). So a group never has the name of one of its themes. A theme that is a row itself stands there by its first phrase.
 *
 * @param own what the group's items by themselves would be called
 * @param children names of its themes, largest first
 */
export function groupName(own: GroupName | undefined, children: readonly GroupName[]): string {
  const [only] = children;
  if (children.length < 2) return only?.phrases[0] ?? '';
  const names = [...new Set(children.map(({ short }) => short).filter(Boolean))].slice(0, CHILDREN);
  const shared = own && own.saying >= LEAST_SAYING && !own.isRow ? own.short : '';
  const others = names.filter((name) => name.toLowerCase() !== shared.toLowerCase());
  return sentenceCase([shared, others.join(', ')].filter(Boolean).join(': '));
}
