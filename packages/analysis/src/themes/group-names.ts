import type { GroupName } from './group-name.ts';
import { lowered } from './phrase-surfaces.ts';
import { LEAST_SAYING } from './group-name.ts';

const CHILDREN = 3;

/**
 * The name of a group of themes: its largest themes in a row, after what most items of the group share where there is such a thing ("Feed: order,
 * likes, saving"). So a group never has the name of one of its themes.
 *
 * @param own what the group's items by themselves would be called
 * @param children names of its themes, largest first
 */
export function groupName(own: GroupName | undefined, children: readonly GroupName[]): string {
  const [only] = children;
  if (children.length < 2) return only?.phrases[0] ?? '';
  const names = [...new Set(children.map(shortest).filter(Boolean))].slice(0, CHILDREN);
  const shared = own && own.saying >= LEAST_SAYING ? (own.phrases[0] ?? '') : '';
  const others = names.filter((name) => name.toLowerCase() !== shared.toLowerCase());
  const row = others.map((name, i) => (i === 0 && shared === '' ? name : lowered(name))).join(', ');
  return shared === '' ? row : `${shared}: ${row}`;
}

/** A name that enough items hold is the theme's; else it is what one item says, and its next phrase is shorter. */
function shortest({ phrases, saying }: GroupName): string {
  const [name = '', next = name] = phrases;
  return saying >= LEAST_SAYING ? name : next;
}
