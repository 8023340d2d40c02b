import { quoted } from '../joined.ts';
import type { PlantedSecret } from '../planted-secret.ts';

const kind = 'secrets in page addresses';

const order = 'gT5nB8xKq2WvJ7cLz4RyM9pD';
const verification = '4f9Ka72LpXe81QmZsB6nTd3W';
const mail = 'anna.kowalczyk@poczta.example';

export const pageAddress: PlantedSecret[] = [
  {
    id: 'address-of-page',
    kind,
    page: 3,
    how: 'The address that is opened: a guest’s order, whose token opens it to whoever has it; the next page gets it as referrer',
    needles: [order.slice(5, 17)],
    address: `/guest-orders/${order}`,
  },
  {
    id: 'address-pushed',
    kind,
    page: 2,
    how: 'history.pushState to the confirmation of an email address',
    needles: [verification.slice(5, 17)],
    act: `history.pushState(null, '', ${quoted(`/verify-email/${verification}/done`)});`,
  },
  {
    id: 'address-replaced',
    kind,
    page: 5,
    how: 'history.replaceState with a member’s email address as a part of the path, encoded as addresses are',
    needles: ['kowalczyk', 'poczta.example'],
    act: `history.replaceState(null, '', ${quoted(`/members/${encodeURIComponent(mail)}/edit`)});`,
  },
];
