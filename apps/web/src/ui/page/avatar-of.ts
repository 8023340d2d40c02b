const colours = [
  ['#2B62B8', '#CFE0FA'],
  ['#A34508', '#FBD9BF'],
  ['#7A5200', '#F6DFA6'],
  ['#3E4A52', '#CBD5DB'],
  ['#10352B', '#8FD0B4'],
  ['#15201B', '#FFD43A'],
  ['#611C40', '#F0C3DA'],
] as const;

const shapes: readonly { path: string; dot?: { x: number; r: number } }[] = [
  { path: 'M7 12h18M7 20h18', dot: { x: 16, r: 2.6 } },
  { path: 'M16 6a10 10 0 0 1 0 20', dot: { x: 14, r: 3.2 } },
  { path: 'M8 23a11 11 0 0 1 15-15M14 24a6 6 0 0 1 10-10' },
];

/** Colour, shape and turn of a person's drawing, from what names them: the same seed always gives the same. */
export function avatarOf(seed: string) {
  const n = hashOf(seed);
  const [ground, stroke] = colours[n % colours.length] ?? colours[0];
  const shape = shapes[(n >>> 8) % shapes.length] ?? { path: '' };
  return { ground, stroke, shape, turn: ((n >>> 16) % 8) * 45 };
}

/** FNV-1a, 32 bit (draft-eastlake-fnv): short, and spreads near seeds well. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
