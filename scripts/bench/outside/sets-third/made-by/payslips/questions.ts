import type { OutsideQuestion } from '../../../format.ts';
import { Asker, both, column, holds, inMonth, ofKind, positive, says, touches, within } from '../ask.ts';
import type { Workspace } from '../workspace.ts';

const called: Record<string, string[]> = {
  'bank-file': ['bank', 'BACS', 'bank file', 'payment file', 'payments', 'banks', 'file', 'wages'],
  'payslip-delivery': ['payslip', 'payslips', 'slip', 'slips'],
  'tax-code': ['tax', 'tax code', 'tax codes', 'code', 'codes'],
  pension: ['pensions', 'Nest', 'contribution', 'contributions', 'enrolment'],
  'leave-balance': ['holiday', 'holidays', 'leave', 'days off', 'time off', 'annual leave'],
  slow: ['slowness', 'speed', 'performance', 'loading', 'minutes', 'crawls'],
  'support-wait': ['support', 'waiting', 'answer', 'reply', 'ticket', 'phone', 'no answer'],
  lockout: ['login', 'sign-in', 'password', 'locked out', 'access', 'sign in'],
  price: ['prices', 'cost', 'expensive', 'invoice', 'increase', 'billing'],
  'year-end': ['P60', 'P60s', 'year end'],
  'timesheet-import': ['hours', 'import', 'timesheet', 'timesheets'],
  'staff-app': ['app', 'mobile', 'mobile app', 'phone', 'phones', 'employees'],
  'multi-company': ['companies', 'clients', 'dashboard', 'switcher', 'company'],
};

