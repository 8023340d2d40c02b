import type { Rule } from '../rule.ts';
import { contracts, counted, decided, feature } from '../rule.ts';

const connections = contracts('connections');
const silence = feature('connections/silence');

export const connectedSystems: readonly Rule[] = [
  counted('A connected system is read again after', connections, 'connectionLimits.everyMinutes', 'minutes'),
  decided(
    'After a failed sync the next one waits',
    feature('connections/sync/work'),
    'backoffMs',
    '2 minutes, doubled each time, 6 hours at most; longer where the system says so',
  ),
  counted('Connections of a workspace', connections, 'connectionLimits.atMost'),
  decided(
    'When a source is silent',
    silence,
    'silenceOf',
    'longer than chance explains, and by half longer than any time before',
  ),
  counted('… told from at least', silence, 'fewestActiveDays', 'days with items'),
  decided(
    'Which keys an address may not contain',
    'packages/connectors/src/feedback/key-in-address.ts',
    'keyInAddress',
    'any: keys are stored encrypted, addresses are not',
  ),
];
