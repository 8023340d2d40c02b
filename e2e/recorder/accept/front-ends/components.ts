import { click, type FrontEnd, script, sheet } from './front-end.ts';

/** Style sheets and components that pages load as they come. */
export const components: FrontEnd[] = [
  {
    name: 'Bootstrap',
    packages: ['bootstrap@5.3.8', 'font-awesome@4.7.0'],
    head: sheet('bootstrap/dist/css/bootstrap.min.css') + sheet('font-awesome/css/font-awesome.min.css'),
    body: `<nav class="navbar navbar-dark bg-primary"><a class="navbar-brand px-3" href="#"><i class="fa fa-rocket"></i> Rocket</a><button class="navbar-toggler"><span class="navbar-toggler-icon"></span></button></nav>
      <main class="container py-3"><div class="form-check"><input class="form-check-input" type="checkbox" checked><label>Checked</label></div><div class="form-check form-switch"><input class="form-check-input" type="checkbox" checked></div>
      <input type="range" class="form-range" value="80"><select class="form-select"><option>One</option></select><button type="button" class="btn-close"></button>
      <div class="accordion my-3"><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button" id="fold" data-bs-toggle="collapse" data-bs-target="#folded">Section</button></h2><div id="folded" class="accordion-collapse collapse show"><div class="accordion-body">What is in it</div></div></div></div>
      <i class="fa fa-camera fa-3x"></i> <i class="fa fa-star fa-3x text-warning"></i> <button class="btn btn-success" data-bs-toggle="offcanvas" data-bs-target="#drawer" id="open">Open</button>
      <div class="offcanvas offcanvas-end" tabindex="-1" id="drawer"><div class="offcanvas-header"><h5>Drawer</h5><button type="button" class="btn-close" data-bs-dismiss="offcanvas"></button></div></div></main>`,
    script: `await import('/packages/bootstrap/dist/js/bootstrap.bundle.min.js');`,
    steps: [
      click('#fold'),
      `document.documentElement.dataset.bsTheme = 'dark'`,
      click('#open'),
      click('#drawer .btn-close'),
      `window.scrollTo(0, 200)`,
    ],
    probes: [
      '.fa-camera',
      '.fa-star',
      '.navbar-toggler-icon',
      '.form-check-input',
      '.form-select',
      '.btn-close',
    ],
  },
  {
    name: 'daisyUI',
    packages: ['daisyui@5.5.5'],
    head: sheet('daisyui/daisyui.css') + sheet('daisyui/themes.css'),
    body: `<main style="padding:20px"><button class="btn btn-primary">Go</button> <input type="checkbox" class="toggle" checked> <input type="checkbox" class="checkbox" checked> <input type="range" class="range range-secondary" value="70">
      <div class="rating"><input type="radio" name="r" class="mask mask-star-2 bg-orange-400"><input type="radio" name="r" class="mask mask-star-2" checked></div><div class="chat chat-start"><div class="chat-bubble">Hello</div></div>
      <progress class="progress progress-accent" value="40" max="100"></progress><div class="alert alert-info">News</div><div class="stats shadow"><div class="stat"><div class="stat-title">Visits</div><div class="stat-value">31K</div></div></div></main>`,
    steps: ['cupcake', 'dracula', 'retro', 'forest', 'lofi'].map(
      (theme) => `document.documentElement.dataset.theme = '${theme}'`,
    ),
    probes: ['.checkbox', '.toggle', '.rating'],
  },
  {
    name: 'Shoelace',
    packages: ['@shoelace-style/shoelace@2.20.1'],
    head:
      sheet('@shoelace-style/shoelace/cdn/themes/light.css') +
      sheet('@shoelace-style/shoelace/cdn/themes/dark.css'),
    body: `<main style="padding:20px"><sl-button variant="primary">Save</sl-button> <sl-switch checked>On</sl-switch> <sl-rating value="3"></sl-rating><sl-range value="60"></sl-range><sl-checkbox checked>Yes</sl-checkbox>
      <sl-tab-group><sl-tab slot="nav" panel="a">First</sl-tab><sl-tab slot="nav" panel="b" id="second">Second</sl-tab><sl-tab-panel name="a">Panel one</sl-tab-panel><sl-tab-panel name="b">Panel two</sl-tab-panel></sl-tab-group>
      <sl-badge variant="success">New</sl-badge> <sl-progress-bar value="50"></sl-progress-bar><sl-drawer label="Drawer" id="drawer">In it</sl-drawer><sl-alert open variant="warning"><sl-icon slot="icon" name="exclamation-triangle"></sl-icon>Careful</sl-alert></main>`,
    script: `await import('/packages/@shoelace-style/shoelace/cdn/shoelace.js');`,
    steps: [
      click('#second'),
      `document.documentElement.classList.add('sl-theme-dark'); document.body.style.background = '#222'`,
      `document.querySelector('#drawer').show()`,
      `document.querySelector('#drawer').hide()`,
      `document.documentElement.classList.remove('sl-theme-dark'); document.body.style.background = ''`,
    ],
    probes: ['sl-rating', 'sl-switch', 'sl-checkbox', 'sl-alert'],
  },
  {
    name: 'Quill',
    packages: ['quill@2.0.3'],
    head: sheet('quill/dist/quill.snow.css') + script('quill/dist/quill.js'),
    body: '<main style="padding:20px"><div id="editor" style="height:300px"></div></main>',
    script: `window.quill = new Quill('#editor', { theme: 'snow', modules: { toolbar: [[{ header: [1, 2, false] }], ['bold', 'italic', 'link', 'image'], [{ color: [] }, { list: 'ordered' }]] } });`,
    steps: [
      `quill.setText('Some text that is written\\n')`,
      `quill.formatText(0, 9, { bold: true })`,
      click('.ql-color .ql-picker-label'),
      `document.body.click()`,
      `quill.insertText(0, 'More ', { color: 'red' })`,
    ],
    probes: ['.ql-bold', '.ql-image'],
  },
  {
    name: 'AG Grid',
    packages: ['ag-grid-community@34.3.1'],
    head: script('ag-grid-community/dist/ag-grid-community.min.js'),
    body: '<main style="padding:20px"><div id="grid" style="height:500px"></div></main>',
    script: `window.grid = agGrid.createGrid(document.querySelector('#grid'), { rowSelection: { mode: 'multiRow' }, columnDefs: [{ field: 'make', filter: true, sort: 'asc' }, { field: 'model' }, { field: 'price', filter: true }], rowData: Array.from({ length: 30 }, (_, i) => ({ make: ['Ford', 'Tesla', 'Fiat'][i % 3], model: 'M' + i, price: i * 1000 })) });`,
    steps: [
      `grid.selectAll()`,
      `grid.applyColumnState({ state: [{ colId: 'price', sort: 'desc' }] })`,
      `grid.showColumnFilter('make')`,
      `grid.ensureIndexVisible(25)`,
      `grid.deselectAll()`,
    ],
    probes: ['.ag-header-cell-menu-button', '.ag-checkbox-input-wrapper'],
  },
  {
    name: 'Chart.js',
    packages: ['chart.js@4.5.1'],
    head: script('chart.js/dist/chart.umd.js'),
    body: '<main style="width:700px"><canvas id="chart"></canvas></main>',
    script: `window.chart = new Chart(document.querySelector('#chart'), { type: 'bar', data: { labels: ['a', 'b', 'c'], datasets: [{ label: 'Sold', data: [12, 19, 3] }] }, options: { animation: false } });`,
    steps: [
      `chart.data.datasets[0].data = [2, 9, 13]; chart.update()`,
      `chart.data.labels.push('d'); chart.data.datasets[0].data.push(20); chart.update()`,
      `chart.config.type = 'line'; chart.update()`,
      `chart.data.datasets[0].data[0] = 30; chart.update()`,
      `chart.resize(500, 250)`,
    ],
  },
  {
    name: 'Swiper',
    packages: ['swiper@12.0.3'],
    head: sheet('swiper/swiper-bundle.min.css') + script('swiper/swiper-bundle.min.js'),
    body: `<div class="swiper" style="height:400px"><div class="swiper-wrapper">${['tomato', 'teal', 'plum'].map((colour) => `<div class="swiper-slide" style="background:${colour}">${colour}</div>`).join('')}</div><div class="swiper-pagination"></div><div class="swiper-button-prev"></div><div class="swiper-button-next"></div><div class="swiper-scrollbar"></div></div>`,
    script: `window.swiper = new Swiper('.swiper', { pagination: { el: '.swiper-pagination' }, navigation: { nextEl: '.swiper-button-next', prevEl: '.swiper-button-prev' } });`,
    steps: [
      `swiper.slideTo(1, 0)`,
      `swiper.slideTo(2, 0)`,
      `swiper.slideTo(0, 300)`,
      `swiper.slideNext(300)`,
      `swiper.slideNext(300)`,
    ],
    probes: ['.swiper-button-next'],
  },
  {
    name: 'Reveal.js',
    packages: ['reveal.js@5.2.1'],
    head:
      sheet('reveal.js/dist/reveal.css') +
      sheet('reveal.js/dist/theme/moon.css') +
      script('reveal.js/dist/reveal.js'),
    body: `<div class="reveal"><div class="slides"><section><h1>First</h1><p class="fragment">Later</p></section><section data-background-color="teal"><h2>Second</h2></section><section><h2>Third</h2><ul><li>One</li></ul></section></div></div>`,
    script: `await Reveal.initialize({ hash: false });`,
    steps: [
      `Reveal.next()`,
      `Reveal.slide(1)`,
      `Reveal.slide(2)`,
      `Reveal.toggleOverview()`,
      `Reveal.toggleOverview()`,
    ],
  },
];