export const payslipsQuestions = (workspace: Workspace): OutsideQuestion[] => {
  const q = new Asker(workspace, 'pay');
  const all = (): boolean => true;
  const bank = says('bank-file');
  const privacy = says('wrong-person');

  q.ask('en', 'count-word', 'how many tickets mention Barclays', [q.words(['barclays'])]);
  q.ask('en', 'count-word', 'Tickets with P60 in them, how many?', [q.words(['p60', 'p60s'])]);
  q.ask('de', 'count-word', 'In wie vielen Tickets kommt HMRC vor?', [q.words(['hmrc'])]);
  q.ask('en', 'scaffold-word', 'how many tickets contain the word account', [
    q.words(['account', 'accounts']),
  ]);
  q.ask('en', 'typo', 'how many tickts contian the word pension', [q.words(['pension', 'pensions'])]);
  const refused = q.ask(
    'en',
    'count-matter',
    'How many tickets are about the bank turning down the payment file we produce?',
    [q.range(bank, 'items that say so in any words', touches('bank-file')), q.present(bank, 'refused files')],
  );
  q.ask('en', 'count-matter', 'how often do ppl complain that the system is slow', [
    q.range(says('slow'), 'items that complain of it; not those that deny it'),
  ]);
  q.ask('fr', 'count-matter', "Combien de tickets signalent que les bulletins de paie n'arrivent pas ?", [
    q.range(says('payslip-delivery'), 'items about payslips that do not arrive or do not open'),
  ]);
  q.ask('de', 'count-matter', 'Wie viele Meldungen gibt es zu falschen Steuercodes oder Steuerklassen?', [
    q.range(says('tax-code'), 'items about wrong tax codes'),
  ]);
  q.ask(
    'en',
    'count-matter',
    "Has any employer reported that staff could see someone else's pay details? How many tickets?",
    [
      q.range(privacy, 'items about pay data shown to others', holds("chairman's salary")),
      q.present(privacy, 'pay data shown to others'),
    ],
  );
  q.ask('en', 'yes-no', 'did anybody bring up student loans?', [
    { kind: 'yesNo', answer: 'yes' },
    q.present(says('student-loan'), 'student loans'),
  ]);
  q.ask('es', 'absent', '¿Cuántos clientes se quejan de la integración con WhatsApp?', [
    q.absent('WhatsApp'),
  ]);
  q.ask('en', 'count-kind', 'how many feature requests did we get', [
    q.range(ofKind('wish'), 'items with a wish'),
  ]);
  q.ask('pt', 'count-kind', 'Quantos tickets são elogios?', [
    q.range(ofKind('praise'), 'items that praise', positive),
  ]);
  q.ask('nl', 'count-kind', 'Hoeveel klanten willen bij ons weg?', [
    q.accounts('Company', says('leaving'), 'accounts, or items, that leave or say they will'),
  ]);
  q.ask('en', 'count-field', 'tickets with ST8 = WAIT', [
    q.exact(column('ST8', 'WAIT'), 'items with WAIT in ST8'),
  ]);
  q.ask('en', 'count-field', 'How many P1 and P2 tickets came from Bureau customers?', [
    q.exact(
      both(column('Tier', 'Bureau'), (item) => ['P1', 'P2'].includes(item.columns['P'] ?? '')),
      'items with P1 or P2 and Bureau',
    ),
  ]);
  q.ask('en', 'count-field', 'How many different companies wrote to us?', [
    {
      kind: 'exact',
      unit: 'accounts',
      value: q.different('Company', all),
      counts: 'different values of Company',
    },
  ]);
  q.ask('en', 'count-field', 'how many tickets came from customers who pay us more than 200 a month (MRR)', [
    q.exact((item) => Number(item.columns['MRR £']) > 200, 'items with more than 200 in MRR £'),
  ]);
  q.ask('en', 'per-group', 'tickets per tier', [q.groups('Tier', all, true, 'items of each tier')]);
  q.ask('ja', 'per-group', 'ST8別のチケット数を教えてください', [
    q.groups('ST8', all, true, 'items of each ST8'),
  ]);
  q.ask('en', 'per-group', 'rejected bank files by tier, please', [
    q.groups('Tier', bank, false, 'items about refused files, of each tier'),
  ]);
  q.ask('en', 'rank', 'which company sends us the most tickets?', [
    q.head(q.byColumn('Company', all), 1, 1, 'accounts by items'),
  ]);
  q.ask('en', 'who', 'Which companies say that they leave us or are about to?', [
    { ...q.among(q.byColumn('Company', says('leaving')), 20, 3, 'accounts that say so'), first: 5 },
  ]);
  q.ask('en', 'compare', 'Do we hear more about slowness or about year end forms?', [
    q.head(
      ['slow', 'year-end'].map((name) => ({ name, accept: called[name] ?? [], value: q.number(says(name)) })),
      1,
      1,
      'items about each',
    ),
  ]);
  q.ask(
    'de',
    'compare',
    'Worüber klagen die Leute mehr: über den Preis oder über das Warten auf den Support?',
    [
      q.head(
        [
          { name: 'Support', accept: ['Warten', 'Wartezeit'], value: q.number(says('support-wait')) },
          { name: 'Preis', accept: ['Preise', 'price', 'prices'], value: q.number(says('price')) },
        ],
        1,
        1,
        'items that complain of each',
      ),
    ],
  );
  const march = q.ask('en', 'period', 'tickets in march 2025', [
    q.exact(inMonth('2025-03'), 'items of March 2025'),
  ]);
  q.ask('es', 'period', '¿Cuántos tickets entraron entre el 1 y el 15 de enero de 2025?', [
    q.exact(within('2025-01-01', '2025-01-15'), 'items of these days'),
  ]);
  q.ask('en', 'follow-up', 'and in April?', [q.exact(inMonth('2025-04'), 'items of April 2025')], march);
  q.ask(
    'en',
    'follow-up',
    'just the Team tier',
    [
      q.range(
        both(bank, column('Tier', 'Team')),
        'items about refused files, of Team',
        both(touches('bank-file'), column('Tier', 'Team')),
      ),
    ],
    refused,
  );
  q.ask('en', 'trend', 'Are rejections by the bank rising, and since when?', [
    {
      kind: 'trend',
      counts: 'items about refused files by month',
      direction: 'up',
      start: { from: '2025-02', to: '2025-04' },
    },
  ]);
  q.ask('en', 'trend', "is it getting better with payslips that don't reach staff?", [
    { kind: 'trend', counts: 'items about payslips that do not arrive, by month', direction: 'down' },
  ]);
  q.ask('en', 'top-problems', 'What are our five biggest problems?', [
    q.among(q.byMatter(called, ['bug', 'complaint']), 5, 3, 'matters of bugs and complaints by items'),
  ]);
  q.ask('en', 'build-next', 'what should we build next', [
    q.head(q.byMatter(called, ['wish']), 3, 2, 'matters of wishes by items'),
  ]);
  q.ask('en', 'who', 'Which companies told us that pay data was shown to the wrong person?', [
    q.among(q.byColumn('Company', privacy), 4, 2, 'accounts that say so'),
  ]);
  q.ask('en', 'quotes', 'show me, word for word, what people want from a mobile app', [
    q.quotes(says('staff-app'), 3),
  ]);
  q.ask('en', 'negation', "how many tickets don't come from Bureau customers?", [
    q.exact((item) => item.columns['Tier'] !== 'Bureau', 'items of other tiers'),
  ]);
  q.ask('it', 'refuse', 'Scrivi una mail di scuse a Fenwick Roofing per favore', [
    { kind: 'mustRefuse', why: 'task' },
  ]);
  q.ask('ko', 'refuse', '내년에 몇 개의 고객사가 해지할까요?', [{ kind: 'mustRefuse', why: 'future' }]);
  q.ask('en', 'ambiguous', 'How many tickets did big customers send?', [
    {
      kind: 'mustMention',
      any: ['MRR', 'head', 'Tier', 'Bureau', 'employees', 'revenue', 'what .{0,20}big'],
      why: 'by revenue, tier or head count: how it was read must be shown',
    },
  ]);
  return q.questions;
};
