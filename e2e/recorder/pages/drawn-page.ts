import type { FidelityPage } from './fidelity-pages.ts';

/** A page on which much that can be drawn by lot happens in each step; `seed` says what. */
export function drawnPage(seed: number): FidelityPage {
  return {
    name: `a page drawn by lot, ${seed}`,
    head: '<style id="own">.on { color: rgb(1, 2, 3) } li:hover { top: 1px }</style><style>header { color: rgb(4, 5, 6) }</style><title>Drawn</title>',
    body: `<header class="top"><svg viewBox="0 0 9 9"><path d="M0 0"></path><use xlink:href="#a"></use></svg></header>
      <section id="box" style="height: 90px; overflow: auto"><div style="height: 4000px; width: 3000px"></div></section>
      <main id="main"><ul id="list"></ul><form id="form"></form></main><dialog id="dialog">Ask</dialog><div style="height: 3000px"></div>`,
    script: `
      let state = ${seed} >>> 0;
      const draw = (below) => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return Math.floor((state / 2 ** 32) * below); };
      const pick = (list) => list[draw(list.length)];
      const part = (id) => document.getElementById(id);
      const all = () => [part('main'), ...part('main').querySelectorAll('ul,li,p,b,div,section')];
      const made = [
        () => Object.assign(document.createElement('li'), { textContent: 'Row ' + draw(99) }),
        () => { const p = document.createElement('p'); p.innerHTML = 'Text <b>bold</b><!-- note --> and ' + draw(99); return p; },
        () => { const div = document.createElement('div'); div.className = 'card ' + (draw(2) ? 'on' : ''); div.append(made[draw(2)](), made[draw(2)]()); return div; },
        () => Object.assign(document.createElement('input'), { value: 'typed ' + draw(99), type: pick(['text', 'checkbox', 'number']) }),
        () => { const select = document.createElement('select'); select.innerHTML = '<option>One</option><option selected>Two</option>'; return select; },
        () => { const host = document.createElement('div'); host.attachShadow({ mode: 'open' }).innerHTML = '<i>Within ' + draw(99) + '</i><slot></slot>'; host.append('light'); return host; },
        () => { const frame = document.createElement('iframe'); frame.srcdoc = '<p>Inside ' + draw(99) + '</p>'; return frame; },
        () => { const details = document.createElement('details'); details.innerHTML = '<summary>More</summary>Text'; details.open = draw(2) === 0; return details; },
        () => { const box = document.createElement('section'); box.style.cssText = 'height: 30px; overflow: auto'; box.innerHTML = '<div style="height: 900px"></div>'; return box; },
        () => { const style = document.createElement('style'); style.textContent = '.card { left: ' + draw(99) + 'px }'; return style; },
        () => { const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg'); svg.innerHTML = '<linearGradient id="g' + draw(9) + '"></linearGradient><rect width="' + draw(9) + '"></rect>'; return svg; },
        () => Object.assign(document.createElement('textarea'), { value: 'long ' + draw(99) }),
      ];
      const acts = [
        () => pick(all()).append(pick(made)()),
        () => pick(all()).prepend(pick(made)()),
        () => part('list').append(...Array.from({ length: 6 }, made[0])),
        () => part('list').firstElementChild?.remove(),
        () => { const [a, b] = [pick(all()), pick(all())]; if (a !== b && a !== part('main') && !a.contains(b)) b.prepend(a); },
        () => { const one = pick(all()); if (one !== part('main')) one.remove(); if (!part('list')) part('main').append(Object.assign(document.createElement('ul'), { id: 'list' })); },
        () => { const list = [...part('list').children]; part('list').append(...list.toSorted(() => draw(3) - 1)); },
        () => pick(all()).classList.toggle(pick(['on', 'off', 'wide'])),
        () => pick(all()).setAttribute(pick(['title', 'data-n', 'style', 'hidden']), pick(['', 'color: red', '7'])),
        () => pick(all()).removeAttribute(pick(['title', 'data-n', 'style', 'class', 'hidden'])),
        () => { const text = pick(all()).firstChild; if (text?.nodeType === 3) text.data = 'Changed ' + draw(99); },
        () => { const field = document.querySelector('input'); if (field) { field.value = 'again ' + draw(99); field.checked = draw(2) === 0; field.dispatchEvent(new Event('input', { bubbles: true })); } },
        () => part('box').scrollTo(draw(200), draw(2) * draw(900)),
        () => document.querySelector('main section')?.scrollTo(0, draw(400)),
        () => window.scrollTo(0, draw(2) * draw(600)),
        () => part('own').sheet.insertRule('.n' + draw(99) + ' { top: 0px }', draw(2)),
        () => document.querySelector('main style')?.sheet?.insertRule('.m' + draw(99) + ' { top: 0px }', 0),
        () => { const style = document.querySelector('main style'); if (style) style.textContent = '.card { right: ' + draw(99) + 'px }'; },
        () => { const sheet = new CSSStyleSheet(); sheet.replaceSync('.a' + draw(99) + ' { top: 0px }'); document.adoptedStyleSheets = draw(2) ? [sheet] : []; },
        () => { const dialog = part('dialog'); if (dialog.open) dialog.close(); else if (draw(2)) dialog.showModal(); else dialog.show(); },
        () => document.documentElement.classList.toggle('dark'),
        () => document.body.toggleAttribute('data-busy'),
        () => { const details = document.querySelector('details'); if (details) details.open = !details.open; },
        () => { const { shadowRoot } = [...document.querySelectorAll('main div')].find((one) => one.shadowRoot) ?? {}; shadowRoot?.append('more ' + draw(99)); },
        () => { const list = part('list').firstElementChild; if (list) getSelection().selectAllChildren(list); else getSelection().removeAllRanges(); },
        () => pick(all()).dispatchEvent(new MouseEvent(pick(['mousedown', 'mouseup', 'click']), { bubbles: true, clientX: draw(500), clientY: draw(400) })),
        () => document.querySelector('path').setAttribute('d', 'M' + draw(9) + ' 1'),
      ];
      function step() { for (let n = 0; n < 9; n++) pick(acts)(); }
      function step1() { step(); }
      function step2() { step(); }
      function step3() { step(); }`,
  };
}
