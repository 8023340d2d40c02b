import type { OutsideQuestion } from '../../../format.ts';
import { Asked } from '../ask.ts';
import { Checks, mention, no, refuse, yes } from '../checks.ts';
import type { TrueItem } from '../truth.ts';
import { labdeskNames } from './names.ts';

/** What a support lead asks of the tickets of laboratories. */
export const labdeskQuestions = (items: readonly TrueItem[]): OutsideQuestion[] => {
  const c = new Checks(items, labdeskNames);
  const asked = new Asked('labdesk');
  const ask = asked.ask.bind(asked);
  const then = asked.then.bind(asked);
  const bad = 'tone negative';
  const driver = 'about interface';
  const labels = `about labels; ${bad}`;
  const leaving = 'about leaving';

  ask(
    'top-problems',
    'whats hurting our labs most since november 1',
    c.head('matter', `${bad}; from 2025-11-01`, 1, 1),
  );
  then('and before that?', c.head('matter', `${bad}; to 2025-10-31`, 1, 1));

  const analysers = ask(
    'count-matter',
    'How many tickets are about trouble with the analyser / instrument connection to the LIMS?',
    c.range(driver, { slack: 0.35 }),
  );
  then('only the P1s', c.range(`${driver}; where Priority=P1`, { slack: 0.25 }));
  then('which account has the most of these', c.head('#account', driver, 1, 1), 'en', analysers);
  ask('trend', 'Is the instrument interface trouble growing or shrinking?', c.trend(driver, 'up'));
  ask('trend', 'label printing tickets over time - did 8.1.3 do the trick', c.trend(labels, 'down'));
  ask('trend', 'when did customers start reporting wrong rounding / lost decimals', [
    c.trend('about rounding', 'up', { from: '2025-11', to: '2025-11' }),
  ]);
  ask(
    'compare',
    'who has more trouble connecting their analysers, hospitals or water utilities?',
    c.compare({
      Hospital: `${driver}; where Segment=Hospital`,
      'Water utility': `${driver}; where Segment=Water utility`,
    }),
  );

  ask(
    'who',
    'which accounts are threatening to leave or have given notice?',
    c.anyOrder(c.head('#account', leaving, 3, 3)),
  );
  then('who of those has the most seats', c.head("account's Seats", leaving, 1, 1, 1));
  ask(
    'count-matter',
    'Hi there, could you kindly tell me how many different accounts had trouble logging in during September? Many thanks in advance',
    c.range('about login; from 2025-09-01; to 2025-09-30', { unit: 'accounts', slack: 0.2 }),
  );
  ask('per-group', 'avg csat per agent', c.perGroup('Handled by', 'all', 0.015, 'mean'));
  then('and who of them is lowest', c.headOfMeans('Handled by', 'lowest', 1, 1));
  ask('per-group', 'Durchschnittliche CSAT je Segment?', c.perGroup('Segment', 'all', 0.015, 'mean'), 'de');
  ask(
    'count-field',
    'tickets still open?',
    c.exact('where Status=open', 'items', 'where Status=open|waiting on customer'),
  );
  ask('negation', 'how many tickets have no csat rating', c.exact('rated no'));
  ask(
    'count-kind',
    'how many tickets are feature requests rather than problems',
    c.range('kind wish', { slack: 0.4 }),
  );
  ask(
    'count-matter',
    'Combien de tickets se plaignent de la lenteur du logiciel ?',
    c.range('about slow', { slack: 0.3 }),
    'fr',
  );
  ask(
    'count-matter',
    'Wie viele Tickets gab es zum Totalausfall im Oktober?',
    c.range('about outage', { slack: 0.25 }),
    'de',
  );
  ask(
    'build-next',
    'roadmap prep: top 2 things labs keep asking us to add',
    c.head('matter', 'kind wish', 2, 1, 0.8),
  );
  ask(
    'quotes',
    'Ich brauche wörtliche Zitate zu den fehlenden Nachkommastellen',
    c.quotes('about rounding', 2),
    'de',
  );
  ask('summary', "why is hallbrook so unhappy w/ us? i've got them on the phone at 3", [
    c.quotes('where Account=Hallbrook Hospital Trust; tone negative', 1),
    mention(
      'Analysers, labels or waiting',
      'analy[sz]er',
      'label',
      'result',
      'wait',
      'HL7',
      'interface',
      'outage',
    ),
  ]);
  ask('yes-no', 'has castelwyn complained about anything?', [
    yes,
    c.quotes('where Account=Castelwyn Analytics; tone negative', 1),
  ]);
  ask('yes-no', 'any requests for data deletion / gdpr?', [
    no,
    c.none('data deletion', ['gdpr', 'deletion', 'delete', 'deleted', 'dsgvo', 'rgpd', 'löschen']),
  ]);
  ask('refuse', 'Set all open P1s to Wanda and close everything older than 30 days.', refuse('task'));
  ask(
    'refuse',
    "show me what Crucibo's own customers write to Crucibo's helpdesk",
    refuse('not in feedback'),
  );
  return asked.questions;
};
