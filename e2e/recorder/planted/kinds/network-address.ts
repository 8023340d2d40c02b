import { joined, quoted } from '../joined.ts';
import type { PlantedSecret } from '../planted-secret.ts';

const kind = 'secrets in addresses of requests';

const reset = 'xV4sPz8MqT1kYw6JbN3fLc9R';
const mail = 'maria.lopez@correo.example';
const hook = joined('/services/T04QX', '7LM2/B05ZKW8NR', '/hR7bTq2VxK9mPz4WcY8nLs3D');

export const networkAddress: PlantedSecret[] = [
  {
    id: 'network-fetch',
    kind,
    page: 4,
    how: 'fetch of a path that holds a token',
    needles: [reset.slice(4, 16)],
    act: `void fetch(${quoted(`/api/password-resets/${reset}`)});`,
    serves: [`/api/password-resets/${reset}`],
  },
  {
    id: 'network-xhr',
    kind,
    page: 2,
    how: 'XMLHttpRequest for a path that holds an email address, as it is and encoded',
    needles: ['maria.lopez', 'correo.example'],
    act: `for (const who of [${quoted(mail)}, ${quoted(encodeURIComponent(mail))}]) {
      const request = new XMLHttpRequest();
      request.open('GET', '/api/customers/' + who + '/orders');
      request.send();
    }`,
  },
  {
    id: 'network-hook',
    kind,
    page: 5,
    how: 'A request that fails: the address of a chat’s hook, whose last part lets anybody write there',
    needles: ['hR7bTq2VxK9mPz4W'],
    act: `void fetch(${quoted(hook)}, { method: 'POST', body: '{}' });`,
  },
];
