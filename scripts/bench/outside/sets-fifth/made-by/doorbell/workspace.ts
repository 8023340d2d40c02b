import { Chance } from '../chance.ts';
import { chooseHeads, compose, dayOf } from '../compose.ts';
import { readTitles, readWholes, Sayings, type Part } from '../sayings.ts';
import type { Item, Workspace } from '../workspace.ts';

const from = '2025-01-02';
const days = 362;
const count = 860;

/** Late alerts come with a version of July, the price of a plan hurts more and more, setting up gets easier in June. */
const weightsOn = (day: string): Record<string, number> => ({
  'late-alerts/bug': day < '2025-07-08' ? 0 : 19,
  'live-lag/bug': 9,
  'battery/complaint': 13,
  'subscription/complaint': day < '2025-05-01' ? 3 : day < '2025-09-01' ? 10 : 26,
  'false-alerts/complaint': 8,
  'setup/confusion': day < '2025-06-01' ? 20 : 3,
  'two-way-audio/bug': 6,
  'night-vision/praise': 10,
  'installed-easy/praise': 6,
  'safe-feeling/praise': 7,
  'package/wish': 7,
  'watch/wish': 3,
  'sharing/wish': 4,
  'widget/wish': 2,
  'login/bug': 5,
  'chime/bug': 5,
  'lost-clips/bug': 5,
  'privacy/complaint': 3,
  'dark-theme/wish': 4,
  'support-slow/complaint': 5,
  'uninstall/cancel': 5,
  'empty-praise/praise': 7,
});

/** A wired bell has no battery, but a gong in the house; Android gets more of the late alerts. */
const weightsFor = (day: string, hardware: string, platform: string): Record<string, number> => {
  const weights = weightsOn(day);
  const times = (head: string, by: number): void => {
    weights[head] = (weights[head] ?? 0) * by;
  };
  times('battery/complaint', { 'Bell Mini': 2, 'Bell Pro': 0.8 }[hardware] ?? 0);
  times('chime/bug', hardware === 'Bell Wired' ? 4 : 0.3);
  times('late-alerts/bug', platform === 'Android' ? 1.6 : 0.6);
  return weights;
};

const versionOf = (day: string): string => {
  if (day < '2025-03-20') return '4.9';
  if (day < '2025-07-08') return '5.0';
  return day < '2025-10-10' ? '5.1' : '5.2';
};

const starsOf = (parts: readonly Part[], chance: Chance): string => {
  if (parts.length === 0) return '5';
  const bad = parts.filter(({ tone }) => tone === 'negative').length;
  const good = parts.filter(({ tone }) => tone === 'positive').length;
  if (parts.some(({ kind }) => kind === 'cancel')) return '1';
  if (bad > 0 && good > 0) return String(3 + chance.below(2));
  if (bad > 0) return chance.weighed({ 1: 50, 2: 32, 3: 18 });
  return good > 0 ? chance.weighed({ 4: 30, 5: 70 }) : chance.weighed({ 3: 40, 4: 50, 5: 10 });
};

const languageOf: Record<string, Record<string, number>> = {
  US: { en: 19, es: 1 },
  GB: { en: 1 },
  DE: { de: 9, en: 1 },
  ES: { es: 9, en: 1 },
  FR: { fr: 9, en: 1 },
  PT: { pt: 9, en: 1 },
  PL: { pl: 9, en: 1 },
};

const nicks = 'mossy kestrel janek tuga lolo brix oma77 perrin zed hollyhock'.split(' ');

/** Reviews of the app of a doorbell with a camera, in six languages. */
export const doorbell = (): Workspace => {
  const chance = new Chance(33_018);
  const sayings = new Sayings('doorbell', ['en', 'de', 'es', 'fr', 'pt', 'pl'], chance);
  const titles = readTitles('doorbell');
  const wholes = readWholes('doorbell');
  const items: Item[] = [];
  for (let at = 0; at < count; at += 1) {
    const day = dayOf(chance, from, days, at, count);
    const whole = at % 90 === 61 ? wholes[Math.floor(at / 90)] : undefined;
    const own = { de: 'DE', es: 'ES', pt: 'PT' }[whole?.language ?? ''];
    const store = own ?? chance.weighed({ US: 34, GB: 22, DE: 17, ES: 10, FR: 8, PT: 5, PL: 4 });
    const language = whole?.language ?? chance.weighed(languageOf[store] ?? { en: 1 });
    const hardware =
      whole?.columns['hw'] ?? chance.weighed({ 'Bell Mini': 45, 'Bell Pro': 33, 'Bell Wired': 22 });
    const platform = chance.weighed({ iOS: 45, Android: 55 });
    const heads = chooseHeads(sayings, weightsFor(day, hardware, platform), language, chance, 0.22);
    const manner = { opening: 0.15, filler: 0.1, closer: 0.15 };
    const said = whole ?? compose(sayings, heads, language, chance, manner);
    const tone = said.parts[0]?.tone ?? 'neutral';
    const mood = { positive: 'good', negative: 'bad' }[tone] ?? 'wish';
    const title = language === 'en' ? chance.one(titles.get(mood) ?? ['']) : '';
    items.push({
      id: `r${(1_000_003 + at * 7919).toString(36)}`,
      language,
      day,
      title: whole?.title ?? title.trim(),
      text: said.text,
      columns: {
        nick: `${chance.one(nicks)}${chance.happens(0.8) ? String(chance.below(60)) : ''}`,
        store,
        plat: platform,
        ver: versionOf(day),
        hw: hardware,
        '★': starsOf(said.parts, chance),
      },
      parts: said.parts,
    });
  }
  return {
    name: 'doorbell',
    named: { id: 'rid', day: 'on', title: 'hdg', text: 'txt' },
    mapping: {
      rid: 'external_id',
      on: 'said_at',
      nick: 'author_name',
      store: 'field',
      plat: 'field',
      ver: 'field',
      hw: 'field',
      '★': { target: 'rating', lowest: 1, highest: 5 },
      hdg: 'title',
      txt: 'text',
    },
    items,
  };
};
