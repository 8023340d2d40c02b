/** What a site's owner puts into their pages, for each way of building them. */
export interface Snippet {
  id: 'tag' | 'npm' | 'tag_manager' | 'react' | 'next' | 'vue';
  label: string;
  /** What to do with it. */
  how: string;
  text: string;
}

export function snippets(origin: string, key: string): Snippet[] {
  const tag = `<script async src="${origin}/r/earshot-1.js" data-key="${key}"></script>`;
  const start = `start({ siteKey: '${key}', origin: '${origin}' })`;
  return [
    { id: 'tag', label: 'Script tag', how: 'Paste it into the head of every page.', text: tag },
    {
      id: 'tag_manager',
      label: 'Tag manager',
      how: 'Create a custom HTML tag that fires on all pages, as early as possible.',
      text: tag,
    },
    {
      id: 'npm',
      label: 'Your bundle',
      how: `Save ${origin}/r/earshot-1.mjs next to your code and start it once.`,
      text: `import { start } from './earshot-1.mjs';\n\nconst earshot = ${start};\nearshot.identify({ userId: user.id, plan: user.plan });`,
    },
    {
      id: 'react',
      label: 'React',
      how: 'Once, at the entry point of your app.',
      text: `import { start } from './earshot-1.mjs';\n\nexport const earshot = ${start};\n\n// where you know who is there\nuseEffect(() => {\n  if (user) earshot.identify({ userId: user.id, account: user.company });\n}, [user]);`,
    },
    {
      id: 'next',
      label: 'Next.js',
      how: 'In the root layout.',
      text: `import Script from 'next/script';\n\n<Script src="${origin}/r/earshot-1.js" data-key="${key}" strategy="afterInteractive" />`,
    },
    {
      id: 'vue',
      label: 'Vue and Nuxt',
      how: 'In nuxt.config, or add the tag to index.html.',
      text: `export default defineNuxtConfig({\n  app: {\n    head: {\n      script: [{ src: '${origin}/r/earshot-1.js', async: true, 'data-key': '${key}' }],\n    },\n  },\n});`,
    },
  ];
}
