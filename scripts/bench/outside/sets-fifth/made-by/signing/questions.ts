import type { OutsideQuestion } from '../../../format.ts';
import { Asked } from '../ask.ts';
import { Checks, mention } from '../checks.ts';
import type { TrueItem } from '../truth.ts';
import { askMore } from './more-questions.ts';
import { signingNames } from './names.ts';

/** What people of the signing service ask of their tickets. */
export const signingQuestions = (items: readonly TrueItem[]): OutsideQuestion[] => {
  const c = new Checks(items, signingNames);
  const asked = new Asked('signing');
  asked.ask('count-field', 'total ticket volume in here?', c.exact('all'));
  const codes = asked.ask(
    'count-matter',
    'tickets where the signer never gets his sms code, how many',
    c.range('about sms-code'),
  );
  asked.then('from which account mostly', c.head('org', 'about sms-code', 1, 1), 'en', codes);
  asked.then(
    'ok and how many before october 2023',
    c.range('about sms-code; to 2023-09-30', { also: 'about sms-code; to 2023-10-31' }),
    'en',
    codes,
  );
  asked.ask('count-matter', 'how many tkts on broken SSO / okta / azure login', c.range('about sso'));
  asked.ask(
    'who',
    'which accounts have the SSO issue, biggest MRR first',
    c.head("account's MRR_usd", 'about sso', 3, 2),
  );
  asked.ask(
    'who',
    'For the roadmap deck: how many different customers have asked to send to lots of signers at once?',
    c.range('about bulk-send', { unit: 'accounts' }),
  );
  asked.ask('rank', 'noisiest customer?', c.head('org', 'all', 1, 1));
  asked.ask(
    'rank',
    'top 5 accounts by MRR among those who say they want to leave us',
    c.head("account's MRR_usd", 'kind cancel', 5, 3),
  );
  asked.ask(
    'rank',
    'biggest paying account that asks for qualified signatures',
    c.head("account's MRR_usd", 'about qualified', 1, 1),
  );
  asked.ask('count-word', 'tickets with "Salesforce" in them', c.word(['Salesforce']));
  asked.ask(
    'scaffold-word',
    'how many messages contain the word ticket',
    c.word(['ticket', 'tickets'], 'all', ['ticket']),
  );
  asked.ask(
    'trend',
    'is demand for bulk send really growing or do i just hear it a lot',
    c.trend('about bulk-send', 'up'),
  );
  asked.ask('trend', 'did the sms code mess calm down', c.trend('about sms-code', 'down'));
  asked.ask('trend', 'template how-to questions, whats the trend', c.trend('about template-edit', 'flat'));
  asked.ask(
    'trend',
    'when did the single sign on trouble start',
    c.trend('about sso', 'up', { from: '2024-03', to: '2024-04' }),
  );
  asked.ask(
    'top-problems',
    'sorry for the random ping, board pack is due tonight. what is hurting our Enterprise customers the most?',
    {
      ...c.head('matter', 'tone negative; where pkg=Enterprise', 3, 2),
      lead: ['sms-code', 'mobile-sign', 'sso'],
    },
  );
  asked.ask('build-next', 'ranked list of the asks for Q planning', c.head('matter', 'kind wish', 3, 2));
  asked.ask('per-group', 'tickets by package', c.perGroup('pkg', 'all'));
  asked.ask('per-group', 'average smile score per desk', c.perGroup('desk', 'rated yes', 0.02, 'mean'));
  const urgent = asked.ask('count-field', 'how many P1s did we have', c.exact('where prio=P1'));
  asked.then('and P2?', c.exact('where prio=P2'), 'en', urgent);
  asked.ask(
    'compare',
    'who nags more about paying for too many seats, Hafner Immobilien or Quarry Street Films',
    c.compare({
      'Hafner Immobilien': 'about seats; where org=Hafner Immobilien',
      'Quarry Street Films': 'about seats; where org=Quarry Street Films',
    }),
  );
  asked.ask(
    'compare',
    'Welcher Desk bekommt mehr Tickets, Lisbon oder Leeds?',
    c.compare({ Lisbon: 'where desk=Lisbon', Leeds: 'where desk=Leeds' }),
    'de',
  );
  asked.ask('yes-no', 'Does anyone actually need QES?', c.yes('about qualified; holding QES'));
  asked.ask('yes-no', 'has somebody asked for an outlook add-in yet?', c.no('holding outlook'));
  asked.ask('summary', "meeting Halcyon Health tmrw, what's their beef", [
    c.some('tickets of Halcyon Health', 'where org=Halcyon Health'),
    mention('their main matter', 'webhook', 'event', 'callback', 'listener'),
  ]);
  askMore(asked, c);
  return asked.questions;
};
