import type { OutsideQuestion } from '../../../format.ts';
import { Asked } from '../ask.ts';
import { Checks, mention, no, yes } from '../checks.ts';
import { measure } from '../select.ts';
import type { TrueItem } from '../truth.ts';
import { askFerriesMore } from './more-questions.ts';
import { ferriesNames } from './names.ts';

/** Patterns of the score, and of the mean of the answers, give or take one in the last place. */
const promotersLessDetractors = (c: Checks): string[] => {
  const score = Math.round(measure(c.items, 'percent', 'nps / all'));
  const mean = measure(c.items, 'mean', 'all');
  const near = [score - 1, score, score + 1].map((each) => String(Math.abs(each))).join('|');
  const means = new Set([mean - 0.04, mean + 0.04].map((each) => each.toFixed(1).replace('.', '[.,]')));
  const minus = score < 0 ? String.raw`(?<!\d)[-−–]\s?` : String.raw`\b`;
  return [String.raw`${minus}(?:${near})\b`, String.raw`\b(?:${[...means].join('|')})`];
};

/** What people of a ferry line ask of its survey. */
export const ferriesQuestions = (items: readonly TrueItem[]): OutsideQuestion[] => {
  const c = new Checks(items, ferriesNames);
  const asked = new Asked('ferries');
  const ask = asked.ask.bind(asked);
  const then = asked.then.bind(asked);
  const wifi = 'about wifi';
  const prices = 'about food-price; kind complaint';
  const chargers = 'about ev-charging';
  const dirt = 'about cleanliness';

  ask('count-word', 'how many answers have the word breakfast in them', c.word(['breakfast', 'breakfasts']));
  ask(
    'count-word',
    'Search for wifi (or wi-fi, people write both) – how many hits?',
    c.word(['wifi', 'wi-fi'], 'all', ['wifi', 'wi-fi', 'wlan'], ['wifi', 'wi-fi', 'internet', 'wlan']),
  );
  ask(
    'scaffold-word',
    'how often does the word "comments" turn up in what people wrote',
    c.word(['comments', 'comment']),
  );
  ask('scaffold-word', 'How many answers contain "back"?', c.word(['back']));

  const wifiCount = ask(
    'count-matter',
    'hey, how many people are moaning about the internet on board?',
    c.range(wifi),
  );
  then('and which route is that worst on?', c.head('route_cd', wifi, 1, 1));
  then('show me some of them pls', c.quotes(wifi, 2), 'en', wifiCount);
  ask(
    'count-matter',
    'complaints re: food being too expensive, ticket prices dont count. number please',
    c.range(prices, { slack: 0.3 }),
  );
  ask('count-matter', 'Wie viele Gäste beschweren sich über Verspätungen?', c.range('about delay'), 'de');
  ask('count-matter', 'Hur många klagar på att det är smutsigt ombord?', c.range(dirt), 'sv');

  ask('count-kind', 'how many answers are praise more or less', c.range('tone positive'));
  ask(
    'count-kind',
    'How many want something new from us, i.e. wishes rather than gripes',
    c.range('kind wish', { slack: 0.35 }),
  );

  ask('count-field', 'What is the average likely-to-recommend score?', c.exact('all', 'mean'));
  ask('count-field', 'What % gave us a 9 or a 10', c.exact('rating 9-10 / all', 'percent'));
  ask(
    'count-field',
    'Ile ankiet wypełnili pasażerowie z kamperem (Camper)?',
    c.exact('where travelled_as=Camper'),
    'pl',
  );
  ask(
    'ambiguous',
    'whats our nps',
    mention('Promoters less detractors, or the mean where that is said', ...promotersLessDetractors(c)),
  );

  ask('trend', 'Are complaints about food prices going up?', c.trend(prices, 'up'));
  ask(
    'trend',
    'the queue/boarding thing – did the new lanes help? is it getting better or worse over time',
    c.trend('about boarding; kind complaint', 'down'),
  );
  ask(
    'trend',
    'Blir klagomålen på förseningar fler, färre eller är det som vanligt?',
    c.trend('about delay', 'flat'),
    'sv',
  );
  ask(
    'trend',
    'Since when do people ask for EV charging on the car deck?',
    c.trend(chargers, 'up', { from: '2023-11', to: '2023-12' }),
  );
  ask(
    'trend',
    'Ab wann gab es Probleme mit dem Bordpass in der App?',
    c.trend('about boarding-pass', 'up', { from: '2024-01', to: '2024-02' }),
    'de',
  );

  ask('rank', 'On what route do we get the most delay complaints?', c.head('route_cd', 'about delay', 1, 1));
  ask('per-group', 'delay complaints split by route', c.perGroup('route_cd', 'about delay', 0.3));
  ask(
    'per-group',
    'how many answers came in per type of traveller (car, foot, camper, bike)',
    c.perGroup('travelled_as', 'all'),
  );
  ask('per-group', 'Beschwerden über Sauberkeit je Schiff', c.perGroup('vessel', dirt, 0.3), 'de');

  ask(
    'compare',
    'announcements nobody gets vs noise in the cabins, which one comes up more often',
    c.compare({ announcements: 'about announcements', 'cabin-noise': 'about cabin-noise' }),
  );

  ask('yes-no', 'does anybody ask for chargers for their electric car?', [yes, c.quotes(chargers, 1)]);
  ask('yes-no', 'Did somebody write about a fire on board?', [
    no,
    c.none('a fire', ['fire', 'Feuer', 'brand', 'pożar']),
  ]);
  askFerriesMore(c, asked);
  return asked.questions;
};
