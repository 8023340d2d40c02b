import { join } from 'node:path';
import { seeded, type Chance } from '../chance.ts';
import { compose, composeNoise, type Said } from '../compose.ts';
import { someDay } from '../days.ts';
import { readSayings, type Saying, type Sayings } from '../sayings.ts';
import type { Row, Workspace } from '../rows.ts';

const branches = { Altmarkt: 34, Nordhafen: 24, Klosterweg: 18, Weststadt: 15, 'Bus (mobile)': 6 };
const channels = { kiosk: 37, web: 34, letter: 11, phone: 18 };
const languages = { en: 74, de: 8, fr: 4, es: 4, it: 2, pt: 2, nl: 2, tr: 1.6, ja: 1.2, ko: 1.2 };
const streets = [
  'Ropewalk',
  'Mill Lane',
  'Kirchgasse',
  'Lindenallee',
  'Quay Street',
  'Tannenweg',
  'Station Road',
];
const parks = ['Rosengarten', 'Castle Park', 'Bleichwiese'];
const petition =
  'Hands off our lido! We ask the council to keep the outdoor pool open and to publish the real costs.';

const services: Record<string, string> = {
  passports: 'Passports',
  waiting: 'Registry',
  'online booking': 'Registry',
  'rubbish bins': 'Waste',
  potholes: 'Roads',
  'street lights': 'Roads',
  'cycle lanes': 'Roads',
  'snow and ice': 'Roads',
  'parking permits': 'Parking',
  playgrounds: 'Parks',
  dogs: 'Parks',
  lido: 'Parks',
  library: 'Library',
  'council tax': 'Tax',
};

interface Circumstances {
  day: string;
  branch: string;
  channel: string;
}

/** Some branches are friendlier, and who writes a letter is angrier than who touches a smiley. */
function moodOf({ tone, kind }: Saying, { branch, channel }: Circumstances): number {
  if (tone < 0) {
    const worse = branch === 'Nordhafen' ? 1.7 : branch === 'Klosterweg' ? 0.6 : 1;
    return worse * (channel === 'letter' ? 1.8 : 1);
  }
  if (tone > 0) return (branch === 'Klosterweg' ? 2.6 : 1.1) * (channel === 'kiosk' ? 1.5 : 1);
  return kind === 'wish' && channel === 'web' ? 1.5 : 1;
}

/** The city's year 2018, as weights. */
function weightOf(saying: Saying, { day, branch }: Circumstances): number {
  const bad = saying.tone < 0;
  const month = Number(day.slice(5, 7));
  switch (saying.matter) {
    case 'waiting':
      return bad ? (branch === 'Altmarkt' ? 3.2 : 1.4) : 1;
    case 'online booking':
      return bad ? (day >= '2018-09-03' ? 4.5 : 0.9) : day >= '2018-09-03' ? 0.4 : 1.1;
    case 'passports':
      return bad ? (month >= 5 && month <= 7 ? 3.2 : 0.8) : 1;
    case 'rubbish bins':
      return bad ? (month === 4 ? 6 : 0.9) : 0.9;
    case 'parking permits':
      return bad && day >= '2018-07-01' ? 2.2 : 0.7;
    case 'potholes':
      return bad ? Math.max(0.3, 2.6 - month * 0.24) : 0.8;
    case 'snow and ice':
      return month === 1 || month === 2 || month === 12 ? 3 : month === 3 ? 1 : 0;
    case 'lido':
      return month >= 5 && month <= 10 ? 1.6 : 0.1;
    case 'lift and access':
      return bad ? (branch === 'Nordhafen' ? 4 : 0.3) : 0.8;
    case 'library':
      return 0.9;
    case 'dogs':
    case 'council tax':
    case 'street lights':
      return 0.7;
    default:
      return 1;
  }
}

/** Four smileys: 1 is the angry one. */
function smileyFor({ sentiment, mixed }: Said, chance: Chance): number {
  if (chance.is(0.04)) return chance.whole(1, 4);
  if (mixed) return chance.pick([2, 2, 3]);
  if (sentiment > 0) return chance.pick([3, 4, 4, 4]);
  return sentiment < 0 ? chance.pick([1, 1, 1, 2, 2]) : chance.pick([2, 3, 3]);
}

function moodWord({ sentiment, mixed }: Said, chance: Chance): string {
  if (chance.is(0.25)) return '';
  if (chance.is(0.1)) return chance.pick(['positiv', 'neutral', 'negativ']);
  return mixed || sentiment === 0 ? 'neutral' : sentiment > 0 ? 'positiv' : 'negativ';
}

function say(around: Circumstances, sayings: Sayings, chance: Chance): Said {
  const { day, branch, channel } = around;
  if (day >= '2018-08-06' && day <= '2018-10-26' && channel === 'letter' && chance.is(0.5)) {
    const parts = [{ matter: 'lido', kind: 'complaint', tone: -1 } as const];
    return { text: petition, language: 'en', parts, sentiment: -1, mixed: false };
  }
  if (chance.is(channel === 'kiosk' ? 0.14 : 0.03)) return composeNoise(sayings, chance);
  const names = { branch, street: chance.pick(streets), park: chance.pick(parks) };
  const language = chance.weighted(languages);
  return compose(
    sayings,
    { language, weight: (saying) => weightOf(saying, around) * moodOf(saying, around), names },
    chance,
  );
}

function row(number: number, chance: Chance, sayings: Sayings): Row {
  const day = chance.is(0.03) ? '' : someDay('2018-01-02', '2018-12-14', chance);
  const branch = chance.weighted(branches);
  const channel = chance.weighted(channels);
  const said = say({ day, branch, channel }, sayings, chance);
  const rating = channel === 'kiosk' || chance.is(0.45) ? smileyFor(said, chance) : undefined;
  const [first] = said.parts;
  const service = first ? (services[first.matter] ?? 'Other') : '';
  const id = `V18/${String(30_001 + number)}`;
  const clock = `${String(chance.whole(8, 16)).padStart(2, '0')}:${String(chance.whole(0, 59)).padStart(2, '0')}`;
  return {
    ...said,
    id,
    title: '',
    day,
    rating,
    account: '',
    cells: {
      vorgang: id,
      eingang: day === '' ? '' : `${day} ${clock}`,
      Filiale: chance.is(0.04) ? '' : branch,
      kanal: channel,
      service: chance.is(0.15) ? '' : service,
      bezirk: chance.is(0.2) ? '' : String(chance.whole(1, 9)),
      smiley: rating === undefined ? '' : String(rating),
      stimmung: moodWord(said, chance),
      anliegen: said.text,
    },
  };
}

export function cityDesk(): Workspace {
  const sayings = readSayings(join(import.meta.dirname, 'sayings.txt'));
  const chance = seeded(180_318);
  const rows = Array.from({ length: 2_080 }, (_, number) => row(number, chance, sayings));
  return {
    name: 'city-desk',
    rows,
    mapping: {
      vorgang: 'external_id',
      eingang: 'said_at',
      Filiale: 'field',
      kanal: 'field',
      service: 'field',
      bezirk: 'field',
      smiley: { target: 'rating', lowest: 1, highest: 4 },
      stimmung: 'field',
      anliegen: 'text',
    },
  };
}
