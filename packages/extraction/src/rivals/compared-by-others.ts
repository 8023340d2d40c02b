import type { RivalSubject } from './rival-evidence.ts';
import { isNamed, nameKey, rivalName } from './rival-names.ts';

const COMPARES =
  /^(?<left>.{1,60}?)(?<!\s)\s+(?:vs\.?|versus|compared (?:to|with)|or)\s+(?<right>.{1,60}?)$/iu;
const ALTERNATIVE =
  /(?:^|\s)(?:(?:an? |the best )?alternatives? to (?<to>.{2,40}?)(?=[:.,|–—-]|\s(?:for|in|with)\s|$)|^(?<of>.{2,40}?) alternatives?(?=[:.,|–—-]|$))/iu;

/** Whom a line sets beside the subject; null for none. */
export function comparedName(line: string, subject: RivalSubject): string | null {
  const compared = COMPARES.exec(line.split(/\s[|–—·]\s/)[0] ?? line)?.groups;
  const sides = [compared?.['left'], compared?.['right']].flatMap((side) =>
    side === undefined ? [] : [side],
  );
  const own = sides.findIndex((side) => isNamed(side, subject.name, subject.isCommonWord));
  if (own >= 0) return otherName(sides[1 - own] ?? '', subject);
  const alternative = ALTERNATIVE.exec(line)?.groups;
  return otherName(alternative?.['to'] ?? alternative?.['of'] ?? '', subject);
}

function otherName(written: string, subject: RivalSubject): string | null {
  const name = rivalName(written);
  return name && nameKey(name) !== nameKey(subject.name) ? name : null;
}
