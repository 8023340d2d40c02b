import { readFileSync } from 'node:fs';

/** Names that constants of the code are written with. */
const known: Readonly<Record<string, number>> = {
  minuteMs: 60_000,
  hourMs: 3_600_000,
  dayMs: 86_400_000,
  weekMs: 7 * 86_400_000,
  MIB: 1024 ** 2,
};

/**
 * The numbers of a constant as its module declares it, whether it is exported or not: `const days = 7 * dayMs`, `days: 7,` within an object,
 * `const days = [1, 7]`.
 *
 * @param name of a constant or key, or `Object.key` for a key of the object that is declared by that name
 * @throws RangeError when nothing of that name is declared, or something else than numbers
 */
export function readConstant(home: string, name: string): number[] {
  const source = readFileSync(new URL(`../../${home}`, import.meta.url), 'utf8');
  const [key = '', object] = name.split('.').toReversed();
  const within = object === undefined ? source : (source.split(new RegExp(`\\bconst ${object}\\b`))[1] ?? '');
  const declared = new RegExp(
    object === undefined
      ? `(?:\\bconst ${key}\\b[^=\n]*=|^ +${key}:) *([^;{}]*?)(?: as const)?[;,]?$`
      : `\\b${key}: *([^,;{}]*)`,
    'm',
  );
  const written = declared.exec(within)?.[1];
  if (written === undefined) throw new RangeError(`${home} declares no number ${name}`);
  return written
    .replace(/^\[|\]$/g, '')
    .split(/,\s*/)
    .map((one) => productOf(one, `${home} ${name}`));
}

/** `7 * 86_400_000`, `1 / 3`, `365 + 70`, `1024 ** 3` */
function productOf(written: string, place: string): number {
  const [first = '', ...rest] = written.trim().split(/ (?=[*/+]+ )/);
  return rest.reduce(
    (value, part) => {
      const [sign, operand = ''] = part.split(' ');
      const other = numberOf(operand, place);
      if (sign === '**') return value ** other;
      if (sign === '/') return value / other;
      return sign === '+' ? value + other : value * other;
    },
    numberOf(first, place),
  );
}

function numberOf(written: string, place: string): number {
  const number = known[written] ?? Number(written.replaceAll('_', ''));
  if (written === '' || Number.isNaN(number)) throw new RangeError(`${place}: “${written}” is no number`);
  return number;
}
