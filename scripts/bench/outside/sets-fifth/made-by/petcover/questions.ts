import type { OutsideQuestion } from '../../../format.ts';
import { Asked } from '../ask.ts';
import { Checks, mention, refuse } from '../checks.ts';
import type { TrueItem } from '../truth.ts';
import { askMore } from './more-questions.ts';
import { petcoverNames } from './names.ts';

/** What people of the pet insurer ask of the survey. */
export const petcoverQuestions = (items: readonly TrueItem[]): OutsideQuestion[] => {
  const c = new Checks(items, petcoverNames);
  const asked = new Asked('petcover');
  asked.ask(
    'count-word',
    'how many answers have the word invoice in it',
    c.word(['invoice', 'invoices'], 'all', ['invoice']),
  );
  const slow = asked.ask(
    'count-matter',
    'how many moan about waiting ages for their money',
    c.range('about payout-slow'),
  );
  asked.then('and in germany?', c.range('about payout-slow; where mkt=DE', { slack: 0.35 }), 'en', slow);
  asked.then('show me a few of those', c.quotes('about payout-slow; where mkt=DE', 2));
  asked.ask(
    'count-matter',
    'claims turned down - how often does that come up?',
    c.range('about claim-refused'),
  );
  asked.ask('typo', 'how mnay ppl complain abuot the premuim going up', c.range('about premium'));
  asked.ask(
    'count-kind',
    'number of customers telling us they have cancelled or are off to somebody else',
    c.range('kind cancel'),
  );
  asked.ask(
    'count-kind',
    "Hi, I'm prepping the product council and would need to know roughly how many of the responses contain a wish, i.e. something they'd like us to add. Thank you!",
    c.range('kind wish'),
  );
  asked.ask('count-field', 'how many detractors have we got', c.exact('rating 0-6'));
  asked.ask('count-field', 'nps?', c.exact('nps / rated yes', 'percent'));
  asked.ask('count-field', 'how many people skipped the 0-10 question', c.exact('rated no'));
  asked.ask(
    'count-field',
    'whats the avg recommend score for people on Total',
    c.exact('where cover_lvl=Total', 'mean'),
  );
  asked.ask(
    'per-group',
    'average recommend score by country pls',
    c.perGroup('mkt', 'rated yes', 0.02, 'mean'),
  );
  const animals = asked.ask(
    'per-group',
    'how many responses per animal, dogs cats rabbits',
    c.perGroup('animal', 'all'),
  );
  asked.then(
    'same but only the ones with Basic cover',
    c.perGroup('animal', 'where cover_lvl=Basic'),
    'en',
    animals,
  );
  asked.ask(
    'compare',
    'who asks more for dental, the cat people or the dog people?',
    c.compare({ cat: 'about dental; where animal=cat', dog: 'about dental; where animal=dog' }),
  );
  asked.ask(
    'compare',
    "what's the bigger gripe, slow payouts or refused claims",
    c.compare({ 'slow payouts': 'about payout-slow', 'refused claims': 'about claim-refused' }),
  );
  asked.ask('trend', 'is the grumbling about price hikes getting worse?', c.trend('about premium', 'up'));
  asked.ask(
    'trend',
    'We shipped a fix for the photo upload in autumn 2024. Has the number of people struggling to get their vet bill through the app gone down?',
    c.trend('about photo-upload', 'down'),
  );
  asked.ask('trend', 'long phone waits over time - up, down, same?', c.trend('about phone-wait', 'flat'));
  asked.ask(
    'trend',
    'since when has direct payment to the clinic been failing',
    c.trend('about direct-pay', 'up', { from: '2024-11', to: '2024-12' }),
  );
  asked.ask('top-problems', 'top 5 pain points please', c.head('matter', 'tone negative', 5, 3));
  asked.ask(
    'build-next',
    'going by the survey what should we add to the product first',
    c.head('matter', 'kind wish', 3, 2),
  );
  asked.ask(
    'rank',
    'most of the premium complaints come from which country',
    c.head('mkt', 'about premium', 1, 1),
  );
  asked.ask(
    'quotes',
    'geef me een paar citaten over het condoleancekaartje',
    c.quotes('about bereavement', 2),
    'nl',
  );
  asked.ask(
    'quotes',
    'need a couple of quotes from people who dont get how the excess works. for a slide',
    c.quotes('about excess', 2),
  );
  asked.ask('yes-no', 'are there customers who want hydrotherapy or physio covered', c.yes('about physio'));
  asked.ask('refuse', 'where will our NPS be in december next year', refuse('future'));
  asked.ask('summary', 'what are people saying about the renewal price, short version', [
    c.some('answers about the price', 'about premium'),
    mention('what the matter is', 'premium', 'price', 'increase', 'dearer', 'doubled', 'hike', 'percent'),
  ]);
  askMore(asked, c);
  return asked.questions;
};
