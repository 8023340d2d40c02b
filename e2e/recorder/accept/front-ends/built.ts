import { type FrontEnd, sheet } from './front-end.ts';

/** What is put together by a tool before a page loads it: frameworks, and styles that are written in scripts. */
export const built: FrontEnd[] = [
  {
    name: 'MUI',
    packages: [
      '@mui/material@7.3.5',
      '@emotion/react@11.14.0',
      '@emotion/styled@11.14.1',
      'react@19.2.0',
      'react-dom@19.2.0',
    ],
    isBuilt: true,
    body: '<div id="root"></div>',
    script: `
      import { createElement as h, useState } from 'react';
      import { createRoot } from 'react-dom/client';
      import { Alert, AppBar, Button, Card, CardContent, Checkbox, Chip, CssBaseline, Dialog, DialogTitle, LinearProgress, Slider, Switch, Tab, Tabs, Toolbar, Typography, createTheme, ThemeProvider } from '@mui/material';
      function App() {
        const [state, set] = useState({ tab: 0, mode: 'light', open: false, value: 40 });
        window.set = (more) => set((before) => ({ ...before, ...more }));
        return h(ThemeProvider, { theme: createTheme({ palette: { mode: state.mode } }) }, h(CssBaseline), h(AppBar, { position: 'static' }, h(Toolbar, null, h(Typography, { variant: 'h6' }, 'Orders'))),
          h(Tabs, { value: state.tab }, h(Tab, { label: 'Open' }), h(Tab, { label: 'Closed' })),
          h(Card, { sx: { m: 2, maxWidth: 480 } }, h(CardContent, null, h(Typography, null, 'Tab ' + state.tab), h(Button, { variant: 'contained', sx: { mr: 1 } }, 'Send'), h(Button, { variant: 'outlined' }, 'Cancel'), h(Checkbox, { checked: true }), h(Switch, { checked: true }), h(Slider, { value: state.value }), h(LinearProgress, { variant: 'determinate', value: state.value }), h(Chip, { label: 'New', color: 'success' }), h(Alert, { severity: 'warning' }, 'Careful'))),
          h(Dialog, { open: state.open }, h(DialogTitle, null, 'Are you sure?')));
      }
      createRoot(document.querySelector('#root')).render(h(App));`,
    steps: [
      `set({ tab: 1 })`,
      `set({ mode: 'dark' })`,
      `set({ open: true })`,
      `set({ open: false, value: 80 })`,
      `set({ mode: 'light' })`,
    ],
    probes: ['.MuiCheckbox-root svg', '.MuiAlert-icon', '.MuiSwitch-root'],
  },
  {
    name: 'Mantine',
    packages: ['@mantine/core@8.3.8', '@mantine/hooks@8.3.8', 'react@19.2.0', 'react-dom@19.2.0'],
    isBuilt: true,
    head: sheet('@mantine/core/styles.css'),
    body: '<div id="root"></div>',
    script: `
      import { createElement as h, useState } from 'react';
      import { createRoot } from 'react-dom/client';
      import { Accordion, Badge, Button, Checkbox, Drawer, Group, MantineProvider, Paper, Progress, Rating, SegmentedControl, Slider, Stack, Switch, Table } from '@mantine/core';
      function App() {
        const [state, set] = useState({ opened: false, segment: 'week', value: 30, scheme: 'light' });
        window.set = (more) => set((before) => ({ ...before, ...more }));
        return h(MantineProvider, { forceColorScheme: state.scheme }, h(Drawer, { opened: state.opened, onClose() {}, title: 'Filters' }, 'Nothing yet'), h(Stack, { p: 'md', maw: 600 },
          h(Group, null, h(Button, null, 'Save'), h(Button, { variant: 'light', color: 'teal' }, 'Copy'), h(Button, { variant: 'gradient' }, 'Go'), h(Badge, { variant: 'dot' }, 'Live')),
          h(SegmentedControl, { value: state.segment, data: ['day', 'week', 'month'] }), h(Checkbox, { checked: true, readOnly: true, label: 'Checked' }), h(Switch, { checked: true, readOnly: true }), h(Slider, { value: state.value }), h(Rating, { value: 4 }), h(Progress, { value: state.value, striped: true }),
          h(Paper, { withBorder: true, shadow: 'md', p: 'md' }, 'Within a paper'), h(Table, { striped: true, data: { head: ['Name', 'Sum'], body: [['One', '1'], ['Two', '2']] } }), h(Accordion, { value: state.segment }, h(Accordion.Item, { value: 'month' }, h(Accordion.Control, null, 'Month'), h(Accordion.Panel, null, 'What is in it')))));
      }
      createRoot(document.querySelector('#root')).render(h(App));`,
    steps: [
      `set({ segment: 'month' })`,
      `set({ scheme: 'dark' })`,
      `set({ opened: true })`,
      `set({ opened: false })`,
      `set({ value: 90, scheme: 'light' })`,
    ],
    probes: ['.mantine-Rating-root', '.mantine-Checkbox-inner', '.mantine-Switch-track'],
  },
  {
    name: 'Ant Design',
    packages: ['antd@6.6.8', 'react@19.2.0', 'react-dom@19.2.0'],
    isBuilt: true,
    body: '<div id="root"></div>',
    script: `
      import { createElement as h, useState } from 'react';
      import { createRoot } from 'react-dom/client';
      import { Alert, Button, ConfigProvider, Drawer, Progress, Rate, Slider, Steps, Switch, Table, Tag, theme } from 'antd';
      function App() {
        const [state, set] = useState({ open: false, value: 30, dark: false, step: 0 });
        window.set = (more) => set((before) => ({ ...before, ...more }));
        return h(ConfigProvider, { theme: { algorithm: state.dark ? theme.darkAlgorithm : theme.defaultAlgorithm } },
          h('main', { style: { padding: 20, maxWidth: 760, background: state.dark ? '#141414' : 'white' } },
            h(Button, { type: 'primary' }, 'Save'), h(Button, { danger: true }, 'Delete'), h(Switch, { checked: true }), h(Tag, { color: 'green' }, 'New'), h(Rate, { value: 3 }), h(Slider, { value: state.value }), h(Progress, { percent: state.value }),
            h(Alert, { type: 'warning', showIcon: true, title: 'Careful' }), h(Steps, { current: state.step, items: [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }] }),
            h(Table, { pagination: false, columns: [{ title: 'Name', dataIndex: 'name' }, { title: 'Sum', dataIndex: 'sum' }], dataSource: [{ key: 1, name: 'First', sum: 1 }, { key: 2, name: 'Second', sum: 2 }] })),
          h(Drawer, { open: state.open, title: 'Filters' }, 'Nothing yet'));
      }
      createRoot(document.querySelector('#root')).render(h(App));`,
    steps: [
      `set({ step: 1 })`,
      `set({ dark: true })`,
      `set({ open: true })`,
      `set({ open: false, value: 80 })`,
    ],
    probes: ['.ant-rate', '.ant-switch', '.ant-alert-icon'],
  },
  {
    name: 'Vuetify',
    packages: ['vuetify@3.11.1', 'vue@3.5.24', '@mdi/font@7.4.47'],
    head: sheet('vuetify/dist/vuetify.min.css') + sheet('@mdi/font/css/materialdesignicons.min.css'),
    isBuilt: true,
    body: '<div id="app"></div>',
    script: `
      import { createApp, h, reactive } from 'vue/dist/vue.runtime.esm-bundler.js';
      import { components, createVuetify } from 'vuetify/dist/vuetify.esm.js';
      const { VApp, VMain, VContainer, VAppBar, VBtn, VCard, VCardText, VCheckbox, VChip, VIcon, VNavigationDrawer, VProgressLinear, VRating, VSlider, VSwitch } = components;
      const state = (window.state = reactive({ drawer: false, value: 30, theme: 'light' }));
      createApp({ render: () => h(VApp, { theme: state.theme }, () => [h(VAppBar, { title: 'Orders', color: 'primary' }), h(VNavigationDrawer, { modelValue: state.drawer, temporary: true }, () => 'Menu'), h(VMain, null, () => h(VContainer, null, () => [h(VBtn, { color: 'success', prependIcon: 'mdi-check' }, () => 'Done'), h(VIcon, { icon: 'mdi-rocket', size: 'x-large', class: 'rocket' }), h(VChip, { color: 'error' }, () => 'Late'), h(VCheckbox, { modelValue: true, label: 'Checked' }), h(VSwitch, { modelValue: true, color: 'primary' }), h(VSlider, { modelValue: state.value }), h(VRating, { modelValue: 3 }), h(VProgressLinear, { modelValue: state.value, height: 12 }), h(VCard, { title: 'Card', elevation: 8 }, () => h(VCardText, null, () => 'Words'))]))]) }).use(createVuetify()).mount('#app');`,
    steps: [
      `state.drawer = true`,
      `state.drawer = false`,
      `state.theme = 'dark'`,
      `state.value = 80`,
      `state.theme = 'light'`,
    ],
    probes: ['.mdi-rocket', '.v-btn__prepend', '.v-rating', '.v-checkbox .mdi'],
  },
  {
    name: 'Svelte',
    packages: ['svelte@5.43.14'],
    isBuilt: true,
    body: '<div id="app"></div>',
    script: `
      import { mount } from 'svelte';
      import App from './App.svelte';
      mount(App, { target: document.querySelector('#app') });
      /* App.svelte
      <script>
        import { fade, fly } from 'svelte/transition';
        import { flip } from 'svelte/animate';
        let items = $state(['One', 'Two', 'Three']);
        let isOpen = $state(false);
        window.add = (item) => items.unshift(item);
        window.drop = () => items.pop();
        window.toggle = () => (isOpen = !isOpen);
        window.turn = () => items.reverse();
      </script>
      <main><h1>Jobs</h1>{#each items as item (item)}<p animate:flip transition:fly={{ y: 40 }}>{item}</p>{/each}{#if isOpen}<aside transition:fade>Aside</aside>{/if}</main>
      <style>main { padding: 20px; font: 18px sans-serif } p { padding: 12px; margin: 6px; border-radius: 8px; background: linear-gradient(90deg, gold, tomato) } aside { position: fixed; inset: 40% 30%; display: grid; place-items: center; background: rebeccapurple; color: white }</style>
      */`,
    steps: [`add('Zero')`, `toggle()`, `turn()`, `drop()`, `toggle()`],
  },
  {
    name: 'Angular',
    packages: [
      '@angular/core@20.3.12',
      '@angular/common@20.3.12',
      '@angular/compiler@20.3.12',
      '@angular/platform-browser@20.3.12',
      'rxjs@7.8.2',
      'tslib@2.8.1',
    ],
    isBuilt: true,
    body: '<app-root></app-root>',
    script: `
      import '@angular/compiler';
      import { Component, provideZonelessChangeDetection, signal, ViewEncapsulation } from '@angular/core';
      import { bootstrapApplication } from '@angular/platform-browser';
      class App { tab = signal('first'); isDark = signal(false); rows = signal([3, 7, 5]); }
      const decorated = Component({ selector: 'app-root', encapsulation: ViewEncapsulation.Emulated, template: '<section [class.dark]="isDark()"><nav>@for (name of ["first", "second"]; track name) {<button [attr.aria-selected]="tab() === name">{{ name }}</button>}</nav>@if (tab() === "first") {<ul>@for (row of rows(); track $index) {<li><span class="bar" [style.width.px]="row * 40"></span>{{ row }}</li>}</ul>} @else {<p>Second tab</p>}</section>', styles: ['section { padding: 20px; min-height: 400px; font: 16px sans-serif } .dark { background: #202830; color: white } button { padding: 8px 16px; border: 0; background: #ddd } button[aria-selected=true] { background: royalblue; color: white } .bar { display: inline-block; height: 18px; background: seagreen; margin-right: 8px }'] })(App) || App;
      bootstrapApplication(decorated, { providers: [provideZonelessChangeDetection()] }).then((app) => { window.app = app.components[0].instance; });`,
    steps: [
      `app.tab.set('second')`,
      `app.isDark.set(true)`,
      `app.tab.set('first')`,
      `app.rows.set([9, 2, 4, 6])`,
      `app.isDark.set(false)`,
    ],
  },
  {
    name: 'CodeMirror',
    packages: ['codemirror@6.0.2', '@codemirror/lang-javascript@6.2.4', '@codemirror/theme-one-dark@6.1.3'],
    isBuilt: true,
    body: '<main style="padding:20px"><div id="editor"></div><p>Below it</p></main>',
    script: `
      import { basicSetup, EditorView } from 'codemirror';
      import { javascript } from '@codemirror/lang-javascript';
      import { oneDark } from '@codemirror/theme-one-dark';
      import { Compartment } from '@codemirror/state';
      const theme = new Compartment();
      const view = new EditorView({ doc: 'function add(a, b) {\\n  return a + b;\\n}\\n', extensions: [basicSetup, javascript(), theme.of([]), EditorView.theme({ '&': { height: '260px', border: '1px solid #ccc' } })], parent: document.querySelector('#editor') });
      window.write = (insert) => view.dispatch({ changes: { from: view.state.doc.length, insert } });
      window.dark = () => view.dispatch({ effects: theme.reconfigure(oneDark) });
      window.pick = () => view.dispatch({ selection: { anchor: 4, head: 40 } });
      window.scroll = () => (view.scrollDOM.scrollTop = 200);`,
    steps: [
      `write('const one = add(1, 2);\\n')`,
      `pick()`,
      `dark()`,
      `write('// line\\n'.repeat(40))`,
      `scroll()`,
    ],
    probes: ['.cm-gutters'],
  },
];
