import { joined, quoted } from '../joined.ts';
import type { PlantedSecret } from '../planted-secret.ts';

const kind = 'secrets in console lines';

const bearer = '8sKq2ZvXw7LmRt4YbNc9PdHj5FgUeTa3';
const github = joined('gh', 's_', 'Tz7QpLm3XvKw9RbYn2', 'JcHd5FsGtUe8Wa4Vk');

export const consoleLines: PlantedSecret[] = [
  {
    id: 'console-bearer',
    kind,
    page: 1,
    how: 'A header is logged: what comes after “Bearer” is a token, whatever it looks like',
    needles: [bearer.slice(6, 20)],
    act: `console.log('GET /api/me', 'Authorization: Bearer ' + ${quoted(bearer)});`,
  },
  {
    id: 'console-object',
    kind,
    page: 3,
    how: 'An object is logged whose properties say what they hold',
    needles: ['orchid Tandem', 'b7e23ec29af22b0b'],
    act: `console.info('Signing up', { plan: 'team', password: 'orchid Tandem 19', nested: { client_secret: 'b7e23ec29af22b0b4e41da31' } });`,
  },
  {
    id: 'console-error',
    kind,
    page: 4,
    how: 'console.error with an error and a text with places to fill: a connection string and a token',
    needles: ['larkspur88', github.slice(8, 22)],
    act: `console.error('Lost %s', 'redis://:larkspur88@cache.internal:6379/0', new Error('Bad credentials for ' + ${quoted(github)}));`,
  },
];
