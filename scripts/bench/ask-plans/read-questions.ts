/** Reads the questions of one business, each with the plans that a careful analyst would use. `README.md` describes the format. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { KnownNames } from '../../../packages/analysis/src/questions/plan.ts';

/** One clause of a plan, such as `where: plan=Pro`. */
export interface Clause {
  key: string;
  value: string;
}

export interface AskedQuestion {
  text: string;
  /** The question before it in the same conversation. */
  after: string | undefined;
  /** Each is right. */
  plans: Clause[][];
}

export interface Business {
  name: string;
  /** `YYYY-MM-DD` */
  today: string;
  known: KnownNames;
  questions: AskedQuestion[];
}

const ofAccounts = ['Northwind', 'Contoso', 'Fabrikam'];
const perField = 12;

/** @throws RangeError for a line that is none of the format */
export function readBusiness(path: string): Business {
  const name = basename(path, '.txt');
  const [head = '', ...blocks] = readFileSync(path, 'utf8').split(/^> /m);
  const heads = head.split('\n').map((line) => line.split(/:\s*(.*)/s));
  const valueOf = (key: string) => heads.find(([one]) => one === key)?.[1] ?? '';
  const fields = heads.flatMap(([key = '', value = '']) =>
    key.startsWith('field ') ? [{ key: key.slice('field '.length), value: value.trim() }] : [],
  );
  const scaleOf = (value: string) => /^number (\d+)\.\.(\d+)$/.exec(value);
  const ratings = fields.filter(({ value }) => scaleOf(value));
  return {
    name,
    today: valueOf('today').trim(),
    known: {
      sources: listOf(valueOf('source')).map((source, i) => ({ id: i + 1, name: source })),
      topics: [],
      // Without any theme a ranking of what people say would have nothing to rank.
      themes: [{ id: 1, name: 'Christmas card', is_found: true }],
      accounts: valueOf('accounts').trim() === 'yes' ? ofAccounts.map((one, id) => ({ id, name: one })) : [],
      plans: [],
      fields: fields
        .filter(({ value }) => !scaleOf(value))
        .map(({ key, value }) => ({
          key,
          values:
            value === 'number'
              ? Array.from({ length: perField }, (_, i) => String(3 + i * 7))
              : listOf(value),
        })),
      ratings: ratings.map(({ key }) => key),
      scales: ratings.map(({ value }) => {
        const [, min, max] = scaleOf(value) ?? [];
        return { min: Number(min), max: Number(max) };
      }),
      days: { first: '2023-11-06', last: valueOf('today').trim() },
    },
    questions: blocks.map(readQuestion),
  };
}

function readQuestion(block: string): AskedQuestion {
  const [text = '', ...lines] = block.trimEnd().split('\n');
  let after: string | undefined;
  const plans: Clause[][] = [];
  for (const line of lines) {
    if (line.startsWith('after: ')) after = line.slice('after: '.length);
    else if (line.startsWith('= ')) plans.push(line.slice('= '.length).split(/;\s*/).map(clauseOf));
    else throw new RangeError(`neither a plan nor a question before: ${line}`);
  }
  return { text, after, plans };
}

function clauseOf(text: string): Clause {
  const at = text.indexOf(': ');
  if (at < 0) throw new RangeError(`a clause is a key, a colon and a value: ${text}`);
  return { key: text.slice(0, at), value: text.slice(at + 2) };
}

export function listOf(value: string): string[] {
  return value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
