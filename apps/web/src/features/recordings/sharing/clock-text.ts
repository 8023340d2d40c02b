/** Milliseconds of a time as people write it: 90, 1:30, 1:02:03; undefined when it is none. */
export function msOfClock(text: string): number | undefined {
  const found = /^\s*(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,5})\s*$/.exec(text);
  if (!found) return undefined;
  const [hours, minutes, seconds] = [found[1], found[2], found[3]].map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
  ];
  if (found[2] !== undefined && seconds > 59) return undefined;
  if (found[1] !== undefined && minutes > 59) return undefined;
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}
