import { partsOf, readRows, writeWorkspace, type Item } from '../rows.ts';

const schools: Record<string, string> = {
  L: 'Linden Primary',
  H: 'Harbour Road',
  B: "St Brigid's",
  O: 'Oakfield Juniors',
  P: 'Parkgate',
  W: 'Westmoor High',
};
const years: Record<string, string> = { 1: 'Reception-Y2', 2: 'Y3-Y6', 3: 'Y7-Y11' };
const plans: Record<string, string> = { d: 'every day', t: 'three days', g: 'pay as you go' };

const mapping = {
  response: 'external_id',
  submitted: 'said_at',
  school: 'field',
  year_group: 'field',
  plan: 'field',
  'How likely to recommend (0-10)': { target: 'rating', lowest: 0, highest: 10 },
  'Food quality (0-10)': 'field',
  'Anything you would like to tell us?': 'text',
  source: 'ignore',
};

/** Answers of parents to the survey of a firm that cooks for schools. */
export const writeLunches = (folder: URL): void => {
  const items = readRows('lunches', '2025-08-18', '2025-12-30').map(({ day, fields }, at): Item => {
    const [who = '', said = '', text = ''] = fields;
    const [code = '', scores = '', language = 'en'] = who.split(' ');
    const [likely = '', food = ''] = scores.split('/').map((score) => (score === '-' ? '' : score));
    const id = `PS-${String(1041 + at * 3)}`;
    const columns = {
      response: id,
      submitted: day,
      school: schools[code[0] ?? ''] ?? '',
      year_group: years[code[1] ?? ''] ?? '',
      plan: plans[code[2] ?? ''] ?? '',
      'How likely to recommend (0-10)': likely,
      'Food quality (0-10)': food,
      'Anything you would like to tell us?': text,
      source: at % 4 === 0 ? 'letter' : 'app',
    };
    return { id, language, columns, parts: partsOf(said), mood: Number(likely) / 10 };
  });
  writeWorkspace('lunches', mapping, items, folder);
};
