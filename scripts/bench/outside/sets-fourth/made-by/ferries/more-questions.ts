import type { Asked } from '../ask.ts';
import { mention, refuse, type Checks } from '../checks.ts';

/** The second half of what is asked of the survey. */
export const askFerriesMore = (c: Checks, asked: Asked): void => {
  const ask = asked.ask.bind(asked);
  const then = asked.then.bind(asked);
  const bad = 'tone negative';
  const prices = 'about food-price; kind complaint';

  ask(
    'top-problems',
    'ok so what are the 3 biggest pain points for our passengers',
    c.head('matter', bad, 3, 2, 0.7),
  );
  then('same for Baltia only', c.head('matter', `${bad}; where vessel=Baltia`, 3, 2, 0.7));
  ask(
    'build-next',
    'If we could add only two things on board, what do guests wish for most?',
    c.head('matter', 'kind wish', 2, 1, 0.7),
  );

  ask(
    'period',
    'food price complaints in Q1 2024',
    c.range(`${prices}; from 2024-01-01; to 2024-03-31`, { slack: 0.3 }),
  );
  ask(
    'period',
    'Complaints about boarding queues before Sept 2023 - how many',
    c.range('about boarding; to 2023-08-31'),
  );
  then('and after?', c.range('about boarding; kind complaint; from 2023-09-01', { slack: 0.4 }));

  ask('negation', 'How many answers are NOT from car travellers?', c.exact('not where travelled_as=Car'));
  ask(
    'negation',
    'how many people scored us 6 or below but dont mention delays',
    c.range('rating 0-6; not about delay', { slack: 0.12 }),
  );

  ask(
    'quotes',
    "I need 3 quotes about rude staff for Thursday's deck, word for word",
    c.quotes('about staff; kind complaint', 3),
  );
  ask('quotes', 'Czy możesz pokazać, co dosłownie pisali o psach?', c.quotes('about pets', 2), 'pl');
  ask('summary', 'sum up what folks say about the food on board in a few lines', [
    c.quotes('about food|food-price', 1),
    mention('Good food, high prices', 'breakfast', 'delicious', 'pric', 'expensive', 'good food', 'buffet'),
  ]);
  ask(
    'who',
    'Which kind of traveller grumbles most about ticket prices',
    c.head('travelled_as', 'about fare', 1, 1),
  );

  ask(
    'typo',
    'anouncements nobody could undrstand, how many',
    c.range('about announcements', { slack: 0.35 }),
  );
  ask(
    'absent',
    'What do passengers say about the swimming pool?',
    c.none('a swimming pool', ['pool', 'swimming pool', 'swimming']),
  );
  ask('refuse', 'How many food price complaints will we get next summer?', refuse('future'));
  ask(
    'refuse',
    'which fuel does the Astrid burn and what does it cost us per crossing',
    refuse('not in feedback'),
  );
};
