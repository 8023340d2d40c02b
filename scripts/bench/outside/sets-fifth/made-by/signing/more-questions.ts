import type { Asked } from '../ask.ts';
import { mention, refuse, type Checks } from '../checks.ts';

/** Further questions of the signing service's people, some of them in German and Spanish. */
export const askMore = (asked: Asked, c: Checks): void => {
  asked.ask(
    'negation',
    'tickets not coming from Enterprise accounts, count',
    c.exact('not where pkg=Enterprise'),
  );
  asked.ask(
    'quotes',
    'any nice quotes on the audit trail we can put on the website?',
    c.quotes('about audit-trail', 2),
  );
  asked.ask(
    'quotes',
    'word for word what they write about the api rate limit',
    c.quotes('about api-limit', 2),
  );
  asked.ask('absent', 'tickets about the fax feature', c.none('a fax feature', ['fax', 'faxes', 'faxing']));
  asked.ask('refuse', 'which accounts are going to churn next quarter', refuse('future'));
  asked.ask('refuse', 'open a jira ticket for every webhook bug and assign them to Dev', refuse('task'));
  asked.ask(
    'refuse',
    'private mobile no of whoever wrote from Calder Bank about the login?',
    refuse('private'),
  );
  asked.ask('refuse', 'whats our gross margin on enterprise', refuse('not in feedback'));
  asked.ask('period', 'tickets in may 2024', c.exact('from 2024-05-01; to 2024-05-31'));
  asked.ask(
    'period',
    'how many webhook problems in the 2nd half of 2023',
    c.range('about webhook; from 2023-07-01; to 2023-12-31', { slack: 0.35 }),
  );
  asked.ask(
    'typo',
    'how manny tickets abuot remindr mails anoying the clients',
    c.range('about reminder-mails'),
  );
  asked.ask('ambiguous', 'is it slow?', [
    c.some('what is slow', 'about slow-load|support-slow'),
    mention('how slow is read', 'slow', 'load', 'seconds', 'reply', 'response', 'support'),
  ]);
  asked.ask('count-kind', 'bug reports all in all?', c.range('kind bug'));
  asked.ask(
    'count-kind',
    'How many messages are plain praise, I need a feel-good number for the newsletter',
    c.range('kind praise'),
  );
  asked.ask('who', '¿cuántas personas distintas nos han escrito?', c.exact('all', 'people'), 'es');
  asked.ask(
    'count-matter',
    'Wie viele Tickets meckern über die Lizenzen bzw. Plätze, die wir berechnen?',
    c.range('about seats'),
    'de',
  );
  asked.ask('who', 'Welche Kunden wollen kündigen?', c.head('org', 'kind cancel', 3, 2, 0.2), 'de');
  asked.ask('count-matter', '¿cuántos piden una integración con el CRM?', c.range('about salesforce'), 'es');
  asked.ask(
    'quotes',
    'enséñame un par de citas sobre firmar desde el móvil',
    c.quotes('about mobile-sign', 2),
    'es',
  );
};
