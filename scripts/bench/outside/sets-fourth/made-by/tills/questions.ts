import type { OutsideQuestion } from '../../../format.ts';
import { Asked } from '../ask.ts';
import { Checks, no, yes } from '../checks.ts';
import type { TrueItem } from '../truth.ts';
import { askTillsMore } from './more-questions.ts';
import { tillsNames } from './names.ts';

/** What the makers of a till for restaurants ask of their tickets. */
export const tillsQuestions = (items: readonly TrueItem[]): OutsideQuestion[] => {
  const c = new Checks(items, tillsNames);
  const asked = new Asked('tills');
  const ask = asked.ask.bind(asked);
  const then = asked.then.bind(asked);
  const printer = 'about printer';
  const terminal = 'about card-terminal; kind bug';
  const split = 'about split-bill';
  const leaving = 'about leaving';

  ask('count-word', 'tickets with E-207 in it, how many', c.word(['e-207']));
  ask('count-word', 'In how many tickets does the word DATEV appear', c.word(['datev']));
  ask('scaffold-word', 'how many tickets contain the word issue', c.word(['issue', 'issues']));
  ask('scaffold-word', 'how many people used the word "plan"', c.word(['plan', 'plans']));

  const printerCount = ask('count-matter', 'how many tickets on printers acting up', c.range(printer));
  then('how many different accounts is that', c.range(printer, { unit: 'accounts', slack: 0.2 }));
  then('and of those only the Chain tier?', c.range(`${printer}; where tier=Chain`), 'en', printerCount);
  ask(
    'count-matter',
    'Kunden, die Rechnungen aufteilen / getrennt zahlen wollen: wie viele Tickets?',
    c.range(split),
    'de',
  );
  ask(
    'count-matter',
    'Quanti ticket parlano del terminale per le carte che non funziona?',
    c.range(terminal),
    'it',
  );
  ask('count-matter', 'number of cases about stock / inventory being wrong', c.range('about stock'));

  ask('count-kind', 'How many feature requests do we have in total?', c.range('kind wish', { slack: 0.25 }));
  ask(
    'count-kind',
    'Number of bug reports',
    c.range('kind bug', {
      also: 'about printer|offline|card-terminal|vat|stock|pin|report-speed|billing',
      slack: 0.2,
    }),
  );
  ask('count-kind', 'how many tickets where they want to cancel / leave us', c.range(leaving));

  ask(
    'count-field',
    'how many tickets are still open',
    c.exact('where state=open', 'items', 'where state=open|waiting on venue'),
  );

  ask('trend', 'is the demand for splitting the bill growing?', c.trend(split, 'up'));
  ask(
    'trend',
    'Offline freezes over time pls – did the spring release fix it',
    c.trend('about offline', 'down'),
  );
  ask('trend', 'printer tickets: trending up, down, or sideways?', c.trend(printer, 'flat'));
  ask(
    'trend',
    'when did the card terminal trouble start',
    c.trend(terminal, 'up', { from: '2023-08', to: '2023-10' }),
  );

  ask('period', 'Quanti ticket sono arrivati nel 2022?', c.exact('from 2022-09-01; to 2022-12-31'), 'it');
  ask(
    'period',
    'offline problems, Sept 22 to end of March 23, how many',
    c.range('about offline; from 2022-09-01; to 2023-03-31'),
  );

  ask('yes-no', 'Is anyone threatening to go to Orderly?', [yes, c.quotes('holding orderly', 1)]);
  ask('yes-no', 'Hat sich jemand über Allergene auf dem Bon geäußert?', yes, 'de');
  ask('yes-no', 'any tickets about gift cards?', [
    no,
    c.none('gift cards', ['gift card', 'gift cards', 'Geschenkkarte', 'carta regalo']),
  ]);
  askTillsMore(c, asked);
  return asked.questions;
};
