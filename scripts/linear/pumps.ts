import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';
import { alphabetOf, type Alphabet } from './alphabet.ts';
import { samplesOf } from './samples.ts';

/** A hostile text of any length: `unit` again and again, and for two neighbouring loops `second` after it. */
export interface Pump {
  before: string;
  unit: string;
  between: string;
  second: string;
  after: string;
}

/** What makes an attempt fail at the end. The last one is beyond Latin-1: other texts are read by code that leaves out what is. */
const ends = ['', '\u0001', '\n!\u2603'];
/** From here on a bounded loop is as bad as an endless one. */
const longLoop = 16;

/** Hostile texts for one expression, out of its own parts. */
export function pumpsOf(expression: RegExp): Pump[] {
  const { source, flags } = expression;
  const literal = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const alphabet = alphabetOf(literal, flags);
  const samples = samplesOf(alphabet);
  const loops: AST.Quantifier[] = [];
  visitRegExpAST(literal, {
    onQuantifierEnter: (node) => {
      if (node.max >= longLoop) loops.push(node);
    },
  });

  const units = new Map<string, Pump>();
  const add = (pump: Partial<Pump> & { unit: string }) => {
    if (pump.unit === '') return;
    const whole = { before: '', between: '', second: '', after: '', ...pump };
    units.set(JSON.stringify(whole), whole);
  };

  for (const unit of alphabet.chars) add({ unit });
  if (loops.length === 0) return [...units.values()];
  const wholes = samples.of(literal, 3);
  for (const whole of wholes) {
    add({ unit: whole });
    for (const length of upTo(20, whole.length)) {
      add({ unit: whole.slice(0, length) });
      add({ unit: `${whole.slice(0, length)} ` });
    }
  }
  const stops = [...new Set([...ends, ...loops.flatMap((loop) => stopOf(loop, alphabet))])].slice(0, 8);
  const inLoops = loops.slice(0, 24).map((loop) => ({
    befores: samples.before(loop, 2),
    bodies: samples.of(loop.element, 4),
  }));
  for (const { befores, bodies } of inLoops)
    for (const body of bodies) {
      for (const before of stops) add({ before, unit: body });
      for (const before of befores) {
        add({ unit: before });
        add({ unit: before + body });
        add({ unit: before + body + body });
        add({ before, unit: body });
      }
    }
  for (const [i, { bodies, befores }] of inLoops.slice(0, 8).entries())
    for (const other of inLoops.slice(i, i + 3)) {
      const [unit = ''] = bodies;
      const [second = ''] = other.bodies;
      add({ before: befores[0] ?? '', unit, second });
      add({ unit: unit + second });
      add({ unit, between: '\n', second });
    }
  return [...units.values()].flatMap((pump) => stops.map((after) => ({ ...pump, after })));
}

/** A character at which a loop has to stop. */
function stopOf({ element }: AST.Quantifier, { chars, takenBy }: Alphabet): string[] {
  if (element.type === 'Group' || element.type === 'CapturingGroup') return [];
  const taken = takenBy(element);
  const stop = chars.find((char) => !taken.includes(char));
  return stop === undefined ? [] : [stop];
}

/** At most so many of the lengths below a length, evenly. */
function upTo(count: number, length: number): number[] {
  const step = Math.max(1, Math.ceil((length - 1) / count));
  return Array.from({ length: Math.max(0, Math.ceil((length - 1) / step)) }, (_, i) => 1 + i * step);
}
