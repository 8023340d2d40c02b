import type { PlantedSecret } from '../planted-secret.ts';

const kind = 'passwords and keys behind their names';

export const assignedInText: PlantedSecret[] = [
  {
    id: 'assigned-in-chat',
    kind,
    page: 5,
    how: 'A customer tells support how they log in',
    needles: ['Kestrel-Vexing', 'mossy.Anvil'],
    html: `<ul><li>I wrote password=Kestrel-Vexing!81 and it does not work</li><li>The old one was Password: mossy.Anvil#7</li></ul>`,
  },
  {
    id: 'assigned-in-settings',
    kind,
    page: 4,
    how: 'The environment of a deployed app, as hosts show it: names with an equals sign, with a colon, in quotes',
    needles: ['9f86d081884c7d659a2f', 'tundra_Oboe', 'c2VjcmV0LW9mLWEtc2hvcA'],
    html: `<pre>PORT=8080
STRIPE_API_KEY=9f86d081884c7d659a2feaa0
DB_PASSWORD="tundra_Oboe_44"
session_secret: c2VjcmV0LW9mLWEtc2hvcA==</pre>`,
  },
  {
    id: 'assigned-in-addresses',
    kind,
    page: 3,
    how: 'Connection strings: the password is between a name and the host',
    needles: ['pelican-Quartz', 'Wombat9cedar', 'glacierFig'],
    html: `<p>Connected to postgres://shop:pelican-Quartz7@db.internal:5432/shop.</p><p>Mirror: https://deploy:Wombat9cedar@git.example/acme/shop.git</p><p>Server=tcp:sql.example,1433;User ID=app;Password=glacierFig_3;Encrypt=True</p>`,
  },
];
