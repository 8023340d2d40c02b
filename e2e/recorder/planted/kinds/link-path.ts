import { joined } from '../joined.ts';
import type { PlantedSecret } from '../planted-secret.ts';

const kind = 'tokens in paths of links';

const reset = 'Zk7Qw2LmX9vRt4BnYc6HsD';
const invite = 'q7mX2pVb9LdTe5KwRz3NcA8u';
const claims = joined('eyJzdWIiOiI5MDIx', 'NSIsInB1cnBvc2UiOiJtYWdpYyJ9');

export const linkPath: PlantedSecret[] = [
  {
    id: 'link-reset',
    kind,
    page: 1,
    how: 'A link to choose a new password, with its token as a part of the path',
    needles: [reset.slice(4, 16)],
    html: `<p>Forgot it? <a href="/account/reset-password/${reset}">Choose a new password</a></p>`,
  },
  {
    id: 'link-magic',
    kind,
    page: 3,
    how: 'A magic link to another host, with a JWT as a part of the path',
    needles: [claims.slice(3, 20)],
    html: `<p><a href="https://login.example/magic/${joined('eyJhbGciOi', 'JIUzI1NiJ9')}.${claims}.Yk3vN0aQ7pLr8sTuW2xZ1bCd4eFgH6iJ">Log in without a password</a></p>`,
  },
  {
    id: 'link-invite',
    kind,
    page: 4,
    how: 'An invitation code in the address of a form and of one of its buttons',
    needles: [invite.slice(2, 14)],
    html: `<form action="/join/team/${invite}/accept" method="post"><button type="button" formaction="/join/team/${invite}/decline">Decline the invitation</button></form>`,
  },
];
