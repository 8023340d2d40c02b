/** A page whose script changes it in three steps (`step1()` …): with its beginning, four moments to compare. */
export interface FidelityPage {
  name: string;
  head?: string;
  body: string;
  script: string;
  /** Of the visitor's screen, when it is another than that of whoever watches. */
  screen?: 'light' | 'dark';
}

export const fidelityPages: FidelityPage[] = [
  {
    name: 'forms',
    body: `<form id="form"><input id="name" placeholder="Name"><input type="checkbox" id="check"><input type="radio" name="r" id="r1" checked>
      <input type="radio" name="r" id="r2"><textarea id="area"></textarea><select id="select"><option>One</option><option>Two</option></select>
      <progress id="progress" max="10" value="2"></progress>
      <input type="range" id="range" value="80"><input type="color" id="color" value="#ff8800"><button disabled id="send">Send</button></form>`,
    script: `
      function step1() { name_().value = 'Somebody'; document.getElementById('range').value = '30'; document.getElementById('color').value = '#00ff00'; document.getElementById('check').click(); document.getElementById('progress').value = 5; }
      function step2() { document.getElementById('r2').click(); document.getElementById('area').value = 'Long text'; document.getElementById('send').disabled = false; }
      function step3() { name_().value = ''; document.getElementById('progress').setAttribute('value', '9'); document.getElementById('form').append(Object.assign(document.createElement('input'), { value: 'new' })); }
      function name_() { return document.getElementById('name'); }`,
  },
  {
    name: 'virtual list',
    body: '<ul id="list"></ul>',
    script: `
      const list = document.getElementById('list');
      function show(from) { const rows = []; for (let i = from; i < from + 60; i++) { const row = document.createElement('li'); row.id = 'row' + i; row.textContent = 'Row ' + i; row.style.transform = 'translateY(' + i * 20 + 'px)'; rows.push(row); }
        while (list.firstChild && Number(list.firstChild.id.slice(3)) < from) list.firstChild.remove();
        for (const row of rows) { const there = document.getElementById(row.id); if (!there) list.append(row); } }
      show(0);
      function step1() { for (let from = 0; from <= 300; from += 7) show(from); }
      function step2() { list.prepend(...[...list.children].slice(20, 40)); }
      function step3() { list.replaceChildren(); show(900); }`,
  },
  {
    name: 'same-origin frames',
    body: '<div id="place"><iframe id="one" srcdoc="<p id=in>Inside</p>"></iframe></div>',
    script: `
      function step1() { document.getElementById('one').contentDocument.getElementById('in').textContent = 'Changed inside'; }
      function step2() { const two = document.createElement('iframe'); two.id = 'two'; two.srcdoc = '<main><b>Second</b></main>'; document.getElementById('place').append(two); }
      function step3() { document.getElementById('two').contentDocument.querySelector('main').append('and more'); document.getElementById('one').remove(); }`,
  },
  {
    name: 'shadow trees',
    body: '<div id="host"></div><section id="later"></section>',
    script: `
      const root = document.getElementById('host').attachShadow({ mode: 'open' });
      root.innerHTML = '<style>.probe { color: rgb(1, 2, 3) }</style><p class="probe">Within</p><slot></slot>';
      function step1() { root.querySelector('p').append(' changed'); root.append(Object.assign(document.createElement('i'), { textContent: 'added' })); }
      function step2() { const inner = document.createElement('div'); root.append(inner); inner.attachShadow({ mode: 'open' }).innerHTML = '<em>Deeper</em>'; }
      function step3() { const late = document.createElement('div'); document.getElementById('later').append(late); late.attachShadow({ mode: 'open' }).innerHTML = '<u>Late</u>'; root.querySelector('i').remove(); }`,
  },
  {
    // What replaces a text may not leave the one before in force.
    name: 'style elements that are written anew',
    head: '<style id="own">.probe { color: rgb(10, 0, 0); background-color: rgb(0, 0, 40) }</style><style id="second"></style>',
    body: '<p class="probe">Coloured</p>',
    script: `
      const write = (id, text) => { document.getElementById(id).textContent = text; };
      function step1() { write('own', '.probe { color: rgb(0, 20, 0) }'); }
      function step2() { write('second', '.probe { border-top-color: rgb(50, 0, 50) }'); write('own', ''); }
      function step3() { document.getElementById('own').append('.probe { color: rgb(0, 0, 30) }'); write('second', ''); }`,
  },
  {
    name: 'adopted and changed style sheets',
    head: '<style id="own">.probe { color: rgb(10, 0, 0) }</style>',
    body: '<p class="probe">Coloured</p><div id="host"></div>',
    script: `
      const sheet = new CSSStyleSheet(); sheet.replaceSync('.probe { background-color: rgb(0, 20, 0) }'); document.adoptedStyleSheets = [sheet];
      const root = document.getElementById('host').attachShadow({ mode: 'open' }); root.innerHTML = '<p class="probe">In shadow</p>'; root.adoptedStyleSheets = [sheet];
      function step1() { document.getElementById('own').sheet.insertRule('.probe { color: rgb(0, 0, 30) }', 1); }
      function step2() { sheet.replaceSync('.probe { background-color: rgb(40, 40, 0) }'); }
      function step3() { document.getElementById('own').sheet.deleteRule(1); sheet.cssRules[0].style.setProperty('background-color', 'rgb(0, 50, 50)'); }`,
  },
  {
    name: 'dragged parts',
    body: '<div id="left"><p id="a">A</p><p id="b">B</p><p id="c">C</p></div><div id="right"></div>',
    script: `
      const left = document.getElementById('left'), right = document.getElementById('right'), part = (id) => document.getElementById(id);
      function step1() { right.append(part('b')); left.insertBefore(part('c'), part('a')); }
      function step2() { for (let i = 0; i < 9; i++) (i % 2 ? left : right).prepend(part('a')); part('b').append(part('c')); }
      function step3() { const box = document.createElement('section'); right.append(box); box.append(part('b'), part('a')); left.append(...[...box.children].reverse()); }`,
  },
  {
    name: 'a single-page application',
    body: '<nav><a href="/list" aria-current="page">List</a><a href="/item">Item</a></nav><main id="main"><h1>List</h1></main>',
    script: `
      function go(path, html) { history.pushState(null, '', path); document.getElementById('main').innerHTML = html; for (const link of document.querySelectorAll('a')) link.pathname === path ? link.setAttribute('aria-current', 'page') : link.removeAttribute('aria-current'); }
      function step1() { go('/item', '<h1>Item</h1><svg viewBox="0 0 10 10"><path d="M0 0 L10 10" stroke="red"/></svg>'); }
      function step2() { go('/list', '<h1>List</h1><table><tbody><tr><td colspan="2">Cell</td></tr></tbody></table>'); }
      function step3() { go('/item', '<h1>Item</h1><custom-part data-state="open">Part</custom-part>'); }`,
  },
  {
    name: 'dialogs',
    body: '<dialog id="modal"><p>Are you sure?</p></dialog><dialog id="plain">Note</dialog><details id="details"><summary>More</summary>Text</details>',
    script: `
      const part = (id) => document.getElementById(id);
      function step1() { part('modal').showModal(); }
      function step2() { part('modal').close(); part('plain').show(); part('details').open = true; }
      function step3() { part('plain').close(); part('details').open = false; part('modal').showModal(); part('modal').append('Really?'); }`,
  },
  {
    name: 'a dark look',
    head: `<style>.probe { color: rgb(20, 20, 20) } [data-theme="dark"] .probe { color: rgb(240, 240, 240) } .contrast .probe { background-color: rgb(0, 0, 0) }
      html[style*="--accent"] .probe { border-top-color: var(--accent) }</style>`,
    body: '<p class="probe">Text</p>',
    script: `
      const html = document.documentElement;
      function step1() { html.dataset.theme = 'dark'; }
      function step2() { html.classList.add('contrast'); html.style.setProperty('--accent', 'rgb(1, 100, 1)'); }
      function step3() { html.dataset.theme = 'light'; html.style.setProperty('--accent', 'rgb(100, 1, 1)'); }`,
  },
  {
    name: 'pages that follow a dark screen',
    screen: 'dark',
    head: `<style>:root { color-scheme: light dark } .probe { color: rgb(20, 20, 20); background-color: light-dark(rgb(250, 250, 250), rgb(5, 5, 5)) }
      @media (prefers-color-scheme: dark) { .probe { color: rgb(240, 240, 240) } }</style>
      <style media="(prefers-color-scheme: light)">.probe { border-top-color: rgb(200, 0, 0) }</style>`,
    body: '<p class="probe">Text</p>',
    script: `
      const style = document.styleSheets[0];
      function step1() { style.insertRule('@media screen and (prefers-color-scheme:dark) { .probe { border-top-color: rgb(0, 200, 0) } }', style.cssRules.length); }
      function step2() { const sheet = new CSSStyleSheet(); sheet.replaceSync('@media not (prefers-color-scheme: dark) { .probe { color: rgb(9, 9, 9) } }'); document.adoptedStyleSheets = [sheet]; }
      function step3() { document.head.append(Object.assign(document.createElement('style'), { textContent: '@media (prefers-color-scheme: dark) { .probe { background-color: rgb(0, 0, 90) } }' })); }`,
  },
  {
    name: 'values that only style sheets name',
    head: `<style>[data-theme="cupcake"] .probe { color: rgb(1, 1, 1) } [data-variant="filled"] { background-color: rgb(2, 2, 2) }
      [data-placement^="bottom"] { border-top-color: rgb(3, 3, 3) }</style>`,
    body: '<p class="probe" data-variant="filled" data-placement="bottom-start">Text</p><div id="host"></div>',
    script: `
      const root = document.getElementById('host').attachShadow({ mode: 'open' }); root.innerHTML = '<p class="probe" data-size="huge">In shadow</p>';
      const sheet = new CSSStyleSheet(); sheet.replaceSync('[data-size="huge"] { color: rgb(4, 4, 4) } [data-size="tiny"] { color: rgb(5, 5, 5) }'); root.adoptedStyleSheets = [sheet];
      const probe = document.querySelector('.probe');
      function step1() { document.documentElement.dataset.theme = 'cupcake'; probe.dataset.variant = 'plain'; probe.dataset.placement = 'top'; }
      function step2() { root.querySelector('p').dataset.size = 'tiny'; }
      function step3() { document.styleSheets[0].insertRule('[data-variant="dashed"] { background-color: rgb(6, 6, 6) }'); probe.dataset.variant = 'dashed'; }`,
  },
  {
    // Of such rules browsers tell the shorthand's other values empty. The one that was given before recording began is told as it looks then.
    name: 'shorthands that a variable sets',
    head: `<style>:root { --edge: 2px solid rgb(0, 90, 0); --own: ; } /* { */ .probe::-no-such { color: red }
      .probe { border-top: var(--edge); border-top-width: 4px; color: rgb(1, 2, 3) }</style><style id="inserted"></style>`,
    body: '<p class="probe">Text</p><p class="probe second">More</p><p class="probe third">Last</p><div id="host"></div><div id="later"></div><own-part id="own"></own-part>',
    script: `
      const text = '.probe { border-top: var(--edge); border-top-style: double }';
      customElements.define('own-part', class extends HTMLElement { static elementStyles = [{ cssText: text }]; });
      const given = (text) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text); return sheet; };
      const open = (id, sheet) => { const root = document.getElementById(id).attachShadow({ mode: 'open' }); root.innerHTML = '<p class="probe">In shadow</p>'; root.adoptedStyleSheets = [sheet]; };
      open('host', given('.probe { --line: 1px solid rgb(0, 70, 70); border-top: var(--line); border-top-style: dashed }'));
      open('own', given(text));
      const insert = (rule) => document.getElementById('inserted').sheet.insertRule(rule);
      insert('.second { border-top: 1px solid; background: var(--ground); background-repeat: no-repeat; --ground: rgb(9, 8, 7) }');
      function step1() { open('later', given('.probe::before { content: "}" } .probe { --edge: 1px solid rgb(0, 0, 90); border-top: var(--edge); border-top-style: dotted } .never { border: var(--edge); border-color: red }')); }
      function step2() { insert('@media all { .third { border-top: var(--edge, 3px solid); border-top-width: 9px; --edge: 1px solid rgb(70, 0, 0) } }'); }
      function step3() { document.documentElement.style.setProperty('--edge', '2px solid rgb(200, 0, 0)'); }`,
  },
];
