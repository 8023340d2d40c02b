import { hashOf } from '../../ui/page/avatar-of.ts';
import type { Recording } from '@earshot/contracts/recordings';

const manners = [
  ...['Quiet', 'Amber', 'Brisk', 'Calm', 'Clever', 'Copper', 'Early', 'Gentle', 'Golden', 'Hazel', 'Keen'],
  ...[
    'Late',
    'Lively',
    'Merry',
    'Misty',
    'Nimble',
    'Olive',
    'Patient',
    'Plain',
    'Russet',
    'Silver',
    'Steady',
  ],
  ...['Sunny', 'Swift', 'Tidy', 'Velvet', 'Violet', 'Warm', 'Wandering', 'Winter', 'Witty', 'Young'],
] as const;
const birds = [
  ...[
    'Heron',
    'Finch',
    'Avocet',
    'Bittern',
    'Crane',
    'Curlew',
    'Dipper',
    'Dove',
    'Dunlin',
    'Egret',
    'Falcon',
  ],
  ...[
    'Gannet',
    'Grebe',
    'Harrier',
    'Jay',
    'Kestrel',
    'Kite',
    'Lapwing',
    'Lark',
    'Linnet',
    'Magpie',
    'Martin',
  ],
  ...['Oriole', 'Osprey', 'Owl', 'Plover', 'Puffin', 'Robin', 'Swallow', 'Tern', 'Thrush', 'Wren'],
] as const;

/** What the avatar and the name of a session's visitor are made from: the person, or the session where nobody is named. */
export function visitorSeed({
  person,
  session_id: sessionId,
}: Pick<Recording, 'person' | 'session_id'>): string {
  return person?.id ?? sessionId;
}

/** A name that stays the same for the same seed, such as "Quiet Heron". */
export function generatedName(seed: string): string {
  const hash = spread(hashOf(seed));
  const manner = manners[hash % manners.length] ?? manners[0];
  const bird = birds[Math.floor(hash / manners.length) % birds.length] ?? birds[0];
  return `${manner} ${bird}`;
}

/** Mixes all bits into each, so that near seeds get names that are not near (the end of MurmurHash3). */
function spread(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/** How a session's visitor is called; nobody stays without a name. */
export function visitorName(recording: Pick<Recording, 'person' | 'session_id'>): string {
  const { person } = recording;
  return person?.name ?? person?.email ?? person?.id ?? generatedName(visitorSeed(recording));
}
