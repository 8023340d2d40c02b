import { renumber } from './communities.ts';
import type { SaidTerms } from '../said/said-terms.ts';
import type { TermProfile } from './term-profile.ts';
import { joinedProfile, likenessOf, profileOf, samenessOf } from './term-profile.ts';

/** Communities of fewer texts have not formed: they say nothing of how texts are. */
const LEAST_FORMED = 3;
/** From here on a community's texts are one sentence in other words. */
const ONE_SENTENCE = 0.5;
/** So much of the texts is in such communities where the graph parted wordings, not matters. */
const MOSTLY = 0.5;
/** Groups this like each other are of one matter. */
const LEAST_LIKENESS = 0.2;
/** Of more communities the largest are joined: likenesses of all to all are held, 8 bytes each. */
const MOST_JOINED = 1000;
/** Texts go over to the group whose words they say, in so many rounds. */
const ROUNDS = 3;

/**
 * Joins communities of one matter. Where texts come from templates and forms, or in several languages, those of one sentence are linked
 * so well with each other that every wording becomes a community: 4,000 tickets of twelve matters became 179. Such communities are put
 * together, the most alike first, by the words and matters that most of their texts say. Where most communities hold many
 * sentences nothing is changed.
 *
 * @param communityOf community of each text
 * @param isPinned whether a person put a text where it is: its community joins none
 * @returns the same, numbered from 0
 */
export function joinWordings(
  communityOf: Int32Array,
  said: SaidTerms,
  isPinned: (place: number) => boolean,
): Int32Array {
  const members = new Map<number, number[]>();
  communityOf.forEach((community, place) => {
    const own = members.get(community);
    if (own) own.push(place);
    else members.set(community, [place]);
  });
  const formed = [...members.values()]
    .filter((own) => own.length >= LEAST_FORMED && !own.some(isPinned))
    .map((own) => profileOf(own, said));
  const inOneSentence = formed
    .filter((profile) => samenessOf(profile, said) >= ONE_SENTENCE)
    .reduce((sum, { members: own }) => sum + own.length, 0);
  if (inOneSentence < MOSTLY * communityOf.length) return communityOf;
  const largest = formed.toSorted((a, b) => b.members.length - a.members.length).slice(0, MOST_JOINED);
  let groups = mostAlikeJoined(largest, said);
  for (let round = 0; round < ROUNDS; round += 1) groups = movedToBest(groups, said);
  const joined = Int32Array.from(communityOf);
  groups.forEach(({ members: own }, group) => {
    for (const place of own) joined[place] = communityOf.length + group;
  });
  renumber(joined);
  return joined;
}

/** Joins the two most alike until none are alike enough. Each group knows its nearest, so that time grows with the square of how many there are. */
function mostAlikeJoined(profiles: readonly TermProfile[], said: SaidTerms): TermProfile[] {
  const groups: (TermProfile | null)[] = [...profiles];
  const likeness = groups.map((_, i) => rowOf(groups, i));
  const nearest = likeness.map(nearestIn);
  const to = (i: number, j: number): number => likeness[i]?.[j] ?? 0;
  for (;;) {
    let [one, most] = [-1, LEAST_LIKENESS];
    nearest.forEach((other, i) => {
      if (to(i, other) > most) [one, most] = [i, to(i, other)];
    });
    const other = nearest[one] ?? -1;
    const [left, right] = [Math.min(one, other), Math.max(one, other)];
    const [a, b] = [groups[left], groups[right]];
    if (!a || !b) return groups.filter((group) => group !== null);
    groups[left] = joinedProfile(a, b, said);
    groups[right] = null;
    const row = rowOf(groups, left);
    likeness.forEach((own, i) => {
      own[left] = row[i] ?? 0;
      own[right] = 0;
    });
    likeness[left] = row;
    likeness[right]?.fill(0);
    likeness.forEach((own, i) => {
      const before = nearest[i] ?? 0;
      if (i === left || before === left || before === right) nearest[i] = nearestIn(own);
      else if (to(i, left) > to(i, before)) nearest[i] = left;
    });
  }
}

/** Place of the greatest, the first of several. */
function nearestIn(row: Float64Array): number {
  let best = 0;
  row.forEach((value, i) => {
    if (value > (row[best] ?? 0)) best = i;
  });
  return best;
}

/** How like the others a group is, itself left out. */
function rowOf(groups: readonly (TermProfile | null)[], at: number): Float64Array {
  const own = groups[at];
  return Float64Array.from(groups, (other, i) => (own && other && i !== at ? likenessOf(own, other) : 0));
}

/** Each text goes to the group whose words it says most; one that says none of any stays. */
function movedToBest(groups: readonly TermProfile[], said: SaidTerms): TermProfile[] {
  const holding = new Map<number, { group: number; value: number }[]>();
  groups.forEach(({ direction }, group) => {
    for (const [term, value] of direction) {
      const held = holding.get(term);
      if (held) held.push({ group, value });
      else holding.set(term, [{ group, value }]);
    }
  });
  const moved = groups.map(() => [] as number[]);
  const fits = new Float64Array(groups.length);
  groups.forEach(({ members }, group) => {
    for (const place of members) {
      fits.fill(0);
      for (const term of said.ofText[place] ?? [])
        for (const held of holding.get(term) ?? [])
          fits[held.group] = (fits[held.group] ?? 0) + (said.weights[term] ?? 0) * held.value;
      const best = nearestIn(fits);
      moved[(fits[best] ?? 0) > 0 ? best : group]?.push(place);
    }
  });
  return moved.filter((own) => own.length > 0).map((own) => profileOf(own, said));
}
