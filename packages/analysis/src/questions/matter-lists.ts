import { matters, softMatters } from './grammar/wordings.ts';

/** A matter by its name, with the wordings that tell it by themselves. */
export interface MatterList {
  name: string;
  wordings: readonly string[];
}

/** All matters that have wordings, but for those that only say how another one goes. */
export const matterLists: readonly MatterList[] = matters.flatMap(({ wordings }) => {
  const alone = wordings.filter(({ isBeside }) => !isBeside).map(({ text }) => text);
  const [name] = alone;
  return name === undefined || softMatters.includes(name) ? [] : [{ name, wordings: alone }];
});
