import { click, type FrontEnd, script, sheet } from './front-end.ts';

/** Front ends that were held back once; they are ordinary ones by now. */
export const heldBackBefore: FrontEnd[] = [
  {
    name: 'UIkit',
    packages: ['uikit@3.25.1'],
    head:
      sheet('uikit/dist/css/uikit.min.css') +
      script('uikit/dist/js/uikit.min.js') +
      script('uikit/dist/js/uikit-icons.min.js'),
    body: `<main class="uk-container uk-padding"><span uk-icon="icon: star; ratio: 2"></span><button class="uk-button uk-button-primary">Go</button><ul uk-accordion><li class="uk-open"><a class="uk-accordion-title" href>Item</a><div class="uk-accordion-content">Content</div></li></ul><input class="uk-checkbox" type="checkbox" checked><select class="uk-select"><option>One</option></select><input class="uk-range" type="range" value="80"><div id="off" uk-offcanvas><div class="uk-offcanvas-bar">Menu</div></div></main>`,
    steps: [click('.uk-accordion-title'), `UIkit.notification('Done')`, `UIkit.offcanvas('#off').show()`],
  },
  {
    name: 'Tabulator',
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
