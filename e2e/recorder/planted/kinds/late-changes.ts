import { joined, quoted } from '../joined.ts';
import type { PlantedSecret } from '../planted-secret.ts';

const kind = 'secrets that come by later changes';

const share = 'mB6xRk3Vz9LqTw2YcN8pHd5J';
const key = joined('gl', 'pat-', 'Xk7Zq2VtLm9RwYb4', 'Jc6P');

export const lateChanges: PlantedSecret[] = [
  {
    id: 'late-attribute',
    kind,
    page: 2,
    how: 'Attributes that are set later: the address of a link, an id, a tooltip',
    needles: [share.slice(4, 16), 'felix.baum', 'eva.baum'],
    html: '<a class="late-share" href="/shared">Share the folder</a>',
    act: `const link = document.querySelector('.late-share');
      link.setAttribute('href', ${quoted(`/shared/folder/${share}`)});
      link.id = 'owner-felix.baum@garten.example';
      link.title = 'Shared by eva.baum@garten.example';`,
  },
  {
    id: 'late-text',
    kind,
    page: 3,
    how: 'Texts that are changed in place, one of them letter by letter, as if it was written just now',
    needles: [key.slice(6, 18), 'Cinder-Oak'],
    html: '<p id="late-key">No key yet</p><p id="late-type">.</p>',
    act: `document.getElementById('late-key').firstChild.data = 'Your key: ' + ${quoted(key)};
      const target = document.getElementById('late-type').firstChild;
      const letters = [...'password: Cinder-Oak-42'];
      const next = () => { target.data += letters.shift() ?? ''; if (letters.length > 0) setTimeout(next, 5); };
      next();`,
  },
  {
    id: 'late-title',
    kind,
    page: 5,
    how: 'The title changes when a message comes, and when a call does',
    needles: ['ivo.marek', '5550 188'],
    act: `document.title = 'ivo.marek@zprava.example wrote to you';
      setTimeout(() => { document.title = 'Call from +420 2 5550 188'; }, 100);`,
  },
];
