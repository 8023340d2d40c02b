import { click, type FrontEnd, script, sheet } from './front-end.ts';

/** Named before work began; nobody tunes on these. */
export const heldBack: FrontEnd[] = [
  {
    name: 'Fluent UI',
    isHeldBack: true,
    packages: ['@fluentui/react-components@9.74.11', 'react@18.3.1', 'react-dom@18.3.1'],
    isBuilt: true,
    body: '<div id="root"></div>',
    script: `
      import { createElement as h, useState } from 'react';
      import { createRoot } from 'react-dom/client';
      import { Badge, Button, Card, Checkbox, FluentProvider, Input, MessageBar, ProgressBar, Slider, Switch, Tab, TabList, webDarkTheme, webLightTheme } from '@fluentui/react-components';
      function App() {
        const [state, set] = useState({ tab: 'one', dark: false, value: 30, isWarned: false });
        window.set = (more) => set((before) => ({ ...before, ...more }));
        return h(FluentProvider, { theme: state.dark ? webDarkTheme : webLightTheme }, h('main', { style: { padding: 20, maxWidth: 700 } },
          h(Button, { appearance: 'primary' }, 'Save'), h(Button, null, 'Cancel'), h(Badge, { color: 'success' }, 'New'), h(Checkbox, { checked: true, label: 'Checked' }), h(Switch, { checked: true }), h(Slider, { value: state.value }), h(ProgressBar, { value: state.value / 100 }), h(Input, { placeholder: 'Name' }),
          h(TabList, { selectedValue: state.tab }, h(Tab, { value: 'one' }, 'First'), h(Tab, { value: 'two' }, 'Second')), state.isWarned && h(MessageBar, { intent: 'warning' }, 'Careful'), h(Card, null, 'Within a card')));
      }
      createRoot(document.querySelector('#root')).render(h(App));`,
    steps: [
      `set({ tab: 'two' })`,
      `set({ dark: true })`,
      `set({ isWarned: true })`,
      `set({ dark: false, value: 80 })`,
    ],
    probes: ['.fui-Checkbox', '.fui-Switch', '.fui-Slider'],
  },
  {
    name: 'Material Web',
    isHeldBack: true,
    packages: ['@material/web@2.4.0'],
    isBuilt: true,
    head: '<style>body { font-family: sans-serif } .dark { background: #141218; --md-sys-color-primary: #d0bcff; --md-sys-color-on-surface: #e6e0e9 }</style>',
    body: `<main style="padding:20px;max-width:700px"><md-filled-button>Save</md-filled-button> <md-outlined-button>Cancel</md-outlined-button> <md-checkbox checked></md-checkbox> <md-radio checked></md-radio> <md-switch selected></md-switch><md-slider value="60" labeled></md-slider><md-linear-progress value="0.4"></md-linear-progress><md-tabs><md-primary-tab>First</md-primary-tab><md-primary-tab id="second">Second</md-primary-tab></md-tabs><md-list><md-list-item>One</md-list-item><md-list-item>Two</md-list-item></md-list><md-dialog id="dialog"><div slot="headline">Sure?</div><div slot="content">It cannot be undone.</div></md-dialog></main>`,
    script: `import '@material/web/all.js';`,
    steps: [
      click('#second'),
      `document.body.classList.add('dark')`,
      `document.querySelector('#dialog').show()`,
      `document.querySelector('#dialog').close()`,
    ],
    probes: ['md-checkbox', 'md-switch', 'md-slider'],
  },
  {
    name: 'FullCalendar',
    isHeldBack: true,
    packages: ['fullcalendar@6.1.19'],
    head: script('fullcalendar/index.global.min.js'),
    body: '<main style="padding:20px"><div id="calendar"></div></main>',
    script: `window.calendar = new FullCalendar.Calendar(document.querySelector('#calendar'), { height: 640, initialDate: '2026-03-10', headerToolbar: { left: 'prev,next', center: 'title', right: 'dayGridMonth,timeGridWeek,listWeek' }, events: [{ title: 'Fair', start: '2026-03-09', end: '2026-03-12' }, { title: 'Call', start: '2026-03-11T10:00:00' }] }); calendar.render();`,
    steps: [
      `calendar.changeView('timeGridWeek')`,
      `calendar.addEvent({ title: 'Late', start: '2026-03-13T14:00:00', color: 'tomato' })`,
      `calendar.changeView('listWeek')`,
      `calendar.changeView('dayGridMonth'); calendar.next()`,
    ],
    probes: ['.fc-prev-button', '.fc-next-button'],
  },
  {
    name: 'Swagger UI',
    isHeldBack: true,
    packages: ['swagger-ui-dist@5.35.0'],
    head: sheet('swagger-ui-dist/swagger-ui.css') + script('swagger-ui-dist/swagger-ui-bundle.js'),
    body: '<div id="docs"></div>',
    script: `SwaggerUIBundle({ dom_id: '#docs', spec: { openapi: '3.0.0', info: { title: 'Orders', version: '1.0' }, paths: { '/orders': { get: { summary: 'All orders', responses: { 200: { description: 'Found' } } }, post: { summary: 'A new order', responses: { 201: { description: 'Made' } } } } } } });`,
    steps: [
      `document.querySelector('.opblock-get .opblock-summary-control').click()`,
      `document.querySelector('.opblock-post .opblock-summary-control').click()`,
      `window.scrollTo(0, 300)`,
    ],
  },
];
