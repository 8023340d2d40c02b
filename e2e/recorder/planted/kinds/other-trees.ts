import { joined, quoted } from '../joined.ts';
import type { PlantedSecret } from '../planted-secret.ts';

const kind = 'secrets in shadow roots, frames and templates';

const key = joined('AI', 'zaSy', 'D7vKq2ZtXm8LwRb4', 'YnJc9PdHs5FgUeT3a');

export const otherTrees: PlantedSecret[] = [
  {
    id: 'tree-shadow',
    kind,
    page: 5,
    how: 'A component with a shadow root, in which another one has its own',
    needles: ['sofia.marin', 'password-in-shadow', 'heather_Cobble'],
    html: '<account-card></account-card>',
    draw: `const outer = document.querySelector('account-card').attachShadow({ mode: 'open' });
      outer.innerHTML = '<p>sofia.marin@banca.example</p><div></div>';
      outer.querySelector('div').attachShadow({ mode: 'open' }).innerHTML = '<p>Temporary password: heather_Cobble2</p><input type="password" value="password-in-shadow">';`,
  },
  {
    id: 'tree-frame',
    kind,
    page: 3,
    how: 'A frame of the same origin: what it begins with, and what a script writes into it later',
    needles: ['5550 171', 'olga.petrova'],
    html: `<iframe id="help" title="Help" srcdoc="<h4>Help</h4><p>Reach us at +48 22 5550 171</p>"></iframe>`,
    act: `document.getElementById('help').contentDocument.body.insertAdjacentHTML('beforeend', '<p title="olga.petrova@pochta.example">Asked by olga.petrova@pochta.example</p>');`,
  },
  {
    id: 'tree-template',
    kind,
    page: 4,
    how: 'A template that is drawn later, and a text that is made of two halves',
    needles: [key.slice(8, 22), 'mira.kovac'],
    html: `<template id="row"><p>Key: <code>${key}</code></p></template><div id="rows"></div>`,
    act: `const rows = document.getElementById('rows');
      rows.append(document.getElementById('row').content.cloneNode(true));
      const text = document.createTextNode('mira.kovac');
      rows.append(text);
      text.appendData(${quoted('@posta.example')});`,
  },
];
