import { click, type FrontEnd, script, sheet } from './front-end.ts';

const redSquares = `"<style>p { color: teal }</style><link rel=stylesheet href=/packages/@picocss/pico/css/pico.min.css><main class=container><h2>Within</h2><button>Go</button><input type=checkbox checked><progress value=40 max=100></progress></main>"`;

/** Maps, drawings, charts, films, frames and what moves. */
export const drawn: FrontEnd[] = [
  {
    name: 'Leaflet',
    packages: ['leaflet@1.9.4'],
    head: sheet('leaflet/dist/leaflet.css') + script('leaflet/dist/leaflet.js'),
    body: '<div id="map" style="height:600px"></div>',
    script: `window.map = L.map('map').setView([51.5, -0.1], 13); L.tileLayer('/packages/leaflet/dist/images/layers-2x.png?z={z}&x={x}&y={y}').addTo(map); L.marker([51.5, -0.09]).addTo(map).bindPopup('Here'); L.circle([51.508, -0.11], { radius: 500, color: 'red' }).addTo(map); L.polygon([[51.509, -0.08], [51.503, -0.06], [51.51, -0.047]]).addTo(map);`,
    steps: [
      `map.zoomIn()`,
      `map.panBy([120, 60])`,
      click('.leaflet-marker-icon'),
      `map.zoomOut()`,
      `map.closePopup()`,
    ],
    probes: ['.leaflet-marker-icon', '.leaflet-control-zoom'],
  },
  {
    name: 'Konva',
    packages: ['konva@10.0.9'],
    head: script('konva/konva.min.js'),
    body: '<main style="padding:20px"><div id="board" style="width:900px;height:560px;border:1px solid #ccc"></div></main>',
    script: `const stage = new Konva.Stage({ container: 'board', width: 900, height: 560 }); const layer = new Konva.Layer(); stage.add(layer); window.draw = (kind, given) => { layer.add(new Konva[kind](given)); layer.draw(); }; draw('Rect', { x: 30, y: 30, width: 200, height: 120, fill: 'tomato', shadowBlur: 12 }); draw('Text', { x: 40, y: 180, text: 'Plan of the house', fontSize: 28 }); window.turn = () => { layer.rotation(8); layer.draw(); }; window.clear = () => { layer.destroyChildren(); layer.draw(); };`,
    steps: [
      `draw('Circle', { x: 420, y: 180, radius: 90, fill: 'teal', stroke: 'black', strokeWidth: 4 })`,
      `draw('Line', { points: Array.from({ length: 160 }, (_, i) => i % 2 ? 400 + 60 * Math.sin(i / 6) : 30 + i * 5), stroke: 'purple', strokeWidth: 3 })`,
      `turn()`,
      `draw('Star', { x: 700, y: 160, numPoints: 6, innerRadius: 40, outerRadius: 80, fill: 'gold' })`,
      `clear(); draw('Text', { x: 40, y: 40, text: 'Begun anew', fontSize: 40 })`,
    ],
  },
  {
    name: 'ECharts',
    packages: ['echarts@6.0.0', 'gridstack@12.3.3'],
    head:
      sheet('gridstack/dist/gridstack.min.css') +
      script('gridstack/dist/gridstack-all.js') +
      script('echarts/dist/echarts.min.js'),
    body: `<style>.grid-stack { background: #f4f4f6 } .grid-stack-item-content { background: white; border-radius: 8px; box-shadow: 0 1px 4px #0003 }</style><div class="grid-stack">${['line', 'pie', 'bar'].map((id, at) => `<div class="grid-stack-item" gs-x="${at * 4}" gs-y="0" gs-w="4" gs-h="4"><div class="grid-stack-item-content"><div id="${id}" style="width:380px;height:280px"></div></div></div>`).join('')}</div>`,
    script: `window.grid = GridStack.init({ cellHeight: 80 }); const options = { line: { xAxis: { type: 'category', data: ['Mon', 'Tue', 'Wed', 'Thu'] }, yAxis: {}, series: [{ type: 'line', smooth: true, areaStyle: {}, data: [3, 8, 5, 9] }] }, pie: { legend: {}, series: [{ type: 'pie', data: [{ name: 'A', value: 4 }, { name: 'B', value: 6 }] }] }, bar: { xAxis: { type: 'category', data: ['x', 'y'] }, yAxis: {}, series: [{ type: 'bar', data: [4, 9] }] } }; window.charts = {}; for (const [id, option] of Object.entries(options)) { charts[id] = echarts.init(document.getElementById(id), null, { renderer: id === 'bar' ? 'svg' : 'canvas' }); charts[id].setOption(option); }`,
    steps: [
      `charts.line.setOption({ series: [{ data: [9, 2, 7, 1] }] })`,
      `charts.bar.setOption({ series: [{ data: [9, 2] }] })`,
      `grid.update('.grid-stack-item:last-child', { x: 0, y: 4 })`,
      `charts.pie.setOption({ series: [{ data: [{ name: 'A', value: 9 }, { name: 'B', value: 1 }] }] })`,
      `charts.line.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: 2 })`,
    ],
  },
  {
    name: 'Tailwind',
    packages: ['@tailwindcss/browser@4.1.17'],
    head: script('@tailwindcss/browser/dist/index.global.js'),
    body: `<main class="mx-auto max-w-2xl p-8 space-y-4"><h1 class="text-3xl font-bold tracking-tight text-slate-900">Plans</h1><div id="card" class="rounded-xl border border-slate-200 bg-white p-6 shadow-lg ring-1 ring-black/5"><span class="inline-flex items-center rounded-full bg-emerald-100 px-2.5 py-0.5 text-xs text-emerald-800">Popular</span><p class="mt-2 text-slate-600">Everything in it</p><button class="mt-4 rounded-md bg-gradient-to-r from-indigo-500 to-pink-500 px-4 py-2 text-white shadow">Buy</button></div><div class="grid grid-cols-3 gap-4"><div class="h-24 rounded bg-sky-300"></div><div class="h-24 rounded bg-amber-300 rotate-3"></div><div class="h-24 rounded bg-rose-300 blur-sm"></div></div><div class="h-4 w-4 animate-spin rounded-full border-2 border-slate-300"></div></main>`,
    steps: [
      `card.classList.add('bg-slate-900', 'scale-105')`,
      `document.querySelector('h1').className = 'text-5xl font-black text-indigo-600 underline decoration-wavy'`,
      `document.querySelector('.grid').className = 'grid grid-cols-1 gap-2'`,
      `card.insertAdjacentHTML('beforeend', '<div class="absolute inset-x-0 bottom-0 bg-yellow-200 p-2">Ends today</div>')`,
      `card.className = 'rounded-none border-4 border-dashed border-red-500 p-10'`,
    ],
  },
  {
    name: 'Plyr',
    packages: ['plyr@3.8.3'],
    head: sheet('plyr/dist/plyr.css') + script('plyr/dist/plyr.min.js'),
    body: `<main style="padding:20px;width:640px"><video id="film" playsinline muted data-poster="/packages/plyr/none.png"></video><p>What it is about</p></main>`,
    script: `const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 }); const context = canvas.getContext('2d'); const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' }); const parts = []; recorder.ondataavailable = ({ data }) => parts.push(data); const ended = new Promise((resolve) => { recorder.onstop = resolve; }); recorder.start(); for (let at = 0; at < 40; at++) { context.fillStyle = 'hsl(' + at * 9 + ' 80% 50%)'; context.fillRect(0, 0, 320, 180); context.fillStyle = 'white'; context.fillRect(at * 8, 60, 40, 60); await new Promise((next) => setTimeout(next, 50)); } recorder.stop(); await ended; film.src = URL.createObjectURL(new Blob(parts, { type: 'video/webm' })); window.player = new Plyr(film); await new Promise((ready) => { film.onloadeddata = ready; });`,
    steps: [
      `player.play()`,
      `player.pause()`,
      `player.currentTime = 0.5`,
      `player.muted = true`,
      `document.querySelector('[data-plyr=settings]').click()`,
    ],
    probes: ['.plyr__controls'],
  },
  {
    name: 'Frames',
    packages: ['@picocss/pico@2.1.1'],
    head: sheet('@picocss/pico/css/pico.min.css'),
    body: `<main class="container"><h1>Around</h1><div class="grid"><iframe id="one" style="width:100%;height:260px;border:1px solid"></iframe><iframe id="two" style="width:100%;height:260px;border:1px solid"></iframe></div><article>Below</article></main>`,
    script: `one.srcdoc = ${redSquares}; two.srcdoc = ${redSquares.replace('teal', 'tomato')}; await Promise.all([one, two].map((frame) => new Promise((loaded) => { frame.onload = loaded; })));`,
    steps: [
      `one.contentDocument.body.insertAdjacentHTML('beforeend', '<p>Added later</p>')`,
      `document.documentElement.dataset.theme = 'dark'`,
      `two.contentDocument.documentElement.dataset.theme = 'dark'`,
      `two.contentWindow.scrollTo(0, 60)`,
      `one.remove()`,
    ],
  },
  {
    name: 'Motion',
    packages: ['motion@12.23.24'],
    head: script('motion/dist/motion.js'),
    body: `<style>.box { width: 120px; height: 120px; margin: 20px; border-radius: 12px; background: royalblue; display: inline-block } .seen { opacity: 0 }</style><div class="box" id="a"></div><div class="box" id="b"></div><div class="box" id="c"></div><h2 class="seen">Seen by now</h2>`,
    script: `Motion.animate('.seen', { opacity: 1 }, { duration: 0.6 });`,
    steps: [
      `Motion.animate('#a', { x: 200, rotate: 45 }, { duration: 0.5 })`,
      `b.animate([{ transform: 'none' }, { transform: 'translateY(160px) scale(1.4)', background: 'tomato' }], { duration: 400, fill: 'forwards', easing: 'ease-out' })`,
      `Motion.animate('#c', { backgroundColor: '#2e8b57', borderRadius: '60px' }, { duration: 0.4 })`,
      `document.body.insertAdjacentHTML('beforeend', '<div class="box" id="d"></div>'); d.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 500 })`,
      `b.getAnimations().forEach((one) => one.cancel())`,
    ],
  },
  {
    name: 'ApexCharts',
    packages: ['apexcharts@4.7.0'],
    head: script('apexcharts/dist/apexcharts.min.js'),
    body: '<main style="padding:20px;width:800px"><div id="chart"></div><div id="ring"></div></main>',
    script: `window.chart = new ApexCharts(document.querySelector('#chart'), { chart: { type: 'area', height: 300 }, series: [{ name: 'Sold', data: [3, 8, 5, 9, 4] }], xaxis: { categories: ['a', 'b', 'c', 'd', 'e'] } }); window.ring = new ApexCharts(document.querySelector('#ring'), { chart: { type: 'donut', height: 260 }, series: [4, 6, 2] }); await chart.render(); await ring.render();`,
    steps: [
      `chart.updateSeries([{ name: 'Sold', data: [9, 2, 7, 1, 6] }])`,
      `ring.updateSeries([1, 2, 9])`,
      `chart.updateOptions({ theme: { mode: 'dark' } })`,
    ],
  },
  {
    name: 'Plotly',
    packages: ['plotly.js-basic-dist-min@3.1.0'],
    head: script('plotly.js-basic-dist-min/plotly-basic.min.js'),
    body: '<main style="padding:20px;width:860px"><div id="chart" style="height:420px"></div></main>',
    script: `const lines = (y) => [{ x: [1, 2, 3, 4], y, type: 'scatter', name: 'Sold' }, { x: [1, 2, 3, 4], y: y.map((v) => v / 2), type: 'bar', name: 'Back' }]; window.draw = (y, title) => Plotly.react('chart', lines(y), { title: { text: title }, legend: { x: 1 } }); await draw([3, 8, 5, 9], 'By week');`,
    steps: [
      `draw([9, 2, 7, 1], 'By month')`,
      `Plotly.relayout('chart', { plot_bgcolor: '#223', paper_bgcolor: '#eef' })`,
    ],
  },
  {
    name: 'Highcharts',
    packages: ['highcharts@12.4.0'],
    head: script('highcharts/highcharts.js'),
    body: '<main style="padding:20px;width:860px"><div id="chart"></div></main>',
    script: `window.chart = Highcharts.chart('chart', { chart: { type: 'column' }, title: { text: 'By week' }, xAxis: { categories: ['a', 'b', 'c'] }, series: [{ name: 'Sold', data: [3, 8, 5] }, { name: 'Back', data: [1, 2, 2], type: 'spline' }] });`,
    steps: [
      `chart.series[0].setData([9, 2, 7])`,
      `chart.setTitle({ text: 'By month' })`,
      `chart.addSeries({ name: 'New', data: [4, 4, 1] })`,
    ],
  },
];
