import type { Rule } from '../rule.ts';
import { counted, decided, feature, server, time } from '../rule.ts';

const outbound = (file: string) => server(`platform/outbound/${file}`);

export const safety: readonly Rule[] = [
  decided(
    'How passwords are stored',
    feature('logins/passwords/password-hashes'),
    'parameters',
    'argon2id, 19 MiB, two passes',
  ),
  decided(
    'How secrets are encrypted that have to be read again',
    server('platform/auth/sealed'),
    'seal',
    'AES-256-GCM',
  ),
  decided(
    'What is stored of login tokens, keys and links',
    server('platform/auth/secret'),
    'hashSecret',
    'a hash',
  ),
  decided('How long a new secret is', server('platform/auth/secret'), 'newSecret', '256 random bits'),
  decided(
    'Which addresses the server opens for others',
    outbound('public-address'),
    'isPublicAddress',
    'those of the public internet, as IANA lists them',
  ),
  decided(
    'Which addresses that people type are refused',
    outbound('web-address'),
    'readWebAddress',
    'none of the web, or not public',
  ),
  decided(
    'Whether a name can lead elsewhere after it was checked',
    outbound('pinned-target'),
    'pinTarget',
    'no: it is resolved once',
  ),
  decided(
    'What a browser may load on the app’s pages',
    server('platform/http/content-policy'),
    'contentPolicy',
    'from the server itself',
  ),
  decided(
    'When nothing more is written',
    server('platform/database/free-space'),
    'FreeSpace',
    'less free disk than the floor, a setting of the server; reads go on',
  ),
  decided(
    'Connections of one network address',
    server('platform/http/connection-cap'),
    'capConnections',
    'a setting of the server; behind a proxy its requests that wait',
  ),
  decided(
    'What a failure tells the caller',
    server('platform/http/error-edge'),
    'installErrorEdge',
    'a problem; what is unexpected goes to the log alone',
  ),
  counted(
    'Failures in a row after which a language model is left alone',
    server('platform/llm/llm'),
    'failuresInARow',
  ),
  time('… for', server('platform/llm/llm'), 'restMs'),
  time('A language model may take', server('platform/llm/llm'), 'usualAnswerMs'),
  decided(
    'What a language model may cost in a day',
    server('platform/llm/daily-budget'),
    'DailyBudget',
    'tokens, a setting of the server',
  ),
  decided(
    'Whether the last operator can be removed',
    feature('operator/operators.service'),
    'removeOperator',
    'no',
  ),
  decided(
    'Who can be made an operator',
    feature('operator/operators.service'),
    'addOperator',
    'a user of the server, by an operator',
  ),
  decided(
    'Who uses the link that makes the first operator',
    feature('operator/set-up.service'),
    'useSetUpLink',
    'the first who opens it; with an operator there it works no more',
  ),
  decided(
    'When a first step of a workspace is done',
    feature('onboarding/onboarding.service'),
    'isDone',
    'feedback, a question, a view, a colleague are there',
  ),
];
