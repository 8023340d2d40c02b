import type { SplitSecret } from '../planted-secret.ts';
import type { SentPart, SentParts } from './sent-parts.ts';

/**
 * Which groups of a split secret are the whole text of a node in its part of the page. The part is the parent of the element whose
 * text is `beside`; order does not count, since later changes are not sent in the order of the page. Searching in all bytes would
 * find single digits everywhere. Where every text is masked there is no label to find, and no text of any page may be a group.
 */
export function splitFound(
  { pictures }: SentParts,
  { beside, groups }: SplitSecret,
  isAllMasked: boolean,
): string[] {
  return pictures.flatMap((nodes) => {
    const labels = [...nodes.values()].filter(({ texts }) => texts.some((text) => text.trim() === beside));
    const rooms = labels.flatMap(({ parent }) =>
      parent === undefined ? [] : (nodes.get(parent)?.parent ?? []),
    );
    const texts = [...nodes.values()]
      .filter((node) => isAllMasked || rooms.some((room) => isWithin(nodes, node, room)))
      .flatMap((node) => node.texts.map((text) => text.trim()));
    return groups.filter((group) => texts.includes(group));
  });
}

/** Whether the label was sent at all: without it, nothing can be said. */
export const isSeen = ({ pictures }: SentParts, { beside }: SplitSecret): boolean =>
  pictures.some((nodes) =>
    [...nodes.values()].some(({ texts }) => texts.some((text) => text.trim() === beside)),
  );

function isWithin(nodes: Map<number, SentPart>, node: SentPart, room: number): boolean {
  for (let { parent } = node; parent !== undefined; parent = nodes.get(parent)?.parent)
    if (parent === room) return true;
  return false;
}
