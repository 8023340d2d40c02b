import { joined } from '../joined.ts';
import type { PlantedSecret } from '../planted-secret.ts';

const kind = 'keys in text';

const payment = joined('sk_', 'live_', '51Hq8LkE2vT9xWmZr', 'BnYpQs4JcD7uAfG');
const chat = joined('xo', 'xb-', '2748193650', '12-58302', '91746011-', 'Kd8sYvQ2mXtR5nWbLz7pJc4h');
const classic = joined('gh', 'p_', 'R4tYu7IoP2aSdF9gHj3', 'KlZxCvB6nMqWe8L');
const fine = joined('github', '_pat_', '11AXQ4LKY0vR8sT2', 'wPz_', 'mN6bVc3XaL9kJh5Gf');
const claims = joined('eyJlbWFpbCI6ImRldkBh', 'Y21lLmV4YW1wbGUiLCJyb2xlIjoib3duZXIifQ');
const jwt = `${joined('eyJ0eXAiOiJKV1Qi', 'LCJhbGciOiJSUzI1NiJ9')}.${claims}.nX5qKw8ZtLm2RvYb7Jc4Pd9Hs`;
const cloudId = joined('AK', 'IA', 'Q7ZL3MNX8RTW2VKB');
const cloudSecret = joined('wJq8LrXU/tnFEM', 'I9K7MDENG+bPxRf', 'iCYzEXq4TmL');
const block = [
  joined('-----BEGIN RSA ', 'PRIVATE KEY-----'),
  joined('MIIEpAIBAAKCAQEA', '7vT2kXq9LmZ8RwYb4Jc6PdHsNfGtUe3'),
  joined('Qx5VnBzKa1WyMr0o', 'LpSiDhCjEuFgTk2X8vZq7NwYm4Rb9Jc'),
  joined('-----END RSA ', 'PRIVATE KEY-----'),
].join('\n');

export const keysInText: PlantedSecret[] = [
  {
    id: 'keys-of-services',
    kind,
    page: 2,
    how: 'The list of connected services: a payment key and a chat bot’s token in cells',
    needles: [payment.slice(12, 24), 'Kd8sYvQ2mXtR5nWb'],
    html: `<table><tr><th>Payments</th><td><code>${payment}</code></td></tr><tr><th>Chat</th><td>${chat}</td></tr></table>`,
  },
  {
    id: 'keys-in-code',
    kind,
    page: 3,
    how: 'A sample call in documentation, filled in with the reader’s own keys and coloured, so that a key is an element',
    needles: [classic.slice(6, 20), 'wPz_mN6bVc3X', claims.slice(4, 22), 'nX5qKw8ZtLm2'],
    html: `<pre><code><span class="hljs-title">curl</span> -H <span class="hljs-string">"Authorization: Bearer ${classic}"</span> https://api.example/user
<span class="hljs-title">git</span> clone https://oauth2:<span class="hljs-variable">${fine}</span>@git.example/acme/shop
<span class="hljs-attr">id_token</span>: ${jwt}</code></pre>`,
  },
  {
    id: 'keys-of-cloud',
    kind,
    page: 5,
    how: 'A new user of a cloud: id and secret side by side, and a private key to be copied',
    needles: [cloudId.slice(6, 16), 'wJq8LrXU', 'bPxRfiCYzEXq4', '7vT2kXq9LmZ8Rw', 'LpSiDhCjEuFgTk'],
    html: `<dl><dt>Access key ID</dt><dd>${cloudId}</dd><dt>Secret access key</dt><dd>${cloudSecret}</dd></dl><pre>${block}</pre>`,
  },
];
