import angularApp from '../../content/recipes/angular.ts.txt?raw';
import contentPolicy from '../../content/recipes/content-policy.txt?raw';
import install from '../../content/recipes/install.txt?raw';
import ownWorkerPolicy from '../../content/recipes/content-policy-own-worker.txt?raw';
import ownWorkerTag from '../../content/recipes/content-policy-own-worker.html?raw';
import ownPathServer from '../../content/recipes/own-path.conf?raw';
import ownPathTag from '../../content/recipes/own-path.html?raw';
import plainPage from '../../content/recipes/plain-page.html?raw';
import reactApp from '../../content/recipes/react.tsx.txt?raw';
import singlePageApp from '../../content/recipes/single-page-app.html?raw';
import start from '../../content/recipes/start.ts.txt?raw';
import sveltePerson from '../../content/recipes/svelte-person.ts.txt?raw';
import tagManager from '../../content/recipes/tag-manager.html?raw';
import vueApp from '../../content/recipes/vue.ts.txt?raw';

/** One text to copy, and what to do with it. */
export interface RecipePart {
  says: string;
  text: string;
}

export interface RecorderRecipe {
  id: string;
  label: string;
  parts: readonly [RecipePart, ...RecipePart[]];
}

/** What the files of recipes name in the place of a server and of a site's key. */
const placeholders = { origin: 'https://earshot.example.com', key: 'YOUR_SITE_KEY' };

const installed: RecipePart = {
  says: 'Install the package from this server. It has no dependencies.',
  text: install,
};

/** Ways to put the recorder into pages. Their texts are the files that `e2e/recorder/recipes.spec.ts` runs in a browser. */
export const recorderRecipes = [
  {
    id: 'plain',
    label: 'Plain page',
    parts: [{ says: 'Add this to the head of every page.', text: plainPage }],
  },
  {
    id: 'react',
    label: 'React',
    parts: [
      installed,
      { says: 'Show this component once, at the root of your app.', text: reactApp },
      { says: 'Or start it without a component, where your app starts:', text: start },
    ],
  },
  {
    id: 'next',
    label: 'Next.js',
    parts: [
      installed,
      { says: 'Add this to instrumentation-client.ts, beside your app folder.', text: start },
      {
        says: 'To say who is logged in, show this component in your root layout, imported from @earshot/recorder/next.',
        text: reactApp,
      },
    ],
  },
  {
    id: 'vue',
    label: 'Vue',
    parts: [installed, { says: 'Add the plugin in main.ts.', text: vueApp }],
  },
  {
    id: 'svelte',
    label: 'Svelte',
    parts: [
      installed,
      { says: 'Add this to src/hooks.client.ts, or to main.ts without SvelteKit.', text: start },
      { says: 'To say who is logged in, connect your store.', text: sveltePerson },
    ],
  },
  {
    id: 'angular',
    label: 'Angular',
    parts: [installed, { says: 'Add the provider in main.ts.', text: angularApp }],
  },
  {
    id: 'single_page',
    label: 'Single-page app',
    parts: [
      {
        says: 'Add this to the head of index.html. Changes of the URL are recorded without a page load.',
        text: singlePageApp,
      },
    ],
  },
  {
    id: 'tag_manager',
    label: 'Tag manager',
    parts: [
      {
        says: 'Create a custom HTML tag with this text that fires on all pages, as early as possible. Tag managers remove data attributes from scripts, so the tag adds the script itself.',
        text: tagManager,
      },
    ],
  },
  {
    id: 'policy',
    label: 'Strict CSP',
    parts: [
      { says: 'Add this to the head of every page.', text: plainPage },
      {
        says: 'Add these sources to the Content-Security-Policy header of your pages. With a nonce, put it on the script tag; connect-src and worker-src are still needed.',
        text: contentPolicy,
      },
      {
        says: 'If your policy must not allow blob: workers, serve a copy of https://earshot.example.com/r/earshot-worker-1.js from your own site and use this tag instead:',
        text: ownWorkerTag,
      },
      { says: 'Then this policy is enough:', text: ownWorkerPolicy },
    ],
  },
  {
    id: 'own_path',
    label: 'Your own domain',
    parts: [
      {
        says: 'Have your web server pass a path of your site on to Earshot. For nginx:',
        text: ownPathServer,
      },
      {
        says: 'Then load the script from that path. Everything it sends goes there too. Add the address of your web server to EARSHOT_TRUSTED_PROXIES if you run this Earshot server.',
        text: ownPathTag,
      },
    ],
  },
] as const satisfies readonly RecorderRecipe[];

export type RecipeId = (typeof recorderRecipes)[number]['id'];

/** A recipe's text for one server and one site. */
export function recipeText(text: string, origin: string, key: string): string {
  return text.replaceAll(placeholders.origin, origin).replaceAll(placeholders.key, key).trimEnd();
}
