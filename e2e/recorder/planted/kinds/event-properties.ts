import { joined, quoted } from '../joined.ts';
import type { PlantedSecret } from '../planted-secret.ts';

const kind = 'secrets in events that pages send';

const key = joined('rk_', 'live_', '62Xv9KqTm4Zr', 'LwYb7Jn3PcHd8Fs');

export const eventProperties: PlantedSecret[] = [
  {
    id: 'event-contact',
    kind,
    page: 1,
    how: 'Properties: to whom an invoice went',
    needles: ['bianca.rossi', '5550 1239'],
    act: `earshot.event('Invoice sent', { to: 'bianca.rossi@fattura.example', call: '+39 06 5550 1239' });`,
  },
  {
    id: 'event-key',
    kind,
    page: 4,
    how: 'A key that was made, and a property whose name says that it is secret',
    needles: [key.slice(10, 22), 'copper-Yodel'],
    act: `earshot.event('Key made', { key: ${quoted(key)}, password: 'copper-Yodel' });`,
  },
  {
    id: 'event-name',
    kind,
    page: 5,
    how: 'The name itself is made of data, and an address holds a token',
    needles: ['7946 0958', 'Lq8ZtXv3RmKw'],
    act: `earshot.event('Called +44 20 7946 0958', { page: '/unsubscribe/Hd5Lq8ZtXv3RmKwPc7Yb' });`,
  },
];
