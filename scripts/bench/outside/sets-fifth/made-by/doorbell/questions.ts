import type { OutsideQuestion } from '../../../format.ts';
import { Asked } from '../ask.ts';
import { Checks, mention } from '../checks.ts';
import type { TrueItem } from '../truth.ts';
import { askMore } from './more-questions.ts';
import { doorbellNames } from './names.ts';

/** What people of the doorbell's makers ask of the reviews. */
export const doorbellQuestions = (items: readonly TrueItem[]): OutsideQuestion[] => {
  const c = new Checks(items, doorbellNames);
  const asked = new Asked('doorbell');
  asked.ask('count-field', 'android reviews, how many', c.exact('where plat=Android'));
  const late = asked.ask(
    'count-matter',
    'ppl saying the notification shows up when the visitor is long gone. how many?',
    c.range('about late-alerts'),
  );
  asked.then('and just from october 2025 on', c.range('about late-alerts; from 2025-10-01'), 'en', late);
  asked.then('quotes pls', c.quotes('about late-alerts', 2));
  asked.ask('count-matter', 'number of battery moans', c.range('about battery'));
  asked.ask(
    'compare',
    'is battery a bigger issue on the Mini or on the Pro?',
    c.compare({
      'Bell Mini': 'about battery; where hw=Bell Mini',
      'Bell Pro': 'about battery; where hw=Bell Pro',
    }),
  );
  asked.ask(
    'per-group',
    'split the late-notification reviews by ios / android',
    c.perGroup('plat', 'about late-alerts', 0.25),
  );
  const models = asked.ask('per-group', 'avg stars per model', c.perGroup('hw', 'rated yes', 0.02, 'mean'));
  asked.then('same by platform', c.perGroup('plat', 'rated yes', 0.02, 'mean'), 'en', models);
  asked.ask('trend', 'is the anger about the subscription growing?', c.trend('about subscription', 'up'));
  asked.ask(
    'trend',
    'we redid the onboarding in june - do fewer people get stuck on wifi setup and pairing now?',
    c.trend('about setup', 'down'),
  );
  asked.ask('trend', 'false motion alarms: going anywhere?', c.trend('about false-alerts', 'flat'));
  asked.ask(
    'trend',
    'which month did the delayed push notifications begin',
    c.trend('about late-alerts', 'up', { from: '2025-07', to: '2025-08' }),
  );
  asked.ask('top-problems', "what's killing our rating, top 3", c.head('matter', 'tone negative', 3, 2));
  const ones = asked.ask('count-field', 'how many 1 star', c.exact('rating 1'));
  asked.then('5 star?', c.exact('rating 5'), 'en', ones);
  asked.ask('count-field', 'overall star avg', c.exact('all', 'mean'));
  asked.ask('count-field', 'what % of reviews gave 4 or 5 stars', c.exact('rating 4-5 / all', 'percent'));
  asked.ask('rank', 'country with the most one star reviews', c.head('store', 'rating 1', 1, 1));
  asked.ask(
    'build-next',
    'hey, roadmap session in 10 min, what do they want us to build? most wanted first',
    c.head('matter', 'kind wish', 3, 2),
  );
  asked.ask(
    'count-word',
    'how many reviews mention a ladder lol',
    c.word(['ladder', 'ladders'], 'all', ['ladder']),
  );
  asked.ask('scaffold-word', 'how many reviews use the word back', c.word(['back']));
  asked.ask(
    'quotes',
    'juicy quotes on the paywall for the pricing workshop',
    c.quotesOfAny(['about subscription', 'holding plan|fee|subscription']),
  );
  asked.ask(
    'quotes',
    'Could you please find me somebody who feels safer thanks to the bell, in their own words? One or two would do nicely.',
    c.quotes('about safe-feeling', 1),
  );
  asked.ask(
    'who',
    'which reviewers told us they sent it back or uninstalled, names',
    c.head('nick', 'kind cancel', 5, 3, 0),
  );
  asked.ask(
    'who',
    'how many different people gripe about the battery',
    c.range('about battery', { unit: 'people' }),
  );
  asked.ask('yes-no', 'alguém pede uma app para o Apple Watch?', c.yes('about watch'), 'pt');
  asked.ask('yes-no', 'does anyone mention alexa', c.no('holding alexa'));
  asked.ask('summary', 'tldr on the Bell Wired', [
    c.some('reviews of Bell Wired', 'where hw=Bell Wired'),
    mention(
      'its main matter',
      'chime',
      'gong',
      'indoor',
      'inside',
      String.raw`\brings?\b`,
      String.raw`\blate\b`,
      'notification',
      'subscri',
      'video',
    ),
  ]);
  askMore(asked, c);
  return asked.questions;
};
