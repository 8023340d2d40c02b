import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { detectLanguage } from '@earshot/analysis/language';
import { sentimentOf } from '@earshot/analysis/sentiment';
import { isMiddling, likeliest, toneOfRating } from '@earshot/analysis/sentiment/tones';
import type { StarRating, Tone } from '@earshot/analysis/sentiment/tones';
import type { OutsideWorkspace } from '../outside/read-set.ts';
import { readSet, rowsOf } from '../outside/read-set.ts';
import { general } from '../search/corpus.ts';
import type { Measured } from '../search/report.ts';

const folder = fileURLToPath(new URL('../outside/sets-sixth', import.meta.url));

interface RatedText {
  text: string;
  title: string;
  rating: StarRating;
  /** What whoever wrote the set says of it. */
  right: Tone;
}

/** How rated items of other people's data are read, in percent: by the rating alone, by the words alone, and by both, as the product does. */
export async function measureRated(): Promise<Measured[]> {
  const { workspaces } = await readSet(folder);
  const byWorkspace = await Promise.all(
    workspaces.map(async (workspace) => ({ name: workspace.name, texts: await ratedTexts(workspace) })),
  );
  const middling = byWorkspace.flatMap(({ texts }) => texts.filter(({ rating }) => isMiddling(rating)));
  return [
    ...judged('ratings in the middle', middling),
    ...byWorkspace.flatMap(({ name, texts }) =>
      judged(
        `${name}, other ratings`,
        texts.filter(({ rating }) => !isMiddling(rating)),
      ),
    ),
  ];
}

function judged(name: string, texts: readonly RatedText[]): Measured[] {
  const share = (toneOf: (one: RatedText) => Tone): number =>
    (100 * texts.filter((one) => toneOf(one) === one.right).length) / texts.length;
  const ways: [string, (one: RatedText) => Tone][] = [
    ['by the rating', ({ rating }) => toneOfRating(rating)],
    ['by the words', byWords],
    ['by both', ({ text, title, rating }) => sentimentOf({ text, title, rating }, { general }).label],
  ];
  return ways.map(([way, toneOf]) => ({
    name: `${name} (${texts.length}), ${way}`,
    value: share(toneOf),
    unit: '%',
  }));
}

function byWords({ text, title }: RatedText): Tone {
  const { language } = detectLanguage(`${title}\n${text}`);
  return likeliest(general.sharesOf(general.inputsOf({ text, title }, language)));
}

async function ratedTexts({ name, csv, mapping, items }: OutsideWorkspace): Promise<RatedText[]> {
  const told = await readFile(`${folder}/${name}.truth.jsonl`, 'utf8');
  const truth = new Map(
    told
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string; sentiment: Tone })
      .map(({ id, sentiment }) => [id, sentiment]),
  );
  const [header = [], ...rows] = rowsOf(csv);
  const place = header.findIndex((column) => typeof mapping[column] === 'object');
  const scale = mapping[header[place] ?? ''];
  if (typeof scale !== 'object') return [];
  return items.flatMap(({ id, text, title }, at): RatedText[] => {
    const given = rows[at]?.[place] ?? '';
    const right = truth.get(id);
    if (given === '' || text === '' || right === undefined) return [];
    const value = 1 + (4 * (Number(given) - scale.lowest)) / (scale.highest - scale.lowest);
    return [{ text, title, rating: { value, scale: 5 }, right }];
  });
}
