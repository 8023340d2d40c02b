import { Chance } from '../chance.ts';
import { chooseHeads, compose, dayWithin, fill } from '../compose.ts';
import { readWholes, Sayings } from '../sayings.ts';
import type { Item, Workspace } from '../workspace.ts';

const teachers = {
  Dublin: ['Ms Okafor', 'Mr Brennan', 'Ms Doyle'],
  Valletta: ['Ms Vella', 'Mr Camilleri'],
  Online: ['Ms Okafor', 'Mr Petrov', 'Ms Lindqvist'],
} as const;
type Campus = keyof typeof teachers;

const soundTrouble = (day: string): number => {
  if (day < '2023-05') return 120;
  return day < '2023-08' ? 40 : 6;
};

const weightsOf = (day: string, campus: Campus, teacher: string): Record<string, number> => ({
  'teacher-good/praise': teacher === 'Ms Okafor' ? 30 : 12,
  'teacher-change/complaint': 6,
  'group-size/complaint': campus === 'Valletta' ? 18 : 6,
  'mixed-level/complaint': 7,
  'homework-site/bug': 10,
  'online-audio/bug': campus === 'Online' ? soundTrouble(day) : 0,
  'textbook/complaint': 6,
  'speaking-time/complaint': 11,
  'price/complaint': day >= '2023-10' ? 45 : 3,
  'host-family/complaint': campus === 'Dublin' ? 14 : 0,
  'room/complaint': campus === 'Dublin' ? 12 : 0.5,
  'certificate/complaint': 7,
  'evening-class/wish': 9,
  'conversation-club/wish': 6,
  'recordings/wish': campus === 'Online' ? 8 : 1.5,
  'progress/praise': 12,
  'office-good/praise': campus === 'Online' ? 1 : 6,
  'friends/praise': campus === 'Online' ? 1 : 7,
  'leaving/cancellation': 4,
  'price/fine': 1.5,
  'host-family/fine': campus === 'Dublin' ? 5 : 0,
  'group-size/fine': 1.5,
  'textbook/fine': 1.5,
  'online-audio/fine': campus === 'Online' ? 2 : 0,
  'certificate/fine': 1,
  'empty-praise/praise': 5,
});

const scoreOf = (tones: readonly string[], chance: Chance): string => {
  const good = tones.includes('positive');
  if (tones.includes('negative')) return String(good ? 5 + chance.below(4) : 1 + chance.below(6));
  return String(good ? 8 + chance.below(3) : 6 + chance.below(4));
};

const waveOf = (day: string): string => {
  const quarter = Math.ceil(Number(day.slice(5, 7)) / 3);
  return `${day.slice(2, 4)}-Q${String(quarter)}`;
};

export const languageSchool = (): Workspace => {
  const chance = new Chance(48_890);
  const sayings = new Sayings('language-school', 'sayings.txt', chance);
  const columnsOf = (campus: Campus, teacher: string, day: string): Record<string, string> => ({
    stu: `S${String(2000 + chance.below(330))}`,
    wave: waveOf(day),
    'Campus?': campus,
    'Kurs/Niveau': chance.weighed({ A1: 3, A2: 4, B1: 5, B2: 4, C1: 2 }),
    tch: teacher,
    paid_by: chance.weighed({ self: 5, employer: 3, parents: 3, '': 1.5 }),
  });
  const placeOf = (): Campus => chance.weighed({ Dublin: 5, Valletta: 3, Online: 4 });

  const items: Omit<Item, 'id'>[] = Array.from({ length: 430 }, () => {
    const campus = placeOf();
    const teacher = chance.one<string>(teachers[campus]);
    const language = chance.weighed({ en: 66, es: 8, pt: 6, de: 6, ja: 8, ko: 6 });
    const day = dayWithin(chance, '2023-01-09', 447);
    const heads = chooseHeads(sayings, weightsOf(day, campus, teacher), language, chance, 0.4);
    const manner = { opening: 0.25, filler: 0.35, closer: 0.25 };
    const { text, parts } = compose(sayings, heads, language, chance, manner);
    const score = scoreOf(
      parts.map(({ tone }) => tone),
      chance,
    );
    return {
      language,
      day,
      title: '',
      text: fill(text, language, chance, { teacher }),
      columns: { ...columnsOf(campus, teacher, day), Q1_recommend: chance.happens(0.04) ? '' : score },
      parts,
    };
  });
  for (const whole of readWholes('language-school')) {
    const campus = whole.parts.some(({ matter }) => matter === 'host-family') ? 'Dublin' : placeOf();
    const teacher = chance.one<string>(teachers[campus]);
    const day = dayWithin(chance, '2023-01-09', 447);
    const { score = '' } = whole.columns;
    items.push({
      language: whole.language,
      day,
      title: '',
      text: fill(whole.text, whole.language, chance, { teacher }),
      columns: { ...columnsOf(campus, teacher, day), Q1_recommend: score },
      parts: whole.parts,
    });
  }
  items.sort((a, b) => a.day.localeCompare(b.day));
  return {
    name: 'language-school',
    named: { id: '#', day: 'submitted', text: 'Q7_open' },
    mapping: {
      '#': 'external_id',
      submitted: 'said_at',
      stu: 'author_id',
      wave: 'field',
      'Campus?': 'field',
      'Kurs/Niveau': 'field',
      tch: 'field',
      paid_by: 'field',
      Q1_recommend: { target: 'rating', lowest: 0, highest: 10 },
      Q7_open: 'text',
    },
    items: items.map((item, at) => ({
      ...item,
      id: `A${String(at + 1).padStart(4, '0')}`,
      day: at % 37 === 20 ? '' : item.day,
    })),
  };
};
