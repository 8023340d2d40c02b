/** A page of our own around a front end that is installed from the registry as it is. */
export interface FrontEnd {
  name: string;
  /** Packages with their versions. */
  packages: string[];
  head: string;
  body: string;
  /** Runs as the page is drawn, as a module. */
  script: string;
  /** What a visitor does, one after the other, as scripts; each is followed by a moment that is looked at. */
  steps: string[];
  /** Nobody tunes on these: their pictures are not looked at, only their figures are printed. */
  isHeldBack?: true;
}

const sheet = (path: string) => `<link rel="stylesheet" href="/packages/${path}">`;
const script = (path: string) => `<script src="/packages/${path}"></script>`;
const click = (selector: string) => `document.querySelector(${JSON.stringify(selector)}).click()`;

export const frontEnds: FrontEnd[] = [
  {
    name: 'Bootstrap',
    packages: ['bootstrap@5.3.8', 'font-awesome@4.7.0'],
    head: sheet('bootstrap/dist/css/bootstrap.min.css') + sheet('font-awesome/css/font-awesome.min.css'),
    body: `<nav class="navbar navbar-dark bg-primary"><a class="navbar-brand px-3" href="#"><i class="fa fa-rocket"></i> Rocket</a><button class="navbar-toggler"><span class="navbar-toggler-icon"></span></button></nav>
      <main class="container py-3"><div class="form-check"><input class="form-check-input" type="checkbox" checked><label>Checked</label></div><div class="form-check form-switch"><input class="form-check-input" type="checkbox" checked></div>
      <input type="range" class="form-range" value="80"><select class="form-select"><option>One</option></select><button type="button" class="btn-close"></button>
      <div class="accordion my-3"><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button" id="fold" data-bs-toggle="collapse" data-bs-target="#folded">Section</button></h2><div id="folded" class="accordion-collapse collapse show"><div class="accordion-body">What is in it</div></div></div></div>
      <i class="fa fa-camera fa-3x"></i> <i class="fa fa-star fa-3x text-warning"></i> <button class="btn btn-success" data-bs-toggle="offcanvas" data-bs-target="#drawer" id="open">Open</button>
      <div class="offcanvas offcanvas-end" tabindex="-1" id="drawer"><div class="offcanvas-header"><h5>Drawer</h5></div></div></main>`,
    script: `await import('/packages/bootstrap/dist/js/bootstrap.bundle.min.js');`,
    steps: [click('#fold'), `document.documentElement.dataset.bsTheme = 'dark'`, click('#open')],
  },
  {
    name: 'daisyUI',
    packages: ['daisyui@5.5.5'],
    head: sheet('daisyui/daisyui.css') + sheet('daisyui/themes.css'),
    body: `<main style="padding:20px"><button class="btn btn-primary">Go</button> <input type="checkbox" class="toggle" checked> <input type="checkbox" class="checkbox" checked> <input type="range" class="range range-secondary" value="70">
      <div class="rating"><input type="radio" name="r" class="mask mask-star-2 bg-orange-400"><input type="radio" name="r" class="mask mask-star-2" checked></div><div class="chat chat-start"><div class="chat-bubble">Hello</div></div>
      <progress class="progress progress-accent" value="40" max="100"></progress><div class="alert alert-info">News</div><div class="stats shadow"><div class="stat"><div class="stat-title">Visits</div><div class="stat-value">31K</div></div></div></main>`,
    script: '',
    steps: ['cupcake', 'dracula', 'retro'].map(
      (theme) => `document.documentElement.dataset.theme = '${theme}'`,
    ),
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
    ],
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
    ],
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
    ],
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
    ],
  },
  {
    name: 'Swiper',
    packages: ['swiper@12.0.3'],
    head: sheet('swiper/swiper-bundle.min.css') + script('swiper/swiper-bundle.min.js'),
    body: `<div class="swiper" style="height:400px"><div class="swiper-wrapper">${['tomato', 'teal', 'plum'].map((colour) => `<div class="swiper-slide" style="background:${colour}">${colour}</div>`).join('')}</div><div class="swiper-pagination"></div><div class="swiper-button-prev"></div><div class="swiper-button-next"></div><div class="swiper-scrollbar"></div></div>`,
    script: `window.swiper = new Swiper('.swiper', { pagination: { el: '.swiper-pagination' }, navigation: { nextEl: '.swiper-button-next', prevEl: '.swiper-button-prev' } });`,
    steps: [`swiper.slideTo(1, 0)`, `swiper.slideTo(2, 0)`, `swiper.slideTo(0, 300)`],
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
    steps: [`Reveal.next()`, `Reveal.slide(1)`, `Reveal.slide(2)`],
  },
  {
    name: 'UIkit',
    isHeldBack: true,
    packages: ['uikit@3.25.1'],
    head:
      sheet('uikit/dist/css/uikit.min.css') +
      script('uikit/dist/js/uikit.min.js') +
      script('uikit/dist/js/uikit-icons.min.js'),
    body: `<main class="uk-container uk-padding"><span uk-icon="icon: star; ratio: 2"></span><button class="uk-button uk-button-primary">Go</button><ul uk-accordion><li class="uk-open"><a class="uk-accordion-title" href>Item</a><div class="uk-accordion-content">Content</div></li></ul><input class="uk-checkbox" type="checkbox" checked><select class="uk-select"><option>One</option></select><input class="uk-range" type="range" value="80"><div id="off" uk-offcanvas><div class="uk-offcanvas-bar">Menu</div></div></main>`,
    script: '',
    steps: [click('.uk-accordion-title'), `UIkit.notification('Done')`, `UIkit.offcanvas('#off').show()`],
  },
  {
    name: 'Tabulator',
    isHeldBack: true,
    packages: ['tabulator-tables@6.3.1'],
    head:
      sheet('tabulator-tables/dist/css/tabulator_midnight.min.css') +
      script('tabulator-tables/dist/js/tabulator.min.js'),
    body: '<main style="padding:20px"><div id="table"></div></main>',
    script: `window.table = new Tabulator('#table', { height: 400, layout: 'fitColumns', movableRows: true, columns: [{ title: 'Name', field: 'name' }, { title: 'Done', field: 'done', formatter: 'tickCross' }, { title: 'Stars', field: 'stars', formatter: 'star' }, { title: 'Part', field: 'part', formatter: 'progress' }], data: Array.from({ length: 30 }, (_, id) => ({ id, name: 'Row ' + id, done: id % 2, stars: id % 5, part: id * 3 })) });`,
    steps: [
      `table.setSort('stars', 'desc')`,
      `table.scrollToRow(20, 'top', false)`,
      `table.setFilter('done', '=', 1)`,
    ],
  },
  {
    name: 'Video.js',
    isHeldBack: true,
    packages: ['video.js@8.23.4'],
    head: sheet('video.js/dist/video-js.min.css') + script('video.js/dist/video.min.js'),
    body: '<main style="padding:20px"><video id="film" class="video-js" controls width="640" height="360"></video></main>',
    script: `window.player = videojs('film');`,
    steps: [
      `player.addClass('vjs-has-started'); player.userActive(true)`,
      `player.muted(true)`,
      `player.error({ code: 4, message: 'No film' })`,
    ],
  },
  {
    name: 'Fomantic UI',
    isHeldBack: true,
    packages: ['fomantic-ui-css@2.9.4', 'jquery@3.7.1'],
    head:
      sheet('fomantic-ui-css/semantic.min.css') +
      script('jquery/dist/jquery.min.js') +
      script('fomantic-ui-css/semantic.min.js'),
    body: `<main class="ui container segment"><i class="big camera icon"></i><i class="big red heart icon"></i><button class="ui primary button">Go</button><div class="ui toggle checkbox"><input type="checkbox" checked><label>On</label></div><div class="ui selection dropdown"><i class="dropdown icon"></i><div class="default text">Choose</div><div class="menu"><div class="item">One</div></div></div><i class="us flag"></i><div class="ui modal"><div class="header">Modal</div></div></main>`,
    script: `$('.dropdown').dropdown(); $('.checkbox').checkbox();`,
    steps: [
      `$('.dropdown').dropdown('show')`,
      `document.querySelector('main').classList.add('inverted')`,
      `$('.ui.modal').modal('show')`,
    ],
  },
  {
    name: 'flatpickr',
    isHeldBack: true,
    packages: ['flatpickr@4.6.13', 'animate.css@4.1.1'],
    head:
      sheet('flatpickr/dist/themes/material_blue.css') +
      sheet('animate.css/animate.min.css') +
      script('flatpickr/dist/flatpickr.min.js'),
    body: '<main style="padding:20px"><h1 class="animate__animated animate__fadeInUp">Choose a day</h1><input id="day"><p id="late">Later</p></main>',
    script: `window.picker = flatpickr('#day', { inline: true, weekNumbers: true, defaultDate: '2026-03-05' });`,
    steps: [
      `picker.setDate('2026-05-20', true)`,
      `picker.changeMonth(1)`,
      `document.querySelector('#late').className = 'animate__animated animate__bounceInLeft'`,
    ],
  },
];
